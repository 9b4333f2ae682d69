/** What seems best to a side, decision after decision, without weighing everything every time. */
import { type Weighed, weigh } from './greedy.ts';
import type { Played, Sight } from './player.ts';

/** Counts the states that are judged: the only measure of what thinking costs that is the same on every machine. */
export interface Effort {
  judged: number;
}

/** What could be done, and by how much it bettered the position when it was last weighed. */
export interface Option<State, Action> {
  readonly weighed: Weighed<State, Action>;
  readonly gain: number;
  /** The state in which it was weighed. */
  readonly at: State;
}

/** What seems best in a state to the side that decides there; undefined when nothing is listed. To be asked of one state after another. */
export type Chooser<State, Action, Side extends string> = (state: State, side: Side) => Weighed<State, Action> | undefined;

/**
 * Chooses as the greedy player does, but what was weighed in an earlier state is weighed again only while it is the best that is
 * known, and everything is listed again only when nothing known betters the position: most of what could be done in a phase is
 * as good after some other move as before it. What a move makes possible is so found later, when the rest is done. Of dice so
 * many different results are looked at as `leaves` says. What is known to the first who chooses may be given.
 */
export function chooser<State, Action, Side extends string>(
  ruleset: Pick<Played<State, Action, Side>, 'perform' | 'refuse'>,
  sight: Sight<State, Action, Side>,
  list: (state: State) => Iterable<Action>,
  leaves: number,
  effort: Effort,
  given: readonly Option<State, Action>[] = [],
): Chooser<State, Action, Side> {
  // What each side knows: others may be asked something in between.
  const knownBy = new Map<Side, readonly Option<State, Action>[]>();
  let known: readonly Option<State, Action>[] = [];
  let unused = given;
  // Where the choice before has led, as far as no dice fell: that was judged when the choice was weighed.
  let led: { readonly to: State; readonly side: Side; readonly value: number } | undefined;
  const optionsOf = (state: State, side: Side, here: number, actions: Iterable<Action>): readonly Option<State, Action>[] => {
    const found: Option<State, Action>[] = [];
    for (const weighed of weigh(ruleset, sight, state, side, counted(actions, effort), leaves))
      found.push({ weighed, gain: weighed.value - here, at: state });
    return found;
  };
  /** The one of most gain, the first of several; it is known no longer. */
  const taken = (): Option<State, Action> | undefined => {
    const [top, ...rest] = [...known].sort((one, other) => other.gain - one.gain);
    known = rest;
    return top;
  };
  const chosen = (state: State, side: Side): Weighed<State, Action> | undefined => {
    const here = led?.to === state && led.side === side ? led.value : sight.worth(state, side);
    for (let top = taken(); top && top.gain > 0; top = taken()) {
      if (top.at === state) return top.weighed;
      const { action } = top.weighed;
      if (ruleset.refuse(state, action) === null) known = [...known, ...optionsOf(state, side, here, [action])];
    }
    known = optionsOf(state, side, here, list(state));
    return taken()?.weighed;
  };
  return (state, side) => {
    known = knownBy.get(side) ?? unused;
    unused = [];
    const top = chosen(state, side);
    knownBy.set(side, known);
    led = top?.chance.kind === 'known' ? { to: top.chance.value.state, side, value: top.value } : undefined;
    return top;
  };
}

/** The same actions, each counted as one state. */
export function* counted<Action>(actions: Iterable<Action>, effort: Effort): Generator<Action> {
  for (const action of actions) {
    effort.judged++;
    yield action;
  }
}
