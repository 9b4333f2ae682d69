/** Finds the best-looking action for a side, decision after decision, without evaluating every action each time. */
import { type Weighed, weigh } from './greedy.ts';
import type { Played, Sight } from './player.ts';

/** Counts the states that are judged. Unlike the time, this count is the same on every machine. */
export interface Effort {
  judged: number;
}

/** A possible action, and how much it improved the position when last evaluated. */
export interface Option<State, Action> {
  readonly weighed: Weighed<State, Action>;
  readonly gain: number;
  /** The state in which the action was evaluated. */
  readonly at: State;
}

/**
 * The best-looking action for the side that decides in a state; undefined if none is listed. Call the function with consecutive
 * states.
 */
export type Chooser<State, Action, Side extends string> = (state: State, side: Side) => Weighed<State, Action> | undefined;

export interface Choosing<State, Action, Side extends string> {
  readonly ruleset: Pick<Played<State, Action, Side>, 'perform' | 'refuse'>;
  readonly sight: Sight<State, Action, Side>;
  readonly list: (state: State) => Iterable<Action>;
  /** The maximum number of dice results considered for one action. */
  readonly leaves: number;
  readonly effort: Effort;
  /** Options that are already known. The side that chooses first gets them. */
  readonly given?: readonly Option<State, Action>[];
  /**
   * Whether the list from one state is still valid in another state. If it is, and no known option improves the position, the
   * side passes and nothing is listed again.
   */
  readonly once?: (listed: State, now: State) => boolean;
}

/** What is stored for a side: its options, the state in which they were listed, and its action for passing. */
interface Knowledge<State, Action> {
  known: Option<State, Action>[];
  listed?: State;
  passing?: Action;
}

/** Removes and returns the option with the highest gain, the first if several are equal. */
function taken<State, Action>(known: Option<State, Action>[]): Option<State, Action> | undefined {
  let at = 0;
  for (let next = 1; next < known.length; next++)
    if ((known[next] as Option<State, Action>).gain > (known[at] as Option<State, Action>).gain) at = next;
  return known.splice(at, 1)[0];
}

/**
 * Chooses like the greedy player, but with less work, because most actions in a phase are equally good before and after another
 * move. An option from an earlier state is evaluated again only while it is the best known option. Everything is listed again
 * only when no known option improves the position. Actions that a move makes possible are therefore found later, when the others
 * are done.
 */
export function chooser<State, Action, Side extends string>({
  ruleset,
  sight,
  list,
  leaves,
  effort,
  given = [],
  once,
}: Choosing<State, Action, Side>): Chooser<State, Action, Side> {
  // Each side has its own options, because the other side may be asked something in between.
  const bySide = new Map<Side, Knowledge<State, Action>>();
  let unused = given;
  // The state after the last choice, if no dice were rolled. Its value is already known.
  let led: { readonly to: State; readonly side: Side; readonly value: number } | undefined;
  const optionsOf = (state: State, side: Side, here: number, actions: Iterable<Action>): Option<State, Action>[] => {
    const found: Option<State, Action>[] = [];
    for (const weighed of weigh(ruleset, sight, state, side, counted(actions, effort), leaves))
      found.push({ weighed, gain: weighed.value - here, at: state });
    return found;
  };
  const knowledgeOf = (side: Side): Knowledge<State, Action> => {
    const found = bySide.get(side);
    if (found) return found;
    const made: Knowledge<State, Action> = { known: [...unused] };
    unused = [];
    bySide.set(side, made);
    return made;
  };
  const chosen = (state: State, side: Side): Weighed<State, Action> | undefined => {
    const mine = knowledgeOf(side);
    const here = led?.to === state && led.side === side ? led.value : sight.worth(state, side);
    for (let top = taken(mine.known); top && top.gain > 0; top = taken(mine.known)) {
      if (top.at === state) return top.weighed;
      const { action } = top.weighed;
      if (ruleset.refuse(state, action) === null) mine.known.push(...optionsOf(state, side, here, [action]));
    }
    const { listed, passing } = mine;
    if (listed !== undefined && passing !== undefined && once?.(listed, state) && ruleset.refuse(state, passing) === null)
      return optionsOf(state, side, here, [passing])[0]?.weighed;
    mine.known = optionsOf(state, side, here, list(state));
    mine.listed = state;
    mine.passing = sight.passes && mine.known.map(({ weighed }) => weighed.action).find(sight.passes);
    return taken(mine.known)?.weighed;
  };
  return (state, side) => {
    const top = chosen(state, side);
    led = top?.chance.kind === 'known' ? { to: top.chance.value.state, side, value: top.value } : undefined;
    return top;
  };
}

/** Yields the given actions, and counts each of them as one judged state. */
export function* counted<Action>(actions: Iterable<Action>, effort: Effort): Generator<Action> {
  for (const action of actions) {
    effort.judged++;
    yield action;
  }
}
