/** Whether a roster is legal and what is uncertain about it, each as a sentence with rules. */
import { quoted } from '../../kernel/text.ts';
import { armyChecks } from './army-checks.ts';
import { characterProblems } from './character-checks.ts';
import { listOf } from './lists.ts';
import { error, mergedProblems, muster, type Problems } from './mustered.ts';
import type { Roster } from './roster.ts';
import { attached, available, unitChecks, unknownTypes } from './unit-checks.ts';

export type { Problem, Problems } from './mustered.ts';

/** All errors and warnings of a roster that `readRoster` accepted. A roster without errors is legal. */
export function problemsOf(roster: Roster): Problems {
  const list = listOf(roster.army);
  if (!list) return error('roster', `There is no army list ${quoted(roster.army)}.`, 'fr3.army-lists.catalogue');
  const mustered = muster(roster, list);
  return mergedProblems([
    ...armyChecks.map((check) => check(mustered)),
    unknownTypes(mustered),
    ...[...mustered.units, ...mustered.aside.units].flatMap((each) => [
      available(each, mustered),
      ...unitChecks.map((check) => check(each)),
    ]),
    ...mustered.units.map((each) => attached(each, mustered)),
    characterProblems(mustered),
  ]);
}
