/** Shows where actions lead: ghosts of elements that move or conform, and important areas for the chosen elements. */
import { type Action, hottBattle } from '../../../engine/hott/battle/battle.ts';
import { lineOf } from '../../../engine/hott/battle/deployment/deploy.ts';
import { onEdge } from '../../../engine/hott/battle/deployment/edges.ts';
import { strongholdAt } from '../../../engine/hott/battle/deployment/site.ts';
import { baseAt, elementBy, find, isOn, isShooter, standing, typeOf } from '../../../engine/hott/battle/elements/find.ts';
import { zoneBefore } from '../../../engine/hott/battle/moves/zones.ts';
import { askedNow } from '../../../engine/hott/battle/sequence.ts';
import { shootingStrip } from '../../../engine/hott/battle/shooting/sight.ts';
import { enemyOf, type UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { BattleElement, State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { deployment } from '../../../engine/hott/data/figures/deployment.ts';
import { inches } from '../../../engine/hott/data/scale.ts';
import { ahead, type Base, corners, fullTurn, heart, type Point, plus, step, times } from '../../../engine/kernel/geometry.ts';
import { onceFor } from '../../../engine/kernel/memo.ts';
import type { GhostPlace, Layer } from '../board/board-types.ts';
import { middling } from '../course.ts';
import { optionsOf } from './actions.ts';
import { straight } from './gestures.ts';
import { planOf } from './move-preview.ts';

const moved = (one: Base, other: Base): boolean => one.x !== other.x || one.y !== other.y || one.facing !== other.facing;

/** Every element that an action moves or brings on, with its starting place. */
function changesBy(state: State, then: State): readonly GhostPlace[] {
  return then.elements.flatMap((later): readonly GhostPlace[] => {
    const now = find(state, later.id) as BattleElement;
    if (!isOn(later) || (isOn(now) && !moved(now.base, later.base))) return [];
    return [{ base: later.base, from: isOn(now) ? now.base : null }];
  });
}

/** The places to which an action would bring its actors, and enemies that conform to them. */
export function ghostsOf(state: State, action: Action): readonly GhostPlace[] {
  const plan = planOf(state, action);
  const legal = hottBattle.refuse(state, action) === null;
  if (plan && !legal) return plan.paths.map(({ unit, end }) => ({ base: end, from: unit.base }));
  if (action.kind === 'deploy')
    return action.units.every((id) => find(state, id))
      ? lineOf(state, action.units, action).map((base) => ({ base, from: null }))
      : [];
  if (action.kind === 'site') {
    const polygon = strongholdAt(state, action.off);
    const { x, y } = times(
      polygon.reduce((sum, p) => plus(sum, p)),
      1 / polygon.length,
    );
    const [xs, ys] = [polygon.map((p) => p.x), polygon.map((p) => p.y)];
    const [width, depth] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    return [{ base: { x, y, facing: 0, width, depth }, from: null, frontless: true }];
  }
  if (!legal) {
    if (!('x' in action) || !('unit' in action)) return [];
    const unit = find(state, action.unit);
    return unit ? [{ base: baseAt(unit.type, action), from: null }] : [];
  }
  return action.kind === 'done' || action.kind === 'hold'
    ? []
    : changesBy(state, middling(hottBattle.perform(state, action)).state);
}

/** The number of directions in which the reach of a single element is measured, and the number of points on each path. */
const around = 20;
const farthest = 12;
type Areas = readonly (readonly Point[])[];
const reaches = onceFor((_: State) => new Map<string, Areas>());

function worked(state: State, ids: readonly UnitId[]): Areas {
  const units = ids.map((id) => elementBy(state, id));
  const bases = units.map(({ base }) => base);
  if (ids.length > 1) {
    const action = straight(state, ids, farthest);
    const plan = hottBattle.refuse(state, action) === null ? planOf(state, action) : null;
    return plan
      ? bases.map((base, at) => [
          corners(base)[0],
          corners(base)[1],
          corners((plan.paths[at] as { end: Base }).end)[1],
          corners((plan.paths[at] as { end: Base }).end)[0],
        ])
      : [];
  }
  const [id] = ids as [UnitId];
  const [base] = bases as [Base];
  const far = Math.max(0, ...Object.values(typeOf(units[0] as BattleElement).move).map(inches));
  const ends = Array.from({ length: around }, (_, at): Point => {
    const way = ahead((at * fullTurn) / around);
    let [low, high] = [0, far];
    for (let halving = 0; halving < 5; halving++) {
      const middle = halving === 0 ? far : (low + high) / 2;
      const { x, y } = plus(base, times(way, middle));
      if (hottBattle.refuse(state, { kind: 'move', unit: id, x, y, facing: base.facing }) === null) low = middle;
      else high = middle;
      if (low === far) break;
    }
    return plus(base, times(way, low));
  });
  return ends.some((end) => Math.hypot(end.x - base.x, end.y - base.y) > 0.1) ? [ends] : [];
}

/** The area that the middle of an element can reach without turning, or the areas ahead that each front of a group can reach. */
function reachOf(state: State, ids: readonly UnitId[]): Areas {
  const known = reaches(state);
  const key = ids.join();
  const found = known.get(key) ?? worked(state, ids);
  known.set(key, found);
  return found;
}

/** The range of a magician's spell, as a circle. */
const circle = (base: Base, radius: number): readonly Point[] =>
  Array.from({ length: 32 }, (_, at) => plus(heart([base]), step((at * fullTurn) / 32, radius, 0)));

function rangeOf(element: BattleElement, base: Base): readonly Layer[] {
  if (isShooter(element)) return [{ tone: 'range', points: corners(shootingStrip({ ...element, base })) }];
  const { range } = typeOf(element);
  return range === null ? [] : [{ tone: 'range', points: circle(base, inches(range)) }];
}

/** The maximum number of elements whose ranges are shown together. */
const mostRanges = 3;

/** The areas shown for the chosen elements. */
export function layersFor(state: State, chosen: readonly UnitId[], ghosts: readonly GhostPlace[]): readonly Layer[] {
  const ask = askedNow(state);
  if (ask?.what === 'deploy') {
    const { width } = state.setup.table;
    return [{ tone: 'deploy', points: onEdge(state.home[ask.side], width, width / 2, width, inches(deployment.depth)) }];
  }
  const units = chosen.flatMap((id) => find(state, id) ?? []).filter(isOn);
  const [first] = units;
  if (!first || !ask) return [];
  const ranges = units.length <= mostRanges ? units.flatMap((unit, at) => rangeOf(unit, ghosts[at]?.base ?? unit.base)) : [];
  if (first.side !== ask.side || ask.what !== 'moves') return ranges;
  const zones = standing(state, enemyOf(first.side)).map(
    (enemy): Layer => ({ tone: 'zone', points: corners(zoneBefore(enemy)) }),
  );
  const able = optionsOf(state).some((action) => 'units' in action || ('unit' in action && chosen.includes(action.unit)));
  const reach = able ? reachOf(state, chosen) : [];
  return [...ranges, ...zones, ...reach.map((points): Layer => ({ tone: 'reach', points }))];
}
