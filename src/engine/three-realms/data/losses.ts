/** How heavy a lost melee was (three-realms.melee.loss-penalty): bands of the percentage lost, and what they take from D. */
import { melee } from './figures/melee.ts';

export interface LossBand {
  readonly id: 'defeat' | 'severe' | 'crushing';
  readonly name: string;
  /** Whole percent, both ends included; the share is rounded down. */
  readonly from: number;
  readonly to: number;
  /** Added to D. */
  readonly drive: number;
}

export const lossBands: readonly LossBand[] = [
  { id: 'defeat', name: 'defeat', from: 0, to: melee.defeatTo, drive: melee.defeat },
  { id: 'severe', name: 'severe defeat', from: melee.defeatTo + 1, to: melee.severeTo, drive: melee.severe },
  { id: 'crushing', name: 'crushing defeat', from: melee.severeTo + 1, to: 100, drive: melee.crushing },
];
