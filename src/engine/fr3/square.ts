/**
 * The effect of a hit on an infantry square (fr3.square.shared-damage to fr3.square.third-marker). The units of a square share
 * damage, so only the number of its units and the number of their markers matter.
 */
import { square as figures } from './data/figures/square.ts';
import { type Aftermath, type Blow, removedAs } from './demoralization.ts';
import type { Fr3RuleId } from './rule-ids.ts';

export interface Square {
  /** How many units form the square: 2, 4 or 6. */
  readonly bases: number;
  /** The total markers of all its units. */
  readonly markers: number;
}

/** The greatest number of markers that a square can have. One more marker destroys the square. */
export const mostSquareMarkers = (bases: number): number => (figures.destroyedAtMarker - 1) * bases;

/**
 * Applies a hit to a square. `fate` says how many levels the square loses, whichever units take them: `demoralized` means one,
 * `double-demoralized` two. A square is never pushed back (fr3.square.no-move).
 */
export function sufferInSquare({ bases, markers }: Square, blow: Blow, because: readonly Fr3RuleId[]): Aftermath {
  const kill = blow === 'kill';
  const levels = kill ? figures.kill.levels : blow.levels;
  const rules = kill ? [...because, 'fr3.square.kill' as const] : because;
  if (markers + levels > mostSquareMarkers(bases)) return removedAs('destroyed', ...rules, 'fr3.square.third-marker');
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
 * The morale of the best unit in the square. The best unit rolls for the square's rally (fr3.square.rally). The owner may leave a
 * second marker on a unit, so the other units are assumed to hold as many markers as possible.
 */
export const bestState = ({ bases, markers }: Square): 0 | 1 | 2 =>
  Math.max(0, markers - mostSquareMarkers(bases - 1)) as 0 | 1 | 2;
