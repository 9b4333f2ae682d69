/**
 * The word that stands for anything that a character has besides rank and magic: an ability, an item, a stored spell, an
 * invention.
 */
export const belongings = 'belongings';
