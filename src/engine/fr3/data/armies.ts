/** Every army list of Fantasy Rules! third edition, by name. */
import type { Army } from './armies/army.ts';
import { armiesAToI } from './armies/a-to-i.ts';
import { armiesKToZ } from './armies/k-to-z.ts';

export const armies: readonly Army[] = [...armiesAToI, ...armiesKToZ];

const byId = new Map(armies.map((army) => [army.id, army]));
export const armyOf = (id: string): Army | undefined => byId.get(id);
