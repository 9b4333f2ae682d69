/** Speeds mentioned in the background text, in inches. */
export const background = {
  /** three-realms.background.base-speed */
  usual: 5,
  usualRun: 7.5,
  carpet: 10,
  carpetSprint: 20,
  /** three-realms.background.gelu-speed */
  gelu: 4,
} as const;
