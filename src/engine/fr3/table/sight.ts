/** Line of sight for missiles and artillery: which terrain and units block the two test lines. */
import { type Base, occupies, type Sight, share, sight, sightLines, viewOf } from '../../kernel/geometry.ts';
import { forwardArc } from './arcs.ts';
import { effectsOf, type Terrain } from './terrain.ts';

export interface InTheWay {
  /** Units that could block: all except the firer, the target and their attachments. */
  readonly units: readonly Base[];
  readonly terrain: readonly Terrain[];
  /** fr3.melee.shooting-at-fliers: units never block a shot at a flier. */
  readonly atFlier?: boolean;
}

/** Whether the firer or the target is in this terrain, so that the terrain does not block the line. */
const standsIn = (firer: Base, target: Base, { polygon }: Terrain): boolean =>
  occupies(firer, polygon) || occupies(target, polygon);

/** fr3.artillery.los-terrain: the index of the first terrain piece that blocks. */
export function pieceBetween(firer: Base, target: Base, terrain: readonly Terrain[]): number | undefined {
  const view = viewOf(sightLines(firer, target));
  const at = terrain.findIndex(
    (piece) => effectsOf[piece.kind].blocksSight && share(piece.polygon, view) && !standsIn(firer, target, piece),
  );
  return at < 0 ? undefined : at;
}

/**
 * fr3.artillery.line-of-sight-lines, fr3.artillery.los-units, fr3.artillery.los-terrain, fr3.missile-fire.line-of-sight. The
 * result's `bases` and `polygons` are indexes into `units` and `terrain`.
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
