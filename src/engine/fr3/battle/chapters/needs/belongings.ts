/** Anything that a character has besides his grade: an ability, an item, a stored spell, an invention. */
export const belongings = 'belongings';
