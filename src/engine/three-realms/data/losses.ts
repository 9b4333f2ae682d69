/**
 * The kinds of defeat in a melee (three-realms.melee.loss-penalty): bands by the percentage lost, each with its modifier to D.
 */
import { melee } from './figures/melee.ts';

export interface LossBand {
  readonly id: 'defeat' | 'severe' | 'crushing';
  readonly name: string;
  /** The percentage of the unit that was lost, both ends included. Percentages are rounded down. */
  readonly from: number;
  readonly to: number;
  /** Modifier to D. */
  readonly drive: number;
}

export const lossBands: readonly LossBand[] = [
  { id: 'defeat', name: 'defeat', from: 0, to: melee.defeatTo, drive: melee.defeat },
  { id: 'severe', name: 'severe defeat', from: melee.defeatTo + 1, to: melee.severeTo, drive: melee.severe },
  { id: 'crushing', name: 'crushing defeat', from: melee.severeTo + 1, to: 100, drive: melee.crushing },
];
