/** Wheels about a front corner (fr3.movement.wheel). Each unit pays for the path of its own outer rear corner. */
import { oneOf, whole } from '../../../kernel/fields.ts';
import {
  type Base,
  distance,
  freeWheel,
  halfTurn,
  type Point,
  pivotOf,
  quarterTurn,
  radius,
  type Side,
  wheel,
  wheelLimit,
} from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import { type Rate, terrainUnder } from '../../table/terrain.ts';
import { actionKind, somePieces } from '../action-kind.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { movers } from './groups.ts';
import { asGroup, basesOf, noPlan, type Plan, performPlan, refuseManoeuvre, unitsNamed } from './manoeuvre.ts';
import { spentBy } from './move-cost.ts';
import { groundFor, ratesOf } from './rates.ts';
import { otherUnits, passes } from './room.ts';

const sides = ['left', 'right'] as const;
const aSide = oneOf(sides);
/** Five degrees, in tenths. Smaller wheels are legal but change little, so they are not listed. */
const worthWheeling = 50;
/**
 * Zones of control are checked at points along the path. `stride` is the greatest distance between two such points in inches, and
 * `leastStations` is the least number of points.
 */
const stride = 0.5;
const leastStations = 3;

/** The rate of a wheel: the difficult rate if the base stands on difficult ground before or after. */
function rateAt(state: State, units: readonly BattleUnit[], unit: BattleUnit, rate: Rate, bases: readonly Base[]): number {
  const ground = groundFor(state, unit, units);
  return bases.some((base) => terrainUnder(base, ground).some(({ kind }) => kind !== 'open')) ? rate.difficult : rate.open;
}

/** A quick test whether a base could touch another while turning about a point. */
const near = (pivot: Point, base: Base, other: Base): boolean =>
  distance(pivot, other) < distance(pivot, base) + radius(base) + radius(other);

/** The bases at points along the wheel. */
function between(bases: readonly Base[], side: Side, angle: number, inches: number): readonly (readonly Base[])[] {
  const stations = Math.max(leastStations, Math.ceil(inches / stride));
  return Array.from({ length: stations }, (_, at) => wheel(bases, side, Math.round((angle * (at + 1)) / (stations + 1)))).flatMap(
    (made) => (made.ok ? [made.bases] : []),
  );
}

type Wheel = { readonly units: readonly PieceId[]; readonly side: Side; readonly angle: number };

const planOf = onceForPair((state: State, { units: ids, side, angle }: Wheel): Plan => {
  const units = unitsNamed(state, ids);
  const bases = basesOf(units);
  const made = wheel(bases, side, angle);
  if (!made.ok) return noPlan(made.because, 'fr3.movement.wheel');
  const rates = ratesOf(state, units);
  const shares = made.travelled.map((inches, at) => {
    const rate = rateAt(state, units, units[at] as BattleUnit, rates[at] as Rate, [bases[at] as Base, made.bases[at] as Base]);
    return rate === 0 ? Infinity : inches / rate;
  });
  const longest = Math.max(...made.travelled);
  const rest = otherUnits(state, ids);
  const pivot = pivotOf(bases, side);
  const stopped = units.some((unit) => {
    const inTheWay = rest.filter((other) => near(pivot, unit.base, other.base) && !passes(state, unit, other));
    return inTheWay.length > 0 && freeWheel(bases, side, angle, basesOf(inTheWay), [unit.base]) < angle;
  });
  if (stopped)
    return noPlan('Another unit is in the way of the wheel.', 'fr3.movement.wheel', 'fr3.movement.interpenetration-none');
  return {
    ok: true,
    bases: made.bases,
    share: Math.max(...shares),
    inches: Math.round(longest * 1000) / 1000,
    way: 'wheel',
    rules: ['fr3.movement.wheel', ...asGroup(ids)],
    path: { places: () => between(bases, side, angle, longest) },
  };
});

export const wheelKinds = {
  wheel: actionKind({
    answers: ['movement'],
    fields: { units: somePieces, side: aSide, angle: whole(1, halfTurn) },
    *candidates(state) {
      for (const units of movers(state)) {
        const all = unitsNamed(state, units);
        const left = 1 - spentBy(all);
        const rates = ratesOf(state, all).map(({ open }) => open * left);
        for (const side of sides) {
          const most = Math.min(wheelLimit(basesOf(all), side, rates), quarterTurn);
          for (const angle of new Set([most, most >> 1])) if (angle >= worthWheeling) yield { units, side, angle };
        }
      }
    },
    refuse: (state, action) => refuseManoeuvre(state, action.units, () => planOf(state, action)),
    perform: (state, action) => performPlan(state, action.units, planOf(state, action)),
  }),
};
