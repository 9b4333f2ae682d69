/** Numbers of army rules that change what their units add to a roll. */
export const armies = {
  /** fr3.armies.dwarfs-infantry-bonus: to combat rolls. */
  dwarfInfantry: 1,
} as const;
