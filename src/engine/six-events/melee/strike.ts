/** Hits on a unit that are traded for strikes at its attached character: six-events.melee.trade-hits. */
import type { Chance } from '../../kernel/chance.ts';
import { melee } from '../data/figures/melee.ts';
import { diceHit } from '../hits.ts';

/** The maximum number of strikes that these hits give. */
export const mostStrikes = (hits: number): number => Math.floor(hits / melee.hitsPerTrade);

/** The Vitality that the character loses to these strikes. Armor does not matter. */
export const strikes = (count: number): Chance<number> =>
  diceHit(count, melee.tradeHit, 'the strike at the attached character', ['six-events.melee.trade-hits']);
