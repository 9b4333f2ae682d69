/**
 * Nerve questions as plain data: a unit that makes a rally roll for some reason, and the unit that it may fear, if there is one.
 */
import type { Circumstances } from '../melee/question.ts';
import type { SpellId } from './spell-ids.ts';

/** Melee circumstances that also matter for nerve. */
export const sharedWithMelee = [
  'form',
  'stage',
  'elite',
  'undead',
  'barbarian',
  'mutation',
  'automaton',
  'ruler',
  'mounts',
  'level',
  'state',
  'markers',
  'parasitics',
  'blocked',
  'sacredSite',
  'leader',
  'superhero',
  'alchemist',
  'healer',
  'bard',
  'standard',
  'bless',
  'grogRation',
] as const;
export type SharedId = (typeof sharedWithMelee)[number];

/** Further circumstances of a testing unit. */
export interface OfNerve {
  /** Extra markers lost permanently. */
  lost: number;
  /** Morale levels lost to poison. */
  poisoned: 0 | 1 | 2;
  /** The unit causes fear for a reason outside the reference table: the mark of evil, a spell, an army rule. */
  feared: boolean;
  /** The unit is a mob in a group with the Inquisition's standard. */
  inquisition: boolean;
  /** The unit is protected from wizard magic. */
  wizardWard: boolean;
  engaged: boolean;
  /** The kind of trap that holds the unit. */
  trap: 'trap' | 'elite' | 'grapple';
  /** How many enemies grapple the unit. */
  grapplers: number;
  mechanic: boolean;
  /** A character with exceptional armor is with the unit. */
  armor: boolean;
  /** The innate ability that the unit resists or uses. */
  ability: string;
  /** The size of the target on which the unit uses an ability. */
  target: 'single' | 'block' | '1x1' | '1x2' | 'mass';
  spell: SpellId;
  /** The unit is undead and in a null field, where it does not recover. */
  nullField: boolean;
  /** What moves through the unit, surfaces under it or crashes into it. */
  by: 'ship' | 'engulf' | 'crash';
  /** Any other bonus to the unit's rally roll. */
  other: number;
}
export type NerveId = SharedId | keyof OfNerve;

/** The testing unit: a row of the reference table, and every circumstance that differs from the default. */
export type Subject = { readonly unit: string } & { readonly [Id in SharedId]?: Circumstances[Id] } & {
  readonly [Id in keyof OfNerve]?: OfNerve[Id];
};

/** Why a unit causes fear although its row does not say so. */
export type Dread = 'no' | 'mark' | 'illusion' | 'righteousness' | 'army' | 'ark' | 'god-image' | 'entity';

export type Feared = { readonly unit: string } & { readonly [Id in 'stage' | 'undead' | 'mounts']?: Circumstances[Id] } & {
  readonly dread?: Dread;
};
