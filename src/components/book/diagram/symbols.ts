/** Symbols and names for everything that can be on a base in a diagram. */
import { unitOf } from '../../../engine/fr3/data/units.ts';
import { otherSymbols } from './symbol.ts';

export { symbolOf } from './symbol.ts';

/** The name in the key below a diagram; null if it needs none. */
export const nameOf = (type: string): string | null =>
  type === 'unit' ? null : (otherSymbols[type]?.[1] ?? unitOf(type)?.name ?? null);
