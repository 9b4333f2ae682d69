/** Dice for the islands of the "start here" path: the engine's own, begun anew with every page. */
import { useRef } from 'preact/hooks';
import { type DiceSource, seeded } from '../../engine/kernel/dice.ts';

/** A source of faces that lasts as long as the island stands. */
export function useDice(): DiceSource {
  const dice = useRef<DiceSource>();
  return {
    roll(die, purpose) {
      // Not before the first throw: the island is drawn at build time as well.
      dice.current ??= seeded(crypto.getRandomValues(new Int32Array(1))[0] ?? 0);
      return dice.current.roll(die, purpose);
    },
  };
}
