/**
 * The value of a `Chance` whose dice were already rolled, at the table or by a page. The function reports mistakes as a sentence
 * for players. `scripted`, which tests and replays use, throws instead.
 */
import type { Chance } from './chance.ts';

export type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly because: string };

/** Follows a chance along these faces as far as possible. */
export const follow = <T>(chance: Chance<T>, faces: readonly number[]): Chance<T> =>
  faces.reduce<Chance<T>>((at, face) => (at.kind === 'roll' ? at.next(face) : at), chance);

/** The value that the faces lead to, or a sentence about which die is missing, superfluous or impossible. */
export function resolveRolls<T>(chance: Chance<T>, faces: readonly number[]): Settled<T> {
  let at = chance;
  for (const face of faces) {
    if (at.kind === 'known') return { ok: false, because: `Remove the ${face}: no more dice are needed here.` };
    if (!(Number.isInteger(face) && face >= 1 && face <= at.die))
      return { ok: false, because: `${at.purpose.decides}: ${face} is not a face of a d${at.die}.` };
    at = at.next(face);
  }
  return at.kind === 'known' ? { ok: true, value: at.value } : { ok: false, because: `${at.purpose.decides}: a die is missing.` };
}
