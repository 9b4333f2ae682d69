/**
 * Tracks how elements entered their present terrain: which piece, when, and for water from which direction.
 */
import type { Base } from '../../../kernel/geometry.ts';
import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import { isAerial, standing, withElements } from '../elements/find.ts';
import type { BattleReport } from '../events.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { footingOf, groundOf, inWater } from './ground.ts';

/** The terrain under a base. The result is cached, because it stays the same until the element moves. */
const under = onceFor((setup: Setup) =>
  onceForEach((base: Base) => ({ pieces: footingOf(setup, base), wet: inWater(setup, base) })),
);

/** Updates the terrain that elements have entered or left since the last check; null if nothing changed. */
export function footingSettles(state: State): BattleReport | null {
  if (groundOf(state.setup).features.length === 0) return null;
  const changes = new Map<UnitId, Partial<BattleElement>>();
  for (const element of standing(state)) {
    const { pieces, wet } = under(state.setup)(element.base);
    const same = pieces.length === element.footing.length && element.footing.every(({ piece }) => pieces.includes(piece));
    const dry = element.wading !== null && (!wet || isAerial(element));
    if (same && !dry) continue;
    changes.set(element.id, {
      ...(dry ? { wading: null } : {}),
      ...(same
        ? {}
        : {
            footing: pieces.map((piece) => element.footing.find((each) => each.piece === piece) ?? { piece, since: state.bound }),
          }),
    });
  }
  return changes.size === 0 ? null : { state: withElements(state, changes), events: [] };
}
