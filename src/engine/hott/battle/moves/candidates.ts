/** Useful moves: advances, attacks, forming up, retreats. Other legal moves are accepted too. */
import {
  ahead,
  type Base,
  bearing,
  beside,
  distance,
  edgeNames,
  firstMeeting,
  groupsAmong,
  lengthOf,
  minus,
  normal,
  overlapBy,
  placeBehind,
  plus,
  settled,
  shifted,
  sidesOf,
  squareOn,
  step,
  times,
  turnBetween,
} from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { breakingOff } from '../../data/figures/breaking-off.ts';
import { baseWidth, inches } from '../../data/scale.ts';
import { hasEnemyInFront } from '../elements/contacts.ts';
import { classOf, elementBy, isAerial, standing, strongholdAgainst, typeOf } from '../elements/find.ts';
import { goingOf, groundOf } from '../terrain/ground.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import type { Columning } from './columns.ts';
import { goingOn } from './going.ts';
import { isGroup } from './groups.ts';
import { type Leg, wordsOf } from './legs.ts';
import { couldReach, legsToFront } from './lining-up.ts';
import type { March } from './march.ts';
import { priceOf } from './tactical-moves.ts';

/** The farthest that an element could move, in inches. */
const reachOf = (state: State, element: BattleElement): number => {
  const { good, bad, road, river } = typeOf(element).move;
  if (element.type === 'water-lurkers') return inches(river);
  const here = isAerial(element) ? 'good' : goingOf(state.setup, element);
  const onRoad = groundOf(state.setup).roads.length > 0 ? road : 0;
  return inches(Math.max(onRoad, { good, bad, water: river }[here]));
};

/** Elements of the acting side that can still move with the remaining PIPs. */
export const movable = onceFor((state: State): readonly BattleElement[] =>
  standing(state, state.acting).filter(
    (each) =>
      !each.did.moved &&
      !(each.did.arrived && (each.type === 'hordes' || each.haunt !== null)) &&
      priceOf(state, [each]).pips <= (state.pips ?? 0),
  ),
);

/** The enemy that is nearest to a base; undefined if there is none. */
export function nearestEnemy(state: State, { side, base }: BattleElement): BattleElement | undefined {
  let best: BattleElement | undefined;
  let least = Infinity;
  for (const enemy of standing(state, enemyOf(side))) {
    const far = distance(base, enemy.base);
    if (far < least) [best, least] = [enemy, far];
  }
  return best;
}

const placeOf = ({ x, y, facing }: Base): Place => ({ x, y, facing });

/** Places from which an element attacks: aligned on each edge of each enemy in reach, in overlap, and at the stronghold. */
function* attacks(state: State, element: BattleElement, reach: number): Generator<Base> {
  const { base } = element;
  for (const enemy of standing(state, enemyOf(element.side))) {
    if (distance(base, enemy.base) > reach + base.depth + enemy.base.depth + baseWidth) continue;
    for (const edge of edgeNames) yield squareOn(base, enemy.base, edge);
    const front = squareOn(base, enemy.base, 'front');
    for (const side of ['left', 'right'] as const) {
      const over = beside(base, front, side);
      if (overlapBy(enemy.base, over)) yield over;
    }
  }
  const stronghold = strongholdAgainst(state, element.side);
  if (!stronghold) return;
  for (const { a, b } of sidesOf(stronghold))
    for (const share of [0.3, 0.7]) {
      const at = plus(times(a, 1 - share), times(b, share));
      for (const turn of [900, 2700]) {
        const facing = normal(bearing(a, b) + turn);
        yield settled({ ...base, ...plus(at, times(ahead(facing), -base.depth / 2)), facing });
      }
    }
}

/** How many friends are considered for forming up. */
const mostFriends = 2;

/** Places where an element forms up with the nearest friends of its class, beside or behind them. */
function* formings(state: State, { id, side, type, base }: BattleElement, reach: number): Generator<Base> {
  const friends = standing(state, side)
    .filter(
      (friend) =>
        friend.id !== id && classOf(friend) === classOf({ type }) && distance(base, friend.base) <= reach + 2 * baseWidth,
    )
    .toSorted((a, b) => distance(base, a.base) - distance(base, b.base));
  for (const friend of friends.slice(0, mostFriends)) {
    yield beside(base, friend.base, 'left');
    yield beside(base, friend.base, 'right');
    yield placeBehind(base, friend.base);
  }
}

