/** Numbers from the illusions chapter. */
export const illusions = {
  /** fr3.illusions.maintenance: points a turn for each illusion. */
  maintenance: 1,
  /** fr3.illusions.missile-units: points a turn for an illusionary artillery or missile unit. */
  shooterMaintenance: 2,
} as const;
