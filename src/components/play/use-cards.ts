/** The cards of pieces and ground: fetched when the player first asks about one. */
import { useEffect, useState } from 'preact/hooks';
import type { CardModule, GameSystem } from './system.ts';
import type { State } from './vocabulary.ts';

const known = new WeakMap<GameSystem, CardModule<State>>();

/** Undefined until they are there, and where a system has none; null where they cannot be loaded. */
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
