/** The share of successes with its 95% confidence interval (Wilson's score interval). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** `of` is the number of trials, at least one; `successes` may include halves, because a draw counts half. */
export function wilson(successes: number, of: number): Share {
  const share = successes / of;
  const square = (z * z) / of;
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
