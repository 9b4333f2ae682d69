/**
 * How each action of a battle changed the balance, and how much of the change was luck. The worker calculates both the change and
 * the luck.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Swing } from '../computer/thinker.ts';
import { swing } from '../computer/thinking.ts';
import type { Course } from '../course.ts';
import { useSystem } from '../system-context.ts';

/**
 * For every entry except the first, how the action changed the balance (its swing). The worker calculates the swings one after
 * the other.
 */
export function useSwings(course: Course): { readonly swings: readonly Swing[]; readonly failed: boolean } {
  const system = useSystem();
  const [swings, setSwings] = useState<readonly Swing[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let over = false;
    setSwings([]);
    setFailed(false);
    const work = async () => {
      const found: Swing[] = [];
      for (const [at, { action, state }] of course.entries()) {
        const before = course[at - 1];
        if (!before || !action) continue;
        found.push(await swing(system, before.state, action, state));
        if (over) return;
        if (at % 8 === 0 || at === course.length - 1) setSwings([...found]);
      }
    };
    work().catch(() => over || setFailed(true));
    return () => {
      over = true;
    };
  }, [course]);
  return { swings, failed };
}
