/** Symbols and names of everything that stands on a base in a diagram. */
import { unitOf } from '../../../engine/fr3/data/units.ts';
import { others } from './symbol.ts';

export { symbolOf } from './symbol.ts';

/** The name for the key below a diagram; null for what needs none. */
export const nameOf = (type: string): string | null =>
  type === 'unit' ? null : (others[type]?.[1] ?? unitOf(type)?.name ?? null);
