/** Finds the pieces that act in an action. */
import type { PieceId } from '../vocabulary/ids.ts';

/** The actors: the fields `units`, `unit`, `character` and `user`, or both fighters. */
export function actorsOf(action: object): readonly PieceId[] {
  const { units, unit, character, user, a, b } = action as Readonly<Record<string, unknown>>;
  if (Array.isArray(units)) return units as PieceId[];
  return [unit, character, user, a, b].filter((id) => typeof id === 'string');
}
