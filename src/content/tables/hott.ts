/** Tables of Hordes of the Things. */
import type { RuleTable } from './table.ts';

export const hottTables: readonly RuleTable[] = [];
