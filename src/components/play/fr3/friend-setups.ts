/** Set-ups that a player offers to a friend. This code is loaded when it is needed. */
import { loadChapters } from '../../../engine/fr3/battle/chapters/loading.ts';
import { drawnTable } from '../../../engine/fr3/battle/deployment/landscape.ts';
import { setupOfText } from '../../../engine/fr3/battle/scenarios/scenario.ts';
import { scenarios } from '../../../engine/fr3/battle/scenarios/scenarios.ts';
import type { Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import { tableFor } from '../../../engine/fr3/table/deployment.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { inTenths } from '../friend/in-tenths.ts';

/** A random table, and the side that moves first on it. */
export const groundFor = (points: number, seed: number): Omit<Setup, 'armies'> => inTenths(drawnTable(tableFor(points), seed));

export async function setupOf(scenario: string): Promise<Read<Setup>> {
  const found = scenarios.find(({ id }) => id === scenario);
  if (!found) return { ok: false, because: 'This scenario does not exist.', rules: [] };
  await loadChapters('reading', 'catalogue');
  return setupOfText(found.text);
}
