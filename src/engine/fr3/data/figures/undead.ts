/** Numbers of the undead chapter. */
export const undead = {
  /** fr3.undead.roll-penalty: to melee rolls. */
  melee: -1,
  /** fr3.undead.roll-penalty: to rally rolls. */
  rally: -1,
  /** fr3.undead.movement-penalty: inches off both rates. */
  movement: -0.5,
} as const;
