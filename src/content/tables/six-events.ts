/** Tables of the six-event battle game. */
import type { RuleTable } from './table.ts';

export const sixEventsTables: readonly RuleTable[] = [];
