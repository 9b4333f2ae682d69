/** Notation, link letters, dice and rosters as inputs. */

import { type ReadText, readText } from '../../engine/fr3/muster/read-text.ts';
import { readyRosters } from '../../engine/fr3/muster/ready.ts';
import { readRoster } from '../../engine/fr3/muster/roster.ts';
import { readLink, readSaved, writeFile, writeLink } from '../../engine/fr3/muster/saved-roster.ts';
import { writeText } from '../../engine/fr3/muster/write-text.ts';
import { diceOdds, parseDice, writeDice } from '../../engine/kernel/dice-notation.ts';
import { packed, unpacked } from '../../engine/kernel/notation/link.ts';
import { describe, parse, write, writeLine } from '../../engine/kernel/notation.ts';
import { canonicalText } from '../../engine/kernel/replay.ts';
import { type Boundary, same } from './boundary.ts';
import { damagedData, damagedText, garbage } from './damage.ts';
import type { Random } from './random.ts';

/** A valid text, a damaged one, or garbage made of its words. */
export const fromTexts =
  (samples: readonly string[]) =>
  (by: Random): string => {
    const kind = by.below(12);
    const text = by.pick(samples);
    if (kind === 0) return text;
    return kind === 1 ? garbage(text.split(/(?<=[\s&;=.,:])/), by) : damagedText(text, by.pick(samples), by);
  };

/** Valid or damaged data. */
export const fromData =
  (samples: readonly unknown[]) =>
  (by: Random): unknown =>
    by.oneIn(20) ? by.pick(samples) : damagedData(by.pick(samples), by.pick(samples), by);

export const positions: readonly string[] = [
  'table 48x36; terrain woods "Old Wood" feared 4,4 9,4 8,8; terrain hill 20,9 to 26,13\nA1 spears*2 pikes+hero-1-1 / mobs . mobs 10,12 N demoralized "Left wing"',
  'title: The ford\n  of the river\n# a comment\nbases 60mm\nA1 leviathans 5,5 22.5 1x2 @4 markers=2 "Smoke"\nA2 spears*3 off "Left"\nA5 skirmishers with A1',
  'bases 999mm\nA9990 mobs*9 9000,-9000+999b 45 9x9; X: a 999999999999999 9999,9999',
  'game fr3 version=5\ntable 28x24\nA1-A4,A6: wheel left 35 [7 3] {a sigh \\} and more}; B: pass\narc A1 5 "Arc of \\"fire\\"" 12,4.5+b -1.5b,2 word=7\nseed 7',
];

const notation: Boundary = {
  id: 'notation',
  weight: 20,
  draw: fromTexts(positions),
  read(input) {
    const read = parse(input as string);
    if (!read.ok) return read.errors.map(describe);
    const text = write(read.statements);
    const again = parse(text);
    same(
      canonicalText(read.statements),
      again.ok ? canonicalText(again.statements) : again.errors.map(describe).join(' '),
      'Notation',
    );
    const line = writeLine(read.statements);
    const bare = read.statements.filter(({ kind }) => kind !== 'heading' && kind !== 'comment');
    const once = parse(line);
    same(
      canonicalText(bare),
      once.ok ? canonicalText(once.statements) : once.errors.map(describe).join(' '),
      'A line of notation',
    );
    return [];
  },
};

const link: Boundary = {
  id: 'letters of a link',
  weight: 6,
  draw: fromTexts(positions.map((text) => packed(text))),
  read(input) {
    const read = unpacked(input as string);
    if (!read.ok) return [read.because];
    const again = unpacked(packed(read.value));
    same(read.value, again.ok ? again.value : again.because, 'The text of a link');
    return [];
  },
};

const dice: Boundary = {
  id: 'dice',
  weight: 20,
  draw: fromTexts([
    '2d10 keep high + 3 vs d10 + 5',
    '4d6dl, twice',
    '3d6 explode 5+ reroll 1 always',
    '5d10 count 7+ + 2',
    'highest(d6, d8, 2 * d4 - 1) doubles lowest(d10, 3)',
    'd% >= 30 at least 7',
    '(2d6 + 1) * 3 <= d20, 3 times',
  ]),
  read(input) {
    const read = parseDice(input as string);
    if (read.ok) {
      const again = parseDice(writeDice(read.question));
      same(canonicalText(read.question), again.ok ? canonicalText(again.question) : again.problem.because, 'Dice');
    }
    const answer = diceOdds(input as string);
    return answer.ok ? answer.notes : [answer.problem.because];
  },
};

const rosters = readyRosters.map(({ roster }) => roster);

/** Checks that each form of a roster reads back unchanged. Returns the problems that were found when the roster was read. */
function backAgain({ roster, problems }: ReadText): readonly string[] {
  if (!roster) return problems;
  const read = readRoster(roster);
  same(canonicalText(roster), read.ok ? canonicalText(read.value) : read.because, 'A roster');
  for (const [form, again] of [
    ['The link of a roster', readLink(writeLink(roster))],
    ['The file of a roster', readSaved(writeFile(roster))],
  ] as const)
    same(canonicalText(roster), again.roster ? canonicalText(again.roster) : again.problems.join(' '), form);
  const text = writeText(roster);
  const [once] = [readText(text)];
  // If reading reported no problem, writing must give the same text again.
  if (once.roster && once.problems.length === 0) same(text, writeText(once.roster), 'The text of a roster');
  return problems;
}

const rosterTexts: Boundary = {
  id: 'rosters as texts',
  weight: 2,
  draw: fromTexts(rosters.map(writeText)),
  read: (input) => backAgain(readText(input as string)),
};

const rosterFiles: Boundary = {
  id: 'rosters as files',
  weight: 2,
  draw: fromTexts([...rosters.map(writeFile), ...rosters.map(writeLink)]),
  read: (input) => backAgain(readSaved(input as string)),
};

const rosterData: Boundary = {
  id: 'rosters as data',
  weight: 3,
  draw: fromData(rosters),
  read(input) {
    const read = readRoster(input);
    const kept = readSaved(JSON.stringify({ battlebook: 'roster', system: 'fr3', version: 1, roster: input }) ?? '');
    return [...(read.ok ? backAgain({ roster: read.value, problems: [] }) : [read.because]), ...backAgain(kept)];
  },
};

export const texts: readonly Boundary[] = [notation, link, dice, rosterTexts, rosterFiles, rosterData];
