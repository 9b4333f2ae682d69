/** Numbers of the monsters chapter. Prices are points. */
export const monsters = {
  /** fr3.monsters.dragons-breath: what breath costs, by what it acts as. */
  breath: { setFire: 10, freeze: 10, bowfire: 10, longbows: 20, lightArtillery: 30 },
  /** fr3.monsters.cyclics-eggs: CF, and the number on which eggs rally. */
  eggs: { combatFactor: 0, rally: 6 },
} as const;
