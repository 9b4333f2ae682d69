/** The move of a single element (hott.tactical-moves.single-free), including breaking off and the pivot from an overlap. */
import {
  type Base,
  distance,
  frontTravel,
  overlapBy,
  squareContact,
  touch,
  turnBetween,
  waysBetween,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { couldFight, facedBy, hasEnemyInFront } from '../elements/contacts.ts';
import { baseAt, elementBy, isAerial, standing } from '../elements/find.ts';
import type { MoveWay } from '../events.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { enemiesInFront, refuseBreakingOff, refuseWayBack } from './breaking-off.ts';
import { blockers, isFree } from './interpenetration.ts';
import { refusePlan, refuseToMove } from './judge.ts';
import type { Path, Plan } from './paths.ts';

/** hott.move-distances.overlap-pivot: from an overlap to the flank of the same enemy. */
const isOverlapPivot = (state: State, unit: BattleElement, end: Base): boolean =>
  standing(state, enemyOf(unit.side)).some((enemy) => {
    const side = overlapBy(enemy.base, unit.base);
    return side !== null && (couldFight(unit, enemy) || isAerial(unit)) && squareContact(end, enemy.base) === side;
  });

/** Whether an element with unaligned enemies at its front lines up with one of them. */
const comesSquare = (state: State, unit: BattleElement, end: Base): boolean =>
  facedBy(state, unit.id) === undefined &&
  enemiesInFront(state, unit).some((enemy) => squareContact(end, enemy.base) === 'front');

/** The plan of a single element's move: the first unblocked path to the place. */
export function singlePlan(state: State, id: UnitId, place: Place): Plan {
  const unit = elementBy(state, id);
  const end = baseAt(unit.type, place);
  const ways = waysBetween(unit.base, end);
  const obstacles = ways.length === 1 ? [] : blockers(state, unit, new Set([id]));
  const stages = ways.find((way) => isFree({ stages: way }, obstacles)) ?? (ways[0] as (typeof ways)[number]);
  const pivot = isOverlapPivot(state, unit, end);
  const held = hasEnemyInFront(state, unit) && !comesSquare(state, unit, end);
  const way: MoveWay = held ? 'breaking-off' : pivot ? 'overlap-pivot' : 'single';
  const path: Path = { unit, stages, end, measured: pivot && !held ? 0 : frontTravel(unit.base, end) };
  return { way, paths: [path] };
}

/** Whether the element is already at the place, so that this is not a move. */
const isHere = ({ base }: BattleElement, place: Place): boolean =>
  distance(base, place) < touch && turnBetween(base.facing, place.facing) === 0;

export function refuseSingle(state: State, id: UnitId, place: Place): Refusal | null {
  const early = refuseToMove(state, [id]);
  if (early) return early;
  const unit = elementBy(state, id);
  if (isHere(unit, place))
    return { because: `${unit.name} (${id}) is already there.`, rules: ['hott.tactical-moves.definition'] };
  const plan = singlePlan(state, id, place);
  if (plan.way !== 'breaking-off') return refusePlan(state, plan);
  return (
    refuseBreakingOff(state, unit) ??
    refuseWayBack(plan.paths[0] as Path) ??
    refusePlan(state, plan, new Set(enemiesInFront(state, unit).map((enemy) => enemy.id)))
  );
}
