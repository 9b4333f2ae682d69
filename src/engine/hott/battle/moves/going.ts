/** What an element goes through on its path (hott.supplement.mixed-going). */
import { type Base, placesOn, type Stage } from '../../../kernel/geometry.ts';
import type { Moves } from '../../data/elements.ts';
import { inches } from '../../data/scale.ts';
import { isAerial, typeOf } from '../elements/find.ts';
import { groundOf, inWater, isOnRoad } from '../terrain/ground.ts';
import type { Setup } from '../vocabulary/setup.ts';
import { type Path, pathEnters } from './plan.ts';

export interface Going {
  /** The whole of the path lies along a road (hott.move-distances.ground). */
  readonly road: boolean;
  readonly bad: boolean;
  /** Some of it lies in water, and not on a road that crosses it. */
  readonly water: boolean;
}

const dry: Going = { road: false, bad: false, water: false };

/** Places at which water and roads are looked for, in inches from one to the next. */
const look = 0.2;

export const everyPlace = (stages: readonly Stage[], holds: (base: Base) => boolean): boolean =>
  placesOn(stages, look).every(holds);

/**
 * What a path goes through; aerials fly over everything (hott.water.aerials, hott.water.aerials-terrain). A group goes by road only as a column
 * (hott.groups.column-needed).
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

/** How far the type goes in that, in inches: as the worst of it allows. */
export function allowance({ unit }: Pick<Path, 'unit'>, { road, bad, water }: Going): number {
  const move: Moves = typeOf(unit).move;
  if (isAerial(unit)) return inches(move.good);
  // hott.supplement.water-lurkers: its move is that in water, wherever it must go.
  if (unit.type === 'water-lurkers') return inches(move.river);
  if (road) return inches(move.road);
  const rates = [move.good, ...(bad ? [move.bad] : []), ...(water ? [move.river] : [])];
  return inches(Math.min(...rates));
}
