/** Looking back: the record of each unit, luck against the exact mean, the actions that turned the balance. */
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../src/components/play/analysis/record.ts';
import { leadOf, swingOf } from '../../src/components/play/analysis/swing.ts';
import { luckOf, turningPoints, turnsOf } from '../../src/components/play/analysis/turning.ts';
import { after, begun, type Course, chanceOf, stateOf, thrown } from '../../src/components/play/course.ts';
import type { Action } from '../../src/engine/fr3/battle/battle.ts';
import { setupOfText } from '../../src/engine/fr3/battle/scenarios/scenario.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { scripted } from '../../src/engine/kernel/dice.ts';

const setup = (() => {
  const read = setupOfText('table 48x36\nA1 longbows 20,10 N\nA2 knights 30,10 N\nB1 mobs 20,14 S\nB2 mobs 30,13 S\nfirst A');
  if (!read.ok) throw new Error(read.because);
  return read.value;
})();
const act = (course: Course, action: Action, ...faces: readonly number[]): Course => after(course, action, thrown(faces));
const start = begun(setup, 1);
const shoot: Action = { kind: 'shoot', units: ['A1'], at: 'B1' };
const charge: Action = { kind: 'charge', units: ['A2'], aim: 0, over: null, wrap: 'none' };

describe('the record of a unit', () => {
  const shot = act(start, shoot, 10);
  const charged = act(shot, charge);
  const fought = act(act(charged, { kind: 'pass' }), { kind: 'fight', a: 'A2', b: 'B2' }, 10, 1, 10);

  test('has what it has dealt and taken, and the points of whom it destroyed', () => {
    const of = (id: string) => recordsOf(fought).find((each) => each.id === id);
    expect(of('B1')?.taken).toBeGreaterThan(0);
    expect(of('A1')?.dealt).toBe(of('B1')?.taken);
    expect(of('A2')).toMatchObject({ destroyed: 10, dealt: 1, taken: 0 });
  });

  test('has the inches that it has come', () => {
    const [bows, knights] = recordsOf(charged);
    expect(bows?.inches).toBe(0);
    expect(knights?.inches).toBeCloseTo(13 - 1.575 - 10, 1);
  });
});

describe('luck', () => {
  test('is what fell less the exact mean: over all faces of a die it comes to nothing', () => {
    const before = stateOf(start);
    const all = Array.from({ length: 10 }, (_, at) => {
      const state = play(chanceOf(before, shoot), scripted([at + 1])).state;
      return swingOf(before, shoot, state).luck;
    });
    expect(all.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0, 6);
    expect(Math.max(...all)).toBeGreaterThan(0);
  });

  test('is none where no die has fallen, and the lead is that of the judgement', () => {
    const moved = act(act(start, { kind: 'pass' }), { kind: 'ahead', units: ['A1'], inches: 2 });
    const [before, entry] = moved.slice(-2) as [Course[number], Course[number]];
    expect(swingOf(before.state, entry.action as Action, entry.state)).toEqual({ lead: leadOf(entry.state), luck: 0 });
  });

  test('is summed, and its three greatest throws are named', () => {
    const swings = [3, 0, -40, 10, 7].map((luck) => ({ lead: 0, luck }));
    expect(luckOf(swings)).toEqual({
      sum: -20,
      throws: [
        { at: 3, luck: -40 },
        { at: 4, luck: 10 },
        { at: 5, luck: 7 },
      ],
    });
  });
});

describe('turning points', () => {
  test('are the greatest changes of the balance, in the order of the battle', () => {
    expect(turningPoints([0, 5, 60, 58, -10, -12, 20], 2)).toEqual([
      { at: 2, by: 55 },
      { at: 4, by: -68 },
    ]);
  });

  test('a battle in which nothing changed has none', () => {
    expect(turningPoints([0, 1, 2, 3], 5)).toEqual([]);
  });

  test('turns begin where the sheet says so', () => {
    let course = start;
    for (let n = 0; n < 8; n++) course = act(course, { kind: 'pass' });
    expect(turnsOf(course).map(({ turn }) => turn)).toEqual([1, 2, 3].slice(0, turnsOf(course).length));
    expect(turnsOf(course)[0]).toEqual({ turn: 1, at: 0 });
  });
});
