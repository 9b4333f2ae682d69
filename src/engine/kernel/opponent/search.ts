/**
 * A player that makes plans: rows of its own actions until dice fall or somebody else decides. It has one by each temper, and by
 * the temper that proves best one for each thing that it could begin with. It plays all of them on against an enemy who does what
 * seems best to him, with the same dice for all and to the same moment, joins what the best ones begin with, and drops those that
 * are clearly worse and ever more of the others, until one is left or the budget is spent. What its own judgement would do stands
 * unless another plan proves clearly better. What shapes the whole battle is played on farther, and the best plan taken. The
 * budget is a number of states, not a time: the same state gives the same choice on every machine.
 */
import { type Chance, play } from '../chance.ts';
import { seeded } from '../dice.ts';
import { canonical } from '../replay.ts';
import type { Report } from '../ruleset.ts';
import { chooser, counted, type Effort } from './chooser.ts';
import { expectation } from './expectation.ts';
import { best, type Weighed, weigh } from './greedy.ts';
import type { Judgement, Played, Player, Sight, Worth } from './player.ts';
import { type Ahead, playedOn } from './playing-on.ts';

export interface Budget extends Ahead {
  /** States that are judged for one plan; what is begun is finished. */
  readonly states: number;
  /** Actions of one plan, at most. */
  readonly longest: number;
  /** Times that a plan is played on, at most. */
  readonly throws: number;
  /** For what shapes the whole battle: so many times the states, and how far it is played on. */
  readonly opening: { readonly times: number; readonly phases: number; readonly most: number };
}

export const usualBudget: Budget = {
  states: 8000,
  longest: 30,
  throws: 24,
  phases: 2,
  most: 60,
  leaves: 20,
  opening: { times: 2, phases: 10, most: 4000 },
};

interface Plan<State, Action> {
  readonly begun: Weighed<State, Action>;
  readonly actions: readonly Action[];
  /** What comes of the last of them. */
  readonly chance: Chance<Report<State>>;
  /** What that is worth on average, by the judgement alone. */
  readonly mean: number;
  /** What it has proved to be worth, each time that it was played on. */
  readonly proved: number[];
}

type Plans<State, Action> = readonly Plan<State, Action>[];

/** Dice of the nth time: the same for all plans. */
const throwOf = (nth: number) => seeded(7919 * nth + 17);

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** Times that the plans of the tempers are played on before one of them is varied; all once more, before any is joined or dropped. */
const fewest = 2;
/** Share of the budget after which no further plan is thought of, if there are two. */
const forIdeas = 2 / 3;
/** Of the plans that have been played on once the better half goes on, and so many at least. */
const fewestOpen = 6;
/** Beginnings of an opening that are tried, of all that are listed: few, so that each is played on often. */
const mostOpenings = 15;
/** Beginnings of anything else that are tried, if so many are listed: where all are of a kin, such as bids, their numbers matter. */
const fewestBeginnings = 6;
/** Of the best plans so many are joined, two and two. */
const mostJoined = 3;
/** By how many standard errors a plan must be behind the best one to be dropped; by more when few throws tell of them. */
const clearly = (degreesOfFreedom: number): number => 1.5 + 3 / degreesOfFreedom;

/** Plans that have been played on equally often, the best one first. */
const byProof = <State, Action>(plans: Plans<State, Action>): Plans<State, Action> =>
  [...plans].sort((a, b) => average(b.proved) - average(a.proved));

const byFirstProof = <State, Action>(plans: Plans<State, Action>): Plans<State, Action> =>
  [...plans].sort((a, b) => (b.proved[0] ?? 0) - (a.proved[0] ?? 0));

/** The plans that are not clearly worse than the best of them, the best one first. */
function stillOpen<State, Action>(plans: Plans<State, Action>): Plans<State, Action> {
  const [first, ...rest] = byProof(plans);
  if (!first) return [];
  const behind = rest.map(({ proved }) => proved.map((value, nth) => (first.proved[nth] as number) - value));
  const count = first.proved.length;
  // One spread for all of them: two or three throws of one plan say little about its own.
  const squares = behind.map((each) => each.reduce((sum, value) => sum + (value - average(each)) ** 2, 0));
  const error = Math.sqrt(average(squares) / Math.max(1, count - 1) / count);
  const margin = clearly(Math.max(1, rest.length * (count - 1))) * error;
  return [first, ...rest.filter((_, at) => average(behind[at] as number[]) < margin)];
}

