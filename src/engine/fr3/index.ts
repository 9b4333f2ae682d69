/** Fantasy Rules! third edition: what programs may ask of it. */
export { units } from './data/units.ts';
export { sentence as meleeSentence } from './melee/answer.ts';
export { meleeOdds } from './melee/ask.ts';
export { circumstances as meleeCircumstances } from './melee/circumstances.ts';
export { meleePhases } from './melee/phases.ts';
export { readAddress as readMeleeAddress } from './melee/address.ts';
export { writeAddress as writeMeleeAddress } from './melee/write-address.ts';
export type { MeleeAnswer } from './melee/answer.ts';
export type { MeleeReply } from './melee/ask.ts';
export type { MeleeQuestion, MeleeSide } from './melee/question.ts';
