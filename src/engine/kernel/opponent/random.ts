/** A player that does anything legal, each listed action with the same chance: for proving an engine, not for winning. */
import type { DiceSource } from '../dice.ts';
import type { HappenedBy, Ruleset } from '../ruleset.ts';

/** One of the listed actions; undefined when nothing is listed. */
export function randomAction<State, Action>(
  ruleset: Pick<Ruleset<never, State, Action, HappenedBy, string, unknown>, 'actions'>,
  state: State,
  dice: DiceSource,
): Action | undefined {
  const all = [...ruleset.actions(state)];
  return all[dice.roll(all.length, { decides: 'what the random player does', rules: [] }) - 1];
}
