/** Rosters for the tests: an army of one general and these units. */
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { listOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import type { Roster, RosterCharacter, RosterUnit } from '../../../src/engine/fr3/muster/roster.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';

export const theGeneral: RosterCharacter = { has: ['general'] };

/** A unit in words: `spears throwing undead`. */
export const unit = (words: string, more: Partial<RosterUnit> = {}): RosterUnit => {
  const [type = '', ...options] = words.split(' ');
  return { type, ...(options.length > 0 ? { options } : {}), ...more };
};

export const roster = (army: string, units: readonly (string | RosterUnit)[], more: Partial<Roster> = {}): Roster => ({
  name: 'A test',
  army,
  size: 1000,
  units: units.map((each) => (typeof each === 'string' ? unit(each) : each)),
  characters: [theGeneral],
  ...more,
});

/** What the first unit costs, line by line: name and points. */
export const linesOf = (army: string, words: string): readonly (readonly [string, number])[] =>
  (costOf(roster(army, [words])).units[0]?.lines ?? []).map(({ name, points }) => [name, points]);

/** Where something is wrong with a roster, and by which rule: `units.1.stakes fr3.items.stakes-purchase`. */
export const errorsOf = (of: Roster): readonly string[] => problemsOf(of).errors.map(({ at, rules }) => [at, ...rules].join(' '));
export const warningsOf = (of: Roster): readonly string[] =>
  problemsOf(of).warnings.map(({ at, rules }) => [at, ...rules].join(' '));

/** Lists that cannot be without these. */
const begun: Readonly<Record<string, Pick<Roster, 'units' | 'characters'>>> = {
  'angelic-demonic': { units: [{ type: 'archangel-demon-lord' }], characters: [] },
  automaton: { units: [], characters: [{ has: ['general', 'mad-scientist'] }] },
  hive: { units: [{ type: 'hive-queen' }], characters: [] },
  holy: { units: [{ type: 'major-spirits' }], characters: [{ has: ['general', 'cleric-2'] }] },
  unholy: { units: [{ type: 'major-spirits' }], characters: [{ has: ['general', 'cleric-2'] }] },
  planar: { units: [], characters: [{ has: ['general', 'planar-wizard-3'] }] },
  undead: { units: [], characters: [{ has: ['general', 'necromancer-3'] }] },
  victorian: { units: Array(9).fill({ type: 'militia' }), characters: [theGeneral] },
  'pirate-buccaneers': {
    units: ['water-ship ship-1x2 ship-wood ship-bows', 'spears marines', 'handweapons'].map((words) => unit(words)),
    characters: [theGeneral],
  },
};

/** What every unit of an army or type must have. */
const mustHave = (army: string, type: string): readonly string[] =>
  type === 'light-cavalry' ? ['bows'] : army === 'pelagic' ? ['swimming'] : [];

/** No type costs less than this. */
const closeEnough = 10;

/**
 * A legal roster of a list near its size: units are added as the dice say, and stay if they leave it legal and pass the test
 * that is asked for. `open` takes types too whose availability is lost.
 */
export function filled(
  army: string,
  size: number,
  seed: number,
  { open = false, passes = () => true }: { readonly open?: boolean; readonly passes?: (roster: Roster) => boolean } = {},
): Roster {
  const dice = seeded(seed);
  const list = listOf(army)!;
  const pick = <T>(all: readonly T[], decides: string): T => all[dice.roll(all.length, { decides, rules: [] }) - 1]!;
  const types = list.units
    .filter(({ source, most }) => (open || source !== 'open') && most?.units !== 0)
    .map((each) => each.unit);
  const options = optionsOf(list).map(({ id }) => id);
  let made: Roster = { name: army, army, size, ...(begun[army] ?? { units: [], characters: [theGeneral] }) };
  for (let tries = 0; tries < 240 && costOf(made).total < size - closeEnough; tries++) {
    const some = tries % 3 === 0 ? [pick(options, 'an option')] : [];
    const type = pick(types, 'a unit');
    const more = { ...made, units: [...made.units, { type, options: [...new Set([...mustHave(army, type), ...some])] }] };
    if (problemsOf(more).errors.length === 0 && passes(more)) made = more;
  }
  return made;
}
