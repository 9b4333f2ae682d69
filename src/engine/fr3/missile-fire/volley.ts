/** A volley with all data that it needs: every unit that fires at one target at once (fr3.missile-fire.concentration). */
import { type FiringUnits, firingUnits } from './firing.ts';
import type { MissileQuestion } from './question.ts';
import { type Mark, markOf } from './target.ts';

export { type FiringUnits, firerDefaults, firingUnits, weaponOf } from './firing.ts';

export interface Volley {
  readonly target: Mark;
  readonly firers: readonly FiringUnits[];
}

export const volley = ({ target, firers }: MissileQuestion): Volley => ({
  target: markOf(target),
  firers: firers.map(firingUnits),
});

/** One group of firers with the target, for modifiers. */
export interface Seen {
  readonly firing: FiringUnits;
  readonly target: Mark;
}
