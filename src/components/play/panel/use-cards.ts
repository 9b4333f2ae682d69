/** The cards for pieces and ground, loaded when the player first asks for one. */
import { useEffect, useState } from 'preact/hooks';
import type { CardModule, GameSystem } from '../system.ts';
import type { State } from '../vocabulary.ts';

const known = new WeakMap<GameSystem, CardModule<State>>();

/** Undefined until the cards are loaded, and if the system has none; null if loading failed. */
export function useCards(system: GameSystem, wanted: boolean): CardModule<State> | null | undefined {
  const [module, setModule] = useState<CardModule<State> | null | undefined>(known.get(system));
  useEffect(() => {
    if (!wanted || module) return;
    system.cards?.().then(
      (found) => {
        known.set(system, found);
        setModule(() => found);
      },
      () => setModule(null),
    );
  }, [wanted]);
  return module;
}
