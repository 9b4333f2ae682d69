/** Numbers of drive tests and rallying. */
export const drive = {
  /** three-realms.drive.mass-casualties: percent of the models that it had when the unit turn began. */
  massCasualties: 50,
  /** three-realms.drive.mass-casualties-once: tests in a game turn. */
  massCasualtyTests: 1,
  /** three-realms.drive.rally-penalty-fades: at each attempt. */
  fades: 1,
} as const;