/** What thinking about one plan needs throughout. */
interface Thought<State, Action, Side extends string> {
  readonly ruleset: Played<State, Action, Side>;
  readonly judgement: Judgement<State, Action, Side>;
  readonly from: State;
  readonly side: Side;
  readonly budget: Budget;
  readonly opening: boolean;
  readonly effort: Effort;
}

/** The best row of actions of the side that decides; empty when nobody decides anything. */
export function bestPlan<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  seen: State,
  budget: Budget,
): readonly Action[] {
  const side = ruleset.decider(seen);
  if (side === null) return [];
  const from = judgement.supposed?.(seen) ?? seen;
  const opening = judgement.opening?.(from) ?? false;
  const thought = { ruleset, judgement, from, side, budget: opening ? farther(budget) : budget, opening, effort: { judged: 0 } };
  const lull = judgement.lull?.(from);
  if (lull !== undefined && !isBettered(thought, lull)) return [lull];
  const ideas = ideasOf(thought);
  const [own] = ideas.plans;
  const open = raced(ideas);
  // What is not proved better is not done: a few throws would too often speak for a plan that lets something good lie.
  return (own && open.includes(own) && !opening ? own : open[0])?.actions ?? [];
}

function farther(budget: Budget): Budget {
  const { times, ...ahead } = budget.opening;
  return { ...budget, ...ahead, states: times * budget.states };
}

/** Whether something that could be done is better at once than to let the question pass. */
function isBettered<State, Action, Side extends string>(thought: Thought<State, Action, Side>, lull: Action): boolean {
  const { ruleset, judgement, from, side, effort, budget } = thought;
  const most = (actions: Iterable<Action>): number =>
    best(weigh(ruleset, judgement, from, side, counted(actions, effort), budget.leaves))?.value ?? Number.NEGATIVE_INFINITY;
  return most(ruleset.actions(from)) > most([lull]);
}

/**
 * Where a state comes to when whoever is only given a chance lets it pass, until this side decides, without what is too rare to be
 * reckoned with; null where somebody else decides.
 */
function lulled<State, Action, Side extends string>(
  { ruleset, judgement }: Pick<Thought<State, Action, Side>, 'ruleset' | 'judgement'>,
  side: Side,
  from: State,
): State | null {
  let state = judgement.eased?.(from) ?? from;
  for (let decider = ruleset.decider(state); decider !== side; decider = ruleset.decider(state)) {
    const lull = decider === null ? undefined : judgement.lull?.(state);
    const chance = lull === undefined || ruleset.refuse(state, lull) !== null ? undefined : ruleset.perform(state, lull);
    if (chance?.kind !== 'known') return null;
    state = chance.value.state;
  }
  return state;
}

interface Ideas<State, Action, Side extends string> {
  readonly thought: Thought<State, Action, Side>;
  /** Different plans, first that of the judgement itself; each has been played on once at least, where there is a choice. */
  readonly plans: Plans<State, Action>;
  /** A further plan, that begins as the first one and goes on with what the other one begins with; undefined if there is one already. */
  joined(one: Plan<State, Action>, other: Plan<State, Action>, throws: number): Plan<State, Action> | undefined;
}

