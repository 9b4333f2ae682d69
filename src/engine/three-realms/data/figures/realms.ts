/** Numbers from the chapter on the realms and their lands. Distances are in inches. */
export const realms = {
  /** three-realms.realms.black-isle-coast */
  coastFrom: 5,
  /** three-realms.realms.black-isle-coast */
  coastTo: 10,
  /** three-realms.realms.tortured-rifts-volcanic-trench: its width (our ruling). */
  trenchWidth: 1,
} as const;
