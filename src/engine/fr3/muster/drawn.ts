/** Rosters drawn by dice: legal armies of any list, with whatever that list sells. */
import { type DiceSource, seeded } from '../../kernel/dice.ts';
import { abilities } from './abilities.ts';
import { costOf } from './cost.ts';
import { extras } from './extras.ts';
import { listOf } from './lists.ts';
import { optionsOf } from './options.ts';
import { problemsOf } from './problems.ts';
import type { Roster, RosterCharacter } from './roster.ts';

interface Wishes {
  /** Takes types too whose availability is lost in the print. */
  readonly open?: boolean;
  /** The share of its points, 0 to 1, that may go into characters, what they have, and what is bought for the army as a whole. */
  readonly people?: number;
  /** What else must be true of it, and stay true with every purchase. */
  readonly passes?: (roster: Roster) => boolean;
}

const general: RosterCharacter = { has: ['general'] };

/** Lists that cannot be without these. */
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

/** What every unit of an army or type must have. */
const mustHave = (army: string, type: string): readonly string[] =>
  type === 'light-cavalry' ? ['bows'] : army === 'pelagic' ? ['swimming'] : [];

/** No type costs less than this. */
const closeEnough = 10;
/** Purchases that are tried: most break a rule, and are not made. */
const tries = { units: 240, people: 90 };

const pick = <T>(dice: DiceSource, all: readonly T[], decides: string): T =>
  all[dice.roll(all.length, { decides, rules: [] }) - 1] as T;

/** One purchase more: something for one of the characters, a further character, or something for the army. */
function withPeople(dice: DiceSource, made: Roster, at: number): Roster {
  if (at % 9 === 8) return { ...made, extras: [...(made.extras ?? []), pick(dice, extras, 'something for the army').id] };
  const { id } = pick(dice, abilities, 'what a character has');
  const { characters } = made;
  if (at % 3 === 0 || characters.length === 0) return { ...made, characters: [...characters, { has: [id] }] };
  const whose = pick(dice, characters, 'a character');
  return { ...made, characters: characters.map((each) => (each === whose ? { ...each, has: [...each.has, id] } : each)) };
}

/**
 * A legal roster of a list near its size: units and characters are added as the dice of this seed say, and stay if they leave it
 * legal and pass the test that is asked for. Armies of dice are not wise: they are as strange as their list lets them be.
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
