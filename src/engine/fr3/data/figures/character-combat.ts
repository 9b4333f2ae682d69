/** Numbers from the character combat chapter. */
export const characterCombat = {
  /** fr3.character-combat.fight: combat factor of a character without a leadership rank. */
  combatFactorWithoutGrade: 0,
  /** fr3.character-combat.challenge: challenges per melee and phase. */
  challengesPerMelee: 1,
} as const;
