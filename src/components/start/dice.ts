/** Dice for the islands in the "start here" path: the engine's dice, with a new seed for every page. */
import { useRef } from 'preact/hooks';
import { type DiceSource, seeded } from '../../engine/kernel/dice.ts';

/** A source of dice rolls that stays the same for as long as the component is on the page. */
export function useDice(): DiceSource {
  const dice = useRef<DiceSource>();
  return {
    roll(die, purpose) {
      // The seed is drawn at the first roll, because the island is also rendered at build time.
      dice.current ??= seeded(crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
      return dice.current.roll(die, purpose);
    },
  };
}
