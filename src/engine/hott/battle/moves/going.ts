/** The terrain on an element's path (hott.supplement.mixed-going). */
import { type Base, placesOn, type Stage } from '../../../kernel/geometry.ts';
import type { Moves } from '../../data/elements.ts';
import { inches } from '../../data/scale.ts';
import { isAerial, typeOf } from '../elements/find.ts';
import { groundOf, inWater, isOnRoad } from '../terrain/ground.ts';
import type { Setup } from '../vocabulary/setup.ts';
import { type Path, pathEnters } from './paths.ts';

export interface Going {
  /** The whole path is along a road (hott.move-distances.ground). */
  readonly road: boolean;
  readonly bad: boolean;
  /** Part of the path is in water and not on a road across it. */
  readonly water: boolean;
}

const dry: Going = { road: false, bad: false, water: false };

/** Inches between the points where water and roads are checked. */
const look = 0.2;

export const everyPlace = (stages: readonly Stage[], holds: (base: Base) => boolean): boolean =>
  placesOn(stages, look).every(holds);

/**
 * The terrain on a path. Aerials fly over everything (hott.water.aerials, hott.water.aerials-terrain). A group uses a road only
 * as a column (hott.groups.column-needed).
 */
export function goingOn(setup: Setup, path: Path, byRoad = true): Going {
  if (isAerial(path.unit)) return dry;
  const { bad, water, roads } = groundOf(setup);
  const road = byRoad && roads.length > 0 && everyPlace(path.stages, (base) => isOnRoad(setup, base));
  if (road) return { road, bad: false, water: false };
  return {
    road,
    bad: bad.some(({ polygon }) => pathEnters(path, polygon)),
    water: water.some(({ polygon }) => pathEnters(path, polygon)) && !everyPlace(path.stages, (base) => !inWater(setup, base)),
  };
}

/** How far the type can move on such a path, in inches. The slowest terrain sets the limit. */
export function moveAllowance({ unit }: Pick<Path, 'unit'>, { road, bad, water }: Going): number {
  const move: Moves = typeOf(unit).move;
  if (isAerial(unit)) return inches(move.good);
  // hott.supplement.water-lurkers: they always use their water move.
  if (unit.type === 'water-lurkers') return inches(move.river);
  if (road) return inches(move.road);
  const rates = [move.good, ...(bad ? [move.bad] : []), ...(water ? [move.river] : [])];
  return inches(Math.min(...rates));
}
