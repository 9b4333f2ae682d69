/** Numbers from the follow-up chapter. */
export const followUp = {
  /** fr3.follow-up.infantry-choice: exactly this many base depths. */
  bases: 1,
} as const;
