/** How a battle might go on: both sides do what seems best to each at once, until the turn has come round. */
import { play } from '../chance.ts';
import type { DiceSource } from '../dice.ts';
import { chooser, type Effort } from './chooser.ts';
import { expectation } from './expectation.ts';
import type { Judgement, Played } from './player.ts';

export interface Ahead {
  /** Decisions that are played on; after them it ends when the turn of a side begins. */
  readonly least: number;
  /** Decisions at most. */
  readonly most: number;
  /** Different results of one action's dice that are looked at. */
  readonly leaves: number;
}

/** Decisions in a row by which a side that had none is seen to have its turn: a single one is an answer to something. */
const inTurn = 2;

/**
 * What a state proves to be worth to a side when it is played on with these dice. What the dice do to the judgement at once,
 * above or below their mean, is taken off again, so that few throws tell as much as many.
 */
export function playedOn<State, Action, Side extends string>(
  ruleset: Played<State, Action, Side>,
  { worth, sketch }: Judgement<State, Action, Side>,
  side: Side,
  from: State,
  dice: DiceSource,
  { least, most, leaves }: Ahead,
  effort: Effort,
): number {
  const choose = chooser(ruleset, worth, sketch, leaves, effort);
  let [state, luck] = [from, 0];
  // Whose turn it is, who has decided last and how often in a row, and how often the turn has changed.
  let [turnOf, last, running, changes] = [side, side, 0, 0];
  for (let done = 0; done < most; done++) {
    const decider = ruleset.decider(state);
    if (decider === null) break;
    running = decider === last ? running + 1 : 1;
    last = decider;
    if (running === inTurn && decider !== turnOf) {
      turnOf = decider;
      changes++;
      if (changes >= 2 && done >= least) break;
    }
    const chosen = choose(state, decider);
    if (!chosen) break;
    const { chance, value } = chosen;
    const next = play(chance, dice).state;
    if (chance.kind === 'roll') {
      const mean = decider === side ? value : expectation(chance, (report) => worth(report.state, side), leaves);
      luck += worth(next, side) - mean;
    }
    state = next;
  }
  return worth(state, side) - luck;
}
