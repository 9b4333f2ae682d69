/** Fantasy Rules! third edition: what programs may ask of it. */
export { units } from './data/units.ts';
export { meleeOdds, sentence as meleeSentence } from './melee/answer.ts';
export { circumstances as meleeCircumstances } from './melee/circumstances.ts';
export { meleePhases } from './melee/phases.ts';
export { readAddress as readMeleeAddress, writeAddress as writeMeleeAddress } from './melee/address.ts';
export type { MeleeAnswer, MeleeReply } from './melee/answer.ts';
export type { MeleeQuestion, MeleeSide } from './melee/question.ts';
