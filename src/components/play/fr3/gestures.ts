/** Converts gestures on the table to actions in Fantasy Rules!. */
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { distance, onGrid, type Point } from '../../../engine/kernel/geometry.ts';
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import type { Moves } from '../system.ts';
import { optionsOf } from './actions.ts';
import { dialsOf, hasPlace, isPut, sentTo } from './moves.ts';
import { type Corner, drawnTo, handlesOf } from './wheel-handles.ts';

/** Rounds coordinates from a finger to quarter inches. */
const quarters = (inches: number): number => onGrid(Math.round(inches * 4) / 4);
const pointed = ({ x, y }: Point): Point => ({ x: quarters(x), y: quarters(y) });

/** How far a press may be from a suggested place for works or a camp, or from the middle of a work, in inches. */
const besideIt = 0.7;

/** The action that places something where the user presses. */
function placedAt(state: State, action: Action, to: Point): Action | Refusal | null {
  if (takesPlace(action)) {
    // Works touch each other, and a camp lies in the middle of a work, so presses snap to such places.
    const near =
      isPut(action) &&
      optionsOf(state)
        .filter(isPut)
        .find((each) => distance(each, to) < besideIt);
    const { x, y } = near || pointed(to);
    return { ...action, x, y } as Action;
  }
  return action.kind === 'cast' ? fr3Battle.refuse(state, { ...action, on: [] }) : null;
}

/** In deployment the user picks units up and puts them down. Other placements wait for a press on the table. */
const takesPlace = (action: Action): boolean => hasPlace(action) && action.kind !== 'deploy';

export const moves: Moves<State, Action> = {
  sentTo,
  handles: handlesOf,
  drawnTo: (state, ids, handle, to) => drawnTo(state, ids, handle as Corner, to),
  putDown(state, ids, to) {
    const { x, y } = state.works.find(({ base }) => base && distance(base, to) < besideIt)?.base ?? pointed(to);
    return { kind: 'deploy', units: ids, x, y, wide: ids.length };
  },
  takesPlace,
  placedAt,
  dials: dialsOf,
};
