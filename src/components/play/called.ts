/** What pieces are called on the page. */
import { titleOf } from '../../engine/fr3/battle/setup.ts';
import { characterSetup, findUnit, type PieceId, type State } from '../../engine/fr3/battle/state.ts';
import { nameOf } from '../../engine/fr3/battle/troops.ts';

/** `Knights (A4)`; a character by his name or his rank. */
export function called(state: State, id: PieceId): string {
  const unit = findUnit(state, id);
  if (unit) return `${nameOf(state, unit)} (${id})`;
  const character = state.characters.find((each) => each.id === id);
  if (!character) return id;
  const setup = characterSetup(state, character);
  return `${setup.name ?? `The ${titleOf(setup)}`} (${id})`;
}
