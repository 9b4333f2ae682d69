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

export interface Choosing<State, Action, Side extends string> {
  readonly ruleset: Pick<Played<State, Action, Side>, 'perform' | 'refuse'>;
  readonly sight: Sight<State, Action, Side>;
  readonly list: (state: State) => Iterable<Action>;
  /** Different results of one action's dice that are looked at. */
  readonly leaves: number;
  readonly effort: Effort;
  /** What is known to the first who chooses. */
  readonly given?: readonly Option<State, Action>[];
  /** Whether what was listed in one state need not be listed again in another: when nothing known betters it, the side passes. */
  readonly once?: (listed: State, now: State) => boolean;
}

/** What a side knows: its options, where it has listed them, and by which it passes. */
interface Knowledge<State, Action> {
  known: Option<State, Action>[];
  listed?: State;
  passing?: Action;
}

/** Takes the option of most gain out of some, the first of several. */
function taken<State, Action>(known: Option<State, Action>[]): Option<State, Action> | undefined {
  let at = 0;
  for (let next = 1; next < known.length; next++)
    if ((known[next] as Option<State, Action>).gain > (known[at] as Option<State, Action>).gain) at = next;
  return known.splice(at, 1)[0];
}

/**
 * Chooses as the greedy player does, but what was weighed in an earlier state is weighed again only while it is the best that is
 * known, and everything is listed again only when nothing known betters the position: most of what could be done in a phase is
 * as good after some other move as before it. What a move makes possible is so found later, when the rest is done.
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
  // What each side knows: others may be asked something in between.
  const bySide = new Map<Side, Knowledge<State, Action>>();
  let unused = given;
  // Where the choice before has led, as far as no dice fell: that was judged when the choice was weighed.
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

/** The same actions, each counted as one state. */
export function* counted<Action>(actions: Iterable<Action>, effort: Effort): Generator<Action> {
  for (const action of actions) {
    effort.judged++;
    yield action;
  }
}
