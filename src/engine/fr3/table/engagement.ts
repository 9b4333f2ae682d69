/** Which units are engaged, which hold a flank or a rear, and which are aligned to give support. */
import { type Base, type Charged, contactOf, frontBlock, fronts, onLine, type Side, wrapAround } from '../../kernel/geometry.ts';
import { charging } from '../data/figures/charging.ts';

/**
 * fr3.charging.engagement: whether the front edge of one base is along an edge of the other. Side to side contact does not
 * engage.
 */
export function engaged(a: Base, b: Base): boolean {
  const contact = contactOf(a, b);
  return contact !== null && (contact.edge === 'front' || contact.on === 'front');
}

/** fr3.melee.flank-bonus, fr3.melee.rear-bonus: the side of the enemy that an attacker in full contact holds. */
export function holds(attacker: Base, enemy: Base): 'front' | 'flank' | 'rear' | null {
  const edge = fronts(attacker, enemy);
  if (edge === null) return null;
  return edge === 'front' || edge === 'rear' ? edge : 'flank';
}

/** fr3.charging.turn-to-face: a unit with an enemy front edge on it is held in place and does not turn to a new charger. */
export const heldInPlace = (unit: Base, enemies: readonly Base[]): boolean =>
  enemies.some((enemy) => fronts(enemy, unit) !== null);

/**
 * fr3.melee.support-bonus, fr3.melee.support-facing: whether a friend is directly beside a unit and aligned with it. For a deep
 * base, only its front half counts.
 */
export const isBeside = (unit: Base, friend: Base): boolean =>
  friend !== unit && onLine(frontBlock(unit), frontBlock(friend)) !== null;

/**
 * fr3.charging.wrap-flank, fr3.charging.wrap-rear, fr3.charging.wrap-extreme-unit: chargers beyond one end of the enemy line wrap
 * around its last unit, one to the flank and one to the rear. `side` is the end as the charging line sees it, so it is the
 * opposite side for the enemy. `wrap` lists the chargers that do so, nearest first.
 */
export function wrappedPlaces<B extends Base>(charged: Charged<B>, end: Base, side: Side, wrap: readonly number[]): readonly B[] {
  const bases = [...charged.bases];
  const chosen = wrap.slice(0, charging.wrapUnits);
  const placed = wrapAround(
    chosen.map((at) => bases[at] as B),
    end,
    side === 'left' ? 'right' : 'left',
  );
  chosen.forEach((at, index) => {
    bases[at] = placed[index] as B;
  });
  return bases;
}
