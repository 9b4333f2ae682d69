/** Zones of control on the table (fr3.basics.zone-of-control-restriction): where moves stop, and whom held units may attack. */
import { type Base, drawsNearer, gap, inZone, lengthOf, meets, type Point, shifted, touch } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { levels as levelFigures } from '../../data/figures/levels.ts';
import type { Level } from '../../data/levels.ts';
import { type Standing, targetsAllowed, zoneOfControl } from '../../table/zones.ts';
import { refusal } from '../action-kind.ts';
import { effectWith } from '../magic/effects.ts';
import { onceForEach } from '../memo.ts';
import { type BattleUnit, enemyOf, onTable, type PieceId, type State, standing } from '../state.ts';
import { nameOf, rowOf } from '../troops.ts';

interface Zone {
  readonly owner: BattleUnit;
  readonly area: Base;
}

const numbers: Readonly<Record<Level, number>> = {
  flying: levelFigures.flying,
  surface: levelFigures.surface,
  swimming: levelFigures.swimmingAndBurrowing,
  burrowing: levelFigures.swimmingAndBurrowing,
};

const standingOf = ({ base, side, level }: BattleUnit): Standing => ({ base, side, level: numbers[level] });

/** The zone of a unit that stays where it is stays what it is. */
const zoneOn = onceForEach((base: Base) => zoneOfControl({ base, side: '', level: numbers.surface }) as Base);

const hasZone = (unit: BattleUnit): boolean =>
  unit.level === 'surface' && !effectWith(unit, 'hidden') && !effectWith(unit, 'vat');

/** Zones that hold units of this side on this level, as far as they are within so many inches. */
function zonesNear(state: State, { base, side, level }: BattleUnit, inches: number): readonly Zone[] {
  const near: Zone[] = [];
  if (level !== 'surface') return near;
  for (const owner of standing(state, enemyOf(side))) {
    const area = zoneOn(owner.base);
    if (
      Math.abs(area.x - base.x) <= inches + area.width + base.width &&
      Math.abs(area.y - base.y) <= inches + area.depth + base.depth &&
      hasZone(owner)
    )
      near.push({ owner, area });
  }
  return near;
}

const held = (state: State, unit: BattleUnit, { owner }: Zone): Refusal =>
  refusal(
    `${nameOf(state, unit)} (${unit.id}) are in the zone of control of ${nameOf(state, owner)} (${owner.id}): they attack it, stay, or go away from it.`,
    'fr3.basics.zone-of-control-restriction',
  );
const stopped = (state: State, unit: BattleUnit, { owner }: Zone): Refusal =>
  refusal(
    `${nameOf(state, unit)} (${unit.id}) stop where they enter the zone of control of ${nameOf(state, owner)} (${owner.id}).`,
    'fr3.basics.zone-of-control-restriction',
  );

/** fr3.basics.zone-of-control-spirits */
const unheld = (state: State, unit: BattleUnit): boolean => rowOf(state, unit).group === 'spirits';

/** A little more than rounding can push a base into a zone that it stops at. */
const slack = 3 * touch;

/** Why zones do not let these units go straight along a way; `full` when they can go no farther. */
export function refuseZonesOnWay(state: State, units: readonly BattleUnit[], way: Point, full: boolean): Refusal | null {
  const length = lengthOf(way);
  for (const unit of units) {
    if (unheld(state, unit)) continue;
    const end = shifted(unit.base, way);
    for (const zone of zonesNear(state, unit, length)) {
      if (inZone(zone.area, unit.base)) {
        if (drawsNearer(unit.base, way, zone.owner.base) || (!full && inZone(zone.area, end))) return held(state, unit, zone);
      } else {
        const entry = meets(unit.base, way, zone.area);
        if (entry !== null && (1 - entry) * length > slack) return stopped(state, unit, zone);
      }
    }
  }
  return null;
}

/** Inches that these units can go straight along a way before one of them enters a zone. */
export function inchesToZone(state: State, units: readonly BattleUnit[], way: Point): number {
  const length = lengthOf(way);
  const entries = units.flatMap((unit) =>
    zonesNear(state, unit, length).map(({ area }) => (inZone(area, unit.base) ? 1 : (meets(unit.base, way, area) ?? 1))),
  );
  return Math.min(1, ...entries) * length;
}

/** Why zones do not let these units come to their ends by these places: of a wheel or a change of formation. */
export function refuseZonesAt(
  state: State,
  units: readonly BattleUnit[],
  ends: readonly Base[],
  way: () => readonly (readonly Base[])[],
  full: boolean,
): Refusal | null {
  for (const [at, unit] of units.entries()) {
    if (unheld(state, unit)) continue;
    const end = ends[at] as Base;
    // No place on the way of a wheel or a change of formation is much farther off than its end.
    const near = zonesNear(state, unit, lengthOf({ x: end.x - unit.base.x, y: end.y - unit.base.y }) + unit.base.width);
    const bases = near.length > 0 ? [...way().map((each) => each[at] as Base), end] : [];
    const last = bases.length - 1;
    for (const zone of near) {
      if (inZone(zone.area, unit.base)) {
        const from = gap(unit.base, zone.owner.base);
        const nearer = bases.some((base) => gap(base, zone.owner.base) < from - slack);
        if (nearer || (!full && inZone(zone.area, bases[last] as Base))) return held(state, unit, zone);
      } else if (bases.slice(0, last).some((base) => inZone(zone.area, base))) return stopped(state, unit, zone);
    }
  }
  return null;
}

/** fr3.basics.zone-of-control-restriction: why a unit that goes along this way may not attack these enemies. */
export function refuseTargets(state: State, unit: BattleUnit, way: Point, targets: readonly PieceId[]): Refusal | null {
  if (unheld(state, unit) || targets.length === 0) return null;
  const all = state.units.filter(onTable);
  const seen = all.map(standingOf);
  const length = lengthOf(way);
  for (const zone of zonesNear(state, unit, length)) {
    if (!inZone(zone.area, unit.base)) {
      const entry = meets(unit.base, way, zone.area);
      if (entry === null || (1 - entry) * length <= slack) continue;
    }
    const allowed = targetsAllowed(all.indexOf(zone.owner), seen).map((index) => all[index]?.id);
    if (!targets.some((id) => allowed.includes(id))) return held(state, unit, zone);
  }
  return null;
}
