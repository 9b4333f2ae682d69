/** Straight ahead, and obliquely: moves that keep the facing. */
import { cosine, diagonal, sine, type Tenths } from './angle.ts';
import { type Base, shifted, step } from './base.ts';
import { sameFacing } from './group.ts';
import { facingsDiffer, fault, type Manoeuvre, nobody } from './manoeuvre.ts';
import { lengthOf, touch } from './point.ts';

/** A base or a group moves straight ahead by so many inches (0 or more); all must face the same way. */
export const straightAhead = <B extends Base>(bases: readonly B[], inches: number): Manoeuvre<B> => oblique(bases, inches, 0);

/**
 * A base or a group moves forward and to the right (negative: to the left) by so many inches, and faces as before. The way
 * is measured along the slant. It may not leave the arc of movement, `half` tenths of a degree to either side.
 */
export function oblique<B extends Base>(
  bases: readonly B[],
  forward: number,
  right: number,
  half: Tenths = diagonal,
): Manoeuvre<B> {
  const [first] = bases;
  if (!first) return nobody;
  if (!sameFacing(bases)) return facingsDiffer;
  if (forward < 0) return fault('backwards', 'This move goes backwards: turn about first.');
  if (Math.abs(right) * cosine(half) > forward * sine(half) + touch)
    return fault('outside-arc', `An oblique move stays within ${half / 10} degrees of straight ahead.`);
  const way = step(first.facing, forward, right);
  return { ok: true, bases: bases.map((base) => shifted(base, way)), travelled: bases.map(() => lengthOf(way)) };
}
