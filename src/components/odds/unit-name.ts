/** The name of a row of the reference table. */
import { unitOf } from '../../engine/fr3/data/units.ts';

export const unitName = (id: string): string => unitOf(id)?.name ?? id;
