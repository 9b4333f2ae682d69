/** Line of sight for missiles and artillery: which terrain and which units stand in the way of the two-part test. */
import { type Base, occupies, type Sight, sight } from '../../kernel/geometry.ts';
import { forwardArc } from './arcs.ts';
import { effectsOf, type Terrain } from './terrain.ts';

export interface InTheWay {
  /** Units that could stand in the way: neither the firer, nor the target, nor what is attached to them. */
  readonly units: readonly Base[];
  readonly terrain: readonly Terrain[];
  /** fr3.melee.shooting-at-fliers: units never block a shot at a flier. */
  readonly atFlier?: boolean;
}

/**
 * fr3.artillery.line-of-sight-lines, fr3.artillery.los-units, fr3.artillery.los-terrain, fr3.missile-fire.line-of-sight. The
 * numbers of `bases` and `polygons` in the answer are places in `units` and `terrain`.
 */
export function lineOfSight(firer: Base, target: Base, { units, terrain, atFlier = false }: InTheWay): Sight {
  const high = terrain.flatMap(({ kind, polygon }, at) => (effectsOf[kind].blocksSight ? [{ polygon, at }] : []));
  const seen = sight(
    firer,
    target,
    atFlier ? [] : units,
    high.map(({ polygon }) => polygon),
    'front',
    forwardArc(firer),
  );
  // The terrain in which firer or target stand does not block.
  const polygons = seen.polygons
    .map((index) => high[index] as (typeof high)[number])
    .filter(({ polygon }) => !occupies(firer, polygon) && !occupies(target, polygon))
    .map(({ at }) => at);
  return { ...seen, polygons, clear: polygons.length === 0 && !seen.bases.some(({ blocks }) => blocks) };
}
