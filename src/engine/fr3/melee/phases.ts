/**
 * The same melee over several phases. Demoralization lasts from phase to phase, and units rally in between. The melee ends when
 * one unit is gone or the units part. The odds are exact: equal states are merged, and nothing is sampled.
 */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import type { Aftermath, Fate } from '../demoralization.ts';
import { followUp } from '../follow-up.ts';
import { asItStands, atPhaseEnd, rally, type Standing, standingAfter, standingOf } from '../standing.ts';
import { bout, type Combatant, combatant } from './combatant.ts';
import { firstRoundOnly, restOfTurn, standingStill, withoutCircumstances } from './lasting.ts';
import { melee } from './melee.ts';

import { type CircumstanceId, type MeleeQuestion, type MeleeSide, otherSide, type SideId, sideIds } from './question.ts';

export interface Course {
  readonly a: Standing;
  readonly b: Standing;
  /** The units are no longer in contact, so the melee is over with both still in play. */
  readonly apart: boolean;
  /** One unit was pushed back and the other followed. The two units have lost everything that depends on standing still. */
  readonly moved: boolean;
}

export interface PhasesOptions {
  /** How many phases of the melee are played, 1 to `mostPhases`. */
  readonly phases: number;
  /**
   * Whether undemoralized infantry follows up when it pushes its enemy back (fr3.follow-up.infantry-choice). Units other than
   * infantry must follow up.
   */
  readonly followUp?: boolean;
}

export const mostPhases = 8;

/** The side in the state in which it begins the next phase. */
const sideNow = (side: MeleeSide, standing: Standing, moved: boolean): MeleeSide =>
  asItStands(moved ? withoutCircumstances(side, standingStill) : side, standing);

const inMelee = ({ a, b, apart }: Course): boolean => a.fate === 'in play' && b.fate === 'in play' && !apart;

/** The side to move rallies (fr3.rally.roll); undead have already rallied. */
const rallies = (question: MeleeQuestion, course: Course, side: SideId): Chance<Course> =>
  map(rally(combatant(sideNow(question[side], course[side], course.moved)), course[side]), (standing) => ({
    ...course,
    [side]: standing,
  }));

/** A unit's state at the end of a melee phase. */
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
 * The odds of each state of the melee after each phase, first to last. The first phase is the charger's; from the second phase
 * on, the side to move rallies before the fight. Ground, neighbours, leaders, traps and parasitics stay as in the question.
 */
export function meleePhases(question: MeleeQuestion, { phases, followUp: wouldFollow = true }: PhasesOptions): Odds<Course>[] {
  const without = (ids: readonly CircumstanceId[]): MeleeQuestion => ({
    ...question,
    a: withoutCircumstances(question.a, ids),
    b: withoutCircumstances(question.b, ids),
  });
  const thisTurn = without(firstRoundOnly);
  const nextTurns = without([...firstRoundOnly, ...restOfTurn]);
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
    const later = phase === 2 ? thisTurn : nextTurns;
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
