/** Where characters are: with a unit, or at a point. */
import { type Base, fromPoint, gap } from '../../../kernel/geometry.ts';
import { unitAt } from '../units/pieces.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';

export function placeOf(state: State, { host, at }: Pick<BattleCharacter, 'host' | 'at'>): Base | null {
  if (host !== null) return unitAt(state, host).base;
  return at && { ...at, facing: 0, width: 0, depth: 0 };
}

export const inchesFrom = (from: Base, { base }: Pick<BattleUnit, 'base'>): number =>
  from.width === 0 ? fromPoint(from, base).distance : gap(from, base);
