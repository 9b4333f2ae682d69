/** Units near the sacred site of their army. */
import { fromPoint } from '../../../kernel/geometry.ts';
import { terrainEffects } from '../../data/figures/terrain-effects.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** fr3.terrain-effects.sacred-site-bonus: with any part of the base near its focal point, whoever holds it. */
export const nearSacredSite = (state: State, { base, side }: BattleUnit): boolean =>
  state.holdings.some(
    (each) =>
      each.side === side &&
      each.kind !== 'camp' &&
      each.at !== null &&
      fromPoint(each.at, base).distance <= terrainEffects.sacredSiteRange,
  );
