import { describe, expect, test } from 'vitest';
import { grounds, rates } from '../../../src/engine/three-realms/data/ground.ts';
import { terrain } from '../../../src/engine/three-realms/terrain/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(terrain);
const move = (ground: string, rate: string, u: object = {}) => ask('hazard', { u: { models: 1, ...u }, g: { ground, rate } });
const lost = (ground: string, rate: string, u: object = {}) => move(ground, rate, u).chance('lost-1');
const row = (ground: string, u: object = {}) =>
  rates.map(({ id }) => (move(ground, id, u).refused().length ? 'no' : lost(ground, id, u)));

test('three-realms.terrain.table, ruling: the chance to lose a model, by ground and rate', () => {
  expect(grounds.map(({ id }) => row(id))).toEqual([
    ['0', '0', '0', '0'],
    ['0', '1/10', '19/100', '19/100'],
    ['1/100', '1/10', '19/100', '19/100'],
    ['1/10', '19/100', '1/5', 'no'],
  ]);
});

test('three-realms.terrain.hazard-roll, ruling: six models, two 1s, two casualties', () => {
  expect(move('hazardous', 'full', { models: 6 }).rolled(9, 1, 4, 7, 1, 10)).toBe('lost-2');
});

test('three-realms.terrain.hazard-roll: of two models in ten nobody is lost in 81 of 100 moves, and both in 1', () => {
  expect(move('hazardous', 'full', { models: 2 }).answer().measures.map(String)).toEqual(['81/100', '1/100']);
});

test('three-realms.terrain.hazard-careful: at half rate a 1 is rolled again', () => {
  expect(move('hazardous', 'half', { models: 2 }).rolled(1, 2, 1, 1)).toBe('lost-1');
});

test('three-realms.terrain.table-rough: a run rolls successes again, and the second roll counts', () => {
  expect(move('rough', 'run').rolled(1)).toBe('lost-1');
  expect(move('rough', 'run').rolled(7, 1)).toBe('lost-1');
  expect(move('rough', 'run').rolled(7, 2)).toBe('lost-0');
});

test('three-realms.terrain.rough-hazardous-no-run, three-realms.terrain.table-rough-hazardous, ruling: a run fails on 1 and 2, nobody sprints', () => {
  expect(move('rough-hazardous', 'run').rolled(2)).toBe('lost-1');
  expect(move('rough-hazardous', 'sprint').refused()).toEqual(['three-realms.terrain.table-rough-hazardous']);
});

test('three-realms.terrain.table-open: no roll at any rate', () => {
  expect(move('open', 'sprint', { models: 20 }).rolled()).toBe('lost-0');
  expect(move('open', 'run').notes()).toEqual(['three-realms.terrain.table-open']);
});

test('three-realms.movement.run-through-rough, ruling, three-realms.terrain.rough-half, three-realms.terrain.rough-full-speed: rough ground halves, or is hazardous', () => {
  expect([lost('rough', 'half'), lost('rough', 'full'), lost('rough', 'run')]).toEqual(['0', '1/10', '19/100']);
  expect(move('rough', 'half', { who: 'spearmen' }).answer().sentence).toContain('½ M (2.5″)');
});

test('three-realms.terrain.hazardous, three-realms.terrain.hazard-careful-not-on-rough, three-realms.terrain.rough-hazardous-half, three-realms.terrain.rough-hazardous-normal: what is both is crossed at half rate with plain rolls, and at full rate successes are rolled again', () => {
  expect([lost('hazardous', 'half'), lost('hazardous', 'full')]).toEqual(['1/100', '1/10']);
  expect([lost('rough-hazardous', 'half'), lost('rough-hazardous', 'full')]).toEqual(['1/10', '19/100']);
  expect([move('rough-hazardous', 'full').rolled(8, 1), move('rough-hazardous', 'full').rolled(8, 2)]).toEqual([
    'lost-1',
    'lost-0',
  ]);
});

test('three-realms.terrain.table-hazardous, three-realms.unit-rules.sprint-hazard, ruling: a 1 is lost, and who sprints over hazards rolls his successes again', () => {
  expect([move('hazardous', 'sprint').rolled(5, 1), move('hazardous', 'sprint').rolled(5, 2)]).toEqual(['lost-1', 'lost-0']);
  expect(lost('hazardous', 'sprint')).toBe('19/100');
});

test('three-realms.terrain.hazard-casualty-choice: the dice say how many are lost, their player says who', () => {
  expect(move('hazardous', 'full', { models: 3 }).rolled(1, 9, 9)).toBe('lost-1');
  expect(move('hazardous', 'full', { models: 3 }).rolled(9, 9, 1)).toBe('lost-1');
  expect(move('hazardous', 'full').notes()).toContain('three-realms.terrain.hazard-casualty-choice');
});

test('three-realms.movement.run-distance, ruling: a declared run counts as a run, however far the models move', () => {
  // The form asks for the rate, and not for the distance that the models move.
  const asked = terrain.procedures[0]?.parts.flatMap(({ circumstances }) => circumstances.map(({ id }) => id));
  expect(asked).toEqual(['who', 'models', 'M', 'mover', 'ground', 'rate']);
  for (const M of [1, 5, 10]) expect(lost('rough', 'run', { M })).toBe(lost('rough', 'run'));
  expect(lost('rough', 'run')).not.toBe(lost('rough', 'half'));
});

test('three-realms.movement.run-distance: one and a half times M, never rounded', () => {
  expect(move('open', 'run', { who: 'spearmen' }).answer().sentence).toContain('Run (7.5″)');
  expect(move('open', 'sprint', { who: 'lancers' }).answer().sentence).toContain('Sprint (16″)');
});

describe('who reads the table in a way of his own', () => {
  test('three-realms.unit-rules.cavalry, ruling: rough ground is hazardous at any rate; only a sprint rolls again', () => {
    const cavalry = { mover: 'cavalry' };
    expect(row('rough', cavalry)).toEqual(['1/100', '1/10', '1/10', '19/100']);
    expect(row('hazardous', cavalry)).toEqual(['1/100', '1/10', '1/10', '19/100']);
    expect(row('rough-hazardous', cavalry)).toEqual(['1/100', '1/10', '1/10', 'no']);
    expect(move('rough', 'full', { who: 'lancers', models: 6 }).answer().sentence).toMatch(
      /^6 × Lancers over rough ground, M \(8″\)/,
    );
  });

  test('three-realms.unit-rules.cover-crawler: rough ground is open', () => {
    const crawler = { who: 'skirmishers' };
    expect(row('rough', crawler)).toEqual(['0', '0', '0', '0']);
    expect(row('rough-hazardous', crawler)).toEqual(['1/100', '1/10', '19/100', '19/100']);
  });

  test('three-realms.unit-rules.impeccable-balance, three-realms.unit-rules.flight: nothing is hazardous', () => {
    for (const mover of ['balance', 'flight'])
      for (const { id } of grounds) expect(row(id, { mover })).toEqual(['0', '0', '0', '0']);
  });
});
