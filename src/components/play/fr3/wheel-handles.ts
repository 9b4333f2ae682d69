/** The front corners of the chosen units. Dragging one of them forward wheels the units about the other. */

import { basesOf, unitsNamed } from '../../../engine/fr3/battle/movement/manoeuvre.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { bearing, type Point, pivotOf, turnBetween } from '../../../engine/kernel/geometry.ts';
import { leastWheel, wheelBy } from './moves.ts';

export const corners = ['left', 'right'] as const;
export type Corner = (typeof corners)[number];

const across = (corner: Corner): Corner => (corner === 'left' ? 'right' : 'left');

/** The positions of the corners that can be dragged forward. */
export function handlesOf(state: State, ids: readonly PieceId[]): readonly { readonly id: Corner; readonly at: Point }[] {
  if (ids.length === 0) return [];
  const bases = basesOf(unitsNamed(state, ids));
  return corners
    .filter((id) => fr3Battle.refuse(state, { kind: 'wheel', units: ids, side: across(id), angle: leastWheel }) === null)
    .map((id) => ({ id, at: pivotOf(bases, id) }));
}

/** The wheel that brings a corner towards a point, as far as possible. */
export function drawnTo(state: State, ids: readonly PieceId[], corner: Corner, to: Point): Action {
  const bases = basesOf(unitsNamed(state, ids));
  const side = across(corner);
  const pivot = pivotOf(bases, side);
  const turn = turnBetween(bearing(pivot, pivotOf(bases, corner)), bearing(pivot, to));
  return wheelBy(state, ids, side, side === 'left' ? -turn : turn);
}
