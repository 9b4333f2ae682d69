/** The table before the battle: deployment zones, the places of the terrain objective, the strips of flanking forces. */
import { onGrid, type Polygon, point, rectangle } from '../../kernel/geometry.ts';
import { basics } from '../data/figures/basics.ts';
import { preGame } from '../data/figures/pre-game.ts';
import { setup } from '../data/figures/setup.ts';

export interface TableSize {
  /** Along the home edges, in inches. */
  readonly width: number;
  /** From home edge to home edge. */
  readonly depth: number;
}

const inches = 12;

/** fr3.basics.playing-area: the usual table for so many points a side. */
export function tableFor(points: number): TableSize {
  const feet = points > basics.largeTableAbove ? basics.largeTableFeet : basics.smallTableFeet;
  return { width: feet.width * inches, depth: feet.depth * inches };
}

/** fr3.setup.deployment-distance: the two zones, from each home edge to 6 inches short of the centre line. */
export function deploymentZones({ width, depth }: TableSize): readonly [Polygon, Polygon] {
  const front = depth / 2 - setup.zoneToCentre;
  return [rectangle(point(0, 0), point(width, front)), rectangle(point(0, depth - front), point(width, depth))];
}

/** fr3.setup.terrain-objective: the ten places of the objective on the centre line, from left to right, by the face of a d10. */
export function objectivePlaces({ width, depth }: TableSize): readonly Polygon[] {
  const half = setup.objectiveSide / 2;
  return Array.from({ length: setup.objectivePlaces }, (_, at) => {
    const middle = ((at + 0.5) * width) / setup.objectivePlaces;
    const x = onGrid(Math.max(half, Math.min(width - half, middle)));
    return rectangle(point(x - half, depth / 2 - half), point(x + half, depth / 2 + half));
  });
}

/** fr3.pre-game.flanking-force-entry: the strips along the side edges in which a flanking force is placed. */
export const flankingStrips = ({ width, depth }: TableSize): readonly [Polygon, Polygon] => [
  rectangle(point(0, 0), point(preGame.flankEntry, depth)),
  rectangle(point(width - preGame.flankEntry, 0), point(width, depth)),
];
