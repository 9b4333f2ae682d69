/** Numbers of set-up. Distances are inches. */
export const setup = {
  /** three-realms.setup.table-size: along the long edges. */
  tableLength: 72,
  /** three-realms.setup.table-size: along the short edges. */
  tableDepth: 48,
  /** three-realms.setup.deployment-zone */
  zone: 10,
  /** three-realms.setup.terrain-medium: small terrain measures less than this across. */
  mediumFrom: 5,
  /** three-realms.setup.terrain-medium */
  mediumTo: 7,
  /** three-realms.setup.terrain-large: its usual measures. */
  largeFrom: 7.5,
  /** three-realms.setup.terrain-large */
  largeTo: 10,
  /** three-realms.setup.terrain-density: the table is covered to one part in so many. */
  coveredOneIn: 3,
} as const;
