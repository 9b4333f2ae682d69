/** Words put together for people to read. */

/** Words as they begin a sentence: the first letter is a capital, all others stay as they are. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
