/**
 * Questions about nerve, as plain data: a unit that makes a rally roll for some reason, and the unit it is afraid of
 * where there is one.
 */
import type { Circumstances } from '../melee/question.ts';
import type { SpellId } from './spell-ids.ts';

/** Circumstances of a melee that matter to a unit's nerve too. */
export const sharedWithMelee = [
  'form',
  'stage',
  'elite',
  'undead',
  'barbarian',
  'mutation',
  'automaton',
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

/** What else can be true of a unit whose nerve is tried. */
export interface OfNerve {
  /** Extra markers lost for good. */
  lost: number;
  /** Levels of its demoralization that are poison. */
  poisoned: 0 | 1 | 2;
  /** Causes fear by something that no row of the table says: the mark of evil, a spell, an army's rule. */
  feared: boolean;
  /** A mob grouped with the Inquisition's standard. */
  inquisition: boolean;
  /** Protected from wizard magic. */
  wizardWard: boolean;
  engaged: boolean;
  /** What holds it. */
  trap: 'trap' | 'elite' | 'grapple';
  /** Units that grapple it. */
  grapplers: number;
  mechanic: boolean;
  /** A character with exceptional armor is with it. */
  armor: boolean;
  /** The innate ability that it resists, or uses. */
  ability: string;
  /** Bases of the unit at which it uses an ability. */
  target: 'single' | 'block' | '1x1' | '1x2' | 'mass';
  spell: SpellId;
  /** Undead in the field of a null, where nothing refreshes them. */
  nullField: boolean;
  /** What runs it over. */
  by: 'ship' | 'engulf' | 'crash';
  /** Any other bonus to its rally roll. */
  other: number;
}
export type NerveId = SharedId | keyof OfNerve;

/** The unit whose nerve is tried: a row of the reference table and whatever is not as usual. */
export type Subject = { readonly unit: string } & { readonly [Id in SharedId]?: Circumstances[Id] } & {
  readonly [Id in keyof OfNerve]?: OfNerve[Id];
};

/** Why a unit causes fear that does not by its row. */
export type Dread = 'no' | 'mark' | 'illusion' | 'righteousness' | 'army' | 'ark' | 'god-image' | 'entity';

/** The unit that others may fear. */
export type Feared = { readonly unit: string } & { readonly [Id in 'stage' | 'undead' | 'mounts']?: Circumstances[Id] } & {
  readonly dread?: Dread;
};
