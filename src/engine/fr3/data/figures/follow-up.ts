/** Numbers of the follow-up chapter. */
export const followUp = {
  /** fr3.follow-up.infantry-choice: base depths, exactly. */
  bases: 1,
} as const;
