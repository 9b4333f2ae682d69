/** Numbers of the stat line: the two profiles that are printed, and what a model can take. */
export const statLine = {
  /** three-realms.stat-line.average-profile */
  average: { M: 5, S: 6, MT: 6, RT: 6, I: 6, A: 1, D: 6, E: 11, P: 11 },
  /** three-realms.stat-line.human-warrior: shield and armour are in E and P. */
  humanWarrior: { M: 5, S: 5, MT: 5, RT: 5, I: 5, A: 1, D: 6, E: 11, P: 11 },
  /** three-realms.stat-line.damage-points: of a model that says nothing else. */
  damagePoints: 1,
} as const;
