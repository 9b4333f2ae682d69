/** Why a player does what it does: what it reckons with, part by part of what it judges by. Plain data, for a page to word. */
import type { Chance } from '../chance.ts';
import type { Report } from '../ruleset.ts';
import { expectation } from './expectation.ts';
import type { Played } from './player.ts';

/** The parts of what a position is worth to a side, by their names; they add up to its `Worth`, and higher is better. */
export type Aspects<State, Side extends string, Aspect extends string> = (
  state: State,
  side: Side,
) => Readonly<Record<Aspect, number>>;

/** One part of it, and by how much it is better for the side after what it does, on average over the dice. */
export interface Reason<Aspect extends string> {
  readonly aspect: Aspect;
  readonly change: number;
}

/** Different results of one action that are looked at, as by the greedy player. */
const leaves = 100;
/** A smaller change says nothing. */
const least = 1e-6;

/**
 * What changes for the side that decides by these actions, one after the other and each legal, as far as no dice fall before
 * the last of them: the parts that change, the largest change first. For `plan(state)` of a player, or for any one action.
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
