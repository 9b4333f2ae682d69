/** The value of a chance whose dice have already been thrown, at the table or by the page. */
import { type Chance, play } from './chance.ts';
import { DiceError, scripted } from './dice.ts';

export type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly because: string };

/** Follows a chance along its faces; says in a sentence which die is missing, left over or impossible. */
export function settle<T>(chance: Chance<T>, faces: readonly number[]): Settled<T> {
  const dice = scripted(faces);
  try {
    const value = play(chance, dice);
    dice.finish();
    return { ok: true, value };
  } catch (error) {
    if (error instanceof DiceError) return { ok: false, because: error.message };
    throw error;
  }
}
