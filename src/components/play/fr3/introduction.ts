/** An army's introduction in Fantasy Rules!. */
import { nameAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import { costOf } from '../../../engine/fr3/battle/units/troop-facts.ts';
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { unitOf } from '../../../engine/fr3/data/units.ts';
import { joinNames } from '../plain-words.ts';

/** `9 units for 500 points: 4 Handweapons, …, with the general (A10).` */
export function introduction(state: State, side: SideId): string {
  const { troops } = state.setup.armies[side];
  const kinds = Map.groupBy(troops, ({ name: own, type }) => own ?? unitOf(type)?.name ?? type);
  const listing = [...kinds].map(([kind, all]) => (all.length > 1 ? `${all.length} ${kind}` : kind));
  const points = troops.reduce((sum, troop) => sum + costOf(troop), 0);
  const people = state.characters.filter((each) => each.side === side).map(({ id }) => nameAll(state, [id]));
  return `${troops.length} units for ${points} points: ${joinNames(listing)}${people.length > 0 ? `, with ${joinNames(people)}` : ''}.`;
}
