/** Numbers from the missions chapter. Distances are in inches. */
export const missions = {
  /** three-realms.missions.length: in game turns. */
  turns: 6,
  /** three-realms.missions.icon-number: added to the d2. */
  ikonsAdded: 1,
  /** three-realms.missions.icon-number: the d2 counts as 2 from this face of a d10 upwards. */
  d2TwoFrom: 6,
  /** three-realms.missions.tower-profile */
  towerWounds: 6,
  /** three-realms.missions.tower-profile */
  towerEvasion: 13,
  /** three-realms.missions.tower-profile */
  towerProtection: 13,
  /** three-realms.missions.tower-profile: damage from one template. */
  towerTemplateDamage: 1,
  /** three-realms.missions.tower-profile: diameter of its base (our ruling). */
  towerBase: 3,
  /** three-realms.missions.three-bridges-river */
  riverWidth: 4,
  /** three-realms.missions.three-bridges-bridges */
  bridges: 3,
  /** three-realms.missions.three-bridges-bridges */
  bridgeWidth: 6,
  /** three-realms.missions.three-bridges-bridges */
  bridgeInterval: 18,
  /** three-realms.missions.three-bridges-objectives: objectives for each player. */
  bridgeObjectives: 2,
  /** three-realms.missions.flank-defender: distance from the short centre line. */
  flankDefender: 5,
  /** three-realms.missions.flank-attacker: distance from a short edge. */
  flankAttacker: 10,
  /** three-realms.missions.ley-line-number: added to the d5. */
  leyLineAdded: -1,
  /** three-realms.missions.ley-line-number: the lowest number for each army. */
  leyLineAtLeast: 1,
  /** three-realms.missions.ley-line-placement: distance from other objectives. */
  leyLineApart: 15,
  /** three-realms.missions.ley-line-placement: distance from every table edge. */
  leyLineFromEdge: 5,
  /** three-realms.missions.ley-line-control */
  controlWithin: 5,
  /** three-realms.missions.slaughterfest-deployment: how far defending models deploy from attacking models. */
  slaughterfestApart: 15,
  /** three-realms.missions.slaughterfest-scoring: points for a unit killed, or broken at the end. */
  slaughterfestUnit: 1,
  /** three-realms.missions.slaughterfest-common */
  slaughterfestCommon: 0.5,
} as const;
