/** How a battle might go on: both sides do what seems best to each at once, until so many phases have begun. */
import { play } from '../chance.ts';
import type { DiceSource } from '../dice.ts';
import { type Chooser, chooser, type Effort } from './chooser.ts';
import { expectation } from './expectation.ts';
import { type Judgement, type Played, type Sight, sameStep } from './player.ts';

export interface Ahead {
  /** Phases that begin before it ends: at the same moment for all that is compared. */
  readonly phases: number;
  /** Decisions at most. */
  readonly most: number;
  /** Different results of one action's dice that are looked at. */
  readonly leaves: number;
}

/** What is played on in thought: for whom, about what, against whom, and how far. */
export interface Ways<State, Action, Side extends string> {
  readonly side: Side;
  /** The state in which is decided what all this is about. */
  readonly about: State;
  /** How the enemy sees it. */
  readonly enemy: Sight<State, Action, Side>;
  readonly ahead: Ahead;
  readonly effort: Effort;
}

/**
 * What a state proves to be worth to a side when it is played on with these dice until so many more phases have begun than in the
 * state it is about. In the step in hand the side has all of its actions, whatever plan has led there; beyond it both have those that
 * tell most. What the dice do to the judgement at once, above or below their mean, is taken off again, so that few throws tell
 * as much as many.
 */
export function playedOn<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  { side, about, enemy, ahead, effort }: Ways<State, Action, Side>,
  from: State,
  dice: DiceSource,
): number {
  const { worth, forecast, phase, sketch } = judgement;
  const { most, leaves } = ahead;
  const inHand = (state: State): boolean => ruleset.decider(state) === side && sameStep(judgement, about, state);
  const list = (state: State): Iterable<Action> => (inHand(state) ? ruleset.actions(state) : sketch(state, about));
  const once = (one: State, other: State): boolean => sameStep(judgement, one, other);
  const own: Chooser<State, Action, Side> = chooser({ ruleset, sight: judgement, list, leaves, effort, once });
  const theirs: Chooser<State, Action, Side> = chooser({ ruleset, sight: enemy, list, leaves, effort, once });
  const until = phase(about) + ahead.phases;
  let [state, luck] = [from, 0];
  for (let done = 0; done < most && phase(state) < until; done++) {
    const decider = ruleset.decider(state);
    if (decider === null) break;
    // Whoever decides knows no more in thought than at the table.
    const seen = ruleset.view?.(state, decider) ?? state;
    const chosen = (decider === side ? own : theirs)(seen, decider);
    if (!chosen) break;
    const { action, value } = chosen;
    const chance = seen === state ? chosen.chance : ruleset.perform(state, action);
    const next = play(chance, dice).state;
    if (chance.kind === 'roll') {
      const mean =
        decider === side && seen === state ? value : expectation(chance, (report) => worth(report.state, side), leaves);
      luck += worth(next, side) - mean;
    }
    state = next;
  }
  return forecast(state, side) - luck;
}
