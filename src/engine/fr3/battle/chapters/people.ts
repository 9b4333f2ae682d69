/** Characters with abilities and things of their own: what they add to the battle. */
import { curseKinds } from '../people/curse.ts';
import { ownHandKinds } from '../people/own-hand.ts';
import { tauntKinds } from '../people/taunt.ts';
import { thiefKinds } from '../people/thief.ts';

export { curseAsks, cursesPass, firstCursed, passedOn } from '../people/curse.ts';
export { remedied } from '../people/remedies.ts';
export { theftAsks } from '../people/thief.ts';

export const kinds = { ...curseKinds, ...thiefKinds, ...tauntKinds, ...ownHandKinds };
