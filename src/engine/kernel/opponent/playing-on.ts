/** How a battle might go on: both sides do what seems best to each at once, until so many phases have begun. */
import { play } from '../chance.ts';
import type { DiceSource } from '../dice.ts';
import { chooser, type Effort } from './chooser.ts';
import { expectation } from './expectation.ts';
import type { Judgement, Played } from './player.ts';

export interface Ahead {
  /** Phases that begin before it ends: at the same moment for all that is compared. */
  readonly phases: number;
  /** Decisions at most. */
  readonly most: number;
  /** Different results of one action's dice that are looked at. */
  readonly leaves: number;
}

/**
 * What a state proves to be worth to a side, in thought about what is decided in another, when it is played on with these dice
 * until the phase of this number. What the dice
 * do to the judgement at once, above or below their mean, is taken off again, so that few throws tell as much as many.
 */
export function playedOn<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  judgement: Judgement<State, Action, Side>,
  side: Side,
  about: State,
  from: State,
  dice: DiceSource,
  { most, leaves }: Ahead,
  until: number,
  effort: Effort,
): number {
  const { worth, foretold, phase, sketch } = judgement;
  const choose = chooser(ruleset, judgement, (state) => sketch(state, about), leaves, effort);
  let [state, luck] = [from, 0];
  for (let done = 0; done < most && phase(state) < until; done++) {
    const decider = ruleset.decider(state);
    if (decider === null) break;
    // Whoever decides knows no more in thought than at the table.
    const seen = ruleset.view?.(state, decider) ?? state;
    const chosen = choose(seen, decider);
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
  return foretold(state, side) - luck;
}
