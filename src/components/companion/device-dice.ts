/** Dice rolled by the device: each face is equally likely, even on a die with a million sides. */
import type { DiceSource } from '../../engine/kernel/dice.ts';

const numbers = 2 ** 32;

/** Random numbers beyond the last full multiple of the die are discarded, so that all faces are equally likely. */
export function rollDevice(die: number): number {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < numbers - (numbers % die)) return (number % die) + 1;
  }
}

export const deviceDice: DiceSource = { roll: rollDevice };
