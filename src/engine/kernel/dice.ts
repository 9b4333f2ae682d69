/** Sources of die faces: a seeded generator, a test's script, a recording, or real dice. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Die, Purpose } from './die.ts';

export interface DiceSource {
  /** The face of one die, 1 to `die`. */
  roll(die: Die, purpose: Purpose): number;
}

/** Thrown when a script or recording has too few or too many dice, or a face that the die does not have. */
export class DiceError extends Error {
  override name = 'DiceError';
}

/** Gives the same faces for the same seed (a whole number) on every machine. */
export function seeded(seed: number): DiceSource {
  const generator = xoroshiro128plus(seed);
  return { roll: (die) => uniformInt(generator, 1, die) };
}

/** Mixes the bits of a whole number, so that adjacent seeds give unrelated dice. */
function mixed(n: number): number {
  let x = n | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** The dice for a game's next action. The dice depend on the game's seed and on how many dice were rolled before. */
export const diceFor = (seed: number, fallen: number): DiceSource => seeded(mixed(mixed(seed) + fallen));

export interface ScriptedDice extends DiceSource {
  /** Throws a DiceError if faces of the script were not used. */
  finish(): void;
}

/**
 * The faces of a script or a recording, in order. Throws a DiceError if the script runs out, or has a face that the die does not
 * have.
 */
export function scripted(faces: readonly number[]): ScriptedDice {
  let used = 0;
  return {
    roll(die, purpose) {
      const face = faces[used];
      if (face === undefined)
        throw new DiceError(`A die is missing: ${faces.length} results were given, and ${purpose.decides} needs one more.`);
      if (!Number.isInteger(face) || face < 1 || face > die)
        throw new DiceError(`${purpose.decides}: ${face} is not a face of a d${die}.`);
      used++;
      return face;
    },
    finish() {
      if (used < faces.length)
        throw new DiceError(`Some of the dice were not used: ${faces.slice(used).join(', ')} of ${faces.join(', ')}.`);
    },
  };
}

export interface RecordingDice extends DiceSource {
  /** Every face rolled so far, in order. `scripted` can roll them again. */
  readonly faces: readonly number[];
}

/** Passes on the faces of another source and records them. */
export function recorded(source: DiceSource): RecordingDice {
  const faces: number[] = [];
  return {
    faces,
    roll(die, purpose) {
      const face = source.roll(die, purpose);
      faces.push(face);
      return face;
    },
  };
}

/** Asks for each face, for real dice. Asks again if the die does not have that face. */
export function asked(ask: (die: Die, purpose: Purpose, problem: string | undefined) => number): DiceSource {
  return {
    roll(die, purpose) {
      let problem: string | undefined;
      for (;;) {
        const face = ask(die, purpose, problem);
        if (Number.isInteger(face) && face >= 1 && face <= die) return face;
        problem = `${face} is not a face of a d${die}: type a whole number from 1 to ${die}.`;
      }
    },
  };
}
