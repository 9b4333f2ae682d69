/** Numbers from the special rules for ranged weapons. */
export const rangedWeapons = {
  /** three-realms.ranged-weapons.arcing-unseen: modifier to RT. */
  arcingUnseen: -10,
  /** three-realms.ranged-weapons.arcing-unseen: RT cannot fall below this. */
  arcingUnseenAtLeast: 0,
} as const;
