/** Rosters for the tests: an army of one general and these units. */
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import type { Roster, RosterCharacter, RosterUnit } from '../../../src/engine/fr3/muster/roster.ts';

export const theGeneral: RosterCharacter = { has: ['general'] };

/** A unit from words: `spears throwing undead`. */
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

/** The name and points of every line in the cost of the first unit. */
export const linesOf = (army: string, words: string): readonly (readonly [string, number])[] =>
  (costOf(roster(army, [words])).units[0]?.lines ?? []).map(({ name, points }) => [name, points]);

/** The place and the rules of every error in a roster, such as `units.1.stakes fr3.items.stakes-purchase`. */
export const errorsOf = (of: Roster): readonly string[] => problemsOf(of).errors.map(({ at, rules }) => [at, ...rules].join(' '));
export const warningsOf = (of: Roster): readonly string[] =>
  problemsOf(of).warnings.map(({ at, rules }) => [at, ...rules].join(' '));
