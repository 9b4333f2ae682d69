/** Gaps narrower than a base (the chapter on gaps). */
import {
  corners,
  distance,
  type Gap,
  gapBetween,
  heart,
  outlineRound,
  outlinesOverlap,
  outOfBounds,
  type Point,
  type Polygon,
  placesOn,
  radius,
  rectangle,
} from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { gaps as figures } from '../../data/figures/gaps.ts';
import { baseWidth } from '../../data/scale.ts';
import { refusal } from '../action-kind.ts';
import { isAerial, standing } from '../elements/find.ts';
import { groundOf } from '../terrain/ground.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { passingOf } from './interpenetration.ts';
import type { Path } from './paths.ts';

/** An edge where a base must stop: that of an element, or of a fixed object. */
interface Edge {
  readonly unit: BattleElement | null;
  /** The name of the edge's owner in a refusal. A stronghold is an obstacle for both sides. */
  readonly name: string;
  readonly outline: Polygon;
  /** Whether aerials fly over the object. */
  readonly low: boolean;
}

export interface NarrowGap extends Gap {
  readonly between: readonly [Edge, Edge];
  /** The middle of a circle around the object, for a quick distance test. */
  readonly heart: Point;
  readonly reach: number;
}

const boardEdge = 'the edge of the board';
/** A distance beyond the board edge that no base on the board can reach. */
const beyond = 4;

const boardEdges = (side: number): readonly Edge[] =>
  [
    rectangle({ x: -beyond, y: -beyond }, { x: side + beyond, y: 0 }),
    rectangle({ x: -beyond, y: side }, { x: side + beyond, y: side + beyond }),
    rectangle({ x: -beyond, y: 0 }, { x: 0, y: side }),
    rectangle({ x: side, y: 0 }, { x: side + beyond, y: side }),
  ].map((outline) => ({ unit: null, name: boardEdge, outline, low: false }));

/** Every gap narrower than a base: between elements, impassable terrain, the stronghold and the board edge. */
export const narrowGaps = onceFor((state: State): readonly NarrowGap[] => {
  const { setup, stronghold } = state;
  const edges: readonly Edge[] = [
    ...standing(state).map((element) => ({
      unit: element,
      name: `${element.name} (${element.id})`,
      outline: corners(element.base),
      low: !isAerial(element),
    })),
    ...groundOf(setup).impassable.map(({ kind, polygon }) => ({
      unit: null,
      name: `the ${kind.name.toLowerCase()}`,
      outline: polygon,
      low: true,
    })),
    ...(stronghold ? [{ unit: null, name: 'the stronghold', outline: stronghold, low: true }] : []),
    ...boardEdges(setup.table.width),
  ];
  const narrow = figures.minimum * baseWidth;
  const found: NarrowGap[] = [];
  for (const [at, one] of edges.entries())
    for (let next = at + 1; next < edges.length; next++) {
      const other = edges[next] as Edge;
      // The list starts with the edges of elements. So if the first edge of a pair is fixed, the second one is fixed too.
      if (one.unit ? isFar(one.unit, other, setup.table.width, narrow) : one.name === boardEdge) continue;
      const gap = gapBetween(one.outline, other.outline, narrow);
      if (gap) found.push({ ...gap, between: [one, other], heart: heart(gap.ground), reach: reachOf(gap.ground) });
    }
  return found;
});

/** A quick test: whether an element is so far from an edge that the gap between them cannot be narrow. */
function isFar({ base }: BattleElement, { unit, outline, name }: Edge, side: number, narrow: number): boolean {
  const own = radius(base);
  if (unit) return distance(base, unit.base) > own + radius(unit.base) + narrow;
  if (name !== boardEdge) return outOfBounds({ ...base, width: base.width + narrow, depth: base.depth + 2 * narrow }, outline);
  const reach = own + narrow;
  return base.x > reach && base.y > reach && base.x < side - reach && base.y < side - reach;
}

/** How far an outline extends from its middle. */
const reachOf = (outline: Polygon): number => {
  const middle = heart(outline);
  return Math.max(...outline.map((corner) => distance(corner, middle)));
};

/** During a turn, gaps are checked at points this many inches apart. */
const look = 0.2;

/** The area that a path covers, as convex outlines: one for each straight stage, and several for a stage that turns. */
const covered = ({ stages }: Path): readonly Polygon[] =>
  stages.flatMap((stage): readonly Polygon[] =>
    stage.from.facing === stage.to.facing
      ? [outlineRound([...corners(stage.from), ...corners(stage.to)])]
      : placesOn([stage], look).map(corners),
  );

/**
 * hott.gaps.minimum-gap: why a path enters a gap; null if it does not. An element may leave a gap that it already stands in
 * (hott.gaps.column-expand), and elements that it passes through do not form a gap.
 */
export function refuseGap(state: State, path: Path, mates: ReadonlySet<UnitId>): Refusal | null {
  const { unit } = path;
  const all = narrowGaps(state);
  if (all.length === 0) return null;
  const stops = ({ unit: other, low }: Edge): boolean =>
    other === null ? !(low && isAerial(unit)) : !mates.has(other.id) && passingOf(unit, other) === undefined;
  const size = radius(unit.base);
  const far = path.stages.reduce((most, { to }) => Math.max(most, distance(unit.base, to)), 0) + size;
  const near = all.filter(({ heart: at, reach, between }) => distance(unit.base, at) <= far + reach && between.every(stops));
  if (near.length === 0) return null;
  const start = corners(unit.base);
  const way = covered(path);
  const entered = near.find(
    ({ ground }) => !outlinesOverlap(start, ground) && way.some((outline) => outlinesOverlap(outline, ground)),
  );
  return entered
    ? refusal(
        `The gap between ${entered.between[0].name} and ${entered.between[1].name} is too narrow: it must be at least as wide as a base.`,
        'hott.gaps.minimum-gap',
        'hott.gaps.exceptions',
      )
    : null;
}
