/**
 * The reasons for a player's action: the expected change of each part of its judgement. Plain data that the page puts into words.
 */
import type { Chance } from '../chance.ts';
import type { Report } from '../ruleset.ts';
import { expectation } from './expectation.ts';
import type { Played } from './player.ts';

/** The named parts of the value of a state for a side. The parts add up to the system's `Worth`, and higher is better. */
export type Aspects<State, Side extends string, Aspect extends string> = (
  state: State,
  side: Side,
) => Readonly<Record<Aspect, number>>;

/** A part of the judgement, and how much the action improves it for the side on average over all dice. */
export interface Reason<Aspect extends string> {
  readonly aspect: Aspect;
  readonly change: number;
}

/** The maximum number of dice results considered for one action, as for the greedy player. */
const leaves = 100;
/** Smaller changes are ignored. */
const least = 1e-6;

/**
 * How these actions, taken one after another, change each part for the deciding side. Each action must be legal, and no dice may
 * be rolled before the last one. Returns the parts that change, largest first. Use this for the actions of a player's
 * `plan(state)`, or for any single action.
 */
export function reasonsFor<State, Action, Side extends string, Aspect extends string>(
  ruleset: Played<State, Action, Side>,
  aspects: Aspects<State, Side, Aspect>,
  from: State,
  actions: readonly Action[],
): readonly Reason<Aspect>[] {
  const side = ruleset.decider(from);
  const [first, ...rest] = actions;
  if (side === null || first === undefined) return [];
  let chance: Chance<Report<State>> = ruleset.perform(from, first);
  for (const action of rest) if (chance.kind === 'known') chance = ruleset.perform(chance.value.state, action);
  const before = aspects(from, side);
  return (Object.keys(before) as Aspect[])
    .map((aspect) => ({
      aspect,
      change: expectation(chance, ({ state }) => aspects(state, side)[aspect], leaves) - before[aspect],
    }))
    .filter(({ change }) => Math.abs(change) >= least)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}
