/** Numbers from the magic users chapter. Prices are in `../characters.ts`. */
export const magicUsers = {
  /** fr3.magic-users.witch-hunter: personal points per turn, instead of dice. */
  witchHunterPoints: 6,
  /** fr3.magic.witch-hunter-dispel-level: level of his dispel once he spends a personal point. */
  witchHunterLevel: 2,
  /** fr3.magic.witch-hunter-dispel-level: personal points he must spend for it. */
  witchHunterOwnPoints: 1,
} as const;
