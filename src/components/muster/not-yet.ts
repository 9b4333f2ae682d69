/** What can be bought for an army and the muster cannot price yet: said on the desk, so that nothing is missing in silence. */
import type { Army } from '../../engine/fr3/data/armies/army.ts';
import { isRead } from '../../engine/fr3/muster/freebies.ts';
import { optionOf } from '../../engine/fr3/muster/options.ts';
import type { Fr3RuleId } from '../../engine/fr3/rule-ids.ts';

export interface Missing {
  readonly says: string;
  readonly rules: readonly Fr3RuleId[];
}

/** Of any list. */
export const always: readonly Missing[] = [
  { says: 'Camps and sacred sites', rules: ['fr3.camps.sacred-site', 'fr3.terrain-effects.sacred-site-purchase'] },
  { says: 'Scouting points', rules: ['fr3.pre-game.scouting-points'] },
  { says: 'A sideboard for tournaments', rules: ['fr3.tournament.sideboard'] },
  { says: 'Stored spells', rules: ['fr3.character-items.stored-spell-cost'] },
  { says: 'Inventions of mad scientists', rules: ['fr3.inventions.mad-scientist'] },
  { says: 'Options of multi-based units and leviathans, and ships', rules: ['fr3.leviathans.abilities', 'fr3.ships.cost'] },
  { says: 'Units of your own design', rules: ['fr3.design.purpose'] },
];

const rule = (of: { readonly rule: string }): readonly Fr3RuleId[] => [of.rule as Fr3RuleId];

/** Of this list, then of any. */
export const notYet = (list: Army): readonly Missing[] => [
  ...(list.allies ?? []).map((allies) => ({
    says: `Allies${allies.percent === null ? '' : `, up to ${allies.percent} % of the points`}${allies.note ? `: ${allies.note}` : ''}`,
    rules: rule(allies),
  })),
  ...(list.offers ?? [])
    .filter(({ id }) => !optionOf(list, id))
    .map((offer) => ({ says: `${offer.name}: ${offer.summary}`, rules: rule(offer) })),
  ...list.freebies
    .filter((gift) => typeof gift.units !== 'string' && !isRead(gift) && !gift.what.startsWith('One more unit'))
    .map((gift) => ({ says: `What the list gives to some units: ${gift.what}`, rules: rule(gift) })),
  ...always,
];
