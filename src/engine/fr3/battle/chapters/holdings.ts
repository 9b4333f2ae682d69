/** Camps, baggage trains and sacred sites: what they add to the battle. */
import { holdingKinds } from '../holdings.ts';

export { baggageLoss, holdingsChange, unplaced } from '../holdings.ts';

export const kinds = { ...holdingKinds };
