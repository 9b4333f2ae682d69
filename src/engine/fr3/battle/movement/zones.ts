/** Zones of control (fr3.basics.zone-of-control-restriction): where moves stop, and which enemies a held unit may attack. */
import { type Base, inZone, lengthOf, meets, minus, type Point, shifted, times, touch } from '../../../kernel/geometry.ts';
import { onceForEach } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { levels as levelFigures } from '../../data/figures/levels.ts';
import type { Level } from '../../data/levels.ts';
import { leadsBack, type Standing, targetsAllowed, zoneOfControl } from '../../table/zones.ts';
import { refusal } from '../action-kind.ts';
import { effectWith } from '../magic/effects.ts';
import { onTable, standing, unitAt } from '../units/pieces.ts';
import { nameOf, rowOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

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

/** Cached for each base, because units that do not move keep their zone. */
const zoneOn = onceForEach((base: Base) => zoneOfControl({ base, side: '', level: numbers.surface }) as Base);

const hasZone = (unit: BattleUnit): boolean =>
  unit.level === 'surface' && !effectWith(unit, 'hidden') && !effectWith(unit, 'vat');

/** Enemy zones that hold this unit, up to this many inches away. */
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

const rule = 'fr3.basics.zone-of-control-restriction';
const called = (state: State, unit: BattleUnit): string => `${nameOf(state, unit)} (${unit.id})`;
const held = (state: State, unit: BattleUnit, owner: BattleUnit): Refusal =>
  refusal(
    `${called(state, unit)} are in the zone of control of ${called(state, owner)}. They must attack that unit, stay where they are, or move straight back until they are out of the zone.`,
    rule,
  );
const stopped = (state: State, unit: BattleUnit, { owner }: Zone): Refusal =>
  refusal(`${called(state, unit)} must stop as soon as they enter the zone of control of ${called(state, owner)}.`, rule);

/** fr3.basics.zone-of-control-spirits */
const unheld = (state: State, unit: BattleUnit): boolean => rowOf(state, unit).group === 'spirits';

/** Slightly more than the distance by which rounding can push a base into a zone that stops it. */
const slack = 3 * touch;

const holding = (zones: readonly Zone[], base: Base): readonly Zone[] => zones.filter(({ area }) => inZone(area, base));

/** The enemies in whose zones of control a unit stands. */
const holdersOf = (state: State, unit: BattleUnit): readonly BattleUnit[] =>
  unheld(state, unit) ? [] : holding(zonesNear(state, unit, 0), unit.base).map(({ owner }) => owner);

/** Directions straight back from the enemies that hold any of these units. */
export const waysBack = (state: State, units: readonly BattleUnit[]): readonly number[] => [
  ...new Set(units.flatMap((unit) => holdersOf(state, unit).map(({ base }) => base.facing))),
];

/**
 * Records the zones that these units are in when they begin or continue a move. Until the phase ends these units can charge only
 * the owners of those zones.
 */
export function withZones(state: State, ids: readonly PieceId[]): State {
  const met = new Map<PieceId, readonly PieceId[]>();
  for (const id of ids) {
    const unit = unitAt(state, id);
    const { zones } = unit.did;
    const more = holdersOf(state, unit).flatMap((owner) => (zones.includes(owner.id) ? [] : [owner.id]));
    if (more.length > 0) met.set(id, [...zones, ...more]);
  }
  if (met.size === 0) return state;
  return {
    ...state,
    units: state.units.map((unit) => {
      const zones = met.get(unit.id);
      return zones ? { ...unit, did: { ...unit.did, zones } } : unit;
    }),
  };
}

/** The zone that stops a unit on a straight path, not counting zones it starts in. */
const stopOn = (unit: BattleUnit, way: Point, zones: readonly Zone[]): Zone | undefined =>
  zones.find(({ area }) => {
    const entry = inZone(area, unit.base) ? null : meets(unit.base, way, area);
    return entry !== null && (1 - entry) * lengthOf(way) > slack;
  });

/**
 * To test whether a retreat could go farther, the code extends it by this many inches, which is more than the tolerance of a
 * zone.
 */
const farther = 2 * slack;

/**
 * Why zones of control forbid this straight move. A retreat may end inside the zone only if it goes as far as possible: until the
 * units have no movement or room left (`stuck` tries a slightly longer move), or until another zone stops them.
 */
export function refuseZonesOnWay(
  state: State,
  units: readonly BattleUnit[],
  way: Point,
  stuck: (longer: Point) => boolean,
): Refusal | null {
  const length = lengthOf(way);
  const longer = length === 0 ? way : times(way, 1 + farther / length);
  const zones = new Map(units.map((unit) => [unit, unheld(state, unit) ? [] : zonesNear(state, unit, length + farther)]));
  let isStuck: boolean | null = null;
  const asFarAsItCan = () => (isStuck ??= units.some((unit) => stopOn(unit, longer, zones.get(unit) ?? [])) || stuck(longer));
  for (const unit of units) {
    const near = zones.get(unit) ?? [];
    const around = holding(near, unit.base);
    const [first] = around;
    if (first) {
      const back = leadsBack(
        way,
        around.map(({ owner }) => owner.base.facing),
      );
      if (!back) return held(state, unit, first.owner);
      const still = holding(around, shifted(unit.base, way))[0];
      if (still && !asFarAsItCan()) return held(state, unit, still.owner);
    }
    const stop = stopOn(unit, way, near);
    if (stop) return stopped(state, unit, stop);
  }
  return null;
}

/** Inches that these units can go straight before one of them enters a zone. */
export function inchesToZone(state: State, units: readonly BattleUnit[], way: Point): number {
  const length = lengthOf(way);
  const entries = units.flatMap((unit) =>
    zonesNear(state, unit, length).map(({ area }) => (inZone(area, unit.base) ? 1 : (meets(unit.base, way, area) ?? 1))),
  );
  return Math.min(1, ...entries) * length;
}

/** Why zones of control forbid a wheel or a formation change through these places. */
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
    // On the path of a wheel or a formation change, no point is much farther from the start than the end is.
    const near = zonesNear(state, unit, lengthOf(minus(end, unit.base)) + unit.base.width);
    if (near.length === 0) continue;
    const bases = [unit.base, ...way().map((each) => each[at] as Base), end];
    for (const [leg, to] of bases.slice(1).entries()) {
      const from = bases[leg] as Base;
      const step = minus(to, from);
      if (lengthOf(step) <= slack) continue;
      const around = holding(near, from);
      const [first] = around;
      if (!first) continue;
      if (leg > 0 && !inZone(first.area, unit.base)) return stopped(state, unit, first);
      const back = leadsBack(
        step,
        around.map(({ owner }) => owner.base.facing),
      );
      if (!back || (!full && holding(around, end).length > 0)) return held(state, unit, first.owner);
    }
  }
  return null;
}

