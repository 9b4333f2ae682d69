/** What characters and troops are and have besides leaders and arms, by name and price: magic users, belongings, innate abilities, spells. */
export { innateOf } from '../../data/innate.ts';
export { spellHeadOf } from '../../data/spell-list.ts';
export { makesMajor, soldAs } from '../characters/catalogue.ts';
export { spellName } from '../magic/spell-name.ts';
export { magicUserOf } from '../magic/users.ts';

export const kinds = {};
