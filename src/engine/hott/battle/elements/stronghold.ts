/** The stronghold on the table (the chapter on strongholds). */
import { type Base, corners, cross, dot, minus, type Polygon, sidesOf, times, touch } from '../../../kernel/geometry.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { standing, strongholdAgainst } from './find.ts';

/** How many inches of a base's front edge lie along a side of this outline; 0 if none do (hott.strongholds.front-contact). */
export function frontOn(base: Base, polygon: Polygon): number {
  const [left, right] = corners(base);
  const along = times(minus(right, left), 1 / base.width);
  for (const { a, b } of sidesOf(polygon)) {
    const [p, q] = [minus(a, left), minus(b, left)];
    if (Math.abs(cross(along, p)) > 2 * touch || Math.abs(cross(along, q)) > 2 * touch) continue;
    const [from, to] = [dot(p, along), dot(q, along)];
    const shared = Math.min(base.width, Math.max(from, to)) - Math.max(0, Math.min(from, to));
    if (shared > 2 * touch) return shared;
  }
  return 0;
}

/** The elements of a side with their front edge on the enemy's stronghold. */
export function besiegers(state: State, side: SideId): readonly BattleElement[] {
  const stronghold = strongholdAgainst(state, side);
  return stronghold && !state.captured ? standing(state, side).filter(({ base }) => frontOn(base, stronghold) > 0) : [];
}
