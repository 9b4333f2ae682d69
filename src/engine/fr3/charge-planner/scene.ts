/** The state of the two units between steps. Equal scenes are merged, whatever steps led to them. */
import type { SideId } from '../melee/question.ts';
import { outOfPlay, type Standing } from '../standing.ts';

/** The part of a unit's state that is kept from step to step. */
export interface Body extends Standing {
  /** A curse has cancelled the spell Bless on the unit. */
  readonly cursed: boolean;
  /** The unit has left its place. A unit that has moved has lost everything that depends on standing still. */
  readonly moved: boolean;
  /** The unit has been driven from its place, and has not followed up since. */
  readonly fellBack: boolean;
  /** The unit's leader; a `silent` one has declined a challenge and gives no melee bonus in this phase. */
  readonly leader: 'with' | 'silent' | 'lost';
  /** Whether all bodyguards are still alive. */
  readonly guard: boolean;
}

/**
 * The position of the two units: not yet in contact, in contact, parted after contact, charge called off, charge too short, or
 * over because one unit is out of play.
 */
export const places = ['apart', 'contact', 'parted', 'halted', 'short', 'over'] as const;
export type Place = (typeof places)[number];

/** The phases of a melee, as far as they differ (fr3.optional-abilities.gaze-effect). */
export type Round = 'first' | 'second' | 'later';

/** A melee whose loser has fallen back or been destroyed, kept until the follow-up. */
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
  /** The phase of the melee. `first` is the phase of the charge, and `second` is the other phase of the same turn. */
  readonly round: Round;
  readonly won: Won | null;
  /** The side that a failed over-pursuit test has forced to advance. */
  readonly driven: SideId | null;
}

/** The state of a unit that is out of play. */
export const outOfBattle = (fate: 'captured' | 'destroyed'): Body => ({
  ...outOfPlay(fate),
  cursed: false,
  moved: false,
  fellBack: false,
  leader: 'with',
  guard: true,
});

export const inPlay = ({ fate }: Body): boolean => fate === 'in play';
export const bothInPlay = ({ a, b }: Scene): boolean => inPlay(a) && inPlay(b);
export const engaged = (scene: Scene): boolean => scene.place === 'contact' && bothInPlay(scene);
