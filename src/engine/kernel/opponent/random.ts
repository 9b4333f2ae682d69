/** A player that makes a random legal action, all equally likely: for testing an engine, not for winning. */
import type { DiceSource } from '../dice.ts';
import { type Played, type Player, stepByStep } from './player.ts';

/** One of the listed actions; undefined if none is listed. */
export function randomAction<State, Action>(
  ruleset: Pick<Played<State, Action, string>, 'actions'>,
  state: State,
  dice: DiceSource,
): Action | undefined {
  const all = [...ruleset.actions(state)];
  if (all.length === 0) return undefined;
  return all[dice.roll(all.length, { decides: 'what the random player does', rules: [] }) - 1];
}

/** The choices depend only on the given dice. */
export const randomPlayer = <State, Action>(
  ruleset: Pick<Played<State, Action, string>, 'actions'>,
  dice: DiceSource,
): Player<State, Action> => stepByStep((state) => randomAction(ruleset, state, dice));
