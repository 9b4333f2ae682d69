/** Numbers of the character combat chapter. */
export const characterCombat = {
  /** fr3.character-combat.fight: combat factor of a character without a grade of leadership. */
  combatFactorWithoutGrade: 0,
  /** fr3.character-combat.challenge: challenges of a melee in a phase. */
  challengesPerMelee: 1,
} as const;
