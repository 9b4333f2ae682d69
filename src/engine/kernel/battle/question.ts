/** Questions: the engine asks one side one question at a time, and one action answers it. */
import { onceFor } from '../memo.ts';

/** A question has a name and the side that answers it. Each system adds its own fields. */
export interface Question<What extends string = string, Side extends string = string> {
  readonly what: What;
  readonly side: Side;
}

/** A state with questions that interrupt the present step. The first of these questions is asked now. */
export interface Interrupted<Ask> {
  readonly asks: readonly Ask[];
}

/** Adds an interrupting question. The new question is asked before those that are already waiting. */
export const asking = <State extends Interrupted<Ask>, Ask extends Question>(state: State, ask: Ask): State => ({
  ...state,
  asks: [ask, ...state.asks],
});

/** Removes the question that was just answered, if it was an interrupting one. */
export const answered = <State extends Interrupted<Ask>, Ask extends Question>(state: State, ask: Ask): State =>
  state.asks[0] === ask ? { ...state, asks: state.asks.slice(1) } : state;

/**
 * The question of a state: the first interrupting question, otherwise the question of the stage or step. Null if there is no
 * decision, and after the battle.
 */
export const questionOf = <State extends Interrupted<Ask>, Ask extends Question>(
  isOver: (state: State) => boolean,
  ofStep: (state: State) => Ask | null,
): ((state: State) => Ask | null) => onceFor((state) => (isOver(state) ? null : (state.asks[0] ?? ofStep(state))));
