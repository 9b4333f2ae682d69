/**
 * The effect of a hit by missiles or artillery. Usually the effect is the same as for any other hit (`demoralization.ts`), but
 * some targets are exceptions.
 */
import { type Aftermath, type Blow, type Cause, suffer, sufferInPlace, unharmed } from '../demoralization.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { sufferInSquare } from '../square.ts';
import { type Mark, onWall } from './target.ts';

/** The rule that keeps a target under fire in place when it is double demoralized; undefined if it is pushed back. */
function staysPut(mark: Mark): Fr3RuleId | undefined {
  if (onWall(mark)) return 'fr3.structures.wall-no-push-back';
  if (mark.unit.unit.id === 'siege-tower') return 'fr3.siege.tower-not-pushed-back';
  return undefined;
}

/** A siege tower is double demoralized when missiles would kill it (fr3.siege.tower-kill-result). */
function towerHolds(mark: Mark, because: readonly Fr3RuleId[]): Aftermath {
  const rules: Fr3RuleId[] = [...because, 'fr3.siege.tower-kill-result'];
  const { unit } = mark;
  if (unit.is.state === 2) return unharmed(unit, ...rules);
  return { fate: 'double-demoralized', pushedBack: false, state: 2, markers: 0, permanent: 0, rules };
}

/** The effect of fire on the target. */
export function strike(mark: Mark, blow: Blow, because: readonly Fr3RuleId[], cause: Cause): Aftermath {
  const { unit, is } = mark;
  if (is.square > 0) return sufferInSquare({ bases: is.square, markers: is.squareMarkers }, blow, because);
  if (blow === 'kill' && cause === 'missiles' && unit.unit.id === 'siege-tower') return towerHolds(mark, because);
  const stays = staysPut(mark);
  if (!stays) return suffer(unit, blow, because, cause);
  return sufferInPlace(unit, blow, because, cause, stays);
}
