/** The answer to a question about one volley: the row, the roll, and every result with its chance. */

import type { Chance } from '../../kernel/chance.ts';
import type { BowfireResult } from '../data/bowfire.ts';
import type { Line } from '../melee/modifiers.ts';
import { linesOf } from './modifiers.ts';
import type { ShotResult } from './result.ts';
import { type Row, rowOf } from './row.ts';
import { reader } from './shoot.ts';
import { type ShotOutcome, shotOutcomes } from './shot-outcomes.ts';
import type { Volley } from './volley.ts';

export interface MissileAnswer {
  readonly ok: true;
  readonly row: Row;
  /** The total added to the d10. */
  readonly total: number;
  readonly lines: readonly Line[];
  /**
   * The result for each face of the die, 1 to 10, before heavy armor changes it; empty if no row of the table applies to the
   * volley.
   */
  readonly faces: readonly BowfireResult[];
  /** Every possible result, the worst for the target first. The chances add up to one. */
  readonly outcomes: readonly ShotOutcome[];
}

/**
 * Answers a valid question (check `refusals` first). Pass `missileFire(of)` as `chance`, or `shoot(of)` if nothing can come
 * before the shot.
 */
export function answerOf(of: Volley, chance: Chance<ShotResult>): MissileAnswer {
  const row = rowOf(of);
  const lines = linesOf(of);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const read = reader(of);
  const faces = row.row === 0 ? [] : Array.from({ length: 10 }, (_, at) => read(at + 1).result);
  return { ok: true, row, total, lines, faces, outcomes: shotOutcomes(chance) };
}
