/** Lists and numbers as the page says them. */

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A number to two places, with a true minus; to the left it is rounded as to the right. */
export const short = (n: number): string => `${n < 0 ? '−' : ''}${Math.round(Math.abs(n) * 100) / 100}`;
export const inches = (n: number): string => `${short(n)}″`;
