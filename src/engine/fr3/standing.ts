/**
 * A unit's state between two hits: its morale and extra markers, what demoralization takes away, rallies, and how undead recover
 * at the end of a phase. Calculators, planner and battle all use this.
 */
import { type Chance, known, map } from '../kernel/chance.ts';
import { basics } from './data/figures/basics.ts';
import type { Aftermath } from './demoralization.ts';
import { type Combatant, startingMarkers } from './melee/combatant.ts';
import type { Line } from './melee/modifiers.ts';
import type { CircumstanceId } from './melee/question.ts';
import { rallyRoll } from './rally.ts';
import type { Fr3RuleId } from './rule-ids.ts';

/** A unit's losses, as far as they matter for a rally, and which of them can be restored. */
export interface Losses {
  /** Morale levels lost. */
  readonly state: 0 | 1 | 2;
  /** Extra markers that remain. */
  readonly markers: number;
  /**
   * The greatest number of extra markers that the unit can still have. Permanent losses lower this number
   * (fr3.basics.damage-rally).
   */
  readonly lasting: number;
  /**
   * Levels of `state` that a rally cannot restore: poison (fr3.optional-abilities.poison-marker), and permanent losses of a
   * square.
   */
  readonly poison: 0 | 1 | 2;
}

export interface Standing extends Losses {
  readonly fate: 'in play' | 'captured' | 'destroyed';
  /** The unit has been demoralized before. Everything in `lostWhenShaken` is gone, even after a rally. */
  readonly shaken: boolean;
}

/**
 * What a unit loses permanently when it is demoralized: fr3.spells.bless-curse-1, fr3.items.barbarian-loss,
 * fr3.spells.grog-ration.
 */
export const lostWhenShaken = ['bless', 'barbarian', 'grogRation'] as const satisfies readonly CircumstanceId[];

/** The state of a unit at the beginning of a question. */
export const standingOf = ({ unit, is }: Combatant, { lost = 0, poison = 0 as Standing['poison'] } = {}): Standing => ({
  fate: 'in play',
  state: is.state,
  markers: is.markers,
  lasting: Math.max(is.markers, startingMarkers(unit.id, is) - lost),
  poison,
  shaken: is.state > 0,
});

/** The state of a unit that is out of play. Only `fate` matters in it. */
export const outOfPlay = (fate: 'captured' | 'destroyed'): Standing => ({
  fate,
  state: 2,
  markers: 0,
  lasting: 0,
  poison: 0,
  shaken: true,
});

/** The state after a hit. */
export const standingAfter = (standing: Standing, { fate, state, markers, permanent }: Aftermath): Standing =>
  fate === 'destroyed' || fate === 'captured'
    ? outOfPlay(fate)
    : { ...standing, state, markers, lasting: standing.lasting - permanent, shaken: standing.shaken || state > 0 };

/** The unit's circumstances, changed to fit its present state. */
export function asItStands<Said extends object>(
  said: Said,
  { state, markers, shaken }: Omit<Standing, 'fate' | 'lasting' | 'poison'>,
): Said {
  const now: Record<string, unknown> = { ...said, state, markers };
  if (shaken) for (const id of lostWhenShaken) if (Object.hasOwn(now, id)) now[id] = false;
  return now as Said;
}

/** Whether a rally could restore anything: morale, or markers that are not permanently lost. */
export const canRally = ({ state, markers, lasting, poison }: Losses): boolean => state > poison || markers < lasting;

/**
 * The state after a rally. A rally restores up to two levels (fr3.rally.success): morale before extra markers. Permanent losses
 * remain (fr3.basics.damage-rally), and so does poison. A unit demoralized by poison has no extra markers.
 */
export function rallied<Of extends Losses>(of: Of, atMost: number = basics.rallyCap): Of {
  const { poison, lasting } = of;
  const levels = Math.min(of.state - poison, atMost);
  const state = of.state - levels;
  const markers = state > 0 ? 0 : Math.min(lasting, of.markers + atMost - levels);
  return { ...of, state, markers };
}

/**
 * fr3.undead.automatic-rally: undead recover at the end of every phase, unless a null prevents it (fr3.abilities.null-undead).
 */
export const shedsAll = (undead: boolean, nullField = false): boolean => undead && !nullField;

/** The state at the end of a phase: undead have recovered fully, without a roll. */
export const atPhaseEnd = <Of extends Losses>(of: Of, undead: boolean, nullField = false): Of =>
  shedsAll(undead, nullField) && canRally(of) ? rallied(of, Number.POSITIVE_INFINITY) : of;

/** fr3.abilities.bard-immunity: a bard protects the unit he is with, but not a 2x2 unit. */
export const hasBard = ({ is, mass }: Combatant): boolean => is.bard && !mass;

/** fr3.abilities.bard-joins-demoralized: with a bard a demoralized unit rallies without a roll. */
export const ralliesByItself = (unit: Combatant): boolean => hasBard(unit) && unit.is.state > 0;

export const rallyPurpose: { readonly decides: string; readonly rules: readonly Fr3RuleId[] } = {
  decides: 'whether the unit rallies',
  rules: ['fr3.rally.roll', 'fr3.rally.success'],
};

/**
 * A unit's rally attempt in its own phase, if it has something to restore. `unit` is the unit in its present state. Automatons
 * are repaired instead (fr3.armies.automaton-repair).
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
