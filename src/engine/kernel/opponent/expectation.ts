/** The mean of a chance: exactly, as long as its tree has no more leaves than one cares to look at. */
import type { Chance } from '../chance.ts';

/** Faces spread evenly over a die: all of them, or as many as are wanted, the middle one at least. */
function faces(die: number, most: number): readonly number[] {
  const count = Math.max(1, Math.min(die, Math.floor(most)));
  return Array.from({ length: count }, (_, at) => 1 + Math.floor(((at + 0.5) * die) / count));
}

/**
 * The mean of a number that is read off each result. Exact while every die can be followed on all its faces with `leaves`
 * leaves in all; the dice behind that are followed on a few faces spread evenly. The same for the same chance.
 */
export function expectation<T>(chance: Chance<T>, read: (value: T) => number, leaves: number): number {
  if (chance.kind === 'known') return read(chance.value);
  const followed = faces(chance.die, leaves);
  let sum = 0;
  for (const face of followed) sum += expectation(chance.next(face), read, leaves / followed.length);
  return sum / followed.length;
}

/** The result when every die shows its middle face: what a plan may reckon with. */
export function middling<T>(chance: Chance<T>): T {
  let at = chance;
  while (at.kind === 'roll') at = at.next(faces(at.die, 1)[0] as number);
  return at.value;
}
