/** The twelve directions of a d12 around a unit. Its front edge is at 12 o'clock. */
import { type Base, degrees, normal, type Tenths } from '../../kernel/geometry.ts';

const hours = 12;

/** fr3.spells.disorient: the heading for a face of the d12. */
export const clockHeading = (base: Base, face: number): Tenths => normal(base.facing + (face % hours) * degrees(360 / hours));

export interface InLine {
  readonly kind: 'forward' | 'backward' | 'turn';
  /** For moves the angle from straight forward or back, for turns the turn itself: in tenths of a degree, clockwise. */
  readonly angle: Tenths;
}

/**
 * fr3.magic.disorient-in-line: the effect of a face on a unit with an aligned neighbour. 10 to 2 move it forward and 4 to 8
 * backward, at most 45 degrees sideways; 3 and 9 turn it in place.
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
