/** What would be left undone at the end of a step, in words. */
import type { Action } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { movesLeft } from '../../../engine/fr3/companion/turn.ts';
import { unitsThatCanAct } from '../orders/choices.ts';
import { byName } from '../vocabulary.ts';
import { actorsOf, optionsOf, shownAs } from './actions.ts';
import { movesLeftInWords } from './header.ts';
import { actions } from './possible-actions.ts';
import { joinNames } from './words.ts';

/** If there are at most this many names, they are listed. If there are more names, only their number is given. */
const named = 5;

const who = (ids: ReadonlySet<PieceId>): string => (ids.size > named ? `${ids.size} units` : joinNames([...ids].sort(byName)));

/** The pieces that can take an action of these kinds, each as the piece that the table shows for it. */
const actorsOfAll = (state: State, kinds: readonly Action['kind'][]): ReadonlySet<PieceId> =>
  new Set(
    optionsOf(state).flatMap((action) => (kinds.includes(action.kind) ? actorsOf(action).map((id) => shownAs(state, id)) : [])),
  );

/** Empty if nothing is left to do. */
export function leftUndone(state: State): string {
  const what = askedNow(state)?.what;
  const left = unitsThatCanAct({ actions }, state);
  if (left.size === 0) return '';
  if (what === 'rally' || what === 'missiles') {
    // A magic user might also cast, but these steps are for rallying and shooting.
    const still = actorsOfAll(state, what === 'rally' ? ['rally'] : ['shoot', 'bombard']);
    return still.size > 0 ? `${who(still)} could still ${what === 'rally' ? 'try to rally' : 'shoot'}.` : '';
  }
  if (what !== 'movement') return '';
  const chargers = actorsOfAll(state, ['charge']);
  const could = chargers.size > 0 ? `${who(chargers)} could charge` : `${who(left)} could move`;
  const { phase, sides } = state.sheet;
  const commands = phase === 'preparation' ? undefined : sides[phase].commands;
  if (commands) return `${could}; ${movesLeftInWords(state.sheet, 'named')}.`;
  const moves = movesLeft(state.sheet);
  return `${could}; ${moves === 1 ? '1 move is' : `${moves} moves are`} left.`;
}
