/** Numbers from the charging chapter. */
export const charging = {
  /** fr3.charging.wrap-rear: units that may wrap around one end of a line: one to the flank and one to the rear. */
  wrapUnits: 2,
  /** fr3.charging.disengage-demoralized: morale levels that disengaging costs. */
  disengageLevels: 1,
} as const;
