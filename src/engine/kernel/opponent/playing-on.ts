/** Simulates how a battle might continue: both sides take the best-looking action until a number of phases have begun. */
import { play } from '../chance.ts';
import type { DiceSource } from '../dice.ts';
import type { AlikeDice } from './alike-dice.ts';
import { type Chooser, chooser, type Effort } from './chooser.ts';
import { expectation } from './expectation.ts';
import { type Judgement, type Played, type Sight, sameStep } from './player.ts';

export interface Ahead {
  /** The number of phases that begin before a simulation ends, so that all end at the same moment. */
  readonly phases: number;
  /** The largest number of decisions in a simulation. */
  readonly most: number;
  /** The maximum number of dice results considered for one action. */
  readonly leaves: number;
}

/** What is simulated: for which side, about which decision, against which enemy, and how far. */
export interface Ways<State, Action, Side extends string> {
  readonly side: Side;
  /** The state of the decision that the simulation is about. */
  readonly about: State;
  /** How the enemy judges. */
  readonly enemy: Sight<State, Action, Side>;
  readonly ahead: Ahead;
  readonly effort: Effort;
}

/**
 * The value that a side reaches in one simulation from this state with these dice. The simulation ends when a number of phases
 * have begun since the state of the decision. In the current step, the side may use all of its actions, whatever the plan. In
 * later steps both sides use the shorter list. The immediate effect of the dice on the forecast, above or below the mean, is
 * subtracted, so that a few simulations tell as much as many.
 */
export function playedOn<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  { side, about, enemy, ahead, effort }: Ways<State, Action, Side>,
  from: State,
  dice: DiceSource & Partial<AlikeDice>,
): number {
  const { forecast, phase, sketch } = judgement;
  const { most, leaves } = ahead;
  const inHand = (state: State): boolean => ruleset.decider(state) === side && sameStep(judgement, about, state);
  const list = (state: State): Iterable<Action> => (inHand(state) ? ruleset.actions(state) : sketch(state, about));
  const once = (one: State, other: State): boolean => sameStep(judgement, one, other);
  const own: Chooser<State, Action, Side> = chooser({ ruleset, sight: judgement, list, leaves, effort, once });
  const theirs: Chooser<State, Action, Side> = chooser({ ruleset, sight: enemy, list, leaves, effort, once });
  const until = phase(about) + ahead.phases;
  let [state, luck] = [from, 0];
  for (let done = 0; done < most && phase(state) < until; done++) {
    dice.phaseBegins?.(phase(state));
    const decider = ruleset.decider(state);
    if (decider === null) break;
    // In simulations too, a side knows only what it knows at the table.
    const seen = ruleset.view?.(state, decider) ?? state;
    const chosen = (decider === side ? own : theirs)(seen, decider);
    if (!chosen) break;
    const chance = seen === state ? chosen.chance : ruleset.perform(state, chosen.action);
    const next = play(chance, dice).state;
    if (chance.kind === 'roll')
      luck += forecast(next, side) - expectation(chance, (report) => forecast(report.state, side), leaves);
    state = next;
  }
  return forecast(state, side) - luck;
}
