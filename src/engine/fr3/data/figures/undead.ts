/** Numbers from the undead chapter. `../scales.ts` has the movement penalties at other scales. */
export const undead = {
  /** fr3.undead.movement-penalty: inches at 15 mm, from every rate. */
  movementLoss: 0.5,
  /** fr3.undead.roll-penalty */
  melee: -1,
  rally: -1,
} as const;
