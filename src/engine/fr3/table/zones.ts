/** Zones of control: which units have one, which are held, and what a held unit may do. */
import {
  ahead,
  type Base,
  degrees,
  directionOf,
  dot,
  inZone,
  onLine,
  type Point,
  type Tenths,
  turnBetween,
  zoneOf,
} from '../../kernel/geometry.ts';
import { basics } from '../data/figures/basics.ts';

/** A base with everything that zones depend on. */
export interface Standing {
  readonly base: Base;
  readonly side: string;
  /** fr3.levels.levels: 4 flying, 3 surface, 2 swimming and burrowing, 1 sea bottom. */
  readonly level: number;
  /** Wall bases, ships and unattached characters have no zone. */
  readonly zoneless?: boolean;
  /** fr3.basics.zone-of-control-spirits: zones do not hold spirits and ethereals. */
  readonly unheld?: boolean;
}

/** fr3.movement.sbf-no-zone-or-support: the levels that have zones, the surface and the sea bottom. */
const zonedLevels: readonly number[] = [3, 1];

/** fr3.basics.zone-of-control: the rectangle in front of the front edge; null if the unit has no zone. */
export function zoneOfControl({ base, level, zoneless = false }: Standing): Base | null {
  if (zoneless || !zonedLevels.includes(level)) return null;
  const { width, depth } = basics.zoneOfControl;
  return zoneOf(base, base.width * width, base.width * depth);
}

/** fr3.basics.zone-of-control-restriction: the enemies whose zones hold a unit, by index. */
export const heldBy = (unit: Standing, others: readonly Standing[]): readonly number[] =>
  unit.unheld
    ? []
    : others.flatMap((other, at) => {
        const zone = other.side === unit.side || other.level !== unit.level ? null : zoneOfControl(other);
        return zone && inZone(zone, unit.base) ? [at] : [];
      });

/**
 * fr3.basics.zone-of-control-restriction: the enemies that a unit held by one enemy may attack: that enemy, and units of its
 * group directly beside it. By index.
 */
export const targetsAllowed = (holder: number, others: readonly Standing[]): readonly number[] => {
  const owner = others[holder] as Standing;
  return others.flatMap((other, at) => {
    if (at === holder) return [at];
    return other.side === owner.side && other.level === owner.level && onLine(owner.base, other.base) ? [at] : [];
  });
};

/**
 * fr3.basics.zone-of-control-restriction: whether a straight path is a retreat from enemies with these facings. The path must
 * lead away from each of these enemies without crossing the front of any. With one enemy, the path must go straight back from
 * that enemy's front. With several enemies, it may go in any direction between the directions straight back from each of them.
 */
export function leadsBack(way: Point, facings: readonly Tenths[]): boolean {
  if (!facings.every((facing) => dot(way, ahead(facing)) > 0)) return false;
  const off = facings.map((facing) => turnBetween(facing, directionOf(way.x, way.y)));
  const spare = degrees(basics.retreatDegrees);
  return Math.min(...off) <= spare && Math.max(...off) >= -spare;
}
