/** Characters with abilities and things of their own: what they add to the battle. */
import { curseKinds, cursesPass } from '../characters/curse.ts';
import { remedied } from '../characters/remedies.ts';
import { ownHandKinds } from '../characters/ritual-suicide.ts';
import { tauntKinds } from '../characters/taunt.ts';
import { thiefKinds } from '../characters/thief.ts';
import { type Chapter, watch } from './chapter.ts';

export { curseAsks, firstCursed, passedOn } from '../characters/curse.ts';
export { theftAsks } from '../characters/thief.ts';

export const kinds = { ...curseKinds, ...thiefKinds, ...tauntKinds, ...ownHandKinds };

export const watches: Chapter['watches'] = {
  'curses-pass': watch(cursesPass),
  remedies: watch(remedied),
};
