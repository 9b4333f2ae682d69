/**
 * A plan as plain data: a charger, a target, and steps in order. Page addresses, `fr3.planOdds` and battles all use this shape.
 * `a` is the charger, `b` the target, as in melee questions.
 */
import type { Source } from '../artillery/question.ts';
import type { Circumstances, SideId } from '../melee/question.ts';
import type { Firers, UnderFire } from '../missile-fire/question.ts';
import type { Dread, OfNerve } from '../nerve/question.ts';

/** A unit's circumstances in a plan, apart from those that matter in melee. */
export interface BesidesMelee extends Pick<UnderFire, 'stands' | 'tortoise' | 'heavyArmor' | 'wizardWard'> {
  /** Extra markers lost permanently before the plan begins. */
  lost: OfNerve['lost'];
  /** The undead unit is near a null, where it does not recover. */
  nullField: boolean;
  feared: boolean;
  inquisition: boolean;
  /** Why enemies fear the unit, if the reference table does not say so. */
  dread: Dread;
  /** Any other bonus to the unit's rally rolls. */
  otherRally: number;
}

/**
 * A unit in a plan: a row of the reference table, and all values that differ from the defaults. Each value applies to all steps.
 */
export type Troop = { readonly unit: string } & { readonly [Id in keyof Circumstances]?: Circumstances[Id] } & {
  readonly [Id in keyof BesidesMelee]?: BesidesMelee[Id];
};
export type TroopFieldId = Exclude<keyof Troop, 'unit'>;

export type StepKindId =
  | 'volley'
  | 'artillery'
  | 'blast'
  | 'spell'
  | 'charge'
  | 'fear'
  | 'throwing'
  | 'challenge'
  | 'melee'
  | 'follow-up'
  | 'over-pursuit'
  | 'phase';

/** Spells and innate abilities that act on morale. */
export const planSpells = [
  'medusa',
  'tremors',
  'curse-1',
  'greatest-fear',
  'apparition',
  'paranoia',
  'curse-2',
  'plague',
  'war-cry',
  'earthquake',
] as const;
export type PlanSpell = (typeof planSpells)[number];

/** The settings of a step, apart from the firers or the source of a hit. Each kind of step uses a few of these settings. */
export interface StepSettings {
  /** The unit that the step hits or tests. */
  on: SideId;
  spell: PlanSpell;
  /** The chance that a spell is cast and not dispelled, as a fraction: `2/3`. */
  works: string;
  /** The charger has no movement left to follow a target that falls back. */
  short: boolean;
  /** The side that issues the challenge. */
  challenger: SideId;
  answer: 'accepts' | 'declines';
  armor: boolean;
  guard: boolean;
  foeArmor: boolean;
  foeGuard: boolean;
  /** The side that follows up, if the rules leave it a choice. */
  who: 'both' | SideId | 'nobody';
}
export type SettingId = keyof StepSettings;

export type Step = { readonly kind: StepKindId; readonly off?: boolean } & {
  readonly [Id in SettingId]?: StepSettings[Id];
} & {
  readonly firers?: readonly Firers[];
  readonly source?: Source;
};

export interface Plan {
  readonly a: Troop;
  readonly b: Troop;
  /** The side whose phase comes first; by default the charger's. */
  readonly begins?: SideId;
  readonly steps: readonly Step[];
}

export const mostSteps = 16;
export const mostPlans = 3;

/** The steps that are switched on. */
export const playedSteps = ({ steps }: Pick<Plan, 'steps'>): readonly Step[] => steps.filter(({ off }) => !off);
