/** Numbers from the stronghold chapter. Distances are in paces. */
export const strongholds = {
  /** hott.strongholds.size */
  minSide: 200,
  maxSide: 600,
  /** hott.strongholds.centre-distance */
  fromCentre: 400,
  /** hott.strongholds.access: in base widths. */
  accessWidth: 1,
  /** hott.strongholds.one-attacker */
  attackers: 1,
  /** hott.strongholds.aiding */
  aiding: 2,
} as const;
