/** Characters with abilities and things of their own: what they add to the battle. */
import { curseKinds, cursesPass } from '../people/curse.ts';
import { ownHandKinds } from '../people/own-hand.ts';
import { remedied } from '../people/remedies.ts';
import { tauntKinds } from '../people/taunt.ts';
import { thiefKinds } from '../people/thief.ts';
import { type Chapter, watch } from './chapter.ts';

export { curseAsks, firstCursed, passedOn } from '../people/curse.ts';
export { theftAsks } from '../people/thief.ts';

export const kinds = { ...curseKinds, ...thiefKinds, ...tauntKinds, ...ownHandKinds };

export const watches: Chapter['watches'] = {
  'curses-pass': watch(cursesPass),
  remedies: watch(remedied),
};
