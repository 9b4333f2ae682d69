/** Numbers for the rule on gaps, in base widths. */
export const gaps = {
  /** hott.gaps.minimum-gap */
  minimum: 1,
} as const;
