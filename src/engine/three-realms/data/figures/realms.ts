/** Numbers of the realms and their lands. Distances are inches. */
export const realms = {
  /** three-realms.realms.black-isle-coast */
  coastFrom: 5,
  /** three-realms.realms.black-isle-coast */
  coastTo: 10,
  /** three-realms.realms.tortured-rifts-volcanic-trench: a width of ours. */
  trenchWidth: 1,
} as const;
