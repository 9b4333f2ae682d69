/** Moves that no list offers: each is either refused with a sentence and a rule, or performed, and the table stays valid. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { begun, setupOf, unshot } from './battle-table.ts';

const start = unshot(
  begun(
    setupOf(
      `table 28x24; terrain woods 2,8 to 6,15; terrain hill 20,9 to 26,13; terrain wall 14,10 to 15,11
     A1 spears+general-2-2 8,7 N; A2 muskets 9.575,7 N; A3 muskets 11.15,7 N; A4 light-cavalry 15,6 N; A5 dragons 18,4 N flying
     A6 light-cavalry 12,10.2 N; A7 mobs 24,6 N burrowing; A8 skirmishers 5,5 E; A9 longbows 21,7 N stakes; A10 mobs 3,11 N
     B1 pikes+general-2-2 10.4,12 S; B2 longbows 8.825,12 S stakes; B3 large-monsters 7.25,12 S; B4 knights 17,11 W
     B5 spears 12,11.775 S; B6 mounted 24,14 S; B7 mobs 5,18 S flying`,
    ),
  ),
).state;

const dice = seeded(4);
const upTo = (most: number): number => dice.roll(most, { decides: 'what is asked', rules: [] });
const one = <T>(list: readonly T[]): T => list[upTo(list.length) - 1] as T;
const ids = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'B1', 'B3', 'C1', 'A99'];
const units = (): readonly string[] =>
  one([['A1', 'A2', 'A3'], ['A2', 'A3'], ['A1', 'A2'], [one(ids)], [one(ids)], [one(ids)], [one(ids), one(ids)], []]);
const length = (): number => (upTo(1000) - 300) / 100;
const side = (): 'left' | 'right' => one(['left', 'right']);

const asks: readonly (() => Action)[] = [
  () => ({ kind: 'ahead', units: units(), inches: length() }),
  () => ({ kind: 'oblique', units: units(), forward: length(), right: length() / 2 }),
  () => ({ kind: 'wheel', units: units(), side: side(), angle: upTo(1800) }),
  () => ({ kind: 'turn', units: units(), to: one(['left', 'right', 'about']) }),
  () => ({ kind: 'rotate', unit: one(ids), angle: upTo(3599) }),
  () => ({ kind: 'engage', unit: one(ids), to: one(ids) }),
  () => ({ kind: 'on-line', units: units(), side: side() }),
  () => ({ kind: 'ranks', units: units(), wide: upTo(4), side: side() }),
  () => ({ kind: 'form-up', units: units(), forward: length() / 5, right: length() / 5 }),
  () => ({ kind: 'square', units: units() }),
  () => ({ kind: 'open-square', units: units() }),
  () => ({ kind: 'attach', unit: one(['A8', 'A8', 'A3', 'C1']), to: one(['A1', 'A2', 'A5', 'B1']) }),
  () => ({ kind: 'detach', unit: one(ids) }),
  () => ({ kind: 'level', units: one([['A5'], ['A7'], units()]), to: one(['surface', 'flying', 'swimming', 'burrowing']) }),
  () => ({ kind: 'stakes', unit: one(ids), up: upTo(2) === 1 }),
  () => ({ kind: 'return', unit: one(ids), along: length() }),
  () => ({
    kind: 'charge',
    units: one([['A4'], ['A5'], units()]),
    aim: one([0, 220, upTo(900) - 450]),
    over: one([null, null, 'B1', 'B4', 'B7', 'A1', 'C9']),
    wrap: one(['none', 'none', 'left', 'right', 'both']),
  }),
  () => ({ kind: 'transfer', character: one(['A11', 'A11', 'B8', 'A1', 'A99']), to: one(ids) }),
  () => ({ kind: 'dismount', unit: one(['A4', 'A4', ...ids]), as: one(['mobs', 'skirmishers', 'spears', 'knight']) }),
  () => ({ kind: 'disengage', unit: one(['A6', 'A6', 'A1', 'B5', 'C1']) }),
];

test('whatever is asked of a side that moves is refused with a sentence and a rule, or done; nothing throws', () => {
  const [refused, done] = [new Set<string>(), new Set<string>()];
  let state = start;
  for (let n = 0; n < 2000; n++) {
    if (n % 12 === 0) state = start;
    const action = one(asks)();
    if (fr3Battle.decider(state) !== 'A') state = start;
    const refusal = fr3Battle.refuse(state, action);
    if (refusal) {
      refused.add(action.kind);
      expect(refusal.because, action.kind).toMatch(/^[A-Z].*[.]$/);
      expect(refusal.rules.length, `${action.kind}: ${refusal.because}`).toBeGreaterThan(0);
      continue;
    }
    done.add(action.kind);
    state = play(fr3Battle.perform(state, action), dice).state;
    expect(brokenInvariants(state), JSON.stringify(action)).toEqual([]);
  }
  expect(refused.size).toBe(asks.length);
  expect([...done]).toEqual(
    expect.arrayContaining([
      'ahead',
      'oblique',
      'wheel',
      'turn',
      'rotate',
      'ranks',
      'square',
      'attach',
      'level',
      'stakes',
      'charge',
      'transfer',
      'disengage',
    ]),
  );
});
