/** A suggestion by the computer for the moment shown. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSystem } from '../system-context.ts';
import type { State } from '../vocabulary.ts';
import type { Suggestion } from './thinker.ts';
import { suggestion } from './thinking.ts';

export interface Suggesting {
  readonly thinks: boolean;
  /** A suggestion was requested, but none arrived. */
  readonly failed: boolean;
  ask(): void;
}

export function useSuggestion(state: State, onFound: (found: Suggestion) => void): Suggesting {
  const system = useSystem();
  const [thinks, setThinks] = useState(false);
  const [failed, setFailed] = useState(false);
  const now = useRef(state);
  now.current = state;
  useEffect(() => setFailed(false), [state]);
  const ask = async () => {
    setThinks(true);
    setFailed(false);
    const found = await suggestion(system, state).catch(() => null);
    setThinks(false);
    setFailed(found === null);
    // If the battle has moved on, the answer belongs to an old question.
    if (found && now.current === state) onFound(found);
  };
  return { thinks, failed, ask: () => void ask() };
}