/** Places on the way to an enemy: on the straight line to it, and in full contact in front of it. */
function* towards(base: Base, enemy: Base, reach: number, shares: readonly number[]): Generator<Base> {
  const straight = bearing(base, enemy);
  const opposite = squareOn(base, enemy, 'front');
  const facings = distance(base, enemy) > 2 * reach + baseWidth ? [straight] : [opposite.facing, straight];
  for (const facing of facings) {
    const way = facing === straight ? minus(enemy, base) : minus(opposite, base);
    const far = lengthOf(way);
    // The corners move during a turn too, so less movement is left for the path.
    const left = Math.max(0, reach - (Math.abs(turnBetween(base.facing, facing)) / 1800) * 2 * baseWidth);
    for (const share of shares) {
      const go = Math.min(far, share * left);
      yield settled({ ...base, ...plus(base, times(way, far > 0 ? go / far : 0)), facing });
    }
  }
}

/**
 * Places along an element's path: straight ahead, towards the nearest enemy, and back. With `few`, only full moves forward are
 * listed.
 */
function* marches(state: State, element: BattleElement, reach: number, few: boolean): Generator<Base> {
  const { base } = element;
  const enemy = nearestEnemy(state, element);
  for (const share of few ? [1] : [1, 0.5]) yield shifted(base, step(base.facing, share * reach, 0));
  if (enemy) yield* towards(base, enemy.base, reach, few ? [1] : [1, 0.5, 0]);
  if (few) return;
  for (const way of [-1, 1]) yield shifted(base, step(base.facing, 0, way * Math.min(reach, 2 * baseWidth)));
  yield shifted(base, step(base.facing, -Math.min(reach, 2), 0));
}

/** Ways to break off: only as far as necessary, or as far as possible. */
const waysBack = ({ base }: BattleElement, reach: number): readonly Base[] =>
  [inches(breakingOff.distance), reach].map((far) => shifted(base, step(base.facing, -far, 0)));

/** The single moves that are listed. With `few`, forming up, half moves, and moves sideways and back are left out. */
export function* singleMoves(state: State, few = false): Generator<{ readonly unit: UnitId } & Place> {
  for (const element of movable(state)) {
    const reach = reachOf(state, element);
    const held = hasEnemyInFront(state, element);
    const ends: Base[] = held
      ? [...waysBack(element, reach), ...attacks(state, element, reach)]
      : [
          ...attacks(state, element, reach),
          ...(few ? [] : formings(state, element, reach)),
          ...marches(state, element, reach, few),
        ];
    // A pivot from an overlap costs no distance.
    for (const end of ends)
      if (couldReach(element.base, end, Math.max(reach, 2 * baseWidth))) yield { unit: element.id, ...placeOf(end) };
  }
}

const joined = (one: BattleElement, other: BattleElement): boolean => isGroup([one, other]);

/**
 * Whether an element would hold up its line, because there is bad going or water within its move straight ahead
 * (hott.groups.column-needed).
 */
function holdsUp(state: State, unit: BattleElement): boolean {
  const end = shifted(unit.base, step(unit.base.facing, reachOf(state, unit), 0));
  const { bad, water } = goingOn(state.setup, { unit, stages: [{ from: unit.base, to: end }], end, measured: 0 }, false);
  return bad || water;
}

/** The parts of a line that can go ahead, if other parts are blocked. */
function openParts(state: State, group: readonly BattleElement[]): readonly (readonly BattleElement[])[] {
  const open = group.filter((each) => !holdsUp(state, each));
  return open.length < group.length ? groupsAmong(open, joined).filter((part) => part.length > 1) : [];
}

/** Groups of elements that can move together: whole groups, halves of lines, and the parts of lines beside bad going. */
export const movableGroups = onceFor((state: State): readonly (readonly BattleElement[])[] => {
  const free = movable(state).filter((each) => !hasEnemyInFront(state, each));
  const found = groupsAmong(free, joined).filter((group) => group.length > 1);
  return found.flatMap((group) => {
    const parts = openParts(state, group);
    if (group.length < 4) return [group, ...parts];
    const first = group[0] as BattleElement;
    const along = ({ base }: BattleElement): number => {
      const right = step(first.base.facing, 0, 1);
      return base.x * right.x + base.y * right.y;
    };
    const sorted = group.toSorted((a, b) => along(a) - along(b));
    const half = Math.floor(group.length / 2);
    const halves = [sorted.slice(0, half), sorted.slice(half)].filter((each) => each.length > 1 && isGroup(each));
    return [group, ...halves, ...parts];
  });
});

