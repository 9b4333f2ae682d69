/**
 * A plan as plain data: a charger, a target, and steps in order. The shape that a page's address carries, that
 * `fr3.planOdds` takes, and that a battle can fill in from the table. `a` is the charger, `b` its target, as in a melee.
 */
import type { Source } from '../artillery/question.ts';
import type { Circumstances, SideId } from '../melee/question.ts';
import type { Firers, UnderFire } from '../missile-fire/question.ts';
import type { Dread, OfNerve } from '../nerve/question.ts';

/** What can be true of a unit of a plan besides what matters in melee. */
export interface BesidesMelee extends Pick<UnderFire, 'stands' | 'tortoise' | 'heavyArmor' | 'wizardWard'> {
  /** Extra markers lost for good before the plan begins. */
  lost: OfNerve['lost'];
  /** Undead in the field of a null, where nothing refreshes them. */
  nullField: boolean;
  feared: boolean;
  inquisition: boolean;
  /** Why others fear it, where no row of the table says so. */
  dread: Dread;
  /** Any other bonus to its rally rolls. */
  otherRally: number;
}

/** A unit of a plan: a row of the reference table, and whatever is not as usual. One thing is said once for all steps. */
export type Troop = { readonly unit: string } & { readonly [Id in keyof Circumstances]?: Circumstances[Id] } & {
  readonly [Id in keyof BesidesMelee]?: BesidesMelee[Id];
};
export type TroopFieldId = Exclude<keyof Troop, 'unit'>;

export const stepKindIds = [
  'volley',
  'artillery',
  'blast',
  'spell',
  'charge',
  'fear',
  'throwing',
  'challenge',
  'melee',
  'follow-up',
  'over-pursuit',
  'phase',
] as const;
export type StepKindId = (typeof stepKindIds)[number];

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

/** What can be said of a step besides who fires and what deals a hit. Each kind has its own few. */
export interface StepSettings {
  /** Whom it strikes or tries. */
  on: SideId;
  spell: PlanSpell;
  /** The chance that a spell is cast and not dispelled, as a fraction: `2/3`. */
  works: string;
  /** The charger has no movement left to follow a target that falls back. */
  short: boolean;
  /** Who challenges. */
  challenger: SideId;
  answer: 'accepts' | 'declines';
  armor: boolean;
  guard: boolean;
  foeArmor: boolean;
  foeGuard: boolean;
  /** Who follows up where the rules leave it the choice. */
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
  /** Whose phase the plan begins in; the charger's if it is not said. */
  readonly begins?: SideId;
  readonly steps: readonly Step[];
}

export const mostSteps = 16;
export const mostPlans = 3;

/** The steps that are played. */
export const played = ({ steps }: Pick<Plan, 'steps'>): readonly Step[] => steps.filter(({ off }) => !off);
