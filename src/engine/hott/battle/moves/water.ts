/** Wading (the chapter on water, with hott.terrain.narrow-river and related rules). */
import {
  ahead,
  contains,
  cross,
  degrees,
  directionOf,
  dot,
  lengthOf,
  minus,
  type Point,
  type Polygon,
  plus,
  sidesOf,
  times,
  touch,
  turnBetween,
} from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { terrain } from '../../data/figures/terrain.ts';
import { water as figures } from '../../data/figures/water.ts';
import { inches, paces } from '../../data/scale.ts';
import { refusal } from '../action-kind.ts';
import { groundOf, inWater, type Piece } from '../terrain/ground.ts';
import type { Setup } from '../vocabulary/setup.ts';
import { keepsFacing, type Path, pathEnters } from './paths.ts';

/** Directions that differ by less than this many tenths of a degree count as equal, because short paths are imprecise. */
const same = 20;

const parallel = (one: number, other: number): boolean => {
  const turn = Math.abs(turnBetween(one, other));
  return turn <= same || turn >= 1800 - same;
};

interface Shore {
  readonly at: Point;
  /** The distance along the ray, in inches. */
  readonly far: number;
  /** A step of one inch across the border, from land into water or back. */
  readonly across: Point;
}

/** Where a ray crosses the border of an outline, nearest first. */
function crossings(from: Point, way: Point, polygon: Polygon): readonly Shore[] {
  return sidesOf(polygon)
    .flatMap(({ a, b }): readonly Shore[] => {
      const side = minus(b, a);
      const bottom = cross(way, side);
      if (Math.abs(bottom) < 1e-9) return [];
      const far = cross(minus(a, from), side) / bottom;
      const share = cross(minus(a, from), way) / bottom;
      if (far < 0 || share < 0 || share > 1) return [];
      const out: Point = times({ x: -side.y, y: side.x }, 1 / lengthOf(side));
      return [{ at: plus(from, times(way, far)), far, across: dot(out, way) < 0 ? times(out, -1) : out }];
    })
    .sort((one, other) => one.far - other.far);
}

/** Inches from a shore straight across the water to the next land: the other bank, or an island. */
function channel(
  { at, across }: Shore,
  { polygon }: Piece,
  islands: readonly Piece[],
): { readonly width: number; readonly island: boolean } {
  const from = plus(at, times(across, touch));
  const bank = crossings(from, across, polygon)[0]?.far ?? Infinity;
  const isle = Math.min(Infinity, ...islands.map((each) => crossings(from, across, each.polygon)[0]?.far ?? Infinity));
  return { width: Math.min(bank, isle) + touch, island: isle < bank };
}

/** Why an element may not wade this way; null if it may. The rule applies only to paths that enter water. */
export function refuseWading(setup: Setup, path: Path, meetsEnemy: boolean): Refusal | null {
  const { unit, stages, end } = path;
  // hott.water.lurkers: water lurkers may enter any water.
  if (unit.type === 'water-lurkers') return null;
  const start = unit.base;
  const way = minus(end, start);
  const called = `${unit.name} (${unit.id})`;
  const wet = inWater(setup, start);
  if (lengthOf(way) < touch)
    return wet && turnBetween(start.facing, end.facing) % 1800 !== 0 && !meetsEnemy
      ? refusal(
          `${called} is in the water, so it can only turn about, or turn to face an enemy in contact.`,
          'hott.water.wading-turn',
        )
      : null;
  const heading = directionOf(way.x, way.y);
  if (wet && unit.wading !== null) {
    if (!parallel(heading, unit.wading) && !meetsEnemy)
      return refusal(
        `${called} has begun to cross the water. It can only go straight on or turn back.`,
        'hott.water.wading-turn',
      );
  } else {
    const shore = refuseShore(setup, path, heading, wet);
    if (shore) return shore;
  }
  const facesWay = keepsFacing(path) || (wet && stages.every(({ from, to }) => turnBetween(from.facing, to.facing) % 1800 === 0));
  return (facesWay && parallel(end.facing, heading)) || meetsEnemy
    ? null
    : refusal(
        `${called} is wading, so it must face forwards or backwards along its path and cannot turn.`,
        wet ? 'hott.water.wading-turn' : 'hott.water.wading-angle',
      );
}

/** Whether a point is on the edge of the board, where a river ends without a bank. */
const isAtBoardEdge = ({ table }: Setup, { x, y }: Point): boolean =>
  [x, table.width - x, y, table.depth - y].some((away) => Math.abs(away) <= 2 * touch);

/**
 * Whether the water may be entered here and in this direction. If the element was driven into the water, only the
 * direction matters.
 */
function refuseShore(setup: Setup, path: Path, heading: number, wet: boolean): Refusal | null {
  const { water, islands } = groundOf(setup);
  const { unit } = path;
  const step = ahead(heading);
  const entered = water.filter(({ polygon }) => pathEnters(path, polygon));
  for (const piece of entered) {
    const onIsland = islands.filter(({ polygon }) => contains(polygon, unit.base));
    // On an island, the island's own border is the shore.
    const shore = onIsland[0] ? crossings(unit.base, step, onIsland[0].polygon)[0] : crossings(unit.base, step, piece.polygon)[0];
    if (!shore) continue;
    const { width, island } = wet ? { width: 0, island: true } : channel(shore, piece, islands);
    if (width > inches(terrain.wadeable) + touch)
      return refusal(
        `The element cannot wade there: the water is ${paces(width)} paces wide, and ${terrain.wadeable} is the most it can wade.`,
        'hott.terrain.wide-water',
        'hott.terrain.narrow-river',
      );
    if (piece.kind.id === 'wide-water' && !island && onIsland.length === 0)
      return refusal(
        'An element can wade through wide water only to or from an island.',
        'hott.terrain.wide-water',
        'hott.terrain.channel-crossing',
      );
    const slant = Math.abs(turnBetween(heading, directionOf(shore.across.x, shore.across.y)));
    if (slant > degrees(figures.wadingAngle) || isAtBoardEdge(setup, shore.at))
      return refusal(
        `${unit.name} (${unit.id}) must wade within ${figures.wadingAngle} degrees of straight across.`,
        'hott.water.wading-angle',
        'hott.terrain.river-lengthwise',
      );
  }
  return null;
}
