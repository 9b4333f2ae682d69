/** Harm to a unit: its cause and details. */
import type { Aftermath, Cause } from '../../demoralization.ts';
import type { PieceId } from './ids.ts';

export interface Harm {
  readonly after: Aftermath;
  readonly cause: Cause;
  /** The unit that caused the harm, if any. A unit that is pushed back goes straight away from the unit that caused the harm. */
  readonly by: PieceId | null;
  /** Units that make room for the retreat and so do not block it (fr3.spirits.ethereals-pass-through). */
  readonly makeWay?: readonly PieceId[];
  /** How hard a square is hit. Without this field, a square loses as many levels as a single unit would. */
  readonly onSquare?: Hit;
}

/** The morale levels that a square loses, and how many of them are permanent (fr3.square.kill). */
export interface Hit {
  readonly levels: number;
  readonly lasting: number;
}
