/** Numbers of the missions. Distances are inches. */
export const missions = {
  /** three-realms.missions.length: in game turns. */
  turns: 6,
  /** three-realms.missions.icon-number: to the d2. */
  ikonsAdded: 1,
  /** three-realms.missions.icon-number: the d2 is 2 from this face of a d10 on. */
  d2TwoFrom: 6,
  /** three-realms.missions.tower-profile */
  towerWounds: 6,
  /** three-realms.missions.tower-profile */
  towerEvasion: 13,
  /** three-realms.missions.tower-profile */
  towerProtection: 13,
  /** three-realms.missions.tower-profile: damage of a template. */
  towerTemplateDamage: 1,
  /** three-realms.missions.tower-profile: diameter of its base, ours. */
  towerBase: 3,
  /** three-realms.missions.three-bridges-river */
  riverWidth: 4,
  /** three-realms.missions.three-bridges-bridges */
  bridges: 3,
  /** three-realms.missions.three-bridges-bridges */
  bridgeWidth: 6,
  /** three-realms.missions.three-bridges-bridges */
  bridgeInterval: 18,
  /** three-realms.missions.three-bridges-objectives: of each player. */
  bridgeObjectives: 2,
  /** three-realms.missions.flank-defender: from the short centre line. */
  flankDefender: 5,
  /** three-realms.missions.flank-attacker: from a short edge. */
  flankAttacker: 10,
  /** three-realms.missions.ley-line-number: to the d5. */
  leyLineAdded: -1,
  /** three-realms.missions.ley-line-number: of each army. */
  leyLineAtLeast: 1,
  /** three-realms.missions.ley-line-placement: from other objectives. */
  leyLineApart: 15,
  /** three-realms.missions.ley-line-placement: from every table edge. */
  leyLineFromEdge: 5,
  /** three-realms.missions.ley-line-control */
  controlWithin: 5,
  /** three-realms.missions.slaughterfest-deployment: of the defender, from models of the attacker. */
  slaughterfestApart: 15,
  /** three-realms.missions.slaughterfest-scoring: for a unit killed, or broken at the end. */
  slaughterfestUnit: 1,
  /** three-realms.missions.slaughterfest-common */
  slaughterfestCommon: 0.5,
} as const;
