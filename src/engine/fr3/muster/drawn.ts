/** Random legal rosters from any list, using everything that the list offers. */
import { type DiceSource, seeded } from '../../kernel/dice.ts';
import { abilities } from './abilities.ts';
import { costOf } from './cost.ts';
import { extras } from './extras.ts';
import { listOf } from './lists.ts';
import { optionsOf } from './options.ts';
import { problemsOf } from './problems.ts';
import type { Roster, RosterCharacter } from './roster.ts';

interface Wishes {
  /** Whether the roster may use types whose availability was lost in print. */
  readonly open?: boolean;
  /** The share of the points, 0 to 1, that goes to characters, their abilities and purchases for the whole army. */
  readonly people?: number;
  /** An additional condition that must hold after every purchase. */
  readonly passes?: (roster: Roster) => boolean;
}

const general: RosterCharacter = { has: ['general'] };

/** The units and characters with which a roster of these lists must start. */
const begun: Readonly<Record<string, Pick<Roster, 'units' | 'characters'>>> = {
  'angelic-demonic': { units: [{ type: 'archangel-demon-lord' }], characters: [] },
  automaton: { units: [], characters: [{ has: ['general', 'mad-scientist'] }] },
  hive: { units: [{ type: 'hive-queen' }], characters: [] },
  holy: { units: [{ type: 'major-spirits' }], characters: [{ has: ['general', 'cleric-2'] }] },
  unholy: { units: [{ type: 'major-spirits' }], characters: [{ has: ['general', 'cleric-2'] }] },
  planar: { units: [], characters: [{ has: ['general', 'planar-wizard-3'] }] },
  undead: { units: [], characters: [{ has: ['general', 'necromancer-3'] }] },
  victorian: { units: Array(9).fill({ type: 'militia' }), characters: [general] },
  'pirate-buccaneers': {
    units: [
      { type: 'water-ship', options: ['ship-1x2', 'ship-wood', 'ship-bows'] },
      { type: 'spears', options: ['marines'] },
      { type: 'handweapons' },
    ],
    characters: [general],
  },
};

/** Options that every unit of this army or type must have. */
const mustHave = (army: string, type: string): readonly string[] =>
  type === 'light-cavalry' ? ['bows'] : army === 'pelagic' ? ['swimming'] : [];

/** A roster is finished if it is this close to its size in points, because every type costs at least this much. */
const closeEnough = 10;
/** How many random purchases are tried. Most purchases break a rule and are undone. */
const tries = { units: 240, people: 90 };

const pick = <T>(dice: DiceSource, all: readonly T[], decides: string): T =>
  all[dice.roll(all.length, { decides, rules: [] }) - 1] as T;

/** Adds one purchase: something for a character, a new character, or something for the army. */
function withPeople(dice: DiceSource, made: Roster, at: number): Roster {
  if (at % 9 === 8) return { ...made, extras: [...(made.extras ?? []), pick(dice, extras, 'something for the army').id] };
  const { id } = pick(dice, abilities, 'what a character has');
  const { characters } = made;
  if (at % 3 === 0 || characters.length === 0) return { ...made, characters: [...characters, { has: [id] }] };
  const whose = pick(dice, characters, 'a character');
  return { ...made, characters: characters.map((each) => (each === whose ? { ...each, has: [...each.has, id] } : each)) };
}

/**
 * A random legal roster of a list, close to its size. Dice rolled from this seed choose the purchases. A purchase stays if the
 * roster remains legal and passes the extra condition. The resulting armies are varied, but not well planned.
 */
export function drawnRoster(
  army: string,
  size: number,
  seed: number,
  { open = false, people = 0, passes = () => true }: Wishes = {},
): Roster {
  const list = listOf(army);
  if (!list) throw new Error(`There is no army list ${army}.`);
  const dice = seeded(seed);
  let made: Roster = { name: list.name, army, size, ...(begun[army] ?? { units: [], characters: [general] }) };
  const buys = (more: Roster) => {
    if (problemsOf(more).errors.length === 0 && passes(more)) made = more;
  };
  const types = list.units
    .filter(({ source, most: limit }) => (open || source !== 'open') && limit?.units !== 0)
    .map((each) => each.unit);
  const options = optionsOf(list).map(({ id }) => id);
  const forUnits = costOf(made).total + (size - costOf(made).total) * (1 - people);
  for (let at = 0; at < tries.units && costOf(made).total < forUnits - closeEnough; at++) {
    const some = at % 3 === 0 ? [pick(dice, options, 'an option')] : [];
    const type = pick(dice, types, 'a unit');
    buys({ ...made, units: [...made.units, { type, options: [...new Set([...mustHave(army, type), ...some])] }] });
  }
  for (let at = 0; people > 0 && at < tries.people; at++) buys(withPeople(dice, made, at));
  return made;
}
