/** The forms of elite units, by their bonuses to melee, rally and missiles. */
import { elites } from '../data/figures/elites.ts';
import type { Circumstances } from './question.ts';

export const eliteForm: Readonly<
  Record<Circumstances['elite'], { readonly melee: number; readonly rally: number; readonly toHit: number }>
> = {
  no: { melee: 0, rally: 0, toHit: 0 },
  '1-1-0': elites.ordinary,
  '2-0-0': elites.attack,
  '0-1-1': elites.shooting,
};
