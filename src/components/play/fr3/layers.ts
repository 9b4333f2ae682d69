import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { attachedTo, findUnit, standing, troopOf } from '../../../engine/fr3/battle/units/pieces.ts';
import { pieceOf, weaponOf } from '../../../engine/fr3/battle/units/weapons.ts';
import { enemyOf, type PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { BattleUnit, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { levels as levelNumbers } from '../../../engine/fr3/data/figures/levels.ts';
import { deploymentZones } from '../../../engine/fr3/table/deployment.ts';
import { zoneOfControl } from '../../../engine/fr3/table/zones.ts';
import { type Base, corners } from '../../../engine/kernel/geometry.ts';
import type { GhostPlace, Layer } from '../board/board-types.ts';
import { arcWithin, reachOf } from './moves.ts';

const surface = levelNumbers.surface;

/**
 * The ranges of a unit and its attachments, from its current or its future place. With `farthest`, returns only
 * the outer limit, so that several units can be shown.
 */
function rangesOf(state: State, unit: BattleUnit, base: Base, farthest = false): readonly Layer[] {
  const bands = weaponOf(troopOf(state, unit))?.bands.map(({ upTo }) => upTo) ?? [];
  const { width, depth } = state.setup.table;
  const pieces = [unit, ...attachedTo(state, unit.id)].flatMap((each) => pieceOf(troopOf(state, each)) ?? []);
  // Artillery has no range limit, so its arc crosses the whole table.
  const cannon = pieces.map(() => Math.hypot(width, depth));
  return [...(farthest ? bands.slice(-1) : bands), ...cannon].map((upTo) => ({ tone: 'range', points: arcWithin(base, upTo) }));
}

/** The maximum number of units whose ranges are shown together, because more arcs would be confusing. */
const mostArcs = 3;

/** The areas shown for the chosen pieces: movement, enemy zones, shooting ranges. */
export function layersFor(state: State, chosen: readonly PieceId[], ghosts: readonly GhostPlace[]): readonly Layer[] {
  const ask = askedNow(state);
  if (ask?.what === 'deploy') {
    const zone = deploymentZones(state.setup.table)[state.home[ask.side] === 'bottom' ? 0 : 1];
    return [{ tone: 'deploy', points: zone }];
  }
  const units = chosen.flatMap((id) => findUnit(state, id) ?? []).filter(({ status }) => status === 'table');
  const [first] = units;
  if (!first || !ask) return [];
  const own = first.side === ask.side;
  if (own && ask.what === 'movement') {
    const zones = standing(state, enemyOf(first.side)).flatMap(({ base, side, level }): Layer[] => {
      const zone = level === first.level ? zoneOfControl({ base, side, level: surface }) : null;
      return zone ? [{ tone: 'zone', points: corners(zone) }] : [];
    });
    const reach = reachOf(state, chosen);
    const arcs =
      units.length <= mostArcs ? units.flatMap((unit, at) => rangesOf(state, unit, ghosts[at]?.base ?? unit.base, true)) : [];
    return [...arcs, ...zones, ...(reach.length > 0 ? [{ tone: 'reach', points: reach } as const] : [])];
  }
  return units.length <= mostArcs ? units.flatMap((unit) => rangesOf(state, unit, unit.base)) : [];
}
