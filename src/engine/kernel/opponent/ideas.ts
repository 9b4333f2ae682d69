/**
 * The ideas of a planning player: its own plan first, then plans by other judgements, then one plan for each kind of first
 * action.
 */
import { canonicalText } from '../replay.ts';
import { chooser, counted, type Option } from './chooser.ts';
import { best, seenBy, type Weighed, weigh } from './greedy.ts';
import { type Plan, planOf, type Thought, weighAll } from './own-actions.ts';
import { type Sight, sameStep, type Worth, withWorth } from './player.ts';

/** A key for actions that differ only in numbers such as lengths and angles: variants of the same move. */
const kinOf = (action: unknown): string =>
  JSON.stringify(action, (_, value: unknown) => (typeof value === 'number' ? undefined : value));

/** The first action of each kind that `kinOf` distinguishes. */
function bestOfEachKin<State, Action>(all: readonly Weighed<State, Action>[]): readonly Weighed<State, Action>[] {
  const found = new Map<string, Weighed<State, Action>>();
  for (const each of all) {
    const kin = kinOf(each.action);
    if (!found.has(kin)) found.set(kin, each);
  }
  return [...found.values()];
}

/** At most `most` elements, spread over the list. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, at) => at % step === step - 1);
}

/**
 * The first actions to try: the best action of each kind. If there are only a few kinds, further actions from the whole list are
 * added, because the numbers in an action may matter, as they do in bids.
 */
function beginnings<State, Action>(all: readonly Weighed<State, Action>[], most: number): readonly Weighed<State, Action>[] {
  const kins = bestOfEachKin(all);
  return [...new Set([...kins.slice(0, most), ...spread(all, most)])].slice(0, most);
}

/** Generates different plans on demand, the player's own first. Plans that lead to the same state count as one. */
export interface Ideas<State, Action> {
  /** The next new plan; undefined if there are no more. */
  next(): Plan<State, Action> | undefined;
  /**
   * A further plan: it begins with the first action of `one` and continues with the first action of `other`. Undefined if that
   * plan already exists.
   */
  joined(one: Plan<State, Action>, other: Plan<State, Action>): Plan<State, Action> | undefined;
}

export function ideasOf<State, Action, Side extends string>(
  thought: Thought<State, Action, Side>,
  most: number,
): Ideas<State, Action> {
  const { ruleset, judgement, from, side, ahead, effort } = thought;
  const found = new Set<string>();
  const isNew = ({ chance, actions }: Plan<State, Action>): boolean => {
    const leads = canonicalText(chance.kind === 'known' ? chance.value.state : actions);
    if (found.has(leads)) return false;
    found.add(leads);
    return true;
  };
  const choosing = {
    ruleset,
    list: ruleset.actions,
    leaves: ahead.leaves,
    effort,
    once: (one: State, other: State) => sameStep(judgement, one, other),
  };
  const first = [...weighAll(thought, judgement, from)].sort((a, b) => b.value - a.value);
  /**
   * The known options for the first action, with their gains by another valuation. A plan made by that valuation begins with
   * these options.
   */
  const optionsBy = (worth: Worth<State, Side>, all: readonly Weighed<State, Action>[]): readonly Option<State, Action>[] => {
    const here = worth(from, side);
    return all.map((weighed) => ({ weighed, gain: weighed.value - here, at: from }));
  };
  /**
   * A plan with this first action, and with one more given action after it if that is legal. The plan then continues by the
   * player's own judgement.
   */
  const begun = (beginning: Weighed<State, Action>, then?: Action): Plan<State, Action> | undefined => {
    // After the first action everything is listed again, because a unit that has begun to move may continue only until another
    // unit does.
    const choose = chooser({ ...choosing, sight: judgement });
    let next = then;
    return planOf(thought, beginning, (state) => {
      const action = next;
      next = undefined;
      return action === undefined || ruleset.refuse(state, action) !== null
        ? choose(state, side)
        : best(weigh(ruleset, judgement, state, side, counted([action], effort), ahead.leaves));
    });
  };
  const by = (worth: Worth<State, Side>): Plan<State, Action> | undefined => {
    const sight: Sight<State, Action, Side> = withWorth(worth, judgement);
    const seen = first.map((weighed) => seenBy(sight, from, side, weighed, ahead.leaves));
    const choose = chooser({ ...choosing, sight, given: optionsBy(worth, seen) });
    return planOf(thought, choose(from, side), (state) => choose(state, side));
  };
  function* all(): Generator<Plan<State, Action> | undefined> {
    const [top] = first;
    // The player's own plan is made carefully: everything is listed again after each action.
    if (top) yield planOf(thought, top, (state) => best(weighAll(thought, judgement, state)));
    if (first.length < 2) return;
    const { bold, careful } = judgement.styles;
    for (const view of [bold, careful, ...(judgement.moreViews ?? [])]) yield by(view);
    for (const beginning of beginnings(first, most)) yield begun(beginning);
  }
  const plans = all();
  const next = (): Plan<State, Action> | undefined => {
    for (let { value, done } = plans.next(); !done; { value, done } = plans.next()) if (value && isNew(value)) return value;
    return undefined;
  };
  return {
    next,
    joined: (one, other) => {
      const plan = begun(one.begun, other.begun.action);
      return plan && isNew(plan) ? plan : undefined;
    },
  };
}
