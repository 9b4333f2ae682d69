/** Dice rolled by the device: a fair face for dice with up to a million sides and more. */
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
