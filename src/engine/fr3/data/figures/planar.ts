/** Numbers from the chapter on planar gates. */
export const planar = {
  /** fr3.planar.gate: millimetres of the gate's square base. */
  gateBase: 40,
  /** fr3.planar.denizen-limits: planar entities on the table at one time. */
  entities: 1,
  /** fr3.planar.denizen-table: the lowest d10 for each denizen, up to the next one. */
  entityFrom: 1,
  blobFrom: 3,
  majorSpiritFrom: 5,
  minorSpiritFrom: 7,
  lesserSpiritFrom: 9,
  /** fr3.planar.denizen-table: the d10 that dominates each denizen. */
  dominateEntity: 6,
  dominateBlob: 5,
  dominateMajorSpirit: 4,
  dominateMinorSpirit: 3,
  dominateLesserSpirit: 2,
  /** fr3.planar.control-contest: magic points that each side pays. */
  contestCost: 6,
} as const;
