/** Words in a set-up that make a battle load the chapter on camps, baggage trains and sacred sites. */
export const camps = ['holdings'];
