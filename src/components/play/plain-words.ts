/** Formats lists and numbers for the page. */

export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A number with at most two decimals and a real minus sign. Positive and negative numbers are rounded in the same way. */
export const short = (n: number): string => `${n < 0 ? '−' : ''}${Math.round(Math.abs(n) * 100) / 100}`;
export const inches = (n: number): string => `${short(n)}″`;
