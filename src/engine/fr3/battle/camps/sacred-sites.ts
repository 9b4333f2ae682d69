/** The bonus that units get near their army's sacred site. */
import { fromPoint } from '../../../kernel/geometry.ts';
import { terrainEffects } from '../../data/figures/terrain-effects.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/**
 * fr3.terrain-effects.sacred-site-bonus: any part of the base near the focal point is enough, even if the enemy holds the site.
 */
export const nearSacredSite = (state: State, { base, side }: BattleUnit): boolean =>
  state.holdings.some(
    (each) =>
      each.side === side &&
      each.kind !== 'camp' &&
      each.at !== null &&
      fromPoint(each.at, base).distance <= terrainEffects.sacredSiteRange,
  );
