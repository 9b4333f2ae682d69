/**
 * The odds of each option in short: how likely it is to harm the enemy, and how likely it is to harm the player. Calculated in
 * the background, one by one.
 */
import { useEffect, useState } from 'preact/hooks';
import { outcomes } from '../computer/thinking.ts';
import type { GameSystem } from '../system.ts';
import { useSystem } from '../system-context.ts';
import type { Action, PieceId, SideId, State } from '../vocabulary.ts';
import type { FateLook, Outcomes } from './outcomes.ts';

export interface Glance {
  /** The chance that an enemy is harmed, or that an action without an enemy succeeds, 0 to 1. */
  readonly good: number;
  /** The chance that one of the player's own pieces is harmed, 0 to 1. */
  readonly bad: number;
  /** `62% for you, 11% against you`. */
  readonly says: string;
}

/** The maximum number of options whose odds are calculated automatically. */
const most = 14;
const harmful: readonly FateLook[] = ['lost', 'broken', 'shaken', 'hurt', 'enchanted'];
const percent = (share: number): string => `${Math.round(share * 100)}%`;

type Side = (id: PieceId) => boolean;

/** Of all pieces of a side, the highest chance that one of these fates happens to a piece. */
const shareOf = (found: NonNullable<Outcomes>, of: Side, looks: readonly FateLook[]): number =>
  Math.max(
    0,
    ...found
      .filter(({ ids }) => ids.some(of))
      .map(({ chances }) => chances.reduce((sum, { look, share }) => sum + (looks.includes(look) ? share : 0), 0)),
  );

export function glanceOf(found: Outcomes, side: SideId): Glance | null {
  if (found === null || found.length === 0) return null;
  const own: Side = (id) => id.startsWith(side);
  const enemy: Side = (id) => !own(id);
  const concernsEnemy = found.some(({ ids }) => ids.some(enemy));
  const good = concernsEnemy ? shareOf(found, enemy, harmful) : shareOf(found, own, ['better']);
  const bad = concernsEnemy ? shareOf(found, own, harmful) : 0;
  if (good === 0 && bad === 0) return null;
  return { good, bad, says: bad > 0 ? `${percent(good)} for you, ${percent(bad)} against you` : `${percent(good)} for you` };
}

const known = new WeakMap<Action, Glance | null>();

/** The odds that are known so far; null while an option is being calculated, and undefined if an option has none. */
export function useGlances(
  state: State,
  options: readonly Action[],
  side: SideId | null,
): (action: Action) => Glance | null | undefined {
  const system: GameSystem = useSystem();
  const [, setCount] = useState(0);
  const asked = options.filter((action) => system.actions.isRisk(state, action)).slice(0, most);
  useEffect(() => {
    let over = false;
    const work = async () => {
      for (const action of asked) {
        if (over || side === null) return;
        if (known.has(action)) continue;
        const found = await (system.foresee?.(state, action) ?? outcomes(system, state, action)).catch(() => null);
        known.set(action, glanceOf(found, side));
        if (!over) setCount((count) => count + 1);
      }
    };
    void work();
    return () => {
      over = true;
    };
  }, [state, asked.map((action) => JSON.stringify(action)).join()]);
  return (action) => {
    if (!asked.includes(action)) return undefined;
    return known.has(action) ? (known.get(action) ?? undefined) : null;
  };
}
