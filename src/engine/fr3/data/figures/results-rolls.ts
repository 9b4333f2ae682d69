import { basics } from './basics.ts';
import { characterItems } from './character-items.ts';

/** Numbers from the results rolls: modifiers to the d10, and the highest roll for each result. */
export const resultsRolls = {
  /** fr3.results-rolls.character-results-modifiers */
  exceptionalArmor: characterItems.exceptionalArmor,
  /** fr3.results-rolls.character-results-modifiers: the ship, wall or city BB around the character was destroyed. */
  characterInDestroyedBb: -1,
  /** fr3.structures.occupant-test: the ship, wall or city BB around the unit was destroyed. */
  unitInDestroyedBb: -1,
  /** fr3.results-rolls.character-results: highest roll that kills, and highest that captures. */
  characterKilled: 3,
  characterCaptured: 6,
  /** fr3.results-rolls.character-escape-roll: highest roll that kills, and highest that sets free. */
  escapeKilled: 1,
  escapeFree: 2,
  /** fr3.results-rolls.character-escape-in-melee: the same while the captor is in melee. */
  escapeInMeleeKilled: 2,
  escapeInMeleeFree: 4,
  /** fr3.results-rolls.unit-results: highest roll that destroys, and highest that demoralizes. */
  unitDestroyed: 3,
  unitDemoralized: 6,
  /** fr3.results-rolls.bb-results: highest roll that destroys, and highest that damages. */
  bbDestroyed: 3,
  bbDamaged: 6,
  /** fr3.results-rolls.bb-results: damage instead of destruction while extra markers remain, and how much of it is permanent. */
  bbKillDamage: basics.extraMarkerKill.levels,
  bbKillPermanent: basics.extraMarkerKill.permanent,
} as const;
