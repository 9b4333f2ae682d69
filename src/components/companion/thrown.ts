/** Dice that the device throws: a fair face of any die up to a million sides and more. */
import type { DiceSource } from '../../engine/kernel/dice.ts';

const numbers = 2 ** 32;

/** Numbers of the device's generator beyond the last full round of the die are thrown away. */
export function thrown(die: number): number {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < numbers - (numbers % die)) return (number % die) + 1;
  }
}

export const deviceDice: DiceSource = { roll: thrown };
