/** The area that a camp, a baggage train or a sacred site covers. */
import { type Polygon, point, rectangle } from '../../../kernel/geometry.ts';
import { setup as figures } from '../../data/figures/setup.ts';
import { baseSide } from '../../table/bases.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleHolding, State } from '../vocabulary/state.ts';

/** A camp is as large as one base of the fortification it is in. A sacred site is as large as a terrain objective. */
export function groundOfHolding({ kind, at }: BattleHolding): Polygon | null {
  if (!at) return null;
  const half = (kind === 'sacred-site' ? figures.objectiveSide : baseSide) / 2;
  return rectangle(point(at.x - half, at.y - half), point(at.x + half, at.y + half));
}

export const holdingsOf = (state: State, side: SideId): readonly BattleHolding[] =>
  state.holdings.filter((each) => each.side === side);
