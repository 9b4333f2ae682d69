/** Mad scientists and their devices: what they add to the battle. */
import { deviceKinds } from '../inventions/kinds.ts';
import { paintKinds } from '../inventions/paint.ts';

export { anyDevice } from '../inventions/kinds.ts';
export { anyPaint } from '../inventions/paint.ts';
export { vatDeserted, vatStruck, vatsBeset, vatsBreed, vatsLeft } from '../inventions/vats.ts';
export { isAtWork, isUnseen, tidied } from '../inventions/workshop.ts';

export const kinds = { ...deviceKinds, ...paintKinds };
