/** From gestures on the table to actions of Fantasy Rules!. */
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { distance, onGrid, type Point } from '../../../engine/kernel/geometry.ts';
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import type { Moves } from '../system.ts';
import { optionsOf } from './actions.ts';
import { dialsOf, hasPlace, isPut, sentTo } from './moves.ts';
import { type Corner, drawnTo, handlesOf } from './wheel-handles.ts';

/** Coordinates that a finger gives. */
const quarters = (inches: number): number => onGrid(Math.round(inches * 4) / 4);
const pointed = ({ x, y }: Point): Point => ({ x: quarters(x), y: quarters(y) });

/** Inches off a place that is offered for works or a camp, or off the middle of a work, within which it is meant. */
const besideIt = 0.7;

/** What is put on the ground where somebody presses it. */
function placedAt(state: State, action: Action, to: Point): Action | Refusal | null {
  if (takesPlace(action)) {
    // Works stand base to base, and a camp in the middle of one: that is hit without a ruler.
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

/** Whoever deploys is taken up and put down again; everything else that has a place waits for one. */
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
