/**
 * Compares plans in rounds. All plans are simulated with the same dice against the same enemies, the worse half is dropped, the
 * rest is simulated twice as often, and so on. The comparison can be stopped after any simulation. The player's own first plan
 * wins unless another is clearly better, because among many plans some look good by luck.
 */
import { play } from '../chance.ts';
import { alikeDice } from './alike-dice.ts';
import type { Ideas } from './ideas.ts';
import type { Plan, Thought } from './own-actions.ts';
import { withWorth } from './player.ts';
import { playedOn } from './playing-on.ts';

export interface RaceRules {
  /** The most plans to compare. */
  readonly plans: number;
  /** The most simulations per plan. */
  readonly throws: number;
  /** How many of the best plans of the first round are combined in pairs. */
  readonly joined: number;
  /** How many standard errors another plan must lead the player's own plan by, to be chosen. */
  readonly clearly: number;
  /** The judgement's immediate value counts as much as this many simulations. */
  readonly trusted: number;
}

/** The number of simulations in the first round. */
const firstThrows = 2;

/**
 * Simulates a plan with the dice of the nth simulation. Numbers count from `firstThrow`. Enemies that judge like the player
 * alternate with bold ones.
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
  rules: RaceRules,
): Generator<undefined, Plan<State, Action> | undefined> {
  const { isOver } = thought;
  const own = ideas.next();
  if (!own) return undefined;
  /** The estimated lead over the player's own plan. The judgement's value counts as several simulations. */
  const ahead = (plan: Plan<State, Action>): number => {
    const leads = lead(plan, own);
    const sum = leads.reduce((all, each) => all + each, 0) + rules.trusted * (plan.mean - own.mean);
    return sum / Math.max(1, leads.length + rules.trusted);
  };
  const byProof = (plans: readonly Plan<State, Action>[]) => [...plans].sort((a, b) => ahead(b) - ahead(a));
  let others: Plan<State, Action>[] = [];
  /**
   * Simulates all plans until each has had this many simulations. The player's own plan comes first, so that the others can be
   * compared with it immediately.
   */
  function* run(plans: readonly Plan<State, Action>[], throws: number): Generator<undefined, void> {
    for (const plan of [own as Plan<State, Action>, ...plans])
      while (plan.proved.length < throws) {
        if (isOver()) return;
        simulatePlan(thought, plan);
        yield;
      }
  }
  while (others.length + 1 < rules.plans && !isOver()) {
    const plan = ideas.next();
    if (!plan) break;
    others.push(plan);
    yield* run([plan], Math.min(firstThrows, rules.throws));
  }
  if (others.length === 0) return own;
  const top = byProof([own, ...others]).slice(0, rules.joined);
  for (const [at, one] of top.entries())
    for (const other of top.slice(at + 1)) {
      const plan = isOver() ? undefined : ideas.joined(one, other);
      if (!plan) continue;
      others.push(plan);
      yield* run([plan], Math.min(firstThrows, rules.throws));
    }
  for (let throws = 2 * firstThrows; throws <= rules.throws && others.length > 0 && !isOver(); throws *= 2) {
    others = byProof(others).slice(0, Math.ceil(others.length / 2));
    yield* run(others, throws);
  }
  const [best] = byProof(others.filter(({ proved }) => proved.length > 0));
  if (!best) return own;
  const usual = average(others.map((plan) => spread(lead(plan, own))));
  return ahead(best) > rules.clearly * errorOf(lead(best, own), usual) ? best : own;
}

/** The standard deviation of some numbers. */
function spread(numbers: readonly number[]): number {
  const mean = average(numbers);
  return Math.sqrt(numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, numbers.length - 1));
}
