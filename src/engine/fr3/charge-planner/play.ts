/** The type of the function with which a step changes the scene. */
import type { Chance } from '../../kernel/chance.ts';
import type { SideId } from '../melee/question.ts';
import type { Plan } from './question.ts';
import type { Scene } from './scene.ts';

/** Everything that a step needs to know besides the scene. */
export interface Context {
  readonly plan: Plan;
  /** The side whose phase it is. */
  readonly phasing: SideId;
  /** After the last charge, the charger had no movement left with which to follow a target that falls back. */
  readonly short: boolean;
}

export type Play = (scene: Scene, context: Context) => Chance<Scene>;
