/**
 * What an army has as a whole, by a word of its set-up: what its list makes of it, and what is bought for it beside its units.
 */
import type { Fr3RuleId } from '../../rule-ids.ts';

export const armyWordIds = ['plague-bearers', 'hunts-heretics', 'chosen-death'] as const;
export type ArmyWordId = (typeof armyWordIds)[number];

interface ArmyWord {
  readonly rule: Fr3RuleId;
  /** The list that gives it to every army; none for what is bought. */
  readonly list?: string;
}

export const armyWords: Readonly<Record<ArmyWordId, ArmyWord>> = {
  /** fr3.armies.conquistadors-free-plague: `magic/stored.ts`. */
  'plague-bearers': { rule: 'fr3.armies.conquistadors-free-plague', list: 'conquistadors' },
  /** fr3.armies.samurai-suicide: `people/own-hand.ts`. */
  'chosen-death': { rule: 'fr3.armies.samurai-suicide', list: 'samurai' },
  'hunts-heretics': { rule: 'fr3.armies.inquisition-heretic', list: 'inquisition' },
};

export const isArmyWord = (word: unknown): word is ArmyWordId => armyWordIds.some((id) => id === word);

/** What its list gives an army. */
export const wordsByList = (list: string): readonly ArmyWordId[] => armyWordIds.filter((id) => armyWords[id].list === list);
