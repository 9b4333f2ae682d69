/** How the two units of a plan stand between two steps: equal scenes are one, whatever led to them. */
import type { SideId } from '../melee/question.ts';
import { outOfPlay, type Standing } from '../standing.ts';

/** What lasts of one unit from step to step. */
export interface Body extends Standing {
  /** A curse has taken its bless. */
  readonly cursed: boolean;
  /** It has left its place: what depends on standing still is gone. */
  readonly moved: boolean;
  /** Its leader; a `silent` one has declined a challenge and lends no melee bonus in this phase. */
  readonly leader: 'with' | 'silent' | 'lost';
  /** No bodyguard has fallen yet. */
  readonly guard: boolean;
}

/**
 * Where the two are: not yet in contact, in contact, parted after it; the charge called off or fallen short; or it is
 * over, because one of them is gone.
 */
export const places = ['apart', 'contact', 'parted', 'halted', 'short', 'over'] as const;
export type Place = (typeof places)[number];

/** A melee whose loser has fallen back or fallen, as long as nobody has followed up. */
export interface Won {
  readonly by: SideId;
  readonly how: 'pushed' | 'destroyed';
  /** The winner tests for over-pursuit. */
  readonly tests: boolean;
}

export interface Scene {
  readonly a: Body;
  readonly b: Body;
  readonly place: Place;
  /** The charge was made in this phase. */
  readonly first: boolean;
  readonly won: Won | null;
  /** The side that over-pursuit has driven on. */
  readonly driven: SideId | null;
}

/** A unit that is out of play has nothing left to tell. */
export const out = (fate: 'captured' | 'destroyed'): Body => ({
  ...outOfPlay(fate),
  cursed: false,
  moved: false,
  leader: 'with',
  guard: true,
});

export const inPlay = ({ fate }: Body): boolean => fate === 'in play';
export const bothInPlay = ({ a, b }: Scene): boolean => inPlay(a) && inPlay(b);
export const engaged = (scene: Scene): boolean => scene.place === 'contact' && bothInPlay(scene);
