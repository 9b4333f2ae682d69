/** Limits on input from outside that all systems share. A system's own limits are in the code that reads its input. */

/** Maximum length of a name: of an army, a unit, a character, a terrain piece. */
export const longestName = 60;
/** Maximum length of a game's title. */
export const longestTitle = 120;
/** The maximum number of characters that a message quotes from an input. */
export const longestQuoted = 60;
/** Words longer than this get no “did you mean” suggestion. */
export const longestTyped = 60;
/** Maximum length of lists that have no limit of their own. */
export const mostInList = 200;
/** The largest number allowed in a question. */
export const mostCounted = 9999;
/** The largest distance from the table's corner in any direction, in inches. */
export const farthestInches = 9999;
