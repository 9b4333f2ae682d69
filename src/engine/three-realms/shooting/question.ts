/** A volley as a question: who shoots with which weapon, at whom, and what lies between. */
import type { Filled } from '../../kernel/calculator/procedure.ts';
import type { RuleId } from '../../kernel/rule-id.ts';
import { rangedWeapons as figures } from '../data/figures/ranged-weapons.ts';
import type { benefits } from '../data/hiding.ts';
import type { RangedWeapon } from '../data/sample-set.ts';
import { shotModifiers } from '../data/shot-modifiers.ts';
import { faceToBeat } from '../dice.ts';
import { mostCommon, type Target } from '../harm/allocation.ts';
import type { Blow } from '../harm/damage.ts';
import { type Model, modelOf, weaponOf } from '../models.ts';

export type Hiding = 'none' | (typeof benefits)[number]['id'];

export interface Firers {
  readonly who: Model;
  readonly weapon: RangedWeapon;
  readonly models: number;
  readonly RT: number;
  readonly strength: number;
  readonly poisoned: boolean;
  readonly arcing: boolean;
  readonly sniper: boolean;
  readonly aim: boolean;
  readonly run: boolean;
  readonly unseen: boolean;
  /** All hits go to one model that a Sniper chooses. */
  readonly onOne: boolean;
}

export interface ShotAt {
  readonly who: Model;
  /** Threatened models. */
  readonly models: number;
  /** The number of models in the unit at the start of the unit turn. */
  readonly of: number;
  /** The D of a Character in the unit (three-realms.unit-rules.character); 0 for none. */
  readonly character: number;
  readonly D: number;
  readonly E: number;
  readonly P: number;
  readonly points: number;
  readonly hiding: Hiding;
  /** How many of the threatened models are hidden. */
  readonly hidden: number;
  readonly dugIn: boolean;
  readonly bodies: boolean;
  readonly automaton: boolean;
}

export interface Volley {
  readonly firers: Firers;
  readonly at: ShotAt;
}

export const seeVolley = ({ f, t }: Filled): Volley => ({
  firers: {
    ...(f as unknown as Firers),
    who: modelOf(f?.who),
    weapon: weaponOf(f?.weapon) as RangedWeapon,
  },
  at: { ...(t as unknown as ShotAt), who: modelOf(t?.who) },
});

interface Change {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly RuleId[];
}

/** The change that the shot modifier with this id makes. Throws if there is no such modifier. */
export const shotChange = (id: string): Change => {
  const found = shotModifiers.find((each) => each.id === id);
  if (!found) throw new Error(`There is no shot modifier ${id}.`);
  return { id, name: found.name, amount: found.value, rules: [found.rule] };
};

/** The benefit that counts for this shot (three-realms.ranged-weapons.arcing-cover). */
export const hidingOf = ({ firers, at }: Volley): Hiding =>
  at.hiding === 'cover' && firers.arcing ? 'concealment' : at.hidden === 0 ? 'none' : at.hiding;

/** The firers' own RT: blind fire subtracts 10, but leaves at least 0 (three-realms.ranged-weapons.arcing-unseen). */
export const trainingOf = ({ RT, unseen }: Pick<Firers, 'RT' | 'unseen'>): number =>
  unseen ? Math.max(figures.arcingUnseenAtLeast, RT + shotChange('arcing-unseen').amount) : RT;

/** The modifiers to the to-hit die, besides RT. */
export function toHitChanges({ firers, at }: Volley): Change[] {
  const found: Change[] = [];
  if (firers.unseen) found.push({ ...shotChange('arcing-unseen'), amount: trainingOf(firers) - firers.RT });
  if (firers.aim) found.push(shotChange('aim'));
  if (firers.run) found.push(shotChange('on-the-run'));
  // If only some models are hidden, the modifier counts only if most models are hidden (three-realms.cover.concealment).
  const hiding = hidingOf({ firers, at });
  if (hiding !== 'none' && mostlyHidden(at)) found.push(shotChange(hiding));
  return found;
}

const mostlyHidden = ({ models, hidden }: ShotAt): boolean =>
  mostCommon(Array.from({ length: models }, (_, n) => (n < hidden ? 1 : 0))) === 1;

/** The target's E, dug in or not (three-realms.unit-rules.dig-in). */
export const evasionOf = ({ E, dugIn }: ShotAt): number => E + (dugIn ? shotChange('dug-in-evasion').amount : 0);

/** The lowest face that hits (three-realms.shooting.to-hit). */
export const needsToHit = (volley: Volley): number =>
  faceToBeat(volley.firers.RT + toHitChanges(volley).reduce((sum, { amount }) => sum + amount, 0), evasionOf(volley.at));

/** The modifiers to a model's P (three-realms.cover.cover, three-realms.unit-rules.dig-in). */
export const protectionChanges = (volley: Volley, hidden: boolean): Change[] => [
  ...(hidden && hidingOf(volley) === 'cover' ? [shotChange('cover-protection')] : []),
  ...(volley.at.dugIn ? [shotChange('dug-in-protection')] : []),
];

const protectionOf = (volley: Volley, hidden: boolean): number =>
  protectionChanges(volley, hidden).reduce((sum, { amount }) => sum + amount, volley.at.P);

/** The models that can receive hits. An attacker who may choose one model picks one that is not hidden, if possible. */
export function targetsOf(volley: Volley): Target[] {
  const { models, points, hidden } = volley.at;
  const one = (covered: boolean): Target => ({ points, protection: protectionOf(volley, covered) });
  if (volley.firers.onOne) return [one(hidden === models)];
  return Array.from({ length: models }, (_, at) => one(at < hidden));
}

export const blowOf = ({ firers: { strength, poisoned }, at: { bodies } }: Volley): Blow => ({ strength, poisoned, bodies });
