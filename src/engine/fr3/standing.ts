/**
 * How a unit stands between two blows: its morale, its extra markers, what being demoralized takes from it, its rally, and
 * what undead shed at the end of a phase. Calculators, planner and battle all ask here.
 */
import { type Chance, known, map } from '../kernel/chance.ts';
import { basics } from './data/figures/basics.ts';
import type { Aftermath } from './demoralization.ts';
import { type Combatant, startingMarkers } from './melee/combatant.ts';
import type { Line } from './melee/modifiers.ts';
import type { CircumstanceId } from './melee/question.ts';
import { rallyRoll } from './rally.ts';
import type { Fr3RuleId } from './rule-ids.ts';

/** What a rally looks at: levels lost, and which of them can come back. */
export interface Losses {
  /** Levels of morale lost. */
  readonly state: 0 | 1 | 2;
  /** Extra markers left. */
  readonly markers: number;
  /** Extra markers that it can still have: permanent losses lower it (fr3.basics.damage-rally). */
  readonly lasting: number;
  /** Levels of `state` that no rally removes: poison (fr3.optional-abilities.poison-marker), and lasting losses of a square. */
  readonly poison: 0 | 1 | 2;
}

export interface Standing extends Losses {
  readonly fate: 'in play' | 'captured' | 'destroyed';
  /** It has been demoralized: what `lostWhenShaken` names is gone, even after a rally. */
  readonly shaken: boolean;
}

/** What a unit loses for good when it is demoralized: fr3.spells.bless-curse-1, fr3.items.barbarian-loss, fr3.spells.grog-ration. */
export const lostWhenShaken = ['bless', 'barbarian', 'grogRation'] as const satisfies readonly CircumstanceId[];

/** How a unit stands that a question describes. */
export const standingOf = ({ unit, is }: Combatant, { lost = 0, poison = 0 as Standing['poison'] } = {}): Standing => ({
  fate: 'in play',
  state: is.state,
  markers: is.markers,
  lasting: Math.max(is.markers, startingMarkers(unit.id, is) - lost),
  poison,
  shaken: is.state > 0,
});

/** A unit that is out of play has nothing left to tell. */
export const outOfPlay = (fate: 'captured' | 'destroyed'): Standing => ({
  fate,
  state: 2,
  markers: 0,
  lasting: 0,
  poison: 0,
  shaken: true,
});

/** How it stands after a blow. */
export const standingAfter = (standing: Standing, { fate, state, markers, permanent }: Aftermath): Standing =>
  fate === 'destroyed' || fate === 'captured'
    ? outOfPlay(fate)
    : { ...standing, state, markers, lasting: standing.lasting - permanent, shaken: standing.shaken || state > 0 };

/** What is said of a unit, as it holds while the unit stands so. */
export function asItStands<Said extends object>(
  said: Said,
  { state, markers, shaken }: Omit<Standing, 'fate' | 'lasting' | 'poison'>,
): Said {
  const now: Record<string, unknown> = { ...said, state, markers };
  if (shaken) for (const id of lostWhenShaken) if (Object.hasOwn(now, id)) now[id] = false;
  return now as Said;
}

/** Whether there is anything that a rally can remove: demoralization, or markers that can come back. */
export const canRally = ({ state, markers, lasting, poison }: Losses): boolean => state > poison || markers < lasting;

/**
 * What a rally removes: up to two levels (fr3.rally.success), morale before extra markers. Markers lost for good stay lost
 * (fr3.basics.damage-rally), and so does poison: a unit that it demoralizes has no extra markers.
 */
export function rallied<Of extends Losses>(of: Of, atMost: number = basics.rallyCap): Of {
  const { poison, lasting } = of;
  const levels = Math.min(of.state - poison, atMost);
  const state = of.state - levels;
  const markers = state > 0 ? 0 : Math.min(lasting, of.markers + atMost - levels);
  return { ...of, state, markers };
}

/** fr3.undead.automatic-rally: at the end of every phase, unless a null keeps them from it (fr3.abilities.null-undead). */
export const shedsAll = (undead: boolean, nullField = false): boolean => undead && !nullField;

/** How a unit stands when a phase has ended: undead have shed everything, without a roll. */
export const atPhaseEnd = <Of extends Losses>(of: Of, undead: boolean, nullField = false): Of =>
  shedsAll(undead, nullField) && canRally(of) ? rallied(of, Number.POSITIVE_INFINITY) : of;

/** fr3.abilities.bard-immunity: a bard steadies the unit that he is with, but a 2x2 unit does not hear him. */
export const hasBard = ({ is, mass }: Combatant): boolean => is.bard && !mass;

/** fr3.abilities.bard-joins-demoralized: with a bard a demoralized unit rallies without a roll. */
export const ralliesByItself = (unit: Combatant): boolean => hasBard(unit) && unit.is.state > 0;

export const rallyPurpose: { readonly decides: string; readonly rules: readonly Fr3RuleId[] } = {
  decides: 'whether the unit rallies',
  rules: ['fr3.rally.roll', 'fr3.rally.success'],
};

/**
 * The rally attempt of a unit in its own phase, when there is anything to rally from; `unit` is as it stands now. Automatons are
 * repaired instead (fr3.armies.automaton-repair).
 */
export function rally(
  unit: Combatant,
  standing: Standing,
  purpose = rallyPurpose,
  further: readonly Line[] = [],
): Chance<Standing> {
  if (standing.fate !== 'in play' || !canRally(standing) || unit.is.automaton) return known(standing);
  if (ralliesByItself(unit)) return known(rallied(standing));
  return map(rallyRoll(unit, purpose, further), (passed) => (passed ? rallied(standing) : standing));
}
