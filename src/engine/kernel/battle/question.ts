/** Questions: the engine asks one side one thing at a time, and one action answers it. */
import { onceFor } from '../memo.ts';

/** A question by its name, and the side that answers it. A system adds what its own questions say besides. */
export interface Question<What extends string = string, Side extends string = string> {
  readonly what: What;
  readonly side: Side;
}

/** A state on which questions wait that interrupt the step in hand; the first one is asked now. */
export interface Interrupted<Ask> {
  readonly asks: readonly Ask[];
}

/** The state with a question that interrupts, asked before those that wait already. */
export const asking = <State extends Interrupted<Ask>, Ask extends Question>(state: State, ask: Ask): State => ({
  ...state,
  asks: [ask, ...state.asks],
});

/** The state without the question that was just answered: one that interrupts is asked once. */
export const answered = <State extends Interrupted<Ask>, Ask extends Question>(state: State, ask: Ask): State =>
  state.asks[0] === ask ? { ...state, asks: state.asks.slice(1) } : state;

/**
 * The question of a state: the first that interrupts, otherwise that of the stage or step in hand; null when nobody decides anything,
 * and once the battle is over.
 */
export const questionOf = <State extends Interrupted<Ask>, Ask extends Question>(
  isOver: (state: State) => boolean,
  ofStep: (state: State) => Ask | null,
): ((state: State) => Ask | null) => onceFor((state) => (isOver(state) ? null : (state.asks[0] ?? ofStep(state))));
