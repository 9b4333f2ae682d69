/** Moves that keep the facing: straight ahead and oblique. */
import { cosine, diagonal, sine, type Tenths } from './angle.ts';
import { type Base, shifted, step } from './base.ts';
import { sameFacing } from './group.ts';
import { facingsDiffer, fault, type Manoeuvre, nobody } from './manoeuvre.ts';
import { lengthOf, touch } from './point.ts';

/** Moves a base or a group straight ahead by this many inches (0 or more). All bases of a group must have the same facing. */
export const straightAhead = <B extends Base>(bases: readonly B[], inches: number): Manoeuvre<B> => oblique(bases, inches, 0);

/**
 * Moves a base or a group forward and to the right (negative: left), keeping its facing. The path is measured along the slant.
 * The path may not leave the movement arc, `half` tenths of a degree to either side.
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
  if (forward < 0) return fault('backwards', 'A unit cannot move backwards. Turn it about first.');
  if (Math.abs(right) * cosine(half) > forward * sine(half) + touch)
    return fault('outside-arc', `An oblique move must stay within ${half / 10} degrees of straight ahead.`);
  const way = step(first.facing, forward, right);
  return { ok: true, bases: bases.map((base) => shifted(base, way)), travelled: bases.map(() => lengthOf(way)) };
}
