/** Units on 2x2 bases, and blobs: what they add to the battle. */
import { massKinds } from '../movement/mass.ts';

export { flights, refuseTurn, turnedBy } from '../movement/mass.ts';

export const kinds = { ...massKinds };