function ideasOf<State, Action, Side extends string>(thought: Thought<State, Action, Side>): Ideas<State, Action, Side> {
  const { ruleset, judgement, from, side, budget, opening, effort } = thought;
  const { worth, tempers, passes } = judgement;
  const seenBy = (by: Worth<State, Side>): Sight<State, Action, Side> => (passes ? { worth: by, passes } : { worth: by });
  const found = new Map<string, Plan<State, Action>>();
  const enough = (): boolean => found.size >= 2 && effort.judged >= forIdeas * budget.states;
  const add = (plan: Plan<State, Action> | undefined, throws: number): Plan<State, Action> | undefined => {
    if (!plan) return;
    const { chance, actions } = plan;
    const leads = canonical(chance.kind === 'known' ? chance.value.state : actions);
    if (found.has(leads)) return;
    found.set(leads, plan);
    for (let nth = 0; nth < Math.min(throws, budget.throws); nth++) prove(thought, plan, nth);
    return plan;
  };
  const first = [...weighAll(thought, judgement, from)].sort((a, b) => b.value - a.value);
  const bestBy = (by: Worth<State, Side>) => (state: State) => best(weighAll(thought, seenBy(by), state));
  const own = add(planOf(thought, first[0], bestBy(worth)), first.length > 1 ? fewest : 0);
  let [by, most] = [worth, average(own?.proved ?? [])];
  /** What begins so goes on as the temper that has proved best would, after one more action if that is legal. */
  const begun = (beginning: Weighed<State, Action>, then?: Action): Plan<State, Action> | undefined => {
    const choose = chooser(ruleset, seenBy(by), ruleset.actions, budget.leaves, effort);
    let next = then;
    return planOf(thought, beginning, (state) => {
      const action = next;
      next = undefined;
      return action === undefined || ruleset.refuse(state, action) !== null
        ? choose(state, side)
        : best(weigh(ruleset, seenBy(by), state, side, counted([action], effort), budget.leaves));
    });
  };
  if (first.length > 1) {
    for (const temper of tempers) {
      if (enough()) break;
      const plan = add(planOf(thought, bestBy(temper)(from), bestBy(temper)), fewest);
      if (plan && average(plan.proved) > most) [by, most] = [temper, average(plan.proved)];
    }
    for (const beginning of opening ? openings(first) : beginnings(first)) {
      if (enough()) break;
      add(begun(beginning), opening ? fewest : 1);
    }
  }
  return {
    thought,
    plans: [...found.values()],
    joined: (one, other, throws) => add(begun(one.begun, other.begun.action), throws),
  };
}

/**
 * The plans that are not clearly worse than the best of them after as many throws as the budget allows, the best one first. The
 * oftener they have been played on, the fewer go on; the judgement's own, the first one, as long as it is not clearly worse.
 */
function raced<State, Action, Side extends string>({ thought, plans, joined }: Ideas<State, Action, Side>): Plans<State, Action> {
  const { budget, opening, effort } = thought;
  const [own] = plans;
  const done = (nth: number): boolean => nth >= budget.throws || effort.judged >= budget.states;
  const half = byFirstProof(plans).slice(0, Math.max(fewestOpen, Math.ceil(plans.length / 2)));
  let open: Plans<State, Action> = opening ? plans : plans.filter((plan) => plan === own || half.includes(plan));
  const begun = open.length;
  for (let nth = 1; open.length > 1 && !done(nth); nth++) {
    for (const plan of open) if (plan.proved.length <= nth) prove(thought, plan, nth);
    if (nth < fewest) continue;
    if (nth === fewest) {
      const best = byProof(open).slice(0, mostJoined);
      for (const [at, one] of best.entries())
        for (const other of best.slice(at + 1)) {
          const plan = done(nth) ? undefined : joined(one, other, nth + 1);
          if (plan) open = [...open, plan];
        }
    }
    open = stillOpen(open).filter((plan, place) => plan === own || place < Math.max(2, begun / nth));
  }
  return byProof(open);
}

/** Plays a plan on with the dice of the nth time. */
function prove<State, Action, Side extends string>(
  { ruleset, judgement, from, side, budget, effort }: Thought<State, Action, Side>,
  { chance, mean, proved }: Plan<State, Action>,
  nth: number,
): void {
  const dice = throwOf(nth);
  const { state: next } = play(chance, dice);
  const state = judgement.eased?.(next) ?? next;
  const luck = judgement.worth(state, side) - mean;
  const until = judgement.phase(from) + budget.phases;
  proved.push(playedOn(ruleset, judgement, side, from, state, dice, budget, until, effort) - luck);
}

