/**
 * What players say for what the book calls otherwise. The search index holds these words for the rule's page
 * although they do not stand in its prose, and the search dialog asks for the book's word besides.
 */
export interface Synonym {
  /** The rule whose page is meant. */
  readonly rule: string;
  /** What the book calls it, as one would search for it. */
  readonly word: string;
  /** What players say. */
  readonly said: readonly string[];
}

export const synonyms: readonly Synonym[] = [
  { rule: 'fr3.basics.demoralization', word: 'demoralization', said: ['shaken', 'wavering', 'disordered', 'damaged', 'hits', 'wounds'] },
  { rule: 'fr3.basics.double-demoralized', word: 'double demoralized', said: ['routed', 'broken', 'fleeing', 'rout'] },
  { rule: 'fr3.melee.push-back', word: 'push-back', said: ['fall back', 'falls back', 'recoil', 'pushed back', 'retreat'] },
  { rule: 'fr3.missile-fire.target', word: 'bowfire range target', said: ['bow range', 'shooting range', 'archery', 'shooting'] },
  { rule: 'fr3.missile-fire.cover', word: 'cover', said: ['hidden', 'concealed', 'in the woods'] },
  { rule: 'fr3.rally.roll', word: 'rally roll', said: ['recover', 'regroup', 'morale test', 'morale check'] },
  { rule: 'fr3.basics.zone-of-control', word: 'zone of control', said: ['zoc', 'pinned', 'engagement zone'] },
  { rule: 'fr3.melee.charge-bonus', word: 'charge bonus', said: ['impact', 'lance bonus', 'shock'] },
  { rule: 'fr3.melee.breakthrough-test', word: 'over-pursuit', said: ['pursuit', 'pursue', 'breakthrough'] },
  { rule: 'fr3.melee.roll', word: 'melee roll', said: ['combat', 'close combat', 'hand to hand', 'fight roll'] },
  { rule: 'fr3.morale-clock.purpose', word: 'morale clock', said: ['command points', 'pips', 'orders', 'activation'] },
  { rule: 'fr3.fear.test-charged', word: 'fear test', said: ['terror', 'panic', 'scared'] },
  { rule: 'fr3.movement.terrain-types', word: 'difficult terrain', said: ['rough ground', 'broken ground'] },
  { rule: 'fr3.auction.sequence', word: 'magic auction', said: ['dispel', 'counterspell', 'casting roll'] },
  { rule: 'fr3.victory.levels', word: 'victory', said: ['who wins', 'winning', 'end of the game'] },
];
