/** Tables of Three Realms. */
import type { RuleTable } from './table.ts';

export const threeRealmsTables: readonly RuleTable[] = [];
