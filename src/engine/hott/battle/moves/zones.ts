/** Zones in front of enemies and around their stronghold (the chapter on zones). */
import {
  ahead,
  type Base,
  cross,
  dot,
  lengthOf,
  minus,
  occupies,
  overlap,
  type Polygon,
  plus,
  sidesOf,
  stageMeets,
  times,
  touch,
  turnBetween,
  zoneOf,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { zones as figures } from '../../data/figures/zones.ts';
import { baseWidth } from '../../data/scale.ts';
import { refusal } from '../action-kind.ts';
import { isOpposite } from '../elements/contacts.ts';
import { standing, strongholdAgainst } from '../elements/find.ts';
import { frontOn } from '../elements/stronghold.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { passingOf } from './interpenetration.ts';
import { keepsFacing, type Path, pathEnters } from './paths.ts';

/** The zone in front of an element where enemy movement is restricted. */
export const zoneBefore = ({ base }: BattleElement): Base => zoneOf(base, baseWidth, figures.front * baseWidth);

const entersZone = ({ unit, stages }: Path, zone: Base): boolean =>
  overlap(unit.base, zone) || stages.some((stage) => stageMeets(stage, [zone]) !== null);

/** The strip ahead of a base. A base counts as moving towards something only if that thing is in this strip. */
const before = (base: Base): Base => zoneOf(base, base.width, 2 * baseWidth);

/** Whether a base roughly faces another one that is at least partly in the strip ahead of it. */
const looksAt = (base: Base, other: Base): boolean =>
  Math.abs(turnBetween(base.facing, other.facing)) > 900 && overlap(before(base), other);

/** Whether a path goes straight ahead, or has a slant that only lines the element up. */
function isStraight(path: Path): boolean {
  if (!keepsFacing(path)) return false;
  const { unit, end } = path;
  const way = minus(end, unit.base);
  const forward = dot(way, ahead(unit.base.facing));
  return forward > 0 && Math.abs(cross(way, ahead(unit.base.facing))) <= Math.min(forward, baseWidth / 2) + touch;
}

/** hott.zones.front-zone: whether a path advances straight at an enemy or ends lined up with it. */
const approaches = (path: Path, enemy: BattleElement): boolean =>
  looksAt(path.end, enemy.base) && keepsFacing(path) ? isStraight(path) : isOpposite(path.end, enemy.base);

/**
 * Why a path may not go through an enemy's zone; null if it may. `met` are enemies that it ends in contact with, whose zones do
 * not count. `left` are enemies that it breaks off from.
 */
export function refuseZones(state: State, path: Path, met: ReadonlySet<UnitId>, left: ReadonlySet<UnitId>): Refusal | null {
  const { unit } = path;
  for (const enemy of standing(state, enemyOf(unit.side))) {
    if (met.has(enemy.id) || left.has(enemy.id) || passingOf(unit, enemy) !== undefined) continue;
    if (!entersZone(path, zoneBefore(enemy)) || approaches(path, enemy)) continue;
    return refusal(
      `${unit.name} (${unit.id}) would cross the front of ${enemy.name} (${enemy.id}). Within a base width of that enemy, an element can only attack it, go straight towards it or line up with it.`,
      'hott.zones.front-zone',
    );
  }
  return refuseStrongholdZone(state, path);
}

/** An outline enlarged by this distance. The outline must be convex. Its points may be listed clockwise or anticlockwise. */
function widened(polygon: Polygon, by: number): Polygon {
  const heart = times(
    polygon.reduce((sum, p) => plus(sum, p)),
    1 / polygon.length,
  );
  return sidesOf(polygon).flatMap(({ a, b }) => {
    const along = minus(b, a);
    const out = times({ x: along.y, y: -along.x }, by / lengthOf(along));
    const outwards = dot(out, minus(a, heart)) < 0 ? times(out, -1) : out;
    return [plus(a, outwards), plus(b, outwards)];
  });
}

/**
 * hott.zones.stronghold-zone: the zone reaches one base width all around the stronghold. A move inside the zone must end at the
 * stronghold or approach it straight ahead.
 */
function refuseStrongholdZone(state: State, path: Path): Refusal | null {
  const { unit, end } = path;
  const stronghold = strongholdAgainst(state, unit.side);
  if (!stronghold) return null;
  if (passingOf(unit, { ...unit, side: enemyOf(unit.side), type: 'blades', down: false }) !== undefined) return null;
  if (!pathEnters(path, widened(stronghold, figures.stronghold * baseWidth)) || frontOn(end, stronghold) > 0) return null;
  return isStraight(path) && occupies(before(end), stronghold)
    ? null
    : refusal(
        `Within a base width of the stronghold, ${unit.name} (${unit.id}) can only go straight towards it.`,
        'hott.zones.stronghold-zone',
      );
}