/**
 * The enemies that limit which targets the unit may attack: those in whose zones it has been since its move began, and those
 * whose zones are on its path.
 */
function ownersMet(state: State, unit: BattleUnit, way: Point): readonly BattleUnit[] {
  const zones = zonesNear(state, unit, lengthOf(way));
  const entered = zones.filter((zone) => inZone(zone.area, unit.base) || stopOn(unit, way, [zone]));
  const before = unit.level === 'surface' ? unit.did.zones.map((id) => unitAt(state, id)).filter(onTable) : [];
  return [...new Set([...entered.map(({ owner }) => owner), ...before])];
}

/**
 * fr3.basics.zone-of-control-restriction: why a unit that moves this way may not attack these enemies. If this unit meets no
 * enemy itself, `targets` are those of its group.
 */
export function refuseTargets(state: State, unit: BattleUnit, way: Point, targets: readonly PieceId[]): Refusal | null {
  if (unheld(state, unit)) return null;
  const all = state.units.filter(onTable);
  const seen = all.map(standingOf);
  const barred = ownersMet(state, unit, way).find((owner) => {
    const allowed = targetsAllowed(all.indexOf(owner), seen).map((index) => all[index]?.id);
    return !targets.some((id) => allowed.includes(id));
  });
  if (!barred) return null;
  return refusal(
    `${called(state, unit)} have been in the zone of control of ${called(state, barred)} in this move. They can charge only that unit or a unit beside it in its group.`,
    rule,
  );
}
