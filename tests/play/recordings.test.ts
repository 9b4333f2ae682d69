/** Recordings of battles: they show what the table and the chronicle showed, and need no engine to be read. */

import { describe, expect, test } from 'vitest';
import { newBattle } from '../../src/components/play/fr3/new-battle.ts';
import { piecesOf } from '../../src/components/play/fr3/pieces.ts';
import { placesOf } from '../../src/components/play/fr3/places.ts';
import { readyArmies } from '../../src/components/play/fr3/ready-armies.ts';
import { fetchWordsFor } from '../../src/components/play/fr3/words.ts';
import { framesOf, readRecording } from '../../src/components/play/saved/recordings.ts';
import { after, type Course, diceFor, endsAs, facesOf, lines, optionsOf, recordedOf, stateOf } from './fr3-play.ts';
// With every chapter.
import '../../src/engine/fr3/battle/battle.ts';
import type { Action } from '../../src/engine/fr3/battle/ruleset.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';

const armies = readyArmies();

async function wandered(seed: number, most: number) {
  const [A, B] = [armies[seed % armies.length], armies[(seed + 5) % armies.length]].map((each) => each?.army);
  if (!A || !B) throw new Error('There are no ready armies.');
  await fetchWordsFor({ armies: { A, B } });
  const begun = newBattle({ size: 500, armies: { A, B }, seats: { A: 'person', B: 'person' }, inPlace: true, seed });
  const choice = seeded(seed);
  let course: Course = begun.course;
  for (let count = 0; count < most; count++) {
    const options = optionsOf(stateOf(course));
    if (options.length === 0) break;
    const action = options[choice.roll(options.length, { decides: 'what is done', rules: [] }) - 1] as Action;
    course = after(course, action, diceFor(begun.battle.seed, facesOf(course).length));
  }
  return { battle: begun.battle, course };
}

describe('a recording', () => {
  test.each([0, 1, 2, 7])('of battle %i is read again as it was written, and shows every moment', async (seed) => {
    const { battle, course } = await wandered(seed, 60);
    const recording = await recordedOf({ battle, course });
    const read = readRecording(JSON.parse(JSON.stringify(recording)));
    if (!read) throw new Error('The recording is not read.');
    expect(read).toEqual(recording);
    const frames = framesOf(read);
    expect(frames.length).toBe(course.length);
    for (const [at, frame] of frames.entries()) {
      const { state } = course[at] as Course[number];
      const shown = piecesOf(state, false, () => false);
      expect(new Map(frame.all.map((piece) => [piece.id, piece]))).toEqual(new Map(shown.map((piece) => [piece.id, piece])));
      expect(frame.places).toEqual(placesOf(state));
      for (const said of lines(course[at] as Course[number])) expect(frame.says).toContainEqual(said);
    }
    expect(endsAs(read, course)).toBe(true);
    expect(endsAs(read, course.slice(0, -1))).toBe(false);
  });

  test('grows with the battle, and what was recorded is not made again', async () => {
    const { battle, course } = await wandered(3, 20);
    const [first] = (await recordedOf({ battle, course: course.slice(0, -1) })).moments;
    const whole = await recordedOf({ battle, course });
    expect(whole.moments[0]).toBe(first);
    expect(whole.moments.length).toBe(course.length);
  });

  test('that is damaged is not read, and nothing throws', async () => {
    const recording = await recordedOf(await wandered(4, 8));
    const damages: unknown[] = [undefined, null, 7, '', [], {}, { ...recording, moments: [null] }, { ...recording, table: 4 }];
    const [moment] = recording.moments;
    damages.push({ ...recording, moments: [{ ...moment, pieces: [{ id: 'A1' }] }] }, { ...recording, moments: 'x' });
    expect(damages.map(readRecording)).toEqual(damages.map(() => undefined));
  });
});
