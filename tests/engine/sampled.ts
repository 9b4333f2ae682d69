/** Seeded play of a procedure against its exact odds. */
import { expect } from 'vitest';
import { type Procedure, viewOf } from '../../src/engine/kernel/calculator/procedure.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { approximate } from '../../src/engine/kernel/fraction.ts';
import { odds } from '../../src/engine/kernel/odds.ts';
import { seededPlays as plays } from '../deep.ts';

/** Plays the first question of a procedure `seededPlays` times: every kind of result comes up within five standard errors. */
export function playAgrees(procedure: Procedure, seed: number): void {
  const seen = viewOf(procedure, { roll: procedure.id, parts: procedure.first });
  const chance = procedure.chance(seen);
  const dice = seeded(seed);
  const count = new Map(procedure.kinds.map((kind) => [kind.id, 0]));
  for (let nth = 0; nth < plays; nth++) {
    const result = play(chance, dice);
    for (const kind of procedure.kinds) if (kind.is(result, seen)) count.set(kind.id, (count.get(kind.id) ?? 0) + 1);
  }
  const exact = odds(chance);
  expect([...count.values()].reduce((sum, each) => sum + each, 0)).toBe(plays);
  for (const kind of procedure.kinds) {
    const p = approximate(exact.of((result) => kind.is(result, seen)));
    expect(Math.abs((count.get(kind.id) ?? 0) / plays - p)).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / plays));
  }
}
