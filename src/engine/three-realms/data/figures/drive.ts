/** Numbers from the chapter on drive tests and rallying. */
export const drive = {
  /** three-realms.drive.mass-casualties: percentage of the models that the unit had at the start of the unit turn. */
  massCasualties: 50,
  /** three-realms.drive.mass-casualties-once: tests in a game turn. */
  massCasualtyTests: 1,
  /** three-realms.drive.rally-penalty-fades: change at each attempt. */
  fades: 1,
} as const;
