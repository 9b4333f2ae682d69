/**
 * What a blow does to an infantry square (fr3.square.shared-damage to fr3.square.third-marker). Its units share
 * what they suffer, so that the square is counted as one: so many units, so many markers.
 */
import { square as figures } from './data/figures/square.ts';
import { type Aftermath, type Blow, gone } from './demoralization.ts';
import type { Fr3RuleId } from './rule-ids.ts';

export interface Square {
  /** Units that form it: 2, 4 or 6. */
  readonly bases: number;
  /** Markers on all of its units together. */
  readonly markers: number;
}

/** Markers that a square can bear: a further one destroys it. */
export const mostSquareMarkers = (bases: number): number => (figures.destroyedAtMarker - 1) * bases;

/**
 * A blow on one of its units. `fate` says how many levels the square loses: one is `demoralized`, two are
 * `double-demoralized`, whichever units take them. A square is never pushed back (fr3.square.no-move).
 */
export function sufferInSquare({ bases, markers }: Square, blow: Blow, because: readonly Fr3RuleId[]): Aftermath {
  const kill = blow === 'kill';
  const levels = kill ? figures.kill.levels : blow.levels;
  const rules = kill ? [...because, 'fr3.square.kill' as const] : because;
  if (markers + levels > mostSquareMarkers(bases)) return gone('destroyed', ...rules, 'fr3.square.third-marker');
  return {
    fate: levels === 1 ? 'demoralized' : 'double-demoralized',
    pushedBack: false,
    state: levels === 1 ? 1 : 2,
    markers: markers + levels,
    permanent: kill ? figures.kill.permanent : 0,
    rules: [...rules, 'fr3.square.shared-damage'],
  };
}

/**
 * The morale of the best of its units, by which the square rallies (fr3.square.rally): a unit keeps its second
 * marker if its owner likes, so that markers gather on as few units as possible.
 */
export const bestState = ({ bases, markers }: Square): 0 | 1 | 2 =>
  Math.max(0, markers - mostSquareMarkers(bases - 1)) as 0 | 1 | 2;
