/** Steps of a plan that cannot change anything, each with the reason, so that players do not expect an effect from them. */
import type { Odds } from '../../kernel/odds.ts';
import { immuneTo } from '../missile-fire/row.ts';
import { markOf } from '../missile-fire/target.ts';
import { firingUnits } from '../missile-fire/volley.ts';
import { sparedFear } from '../nerve/fear.ts';
import { sparedBySpell, spellOf } from '../nerve/spells.ts';
import { underThrowingWeapons } from '../nerve/throwing-weapons.ts';
import { triedOf } from '../nerve/tried.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { beginning } from './begin.ts';
import { meets, testedUnit } from './nerve-steps.ts';
import type { Plan, Step } from './question.ts';
import type { Scene } from './scene.ts';
import { subjectNow, targetNow } from './troops.ts';

export interface Idle {
  /** The index of the step in the plan. */
  readonly at: number;
  readonly says: string;
  readonly rules: readonly Fr3RuleId[];
}

type Reason = { readonly because: string; readonly rules: readonly Fr3RuleId[] };

const nerveReason = (plan: Plan, step: Step): Reason | undefined => {
  const side = step.on ?? 'b';
  const scene = beginning(plan);
  if (step.kind === 'fear') return sparedFear(meets(plan, scene, side));
  if (step.kind === 'throwing') return underThrowingWeapons.spares?.(testedUnit(plan, scene, side));
  const spell = step.kind === 'spell' ? spellOf(step.spell ?? 'medusa') : undefined;
  return spell && sparedBySpell(triedOf({ ...subjectNow(plan[side], scene[side]), spell: spell.id }), spell);
};

/** Why a volley cannot harm this target, whatever the die shows; undefined if it can. */
function fireReason(plan: Plan, step: Step): Reason | undefined {
  if (step.kind !== 'volley') return undefined;
  const side = step.on ?? 'b';
  const target = markOf(targetNow(plan[side], beginning(plan)[side], false));
  const [immune] = (step.firers ?? []).map((firers) => immuneTo({ firing: firingUnits(firers), target }));
  return immune && { because: `${immune.because.replace(/^./, (letter) => letter.toUpperCase())}.`, rules: immune.rules };
}

const weights = (of: Odds<Scene>): string =>
  [...of]
    .map(([scene, chance]) => `${JSON.stringify(scene)} ${chance}`)
    .sort()
    .join();

/**
 * The steps that change nothing, found by comparing the odds before and after each step. `odds` has the start and one entry for
 * each step played. A new phase always counts as a change.
 */
export function idleSteps(plan: Plan, odds: readonly Odds<Scene>[]): Idle[] {
  const found: Idle[] = [];
  let place = 0;
  plan.steps.forEach((step, at) => {
    if (step.off) return;
    const [before, after] = [odds[place], odds[place + 1]];
    place++;
    if (step.kind === 'phase' || !before || !after || weights(before) !== weights(after)) return;
    const reason = nerveReason(plan, step) ?? fireReason(plan, step);
    found.push({
      at,
      says: `This step changes nothing. ${reason?.because ?? 'After the earlier steps, this step has no effect.'}`,
      rules: reason?.rules ?? [],
    });
  });
  return found;
}
