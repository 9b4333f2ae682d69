/** Who is engaged with whom, who holds a flank or a rear, and who stands on line to support. */
import { type Base, type Charged, contactOf, frontBlock, fronts, onLine, type Side, wrapAround } from '../../kernel/geometry.ts';
import { charging } from '../data/figures/charging.ts';

/** fr3.charging.engagement: the front edge of one lies along an edge of the other. Side against side is no engagement. */
export function engaged(a: Base, b: Base): boolean {
  const contact = contactOf(a, b);
  return contact !== null && (contact.edge === 'front' || contact.on === 'front');
}

/** fr3.melee.flank-bonus, fr3.melee.rear-bonus: what an attacker holds of an enemy, in full contact. */
export function holds(attacker: Base, enemy: Base): 'front' | 'flank' | 'rear' | null {
  const edge = fronts(attacker, enemy);
  if (edge === null) return null;
  return edge === 'front' || edge === 'rear' ? edge : 'flank';
}

/** fr3.charging.turn-to-face: a unit that an enemy front edge touches is held by it and does not turn to a new charger. */
export const heldInPlace = (unit: Base, enemies: readonly Base[]): boolean =>
  enemies.some((enemy) => fronts(enemy, unit) !== null);

/**
 * fr3.melee.support-bonus, fr3.melee.support-facing: whether a friend stands directly beside a unit on line. Of a base that is
 * deeper than wide the front BB is on line.
 */
export const isBeside = (unit: Base, friend: Base): boolean =>
  friend !== unit && onLine(frontBlock(unit), frontBlock(friend)) !== null;

/**
 * fr3.charging.wrap-flank, fr3.charging.wrap-rear, fr3.charging.wrap-extreme-unit: chargers beyond one end of the enemy line
 * wrap its last unit, one to the flank and one to the rear. `side` is the end as the charging line sees it; the enemy
 * faces the chargers, so it is the enemy's other side. `wrap` names the chargers that do, the nearest first.
 */
export function wrapped<B extends Base>(charged: Charged<B>, end: Base, side: Side, wrap: readonly number[]): readonly B[] {
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
