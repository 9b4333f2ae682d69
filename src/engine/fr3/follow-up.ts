/** The follow-up (chapter fr3.follow-up): which winner moves into the space that a beaten enemy leaves. */
import type { Aftermath } from './demoralization.ts';
import type { Combatant } from './melee/combatant.ts';
import { subjectToOverPursuit } from './over-pursuit.ts';
import type { Fr3RuleId } from './rule-ids.ts';

/** The winner's situation after its melee. */
export interface Surroundings {
  /** An enemy attacks the flank or rear of the winner. */
  readonly flanked: boolean;
  /** Moving forward would break contact with an enemy that the winner is engaged with. */
  readonly wouldDisengage: boolean;
  /** The unit cannot move for a reason other than a trap or a grapple, for example artillery that has fired. */
  readonly fixed: boolean;
}

const alone: Surroundings = { flanked: false, wouldDisengage: false, fixed: false };

export interface FollowUp {
  /** `turns`: it turns to another attacker instead. */
  readonly follow: 'must' | 'may' | 'no' | 'turns';
  readonly rules: readonly Fr3RuleId[];
}

const canMove = ({ unit, is }: Combatant, fixed: boolean): boolean =>
  !fixed && is.trap === 'no' && !is.gaze && !(unit.id === 'cyclics' && is.stage === 'eggs');

/** Whether the winner of a melee follows up, given the loser's result. A follow-up is exactly one base depth. */
export function followUp(winner: Combatant, loser: Aftermath, around: Surroundings = alone): FollowUp {
  if (!loser.pushedBack && loser.fate !== 'destroyed') return { follow: 'no', rules: ['fr3.follow-up.infantry-choice'] };
  if (around.flanked) return { follow: 'turns', rules: ['fr3.follow-up.flanked-victor-turns'] };
  if (!canMove(winner, around.fixed)) return { follow: 'no', rules: ['fr3.follow-up.others-mandatory'] };
  if (around.wouldDisengage) return { follow: 'no', rules: ['fr3.follow-up.not-to-disengage'] };
  if (winner.is.fortification) return { follow: 'may', rules: ['fr3.fortifications.no-follow-up'] };
  if (!winner.infantry || winner.fanatic || winner.mass) return { follow: 'must', rules: ['fr3.follow-up.others-mandatory'] };
  return winner.is.state > 0
    ? { follow: 'no', rules: ['fr3.follow-up.demoralized-infantry'] }
    : { follow: 'may', rules: ['fr3.follow-up.infantry-choice'] };
}

/**
 * Whether a winner that followed up and is not engaged may turn to an enemy beside the gap (fr3.follow-up.free-facing). Types
 * that must test for over-pursuit may not turn.
 */
export const mayTurnInGap = (winner: Combatant): boolean => winner.is.state === 0 && !subjectToOverPursuit(winner);
