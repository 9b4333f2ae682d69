/** Numbers of the special rules of ranged weapons. */
export const rangedWeapons = {
  /** three-realms.ranged-weapons.arcing-unseen: to RT. */
  arcingUnseen: -10,
  /** three-realms.ranged-weapons.arcing-unseen: RT falls no lower. */
  arcingUnseenAtLeast: 0,
} as const;