/** The largest wheel that is tried, in tenths of a degree. In a larger wheel the outer corner would move too far. */
const mostWheel = 300;

/** The paths that are tried for a group. */
function* legsFor(state: State, group: readonly BattleElement[], few: boolean): Generator<readonly Leg[]> {
  const bases = group.map(({ base }) => base);
  const reach = Math.min(...group.map((each) => reachOf(state, each)));
  const mates = new Set(group.map(({ id }) => id));
  const first = bases[0] as Base;
  const others = standing(state).filter(({ id }) => !mates.has(id));
  const meeting = firstMeeting(
    bases,
    step(first.facing, reach, 0),
    others.map(({ base }) => base),
  );
  if (meeting) yield [{ kind: 'ahead', inches: meeting.share * reach }];
  for (const share of few ? [1] : [1, 0.5]) yield [{ kind: 'ahead', inches: share * reach }];
  const side = (group[0] as BattleElement).side;
  for (const enemy of standing(state, enemyOf(side)))
    for (const member of bases.keys()) {
      if (distance(bases[member] as Base, enemy.base) > reach + 2 * baseWidth) continue;
      const legs = legsToFront(bases, member, enemy.base);
      if (legs) yield legs;
    }
  const enemy = nearestEnemy(state, group[0] as BattleElement);
  if (enemy) yield* wheelsTo(first, enemy.base, reach);
}

/**
 * Wheels that make a line parallel to an enemy or turn it towards the enemy, alone or followed by a move with the rest of its
 * distance.
 */
function* wheelsTo(first: Base, enemy: Base, reach: number): Generator<readonly Leg[]> {
  for (const facing of new Set([normal(enemy.facing + 1800), bearing(first, enemy)])) {
    const turn = turnBetween(first.facing, facing);
    if (turn === 0) continue;
    const wheel: Leg = { kind: 'wheel', side: turn < 0 ? 'left' : 'right', by: Math.min(mostWheel, Math.abs(turn)) };
    yield [wheel];
    yield [wheel, { kind: 'ahead', inches: reach / 2 }];
  }
}

/** The group moves that are listed. */
export function* groupMoves(state: State, few = false): Generator<March> {
  for (const group of movableGroups(state)) {
    if (priceOf(state, group).pips > (state.pips ?? 0)) continue;
    const units = group.map(({ id }) => id);
    for (const legs of legsFor(state, group, few)) yield { units, by: wordsOf(legs) };
  }
}

/**
 * The columns that are listed. The element that leads is in the middle or at an end of the group. It goes far enough ahead for
 * the others to fall in behind it.
 */
export function* columnings(state: State): Generator<Columning> {
  const byRoad = groundOf(state.setup).roads.length > 0;
  for (const group of movableGroups(state)) {
    // In open ground a line is better than a column, so no column is listed.
    if (!byRoad && !group.some((each) => holdsUp(state, each))) continue;
    const units = group.map(({ id }) => id);
    const leads = new Set([units[0], units[Math.floor(units.length / 2)], units.at(-1)]);
    for (const lead of leads) {
      const { base } = elementBy(state, lead as UnitId);
      const reach = reachOf(state, elementBy(state, lead as UnitId));
      for (const far of [reach, base.depth + 0.6, base.depth])
        if (far <= reach) yield { units, lead: lead as UnitId, by: wordsOf([{ kind: 'ahead', inches: far }]) };
    }
  }
}

/** The listed moves of a column around a bend. */
export function* roadWheels(state: State): Generator<March> {
  if (groundOf(state.setup).roads.length === 0) return;
  for (const group of movableGroups(state)) {
    const units = group.map(({ id }) => id);
    const reach = inches(Math.min(...group.map((each) => typeOf(each).move.road)));
    for (const by of [60, 120, 200])
      for (const side of ['left', 'right'] as const)
        for (const first of [0, reach / 3])
          yield {
            units,
            by: wordsOf([
              ...(first > 0 ? [{ kind: 'ahead' as const, inches: first }] : []),
              { kind: 'wheel', side, by },
              { kind: 'ahead', inches: reach / 3 },
            ]),
          };
  }
}
