/** Set-up words that load camps, baggage trains and sacred sites. */
export const camps = ['holdings'];
