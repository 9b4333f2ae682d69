/** The twelve directions of a d12 about a unit: its front edge is 12 o'clock. */
import { type Base, degrees, normal, type Tenths } from '../../kernel/geometry.ts';

const hours = 12;

/** fr3.spells.disorient: the direction of a face of the d12, as a heading on the table. */
export const clockHeading = (base: Base, face: number): Tenths => normal(base.facing + (face % hours) * degrees(360 / hours));

export interface InLine {
  readonly kind: 'forward' | 'backward' | 'turn';
  /** From straight forward or straight back, or the turn itself: tenths, clockwise positive. */
  readonly angle: Tenths;
}

/**
 * fr3.magic.disorient-in-line: what a face does to a unit with a neighbour beside it on line. 10 to 2 move it forward and 4
 * to 8 backward, at most 45 degrees aside; 3 and 9 turn it where it stands.
 */
export function disorientInLine(face: number): InLine {
  const hour = face % hours;
  if (hour === 3 || hour === 9) return { kind: 'turn', angle: hour === 3 ? 900 : -900 };
  const most = degrees(45);
  const limited = (angle: Tenths) => Math.max(-most, Math.min(most, angle));
  const forward = hour < 3 || hour > 9;
  const off = forward ? (hour > 9 ? hour - hours : hour) * degrees(30) : (hour - 6) * degrees(30);
  return { kind: forward ? 'forward' : 'backward', angle: limited(off) };
}
