/** What the muster says of a roster, as one line of text: its cost, its problems, then digests of its fixes, options and army. */
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { fixesOf } from '../../../src/engine/fr3/muster/fixes.ts';
import { listOf } from '../../../src/engine/fr3/muster/lists.ts';
import { muster } from '../../../src/engine/fr3/muster/mustered.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { readRoster } from '../../../src/engine/fr3/muster/roster.ts';
import { writeText } from '../../../src/engine/fr3/muster/write-text.ts';
import { costOf as costOfHott } from '../../../src/engine/hott/muster/cost.ts';
import { fixesOf as fixesOfHott } from '../../../src/engine/hott/muster/fixes.ts';
import { problemsOf as problemsOfHott } from '../../../src/engine/hott/muster/problems.ts';
import { readRoster as readHott } from '../../../src/engine/hott/muster/roster.ts';
import { fingerprint } from '../../../src/engine/kernel/replay.ts';

/** Digests need plain data, without functions. */
const digest = (value: unknown): string => fingerprint(JSON.stringify(value, (_, part) => part ?? null));
const said = (problems: readonly { readonly at: string; readonly because: string; readonly rules: readonly string[] }[]) =>
  problems.map(({ at, because, rules }) => `${at}: ${because} ${rules.join(' ')}`);

function ofFr3(text: string): string {
  const read = readRoster(JSON.parse(text));
  if (!read.ok) return read.because;
  const roster = read.value;
  const { errors, warnings } = problemsOf(roster);
  const list = listOf(roster.army);
  const options = list
    ? muster(roster, list)
        .units.slice(0, 3)
        .map((bearer) =>
          optionsOf(list).map((option) => [
            option.id,
            option.may(bearer),
            option.points(bearer),
            option.times?.(bearer),
            option.wholeType?.(bearer),
          ]),
        )
    : [];
  const army = armyOfRoster(roster);
  return [
    JSON.stringify(costOf(roster).total),
    ...said(errors),
    'and',
    ...said(warnings),
    army.ok ? 'plays' : army.because,
    digest([costOf(roster), errors.slice(0, 3).map((problem) => fixesOf(roster, problem)), army, writeText(roster)]),
    digest(options),
  ].join(' | ');
}

function ofHott(text: string): string {
  const read = readHott(JSON.parse(text));
  if (!read.ok) return read.because;
  const roster = read.value;
  const { errors, warnings } = problemsOfHott(roster);
  return [
    JSON.stringify(costOfHott(roster)),
    ...said(errors),
    'and',
    ...said(warnings),
    digest(errors.map((problem) => fixesOfHott(roster, problem))),
  ].join(' | ');
}

export const mustersAt: Readonly<Record<string, (address: string) => string>> = { rosters: ofFr3, 'hott-rosters': ofHott };
