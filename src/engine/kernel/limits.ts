/** What is accepted from outside at most. A system's own limits stand with its readers; those that all share stand here. */

/** Letters of a name: of an army, a unit, a character, a piece of terrain. */
export const longestName = 60;
/** Letters of the title of a game. */
export const longestTitle = 120;
/** Letters of foreign input that a sentence repeats. */
export const longestQuoted = 60;
/** Letters for which a better word is looked for. */
export const longestTyped = 60;
/** Entries of a list that nothing else limits. */
export const mostInList = 200;
/** The largest number that a question can say of anything. */
export const mostCounted = 9999;
/** Inches from the corner of the table, in every direction, at which something may stand. */
export const farthestInches = 9999;
