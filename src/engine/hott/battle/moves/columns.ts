/** Forming a column, and following the bend of a road (the chapter on columns, hott.groups.road-wheel). */
import {
  type Base,
  type ColumnLeg,
  formColumn,
  frontTravel,
  legsLength,
  occupies,
  type Stage,
  waysBetween,
  wheelInSuccession,
} from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { inches } from '../../data/scale.ts';
import { refusal } from '../action-kind.ts';
import { elementBy, typeOf } from '../elements/find.ts';
import { groundOf } from '../terrain/ground.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { goingOn, moveAllowance } from './going.ts';
import { columnOf } from './groups.ts';
import { blockers, isFree } from './interpenetration.ts';
import { refusePlan, refuseToMove } from './judge.ts';
import { type Leg, type LegWords, legsOf, marched } from './legs.ts';
import type { March } from './march.ts';
import type { Path, Plan } from './paths.ts';

export interface Columning {
  readonly units: readonly UnitId[];
  /** The element at the front of the column. */
  readonly lead: UnitId;
  readonly by: LegWords;
}

/** An element's path from its place to its place in the column: the first one that is not blocked. */
function wayTo(state: State, unit: BattleElement, end: Base, mates: ReadonlySet<UnitId>): readonly Stage[] {
  const ways = waysBetween(unit.base, end);
  const obstacles = blockers(state, unit, mates);
  return ways.find((stages) => isFree({ stages }, obstacles)) ?? (ways[0] as (typeof ways)[number]);
}

/** How far elements may go: the rates in good going, in bad going and in rivers are tried in this order. */
const reaches: readonly ((unit: BattleElement) => number)[] = [
  (unit) => inches(typeOf(unit).move.good),
  (unit) => inches(typeOf(unit).move.bad),
  (unit) => inches(typeOf(unit).move.river),
];

/**
 * The plan of a group that forms a column behind one of its elements (hott.groups.reduce-frontage); null if an element finds no
 * place. Elements that cannot join at once stand beside the column and follow in a later move (hott.columns.more-than-one-move).
 */
export const columnPlan = onceForPair((state: State, { units: ids, lead, by }: Columning): Plan | null => {
  const units = ids.map((id) => elementBy(state, id));
  const at = ids.indexOf(lead);
  const leader = units[at];
  const legs = legsOf(by);
  if (!leader || !legs) return null;
  const mates = new Set(ids);
  const first = marched([leader.base], legs);
  const bases = units.map(({ base }) => base);
  let last: Plan | null = null;
  for (const reach of reaches) {
    const formed = formColumn(bases, at, first.ends[0] as Base, units.map(reach));
    if (!formed || formed.column.length < 2) continue;
    const paths = units.map((unit, place): Path => {
      const end = formed.bases[place] as Base;
      return place === at
        ? { unit, stages: first.stages[0] ?? [], end, measured: first.measured }
        : { unit, stages: wayTo(state, unit, end, mates), end, measured: frontTravel(unit.base, end) };
    });
    last = { way: 'column', paths };
    if (paths.every((path) => path.measured <= moveAllowance(path, goingOn(state.setup, path)) + 1e-9)) return last;
  }
  return last;
});

export function refuseColumn(state: State, columning: Columning): Refusal | null {
  if (columning.units.length < 2 || !columning.units.includes(columning.lead))
    return refusal('Only a group can form a column. Choose a group, and the element to lead it.', 'hott.columns.forming');
  const early = refuseToMove(state, columning.units);
  if (early) return early;
  const legs = legsOf(columning.by) as readonly Leg[];
  if (legs.some((leg) => leg.kind === 'slant' || (leg.kind === 'ahead' && leg.inches < 0)))
    return refusal('The front element of a column can only go straight ahead or wheel.', 'hott.columns.forming');
  if (columning.units.some((id) => elementBy(state, id).base.facing !== elementBy(state, columning.lead).base.facing))
    return refusal('These elements are already in the bend of a road.', 'hott.groups.road-wheel');
  const plan = columnPlan(state, columning);
  return plan
    ? refusePlan(state, plan)
    : refusal(
        'The whole group cannot join the column with this move. Move the front element a different distance, or choose a smaller group.',
        'hott.columns.forming',
        'hott.columns.facing',
      );
}

const columnLegs = (legs: readonly Leg[]): readonly ColumnLeg[] =>
  legs.flatMap((leg): readonly ColumnLeg[] =>
    leg.kind === 'ahead' ? [{ ahead: leg.inches }] : leg.kind === 'wheel' ? [{ wheel: leg.side, by: leg.by }] : [],
  );

/** Each leg is divided into this many parts when the path around the bend is checked. */
const parts = 3;
const cutUp = (legs: readonly ColumnLeg[]): readonly ColumnLeg[] =>
  legs.flatMap((leg) =>
    Array.from({ length: parts }, (_, part): ColumnLeg => {
      if ('ahead' in leg) return { ahead: leg.ahead / parts };
      const by = (share: number): number => Math.round((leg.by * share) / parts);
      return { wheel: leg.wheel, by: by(part + 1) - by(part) };
    }),
  );

/** The plan of a column that follows a road; null if it cannot. */
export const roadPlan = onceForPair((state: State, { units: ids, by }: March): Plan | null => {
  const units = ids.map((id) => elementBy(state, id));
  const order = columnOf(units);
  const legs = legsOf(by);
  if (!order || !legs) return null;
  const column = order.map((at) => units[at] as BattleElement);
  const bases = column.map(({ base }) => base);
  const way = columnLegs(legs);
  const cut = cutUp(way);
  const stages: Stage[][] = column.map(() => []);
  let at: readonly Base[] = bases;
  for (let count = 1; count <= cut.length; count++) {
    const next = wheelInSuccession(bases, count === cut.length ? way : cut.slice(0, count));
    if (!next) return null;
    for (const [place, to] of next.entries()) stages[place]?.push({ from: at[place] as Base, to });
    at = next;
  }
  const measured = legsLength(bases[0] as Base, way);
  return {
    way: 'road-wheel',
    paths: column.map((unit, place) => ({ unit, stages: stages[place] ?? [], end: at[place] as Base, measured })),
  };
});

export function refuseRoadWheel(state: State, march: March): Refusal | null {
  const early = refuseToMove(state, march.units);
  if (early) return early;
  const legs = legsOf(march.by) as readonly Leg[];
  const plan = roadPlan(state, march);
  if (march.units.length < 2 || !plan || legs.some((leg) => leg.kind === 'slant' || (leg.kind === 'ahead' && leg.inches < 0)))
    return refusal(
      'Only a column can follow a road, straight ahead and with wheels of less than a right angle.',
      'hott.groups.road-wheel',
    );
  const { roads } = groundOf(state.setup);
  const onRoad = (base: Base): boolean => roads.some(({ polygon }) => occupies(base, polygon));
  if (!plan.paths.every(({ unit, end }) => onRoad(unit.base) && onRoad(end)))
    return refusal('All elements of the column must be on the road both before and after the move.', 'hott.groups.road-wheel');
  const bent = plan.paths.some(({ unit }) => unit.base.facing !== plan.paths[0]?.unit.base.facing);
  const straight = marched(
    plan.paths.map(({ unit }) => unit.base),
    [{ kind: 'ahead', inches: plan.paths[0]?.measured ?? 0 }],
  ).ends;
  if (!bent && straight.every(onRoad))
    return refusal(
      'A column can wheel along a road only if one of its elements would otherwise leave the road completely.',
      'hott.groups.road-wheel',
    );
  return refusePlan(state, plan);
}
