/**
 * The same melee phase after phase: demoralization carried on, rally attempts between, until one unit
 * is gone or the two have parted. Exact: equal states are merged, never sampled.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import type { Aftermath, Fate } from '../demoralization.ts';
import { followUp } from '../follow-up.ts';
import { rallyRoll, recovered } from '../rally.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { bout, type Combatant, combatant } from './combatant.ts';
import { melee } from './melee.ts';

import { type MeleeQuestion, type MeleeSide, otherSide, type SideId, sideIds } from './question.ts';

/** What lasts of one unit from phase to phase. */
export interface Standing {
  readonly fate: 'fighting' | 'captured' | 'destroyed';
  readonly state: 0 | 1 | 2;
  readonly markers: number;
  /** Extra markers it can still have: permanent losses lower it. */
  readonly mostMarkers: number;
  /** It has been demoralized in this melee: bless, grog ration and the barbarian's bonus are gone. */
  readonly shaken: boolean;
}

export interface Course {
  readonly a: Standing;
  readonly b: Standing;
  /** The units are no longer in contact, so the melee is over with both in play. */
  readonly apart: boolean;
  /** One was pushed back and the other followed: what depends on standing still is gone. */
  readonly moved: boolean;
}

export interface PhasesOptions {
  /** Phases of melee, 1 to `mostPhases`. */
  readonly phases: number;
  /** Whether undemoralized infantry that pushes its enemy back follows up (fr3.follow-up.infantry-choice). Others must. */
  readonly followUp?: boolean;
}

export const mostPhases = 8;

const rallyPurpose = {
  decides: 'whether the unit rallies',
  rules: ['fr3.rally.roll'] as readonly Fr3RuleId[],
};

const begin = (side: MeleeSide): Standing => {
  const { is } = combatant(side);
  return { fate: 'fighting', state: is.state, markers: is.markers, mostMarkers: is.markers, shaken: is.state > 0 };
};

/** The side as it stands now, for the bout of the next phase. */
function sideNow(side: MeleeSide, standing: Standing, moved: boolean): MeleeSide {
  const stands = moved ? { shieldwall: false, fortification: false, stakes: false, column: false, inSquare: false } : {};
  const now = { ...side, ...stands, state: standing.state, markers: standing.markers };
  return standing.shaken ? { ...now, bless: false, barbarian: false, grogRation: false } : now;
}

/** Later phases keep only what lasts. */
function laterSide(side: MeleeSide): MeleeSide {
  const {
    joined: _joined,
    outsideArc: _outsideArc,
    stakes: _stakes,
    strength: _strength,
    righteousness: _righteousness,
    freeze: _freeze,
    laudanum: _laudanum,
    jihad: _jihad,
    garlic: _garlic,
    verminOff: _verminOff,
    miracle: _miracle,
    ensureVictory: _ensureVictory,
    gaze: _gaze,
    ...lasting
  } = side;
  return lasting as MeleeSide;
}

const inMelee = ({ a, b, apart }: Course): boolean => a.fate === 'fighting' && b.fate === 'fighting' && !apart;

/** fr3.rally.roll for the side whose phase it is; undead have rallied already. */
function rally(question: MeleeQuestion, course: Course, side: SideId): Chance<Course> {
  const standing = course[side];
  if (standing.state === 0 && standing.markers === standing.mostMarkers) return known(course);
  const me = combatant(sideNow(question[side], standing, course.moved));
  return map(rallyRoll(me, rallyPurpose), (rallied) =>
    rallied ? { ...course, [side]: { ...standing, ...recovered(standing, standing.mostMarkers) } } : course,
  );
}

function after(me: Combatant, standing: Standing, { fate, state, markers, permanent }: Aftermath): Standing {
  if (fate === 'destroyed' || fate === 'captured') return { ...standing, fate, state: 2, markers: 0, mostMarkers: 0 };
  const mostMarkers = standing.mostMarkers - permanent;
  const shaken = standing.shaken || state > 0;
  // fr3.undead.automatic-rally: at the end of the phase, without a roll.
  if (me.undead) return { ...standing, state: 0, markers: mostMarkers, mostMarkers, shaken };
  return { ...standing, state, markers, mostMarkers, shaken };
}

function fight(question: MeleeQuestion, course: Course, first: boolean, wouldFollow: boolean): Chance<Course> {
  const sides = { a: sideNow(question.a, course.a, course.moved), b: sideNow(question.b, course.b, course.moved) };
  const of = bout({ ...question, ...sides, round: first ? (question.round ?? 'first') : 'later' });
  return map(melee(of), (result) => {
    const next = { a: after(of.a, course.a, result.a), b: after(of.b, course.b, result.b) };
    const parted = sideIds.some((side) => {
      const fate: Fate = result[side].fate;
      if (fate !== 'double-demoralized') return false;
      if (!result[side].pushedBack) return true;
      const { follow } = followUp(of[otherSide(side)], result[side]);
      return !(follow === 'must' || (follow === 'may' && wouldFollow));
    });
    const pushed = sideIds.some((side) => result[side].pushedBack);
    return { ...next, apart: parted, moved: course.moved || pushed };
  });
}

/**
 * The odds of every course of the melee after each phase, first to last. The charger's phase is the
 * first; from the second on, the side whose phase it is rallies before the fight. Ground, neighbours,
 * leaders, traps and parasitics stay as the question has them.
 */
export function meleePhases(question: MeleeQuestion, { phases, followUp: wouldFollow = true }: PhasesOptions): Odds<Course>[] {
  const later: MeleeQuestion = { ...question, a: laterSide(question.a), b: laterSide(question.b) };
  const firstSide: SideId = question.charge ?? 'a';
  const start: Course = { a: begin(question.a), b: begin(question.b), apart: false, moved: false };
  const found: Odds<Course>[] = [odds(fight(question, start, true, wouldFollow))];
  for (let phase = 2; phase <= Math.min(phases, mostPhases); phase++) {
    const phasing = phase % 2 === 1 ? firstSide : otherSide(firstSide);
    const before = found[found.length - 1] as Odds<Course>;
    found.push(
      before.andThen((course) =>
        inMelee(course)
          ? andThen(rally(later, course, phasing), (rallied) => fight(later, rallied, false, wouldFollow))
          : known(course),
      ),
    );
  }
  return found;
}
