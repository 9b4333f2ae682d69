/** The twelve directions of a d12 around a unit. 12 o'clock is at the unit's front edge. */
import { type Base, degrees, normal, type Tenths } from '../../kernel/geometry.ts';

const hours = 12;

/** fr3.spells.disorient: the heading for a face of the d12. */
export const clockHeading = (base: Base, face: number): Tenths => normal(base.facing + (face % hours) * degrees(360 / hours));

export interface InLine {
  readonly kind: 'forward' | 'backward' | 'turn';
  /**
   * The angle in tenths of a degree, clockwise. For a move, the angle is measured from straight forward or straight back. For a
   * turn, the angle is the turn itself.
   */
  readonly angle: Tenths;
}

/**
 * fr3.magic.disorient-in-line: the effect of a d12 result on a unit with an aligned neighbour. Results from 10 to 12 and from 1
 * to 2 move the unit forward, and 4 to 8 backward, at most 45 degrees sideways. The results 3 and 9 turn it in place.
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
