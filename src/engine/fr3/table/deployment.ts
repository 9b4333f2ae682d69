/** The table before the battle: deployment zones, places for the terrain objective, and strips for flanking forces. */
import { onGrid, type Polygon, point, rectangle } from '../../kernel/geometry.ts';
import { basics } from '../data/figures/basics.ts';
import { preGame } from '../data/figures/pre-game.ts';
import { setup } from '../data/figures/setup.ts';

export interface TableSize {
  /** The length along the home edges, in inches. */
  readonly width: number;
  /** The length from one home edge to the other, in inches. */
  readonly depth: number;
}

const inches = 12;

/** fr3.basics.playing-area: the usual table for this many points per side. */
export function tableFor(points: number): TableSize {
  const feet = points > basics.largeTableAbove ? basics.largeTableFeet : basics.smallTableFeet;
  return { width: feet.width * inches, depth: feet.depth * inches };
}

/** fr3.setup.deployment-distance: both zones, each from its home edge to 6 inches before the centre line. */
export function deploymentZones({ width, depth }: TableSize): readonly [Polygon, Polygon] {
  const front = depth / 2 - setup.zoneToCentre;
  return [rectangle(point(0, 0), point(width, front)), rectangle(point(0, depth - front), point(width, depth))];
}

/** fr3.setup.terrain-objective: the ten places on the centre line, from left to right, by d10 result. */
export function objectivePlaces({ width, depth }: TableSize): readonly Polygon[] {
  const half = setup.objectiveSide / 2;
  return Array.from({ length: setup.objectivePlaces }, (_, at) => {
    const middle = ((at + 0.5) * width) / setup.objectivePlaces;
    const x = onGrid(Math.max(half, Math.min(width - half, middle)));
    return rectangle(point(x - half, depth / 2 - half), point(x + half, depth / 2 + half));
  });
}

/** fr3.pre-game.flanking-force-entry: the strips along the side edges where a flanking force arrives. */
export const flankingStrips = ({ width, depth }: TableSize): readonly [Polygon, Polygon] => [
  rectangle(point(0, 0), point(preGame.flankEntry, depth)),
  rectangle(point(width - preGame.flankEntry, 0), point(width, depth)),
];
