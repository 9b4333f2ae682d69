/** What lies on units and what is told wherever there is more than troops, guns and camps: spells, traps, strange beasts, strange people. */

export { wonderSentences } from '../chronicle/chapter-sentences.ts';
export { effectKinds } from '../magic/effect-kinds.ts';

export const kinds = {};
