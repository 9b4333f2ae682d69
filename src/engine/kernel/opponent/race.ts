/**
 * Compares plans in rounds. All plans are simulated with the same dice against the same enemies, the worst are dropped, the
 * others are simulated more often or further ahead, and so on. The comparison can be stopped after any simulation. The player's
 * own first plan wins unless another is clearly better, because among many plans some look good by luck.
 */
import { play } from '../chance.ts';
import { alikeDice } from './alike-dice.ts';
import type { Ideas } from './ideas.ts';
import type { Plan, Thought } from './own-actions.ts';
import { withWorth } from './player.ts';
import { playedOn } from './playing-on.ts';

export interface Round {
  /** The number of phases that begin before each simulation ends, as in `Ahead`. */
  readonly phases: number;
  /** The maximum number of plans in this round, not counting the player's own. */
  readonly plans: number;
  /** The number of simulations of each plan by the end of the round, counting only those with this many phases. */
  readonly throws: number;
}

export interface RaceRules {
  /** The maximum number of plans in the first round, including the player's own. */
  readonly plans: number;
  /** How many of the best plans of the first round are combined in pairs, before the second round. */
  readonly joined: number;
  /** The number of simulations of each plan in the first round, and its number of phases. */
  readonly first: Omit<Round, 'plans'>;
  /** The rounds after the first. */
  readonly further: readonly Round[];
  /** To be chosen, another plan must lead the player's own plan by more than this many standard errors. */
  readonly clearly: number;
  /**
   * Before a plan is simulated there is already an estimate of it: at first the judgement's immediate value, and after a change
   * of the number of phases the result of the earlier rounds. The estimate counts as much as this many simulations.
   */
  readonly trusted: number;
}

/**
 * Simulates a plan once more, with the dice of the next simulation. The simulations of a plan are numbered from `firstThrow`.
 * Enemies that judge like the player alternate with bold ones.
 */
export function simulatePlan<State, Action, Side extends string>(
  { ruleset, judgement, from, side, ahead, effort }: Thought<State, Action, Side>,
  { chance, mean, proved }: Plan<State, Action>,
  firstThrow = 0,
): void {
  const nth = firstThrow + proved.length;
  const dice = alikeDice(nth);
  dice.phaseBegins(judgement.phase(from));
  const { state: next } = play(chance, dice);
  const state = judgement.eased?.(next) ?? next;
  const luck = judgement.forecast(state, side) - mean;
  const enemy = nth % 2 === 0 ? judgement : withWorth(judgement.styles.bold, judgement);
  proved.push(playedOn(ruleset, judgement, { side, about: from, enemy, ahead, effort }, state, dice) - luck);
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The lead of one plan over another in each simulation that both plans have had. */
const lead = <State, Action>(plan: Plan<State, Action>, other: Plan<State, Action>): readonly number[] =>
  plan.proved.slice(0, other.proved.length).map((value, nth) => value - (other.proved[nth] as number));

/** The standard error of a lead. If there are few simulations, it is based on the usual spread in a battle. */
function errorOf(leads: readonly number[], usual: number): number {
  const mean = average(leads);
  const squares = leads.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  // The estimate counts as if two further simulations had shown the usual spread.
  return Math.sqrt((squares + 2 * usual ** 2) / (leads.length + 1) / Math.max(1, leads.length));
}

/** The plan that wins the comparison, possibly the player's own; undefined if there is no plan. Pauses after each simulation. */
export function* raced<State, Action, Side extends string>(
  thought: Thought<State, Action, Side>,
  ideas: Ideas<State, Action>,
  { plans: most, joined, first, further, clearly, trusted }: RaceRules,
): Generator<undefined, Plan<State, Action> | undefined> {
  type Each = Plan<State, Action>;
  const { isOver } = thought;
  const own = ideas.next();
  if (!own) return undefined;
  /** The leads over the player's own plan, as estimated by earlier rounds with fewer phases. */
  const foreseen = new Map<Each, number>();
  /** The estimated lead over the player's own plan. */
  const ahead = (plan: Each): number => {
    const leads = lead(plan, own);
    const sum = leads.reduce((all, each) => all + each, 0) + trusted * (foreseen.get(plan) ?? plan.mean - own.mean);
    return sum / Math.max(1, leads.length + trusted);
  };
  const bestOf = (plans: readonly Each[], number: number) => [...plans].sort((a, b) => ahead(b) - ahead(a)).slice(0, number);
  let others: Each[] = [];
  let phases = first.phases;
  /**
   * Simulates all plans until each has had this many simulations. The player's own plan comes first, so that the others can be
   * compared with it immediately.
   */
  function* run(plans: readonly Each[], throws: number): Generator<undefined, void> {
    const sent = { ...thought, ahead: { ...thought.ahead, phases } };
    for (const plan of [own as Each, ...plans])
      while (plan.proved.length < throws) {
        if (isOver()) return;
        simulatePlan(sent, plan);
        yield;
      }
  }
  function* join(plan: Each | undefined): Generator<undefined, void> {
    if (!plan) return;
    others.push(plan);
    yield* run([plan], first.throws);
  }
  /** The best plan so far: the player's own unless another is clearly better. */
  const winner = (): Each => {
    const [best] = bestOf(
      others.filter(({ proved }) => proved.length > 0),
      1,
    );
    if (!best) return own;
    const usual = average(others.map((plan) => spread(lead(plan, own))));
    return ahead(best) > clearly * errorOf(lead(best, own), usual) ? best : own;
  };
  while (others.length + 1 < most && !isOver()) {
    const plan = ideas.next();
    if (!plan) break;
    yield* join(plan);
  }
  if (others.length === 0) return own;
  const top = bestOf([own, ...others], joined);
  for (const [at, one] of top.entries())
    for (const other of top.slice(at + 1)) yield* join(isOver() ? undefined : ideas.joined(one, other));
  let best = winner();
  for (const round of further) {
    if (isOver()) break;
    others = bestOf(others, round.plans);
    if (round.phases !== phases) {
      for (const [plan, value] of [own, ...others].map((plan) => [plan, ahead(plan)] as const)) foreseen.set(plan, value);
      for (const plan of [own, ...others]) plan.proved.length = 0;
      phases = round.phases;
    }
    yield* run(others, round.throws);
    // A round that was stopped early may not have simulated every plan. It then does not count.
    if (others.every(({ proved }) => proved.length > 0)) best = winner();
  }
  return best;
}

/** The standard deviation of some numbers. */
function spread(numbers: readonly number[]): number {
  const mean = average(numbers);
  return Math.sqrt(numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, numbers.length - 1));
}
