/**
 * Handles dice that stay on the table after an action or an automatic step, because a player has an omen that may change one of
 * them.
 */
import type { Perform } from '../../../kernel/battle/ruleset.ts';
import { andThen, type Chance, map } from '../../../kernel/chance.ts';
import { type BattleEvent, type BattleReport, report } from '../events.ts';
import { advance, askedNow } from '../sequence.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { Fate, State } from '../vocabulary/state.ts';
import { castAgain, withDiceShown } from './omens.ts';

type Act = Fate['action'];

/** An automatic step. It takes the place of an action, so that its dice can be changed too. */
interface Onward extends Act {
  readonly kind: 'onward';
  /** The events of the automatic step so far. */
  readonly events: readonly BattleEvent[];
}
const isOnward = (action: Act): action is Onward => action.kind === 'onward';

/** Carries out an action. One of its dice may still be changed (fr3.pre-game.omen-positive and related rules). */
export function withDiceMoved(
  state: State,
  action: Act,
  asked: Ask,
  carryOut: Perform<State, Act, Ask, BattleEvent>,
): Chance<BattleReport> {
  const carried = andThen(carryOut(state, action, asked), (result) =>
    castAgain(result, (before, again) =>
      isOnward(again)
        ? map(advance(report(before, ...again.events)), (on) => ({ ...on, events: on.events.slice(again.events.length) }))
        : carryOut(before, again, askedNow(before) as Ask),
    ),
  );
  return state.portents.length > 0 && asked.what !== 'fortune' ? withDiceShown(state, action, carried) : carried;
}

/**
 * Leaves the dice rolled at the start of a step on the table, in the same way as the dice of an action; null if no player could
 * change them.
 */
export function diceOnTable(
  state: State,
  report: BattleReport,
  proceed: (from: BattleReport) => Chance<BattleReport>,
): Chance<BattleReport> | null {
  if (state.portents.length === 0 || state.fate !== null || state.stage === 'pre-game') return null;
  const onward: Onward = { kind: 'onward', events: report.events };
  return withDiceShown(state, onward, proceed(report));
}
