/**
 * The same melee phase after phase: demoralization carried on, rally attempts between, until one unit
 * is gone or the two have parted. Exact: equal states are merged, never sampled.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import type { Aftermath, Fate } from '../demoralization.ts';
import { followUp } from '../follow-up.ts';
import { asItStands, atPhaseEnd, rally, type Standing, standingAfter, standingOf } from '../standing.ts';
import { bout, type Combatant, combatant } from './combatant.ts';
import { firstRoundOnly, standingStill, without } from './lasting.ts';
import { melee } from './melee.ts';

import { type MeleeQuestion, type MeleeSide, otherSide, type SideId, sideIds } from './question.ts';

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

/** The side as it stands now, for the bout of the next phase. */
const sideNow = (side: MeleeSide, standing: Standing, moved: boolean): MeleeSide =>
  asItStands(moved ? without(side, standingStill) : side, standing);

const inMelee = ({ a, b, apart }: Course): boolean => a.fate === 'in play' && b.fate === 'in play' && !apart;

/** fr3.rally.roll for the side whose phase it is; undead have rallied already. */
const rallies = (question: MeleeQuestion, course: Course, side: SideId): Chance<Course> =>
  map(rally(combatant(sideNow(question[side], course[side], course.moved)), course[side]), (standing) => ({
    ...course,
    [side]: standing,
  }));

/** How a unit stands as the phase of its melee ends. */
const after = (me: Combatant, standing: Standing, blow: Aftermath): Standing =>
  atPhaseEnd(standingAfter(standing, blow), me.undead);

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
  const later: MeleeQuestion = {
    ...question,
    a: without(question.a, firstRoundOnly),
    b: without(question.b, firstRoundOnly),
  };
  const firstSide: SideId = question.charge ?? 'a';
  const start: Course = {
    a: standingOf(combatant(question.a)),
    b: standingOf(combatant(question.b)),
    apart: false,
    moved: false,
  };
  const found: Odds<Course>[] = [odds(fight(question, start, true, wouldFollow))];
  for (let phase = 2; phase <= Math.min(phases, mostPhases); phase++) {
    const phasing = phase % 2 === 1 ? firstSide : otherSide(firstSide);
    const before = found[found.length - 1] as Odds<Course>;
    found.push(
      before.andThen((course) =>
        inMelee(course)
          ? andThen(rallies(later, course, phasing), (rallied) => fight(later, rallied, false, wouldFollow))
          : known(course),
      ),
    );
  }
  return found;
}
