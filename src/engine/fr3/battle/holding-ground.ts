/** Where camps, baggage trains and sacred sites are on the table. */
import { type Point, type Polygon, point, rectangle } from '../../kernel/geometry.ts';
import type { HoldingKind } from '../companion/holdings.ts';
import { setup as figures } from '../data/figures/setup.ts';
import { baseSide } from '../table/bases.ts';
import type { SideId, State } from './state.ts';

/** A camp as it is on the table: in its place, with the unit that carries it, or still to be placed. */
export interface BattleHolding {
  readonly side: SideId;
  readonly kind: HoldingKind;
  /** Its focal point; null while it is carried, or not placed yet. */
  readonly at: Point | null;
  /** The unit whose transport carries the baggage train. */
  readonly carrier: string | null;
}

/** The ground of one: a camp is as large as a base of the fortification that it stands in, a sacred site as a terrain objective. */
export function groundOfHolding({ kind, at }: BattleHolding): Polygon | null {
  if (!at) return null;
  const half = (kind === 'sacred-site' ? figures.objectiveSide : baseSide) / 2;
  return rectangle(point(at.x - half, at.y - half), point(at.x + half, at.y + half));
}

export const holdingsOf = (state: State, side: SideId): readonly BattleHolding[] =>
  state.holdings.filter((each) => each.side === side);
