/**
 * Plans race: all are played on with the same dice against the same enemies, the worse half drops out, the rest is played on twice
 * as often, and so on. It can be stopped after any throw. What the judgement itself would do stands unless another plan has
 * proved clearly better: of many plans some look good by luck.
 */
import { play } from '../chance.ts';
import { seeded } from '../dice.ts';
import type { Ideas } from './ideas.ts';
import type { Plan, Thought } from './plan.ts';
import { led } from './player.ts';
import { playedOn } from './playing-on.ts';

export interface RaceRules {
  /** Plans that race, at most. */
  readonly plans: number;
  /** Times that a plan is played on, at most. */
  readonly throws: number;
  /** Of the best plans of the first round so many are joined, two and two. */
  readonly joined: number;
  /** By how many standard errors another plan must be ahead of the player's own to be done. */
  readonly clearly: number;
  /** Throws that what the judgement says of a plan at once is worth. */
  readonly trusted: number;
}

/** Throws of the first round. */
const firstThrows = 2;

/** Dice of the nth time: the same for all plans. */
const throwOf = (nth: number) => seeded(7919 * nth + 17);

/**
 * Plays a plan on with the dice of the nth time, counted from `firstThrow`; the enemy is now one who judges as the player does, now a
 * bold one.
 */
export function prove<State, Action, Side extends string>(
  { ruleset, judgement, from, side, ahead, effort }: Thought<State, Action, Side>,
  { chance, mean, proved }: Plan<State, Action>,
  firstThrow = 0,
): void {
  const nth = firstThrow + proved.length;
  const dice = throwOf(nth);
  const { state: next } = play(chance, dice);
  const state = judgement.eased?.(next) ?? next;
  const luck = judgement.worth(state, side) - mean;
  const enemy = nth % 2 === 0 ? judgement : led(judgement.styles.bold, judgement);
  proved.push(playedOn(ruleset, judgement, { side, about: from, enemy, ahead, effort }, state, dice) - luck);
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** By how much a plan is ahead of another in each throw that both have had. */
const lead = <State, Action>(plan: Plan<State, Action>, other: Plan<State, Action>): readonly number[] =>
  plan.proved.slice(0, other.proved.length).map((value, nth) => value - (other.proved[nth] as number));

/** A guess at the spread of one throw's lead, where there are too few throws to tell: what one in a battle is, as a rule. */
function errorOf(leads: readonly number[], usual: number): number {
  const mean = average(leads);
  const squares = leads.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  // As if two further throws had shown the usual spread.
  return Math.sqrt((squares + 2 * usual ** 2) / (leads.length + 1) / Math.max(1, leads.length));
}

/** The plan that wins the race, the player's own among them; undefined if there is no plan at all. Pauses after each throw. */
export function* raced<State, Action, Side extends string>(
  thought: Thought<State, Action, Side>,
  ideas: Ideas<State, Action>,
  rules: RaceRules,
): Generator<undefined, Plan<State, Action> | undefined> {
  const { isOver } = thought;
  const own = ideas.next();
  if (!own) return undefined;
  /** Better than the own plan by so much, as far as it is known: what the judgement says counts as some throws. */
  const ahead = (plan: Plan<State, Action>): number => {
    const leads = lead(plan, own);
    const sum = leads.reduce((all, each) => all + each, 0) + rules.trusted * (plan.mean - own.mean);
    return sum / Math.max(1, leads.length + rules.trusted);
  };
  const byProof = (plans: readonly Plan<State, Action>[]) => [...plans].sort((a, b) => ahead(b) - ahead(a));
  let others: Plan<State, Action>[] = [];
  /** Plays them all on until each has had so many throws; the own plan first, so that each is compared at once. */
  function* run(plans: readonly Plan<State, Action>[], throws: number): Generator<undefined, void> {
    for (const plan of [own as Plan<State, Action>, ...plans])
      while (plan.proved.length < throws) {
        if (isOver()) return;
        prove(thought, plan);
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
