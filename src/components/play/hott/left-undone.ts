/** What would be left undone at the end of a step, in words. */
import { askedNow } from '../../../engine/hott/battle/sequence.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { joinNames } from '../plain-words.ts';
import { byName } from '../vocabulary.ts';
import { actorsOf, optionsOf, targetsOf } from './actions.ts';
import { distantKinds } from './words.ts';

/** If there are at most this many names, they are listed. If there are more names, only their number is given. */
const named = 5;
const who = (ids: ReadonlySet<string>): string => (ids.size > named ? `${ids.size} elements` : joinNames([...ids].sort(byName)));

/** Empty if nothing is left to do. */
export function leftUndone(state: State): string {
  const what = askedNow(state)?.what;
  const options = optionsOf(state);
  if (what === 'shooting') {
    const still = new Set(
      options.flatMap((action) => (action.kind === 'shoot' || action.kind === 'bespell' ? actorsOf(action) : [])),
    );
    const { shoot, bespell } = distantKinds(state);
    const could = shoot && bespell ? 'shoot or bespell' : bespell ? 'bespell' : 'shoot';
    return still.size > 0 ? `${who(still)} could still ${could}.` : '';
  }
  if (what !== 'moves') return '';
  const attackers = new Set(options.flatMap((action) => (targetsOf(state, action).length > 0 ? actorsOf(action) : [])));
  const movers = new Set(options.flatMap(actorsOf));
  if (movers.size === 0) return '';
  const could = attackers.size > 0 ? `${who(attackers)} could attack` : `${who(movers)} could move`;
  return `${could}; ${state.pips === 1 ? '1 PIP is' : `${state.pips} PIPs are`} left.`;
}
