/** Line of sight for missiles and artillery: which terrain and which units stand in the way of the two-part test. */
import { type Base, occupies, type Sight, share, sight, sightLines, viewOf } from '../../kernel/geometry.ts';
import { forwardArc } from './arcs.ts';
import { effectsOf, type Terrain } from './terrain.ts';

export interface InTheWay {
  /** Units that could stand in the way: neither the firer, nor the target, nor what is attached to them. */
  readonly units: readonly Base[];
  readonly terrain: readonly Terrain[];
  /** fr3.melee.shooting-at-fliers: units never block a shot at a flier. */
  readonly atFlier?: boolean;
}

/** Whether firer or target stand in a piece of terrain: then it does not block. */
const standsIn = (firer: Base, target: Base, { polygon }: Terrain): boolean =>
  occupies(firer, polygon) || occupies(target, polygon);

/** fr3.artillery.los-terrain: the first piece of terrain that stands in the way, by its place in the list. */
export function pieceBetween(firer: Base, target: Base, terrain: readonly Terrain[]): number | undefined {
  const view = viewOf(sightLines(firer, target));
  const at = terrain.findIndex(
    (piece) => effectsOf[piece.kind].blocksSight && share(piece.polygon, view) && !standsIn(firer, target, piece),
  );
  return at < 0 ? undefined : at;
}

/**
 * fr3.artillery.line-of-sight-lines, fr3.artillery.los-units, fr3.artillery.los-terrain, fr3.missile-fire.line-of-sight. The
 * numbers of `bases` and `polygons` in the answer are places in `units` and `terrain`.
 */
export function lineOfSight(firer: Base, target: Base, { units, terrain, atFlier = false }: InTheWay): Sight {
  const high = terrain.flatMap((piece, at) => (effectsOf[piece.kind].blocksSight ? [{ piece, at }] : []));
  const seen = sight(
    firer,
    target,
    atFlier ? [] : units,
    high.map(({ piece }) => piece.polygon),
    'front',
    forwardArc(firer),
  );
  const polygons = seen.polygons
    .map((index) => high[index] as (typeof high)[number])
    .filter(({ piece }) => !standsIn(firer, target, piece))
    .map(({ at }) => at);
  return { ...seen, polygons, clear: polygons.length === 0 && !seen.bases.some(({ blocks }) => blocks) };
}
