/** Looking back: the record of each unit, luck against the exact mean, the actions that turned the balance. */

import { describe, expect, test } from 'vitest';
import { ledgerOf, luckOf, turningPoints, turnsOf } from '../../src/components/play/analysis/turning.ts';
import { diceOnTable } from '../../src/components/play/course.ts';
import { leadOf, swingOf } from '../../src/components/play/fr3/swing.ts';
import { fr3System } from '../../src/components/play/fr3/system.tsx';
import { recordsOf } from '../../src/components/play/fr3/unit-records.ts';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { worth } from '../../src/engine/fr3/battle/judgement/judgement.ts';
import { setupOfText } from '../../src/engine/fr3/battle/scenarios/scenario.ts';
import { scoresNow } from '../../src/engine/fr3/battle/victory/victory.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { scripted } from '../../src/engine/kernel/dice.ts';
import { after, begun, type Course, chanceOf, stateOf } from './fr3-play.ts';

const setup = (() => {
  const read = setupOfText('table 48x36\nA1 longbows 20,10 N\nA2 knights 30,10 N\nB1 mobs 20,14 S\nB2 mobs 30,13 S\nfirst A');
  if (!read.ok) throw new Error(read.because);
  return read.value;
})();
const act = (course: Course, action: Action, ...faces: readonly number[]): Course => after(course, action, diceOnTable(faces));
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

  test('counts a hit once, even if it costs two levels', () => {
    // Knights have 5 + 3 for their charge, mobs 1: 10 to 8, and a win by a charge costs two levels.
    const shocked = act(act(charged, { kind: 'pass' }), { kind: 'fight', a: 'A2', b: 'B2' }, 2, 7);
    expect(stateOf(shocked).units.find(({ id }) => id === 'B2')?.morale).toBe(2);
    const of = (id: string) => recordsOf(shocked).find((each) => each.id === id);
    expect([of('A2')?.dealt, of('B2')?.taken]).toEqual([1, 1]);
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
    expect(swingOf(before.state, entry.action as Action, entry.state)).toMatchObject({ lead: leadOf(entry.state), luck: 0 });
  });

  test('is set against the spread of all faces: the standard deviation is that of the ten results', () => {
    const before = stateOf(start);
    const all = Array.from({ length: 10 }, (_, at) =>
      swingOf(before, shoot, play(chanceOf(before, shoot), scripted([at + 1])).state),
    );
    const variance = all.reduce((sum, { luck }) => sum + luck ** 2, 0) / all.length;
    for (const { deviation } of all) expect(deviation).toBeCloseTo(Math.sqrt(variance), 6);
  });

  test('stands in the ledger of the side that acted, in its own points', () => {
    const shot = act(start, shoot, 10);
    const shots = act(shot, { kind: 'pass' });
    const swings = shots
      .slice(1)
      .map(({ action, state }, at) => swingOf((shots[at] as Course[number]).state, action as Action, state));
    const { rows, sums } = ledgerOf(shots, swings);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    const [swing] = swings;
    expect(row).toMatchObject({ at: 1, side: 'A', actual: swing?.by, deviation: swing?.deviation });
    expect((row?.actual ?? 0) - (row?.expected ?? 0)).toBeCloseTo(swing?.luck ?? Number.NaN, 9);
    expect(sums.map(({ side, rolls }) => [side, rolls])).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    // The same for side B counts the other way round.
    const turned = ledgerOf(
      shots.map((entry) => ({ ...entry, by: entry.by && ('B' as const) })),
      swings,
    );
    expect(turned.sums[1]?.actual).toBeCloseTo(-(sums[0]?.actual ?? 0), 9);
  });

  test('is summed, and its three greatest throws are named', () => {
    const swings = [3, 0, -40, 10, 7].map((luck) => ({ lead: 0, by: 0, luck, deviation: 0 }));
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

describe('the lead', () => {
  const short = begun({ ...setup, turns: 2 }, 1);
  const passes = (course: Course, many: number): Course =>
    Array.from({ length: many }).reduce<Course>((at) => act(at, { kind: 'pass' }), course);

  test('is the computer’s judgement at the beginning, and what is scored at the end', () => {
    expect(leadOf(stateOf(short))).toBe(worth(stateOf(short), 'A'));
    const shot = act(short, shoot, 10);
    let over = shot;
    while (fr3Battle.decider(stateOf(over)) !== null) over = passes(over, 1);
    const result = fr3Battle.result(stateOf(over));
    expect(leadOf(stateOf(over))).toBe((result?.scores.A.total ?? 0) - (result?.scores.B.total ?? 0));
  });

  test('what would be scored now counts the objective for who holds it now', () => {
    const objective = [
      { x: 18, y: 8 },
      { x: 22, y: 8 },
      { x: 22, y: 12 },
      { x: 18, y: 12 },
    ];
    const held = stateOf(begun({ ...setup, objective }, 1));
    expect(scoresNow(held)).toMatchObject({ A: { total: 250 }, B: { total: 50 } });
  });
});

describe('turning points', () => {
  const turned = (...by: readonly number[]) => by.map((each) => ({ lead: 0, by: each, luck: 0, deviation: 0 }));

  test('are the greatest changes of the balance, in the order of the battle', () => {
    expect(turningPoints(turned(5, 55, -2, -68, -2, 32), 2)).toEqual([
      { at: 2, by: 55 },
      { at: 4, by: -68 },
    ]);
  });

  test('a battle in which nothing changed has none', () => {
    expect(turningPoints(turned(1, 1, 1), 5)).toEqual([]);
  });

  test('turns begin where the sheet says so', () => {
    let course = start;
    for (let n = 0; n < 8; n++) course = act(course, { kind: 'pass' });
    expect(turnsOf(fr3System, course).map(({ turn }) => turn)).toEqual([1, 2, 3].slice(0, turnsOf(fr3System, course).length));
    expect(turnsOf(fr3System, course)[0]).toEqual({ turn: 1, at: 0 });
  });
});
