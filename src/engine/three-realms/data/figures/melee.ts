/** Numbers from the melee chapter. */
export const melee = {
  /** three-realms.melee.charge-bonus: to the Initiative Value. */
  charged: 1,
  /** three-realms.melee.charge-terrain-penalty: instead of it. */
  chargedThroughTerrain: -2,
  /** three-realms.melee.loss-penalty: the highest percentage lost for each kind of defeat. */
  defeatTo: 25,
  severeTo: 50,
  /** three-realms.melee.loss-penalty: modifier to D. */
  defeat: 0,
  severe: -1,
  crushing: -2,
} as const;
