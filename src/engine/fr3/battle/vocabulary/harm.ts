/** What deals harm to a unit, and how it counts. */
import type { Aftermath, Cause } from '../../demoralization.ts';
import type { PieceId } from './ids.ts';

export interface Harm {
  readonly after: Aftermath;
  readonly cause: Cause;
  /** Who did it, where it was a unit: it drives back the one that is pushed back. */
  readonly by: PieceId | null;
  /** Whoever does not stand in the way of a push back: they make room (fr3.spirits.ethereals-pass-through). */
  readonly makeWay?: readonly PieceId[];
  /** How hard a square is hit; left out, by the level that its unit has lost. */
  readonly onSquare?: Hit;
}

/** Levels of morale that a square loses, and how many of them never come back (fr3.square.kill). */
export interface Hit {
  readonly levels: number;
  readonly lasting: number;
}
