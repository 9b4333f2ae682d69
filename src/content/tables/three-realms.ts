/** Tables of Three Realms. */
import type { RuleTable } from './table.ts';
import { battleTables } from './three-realms-battle.ts';
import { playTables } from './three-realms-play.ts';
import { sampleTables } from './three-realms-sample.ts';

export const threeRealmsTables: readonly RuleTable[] = [...playTables, ...battleTables, ...sampleTables];
