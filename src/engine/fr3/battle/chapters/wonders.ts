/** What lies on units and what is told wherever there is more than troops, guns and camps: spells, traps, strange beasts, strange people. */
export { effectKinds } from '../magic/effect-kinds.ts';
export { wonderSentences } from '../tell-wonders.ts';

export const kinds = {};