/**
 * Carries a beginning on to a plan by what is chosen next; undefined if the system lists nothing though it asks. An opening that
 * follows on it is thought through by itself.
 */
function planOf<State, Action, Side extends string>(
  { ruleset, judgement, side, budget, opening }: Thought<State, Action, Side>,
  begun: Weighed<State, Action> | undefined,
  choose: (state: State) => Weighed<State, Action> | undefined,
): Plan<State, Action> | undefined {
  const actions: Action[] = [];
  for (let next = begun; begun && next; ) {
    const { action, chance }: Weighed<State, Action> = next;
    actions.push(action);
    const state = chance.kind === 'known' ? lulled({ ruleset, judgement }, side, chance.value.state) : null;
    const goesOn = state !== null && actions.length < budget.longest && (opening || !judgement.opening?.(state));
    if (goesOn) {
      next = choose(state);
      continue;
    }
    const mean = expectation(chance, (report) => judgement.worth(report.state, side), budget.leaves);
    return { begun, actions, chance, mean, proved: [] };
  }
  return undefined;
}

/** Every listed action with its value, each counted as one state. */
const weighAll = <State, Action, Side extends string>(
  { ruleset, side, budget, effort }: Thought<State, Action, Side>,
  sight: Sight<State, Action, Side>,
  state: State,
): Iterable<Weighed<State, Action>> => weigh(ruleset, sight, state, side, counted(ruleset.actions(state), effort), budget.leaves);

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

/** Beginnings that are tried: the first of each kin, and where these are few, others from all over the list. */
function beginnings<State, Action>(all: readonly Weighed<State, Action>[]): readonly Weighed<State, Action>[] {
  const kins = bestOfEachKin(all);
  return kins.length >= fewestBeginnings ? kins : [...new Set([...kins, ...spread(all, fewestBeginnings)])];
}

/** Beginnings of an opening: the first of each kin, then others from all over the list. */
function openings<State, Action>(all: readonly Weighed<State, Action>[]): readonly Weighed<State, Action>[] {
  const beginnings = new Set([...bestOfEachKin(all).slice(0, mostOpenings), ...spread(all, mostOpenings)]);
  return [...beginnings].slice(0, mostOpenings);
}

/** So many of them at most, from all over the list. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, at) => at % step === step - 1);
}

/** As many of these actions as follow on each other without anybody else being asked in between. */
function inARow<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  from: State,
  actions: readonly Action[],
): readonly Action[] {
  const side = ruleset.decider(from);
  let state: State | null = from;
  return actions.filter((action) => {
    if (state === null || ruleset.decider(state) !== side) return false;
    const chance = ruleset.perform(state, action);
    state = chance.kind === 'known' ? chance.value.state : null;
    return true;
  });
}

/**
 * A player that plans, and keeps to its plan until dice fall. It may be shown the states of one battle in their order, or any
 * state at all: one that it does not expect begins a new plan.
 */
export function searchingPlayer<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  budget: Budget = usualBudget,
): Player<State, Action> {
  let expected: { readonly state: State; readonly actions: readonly Action[] } | undefined;
  const planFor = (state: State): readonly Action[] =>
    expected && canonical(expected.state) === canonical(state) ? expected.actions : bestPlan(ruleset, judgement, state, budget);
  /** Where an action of its own leads by what can be told, with chances that are let pass; null where that cannot be told. */
  const after = (state: State, action: Action): State | null => {
    const chance = ruleset.perform(state, action);
    const side = ruleset.decider(state);
    return chance.kind === 'known' && side !== null ? lulled({ ruleset, judgement }, side, chance.value.state) : null;
  };
  return {
    choose(from) {
      const [action, ...rest] = planFor(from);
      expected = undefined;
      if (action === undefined || rest.length === 0) return action;
      const state = after(from, action);
      if (state !== null) expected = { state, actions: rest };
      return action;
    },
    plan(state) {
      const actions = planFor(state);
      expected = actions.length > 0 ? { state, actions } : undefined;
      return inARow(ruleset, state, actions);
    },
  };
}
