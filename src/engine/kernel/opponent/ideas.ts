/** What a player that makes plans thinks of: its own plan first, those of other views, then one for each thing it could begin with. */
import { canonical } from '../replay.ts';
import { chooser, counted, type Option } from './chooser.ts';
import { best, seenBy, type Weighed, weigh } from './greedy.ts';
import { type Plan, planOf, type Thought, weighAll } from './plan.ts';
import { led, type Sight, sameStep, type Worth } from './player.ts';

/** Actions that differ in numbers only, such as lengths and angles, are of one kin: the same move, more or less of it. */
const kinOf = (action: unknown): string =>
  JSON.stringify(action, (_, value: unknown) => (typeof value === 'number' ? undefined : value));

/** The first of each kin. */
function bestOfEachKin<State, Action>(all: readonly Weighed<State, Action>[]): readonly Weighed<State, Action>[] {
  const found = new Map<string, Weighed<State, Action>>();
  for (const each of all) {
    const kin = kinOf(each.action);
    if (!found.has(kin)) found.set(kin, each);
  }
  return [...found.values()];
}

/** So many of them at most, from all over the list. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, at) => at % step === step - 1);
}

/** Beginnings that are tried: the best of each kin, and where these are few, others from all over the list: of bids the numbers matter. */
function beginnings<State, Action>(all: readonly Weighed<State, Action>[], most: number): readonly Weighed<State, Action>[] {
  const kins = bestOfEachKin(all);
  return [...new Set([...kins.slice(0, most), ...spread(all, most)])].slice(0, most);
}

/** Different plans as they are asked for, the player's own first. Plans that lead to the same state are one. */
export interface Ideas<State, Action> {
  /** The next plan that is not there yet; undefined when there is no other. */
  next(): Plan<State, Action> | undefined;
  /** A further plan that begins as the first one and goes on with what the other begins with; undefined if there is one already. */
  joined(one: Plan<State, Action>, other: Plan<State, Action>): Plan<State, Action> | undefined;
}

export function ideasOf<State, Action, Side extends string>(
  thought: Thought<State, Action, Side>,
  most: number,
): Ideas<State, Action> {
  const { ruleset, judgement, from, side, ahead, effort } = thought;
  const found = new Set<string>();
  const isNew = ({ chance, actions }: Plan<State, Action>): boolean => {
    const leads = canonical(chance.kind === 'known' ? chance.value.state : actions);
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
  /** What is known of all that could be done first, as somebody sees it: his plan goes on from there. */
  const optionsBy = (worth: Worth<State, Side>, all: readonly Weighed<State, Action>[]): readonly Option<State, Action>[] => {
    const here = worth(from, side);
    return all.map((weighed) => ({ weighed, gain: weighed.value - here, at: from }));
  };
  /** What begins so goes on as the judgement itself would, after one more action if that is legal. */
  const begun = (beginning: Weighed<State, Action>, then?: Action): Plan<State, Action> | undefined => {
    // Everything is listed anew after the beginning: who has begun to move may go on only until somebody else does.
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
    const sight: Sight<State, Action, Side> = led(worth, judgement);
    const seen = first.map((weighed) => seenBy(sight, from, side, weighed, ahead.leaves));
    const choose = chooser({ ...choosing, sight, given: optionsBy(worth, seen) });
    return planOf(thought, choose(from, side), (state) => choose(state, side));
  };
  function* all(): Generator<Plan<State, Action> | undefined> {
    const [top] = first;
    // Its own plan it makes with care: everything is listed anew after each action.
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
