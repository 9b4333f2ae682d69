/** Plays a plan from the first step to the last; each step uses the dice rules of its chapter. */
import { type Chance, inOrder, known } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { otherSide, type SideId } from '../melee/question.ts';
import { beginning } from './begin.ts';
import { playChallenge, playCharge, playFollowUp, playMelee, playOverPursuit, playPhase } from './contact-steps.ts';
import { playArtillery, playBlast, playVolley } from './fire-steps.ts';
import { playFear, playSpell, playThrowing } from './nerve-steps.ts';
import type { Play } from './play.ts';
import { type Plan, playedSteps, type Step, type StepKindId } from './question.ts';
import type { Scene } from './scene.ts';
import { armed } from './troops.ts';

const plays: Readonly<Record<StepKindId, (step: Step) => Play>> = {
  volley: playVolley,
  artillery: playArtillery,
  blast: playBlast,
  spell: playSpell,
  charge: playCharge,
  fear: playFear,
  throwing: playThrowing,
  challenge: playChallenge,
  melee: playMelee,
  'follow-up': playFollowUp,
  'over-pursuit': playOverPursuit,
  phase: playPhase,
};

/** For each played step, the side whose phase it is. A `phase` step belongs to the phase that it starts. */
export function phasesOf(plan: Plan): SideId[] {
  let phasing: SideId = plan.begins ?? 'a';
  return playedSteps(plan).map(({ kind }) => {
    if (kind === 'phase') phasing = otherSide(phasing);
    return phasing;
  });
}

/** The played steps, each as a function from one scene to the next. */
export function stepsOf(said: Plan): ((scene: Scene) => Chance<Scene>)[] {
  const plan = armed(said);
  const phases = phasesOf(plan);
  let short = false;
  return playedSteps(plan).map((step, at) => {
    if (step.kind === 'charge') short = step.short ?? false;
    const play = plays[step.kind](step);
    const context = { plan, phasing: phases[at] as SideId, short };
    return (scene) => play(scene, context);
  });
}

/**
 * Plays the whole plan. The result is a `Chance`, which can be rolled or enumerated. The plan must be valid (check `refusals`).
 */
export const planChance = (plan: Plan): Chance<Scene> => inOrder(beginning(plan), stepsOf(plan));

/** The odds of the scenes at the start and after each played step. Equal scenes are merged. */
export function timeline(plan: Plan): Odds<Scene>[] {
  let now = odds<Scene>(known(beginning(plan)));
  return [now, ...stepsOf(plan).map((step) => (now = now.andThen(step)))];
}
