/** Numbers from the set-up chapter. Distances are in inches. */
export const setup = {
  /** three-realms.setup.table-size: length of the long edges. */
  tableLength: 72,
  /** three-realms.setup.table-size: length of the short edges. */
  tableDepth: 48,
  /** three-realms.setup.deployment-zone */
  zone: 10,
  /** three-realms.setup.terrain-medium: small terrain measures less than this across. */
  mediumFrom: 5,
  /** three-realms.setup.terrain-medium */
  mediumTo: 7,
  /** three-realms.setup.terrain-large: its usual measurements. */
  largeFrom: 7.5,
  /** three-realms.setup.terrain-large */
  largeTo: 10,
  /** three-realms.setup.terrain-density: terrain covers one part in this many. */
  coveredOneIn: 3,
} as const;
