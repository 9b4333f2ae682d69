import { useEffect, useState } from 'preact/hooks';
import { useSystem } from '../system-context.ts';
import type { Play } from '../use-battle.ts';

/** Milliseconds to wait for the tutor or the aims. */
const patience = 3000;

/**
 * Whether the tutor or the aims are still loading, and a function to call when they are there. Until then the rest of the panel
 * is hidden, because it would jump when they appear.
 */
export function useLoading({ open }: Pick<Play, 'open'>): readonly [waits: boolean, show: () => void] {
  const system = useSystem();
  const [waits, setWaits] = useState(
    () => open !== undefined && (open.battle.lesson === true || system.panels.isBeside?.(open.battle.setup) === true),
  );
  const show = () => setWaits(false);
  // If the tutor or the aims do not load, the battle continues without them.
  useEffect(() => {
    const late = setTimeout(show, patience);
    return () => clearTimeout(late);
  }, []);
  return [waits, show];
}
