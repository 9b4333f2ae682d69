/** Numbers from the stat line chapter: the two printed profiles, and the damage points of a model. */
export const statLine = {
  /** three-realms.stat-line.average-profile */
  average: { M: 5, S: 6, MT: 6, RT: 6, I: 6, A: 1, D: 6, E: 11, P: 11 },
  /** three-realms.stat-line.human-warrior: E and P already include shield and armour. */
  humanWarrior: { M: 5, S: 5, MT: 5, RT: 5, I: 5, A: 1, D: 6, E: 11, P: 11 },
  /** three-realms.stat-line.damage-points: for a model whose profile says nothing else. */
  damagePoints: 1,
} as const;
