/** Turns in place: left face, right face, about face, and rotation by any angle. */
import { halfTurn, quarterTurn, type Tenths } from './angle.ts';
import { type Base, settled } from './base.ts';
import { type Manoeuvre, nobody } from './manoeuvre.ts';

export const faces = ['left', 'right', 'about'] as const;
export type Facing = (typeof faces)[number];

const angles: Readonly<Record<Facing, Tenths>> = { left: -quarterTurn, right: quarterTurn, about: halfTurn };

/** A base turned clockwise about its centre and rounded to the grid. */
export const rotated = <B extends Base>(base: B, angle: Tenths): B => settled({ ...base, facing: base.facing + angle });

/**
 * Every base of a group turns by the same angle about its own centre. If the bases are square, a line that turns to the right
 * becomes a file.
 */
export function rotate<B extends Base>(bases: readonly B[], angle: Tenths): Manoeuvre<B> {
  if (bases.length === 0) return nobody;
  return { ok: true, bases: bases.map((base) => rotated(base, angle)), travelled: bases.map(() => 0) };
}

/** A left face, right face or about face of every base in a group, each in place. */
export const face = <B extends Base>(bases: readonly B[], to: Facing): Manoeuvre<B> => rotate(bases, angles[to]);
