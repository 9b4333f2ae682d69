/** Dice that lie on the table after an action, and as the battle goes on by itself: whoever has an omen for it may move one of them. */
import type { Perform } from '../../../kernel/battle/ruleset.ts';
import { andThen, type Chance, map } from '../../../kernel/chance.ts';
import { type BattleEvent, type BattleReport, report } from '../events.ts';
import { advance, askedNow } from '../sequence.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { Fate, State } from '../vocabulary/state.ts';
import { castAgain, withDiceShown } from './omens.ts';

type Act = Fate['action'];

/** What goes on by itself after an action, in the place of one: its dice may be moved as well. */
interface Onward extends Act {
  readonly kind: 'onward';
  /** What the action has told. */
  readonly events: readonly BattleEvent[];
}
const isOnward = (action: Act): action is Onward => action.kind === 'onward';

/** What an action brings, where one of its dice may still be moved (fr3.pre-game.omen-positive and its neighbours). */
export function withDiceMoved(
  state: State,
  action: Act,
  asked: Ask,
  carryOut: Perform<State, Act, Ask, BattleEvent>,
): Chance<BattleReport> {
  const carried = andThen(carryOut(state, action, asked), (told) =>
    castAgain(told, (before, again) =>
      isOnward(again)
        ? map(advance(report(before, ...again.events)), (on) => ({ ...on, events: on.events.slice(again.events.length) }))
        : carryOut(before, again, askedNow(before) as Ask),
    ),
  );
  return state.portents.length > 0 && asked.what !== 'fortune' ? withDiceShown(state, action, carried) : carried;
}

/** What is thrown as steps begin lies on the table like the dice of an action; null where nobody could move it. */
export function diceOnTable(
  state: State,
  told: BattleReport,
  goOn: (from: BattleReport) => Chance<BattleReport>,
): Chance<BattleReport> | null {
  if (state.portents.length === 0 || state.fate !== null || state.stage === 'pre-game') return null;
  const onward: Onward = { kind: 'onward', events: told.events };
  return withDiceShown(state, onward, goOn(told));
}
