/**
 * Records which units ethereals pass through as they move; those units are tested after the move
 * (fr3.spirits.ethereals-pass-through).
 */
import { type Base, meets, overlap, type Point } from '../../../kernel/geometry.ts';
import { standing, unitAt, withDeeds } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { isEthereal } from './crossing.ts';

/** The path of a manoeuvre: straight, or through intermediate places. */
export type Through = { readonly straight: Point } | { readonly places: () => readonly (readonly Base[])[] } | null;

function goesThrough(unit: BattleUnit, at: number, other: BattleUnit, path: NonNullable<Through>): boolean {
  return 'straight' in path
    ? meets(unit.base, path.straight, other.base) !== null
    : path.places().some((each) => overlap(each[at] as Base, other.base));
}

/**
 * Records the units that moving ethereals passed through. `before` is the state before the move; `met` are the enemies they
 * charged.
 */
export function withHaunts(
  before: State,
  after: State,
  ids: readonly PieceId[],
  path: Through,
  met: readonly PieceId[] = [],
): State {
  if (!path) return after;
  return ids.reduce((state, id, at) => {
    const unit = unitAt(before, id);
    if (!isEthereal(before, unit)) return state;
    const { haunts } = unitAt(state, id).did;
    const more = standing(before).filter(
      (other) =>
        !ids.includes(other.id) && !met.includes(other.id) && !haunts.includes(other.id) && goesThrough(unit, at, other, path),
    );
    return more.length === 0 ? state : withDeeds(state, [id], { haunts: [...haunts, ...more.map((other) => other.id)] });
  }, after);
}
