/** What brings camps, baggage trains and sacred sites. */
export const camps = ['holdings'];
