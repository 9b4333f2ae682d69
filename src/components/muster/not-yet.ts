/** What can be bought for an army and the muster cannot price yet: said on the desk, so that nothing is missing in silence. */
import type { Army } from '../../engine/fr3/data/armies/army.ts';
import { isRead } from '../../engine/fr3/muster/freebies.ts';
import type { Fr3RuleId } from '../../engine/fr3/rule-ids.ts';

export interface Missing {
  readonly says: string;
  readonly rules: readonly Fr3RuleId[];
}

/** Of any list. */
export const always: readonly Missing[] = [
  {
    says: 'Walls, cities and gates, with their hot oil and rocks',
    rules: ['fr3.structures.wall-cost', 'fr3.structures.city-cost'],
  },
  { says: 'Siege towers and wet hides', rules: ['fr3.siege.tower-profile'] },
];

const rule = (of: { readonly rule: string }): readonly Fr3RuleId[] => [of.rule as Fr3RuleId];

/** Of this list, then of any. */
export const notYet = (list: Army): readonly Missing[] => [
  ...list.freebies
    .filter((gift) => !isRead(gift))
    .map((gift) => ({ says: `What the list gives: ${gift.what}`, rules: rule(gift) })),
  ...always,
];
