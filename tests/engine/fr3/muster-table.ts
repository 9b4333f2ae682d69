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

/** A roster from `2 spears throwing; handweapons | hero assassin`: units, and after the bar the characters besides the general. */
export function rosterOf(army: string, said: string, size = 2000): Roster {
  const [troops = '', people = ''] = said.split('|').map((part) => part.trim());
  const split = (text: string) => text.split(';').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
  const units = split(troops).flatMap((each) => {
    const [, count, words] = /^(\d+ )?(.*)$/.exec(each) ?? [];
    return Array<string>(Number(count ?? 1)).fill(words ?? '');
  });
  const characters = split(people).map((words) => ({
    has: words.split(' '),
    ...(/\bhero\b/.test(words) ? { bonuses: '1-1' } : {}),
  }));
  return roster(army, units, { characters: [theGeneral, ...characters], size, extras: ['camp', 'fortification'] });
}

/** The name and points of every line in the cost of the first unit. */
export const linesOf = (army: string, words: string): readonly (readonly [string, number])[] =>
  (costOf(roster(army, [words])).units[0]?.lines ?? []).map(({ name, points }) => [name, points]);

/** The place and the rules of every error in a roster, such as `units.1.stakes fr3.items.stakes-purchase`. */
export const errorsOf = (of: Roster): readonly string[] => problemsOf(of).errors.map(({ at, rules }) => [at, ...rules].join(' '));
export const warningsOf = (of: Roster): readonly string[] =>
  problemsOf(of).warnings.map(({ at, rules }) => [at, ...rules].join(' '));
