/** Why a question about missile fire has no answer: what cannot be fired so, and impossible circumstances. */

import { valueProblem } from '../../kernel/circumstance.ts';
import { quoted } from '../../kernel/text.ts';
import { ofFirers } from './firer-circumstances.ts';
import { firersKey } from './firers-key.ts';
import { volleyRefusals } from './forbidden.ts';
import { unitRefusals } from './names.ts';
import type { Firers, MissileQuestion, Target } from './question.ts';
import { refuse, type ShotRefusal } from './refusal.ts';
import { type Mark, markOf } from './target.ts';
import { ofTarget } from './target-circumstances.ts';
import { type FiringUnits, firingUnits } from './volley.ts';

const ofGroup = ['unit', 'count', 'range', 'weapon'];

/**
 * What is wrong with the form of what is said of a target. How many markers it can have depends on the rest, which
 * must be sound to be asked about.
 */
export function targetShape(target: Target, at = 't'): ShotRefusal[] {
  const said = Object.entries(target).filter(([id]) => id !== 'unit');
  const problems = (mark: Mark, numbers: boolean) =>
    said.flatMap(([id, value]) => {
      const circumstance = ofTarget(id);
      if (!circumstance) return numbers ? [] : [refuse(`${at}.${id}`, `${quoted(id)} is not a circumstance of a target.`)];
      if ((circumstance.shape.kind === 'number') !== numbers) return [];
      const problem = valueProblem(circumstance, value, mark);
      return problem ? [refuse(`${at}.${id}`, problem, ...circumstance.rules)] : [];
    });
  const unsound = problems(markOf({ unit: target.unit }), false);
  return unsound.length ? unsound : problems(markOf(target), true);
}

function firersShape(firers: Firers, firing: FiringUnits, at: string): ShotRefusal[] {
  return Object.entries(firers).flatMap(([id, value]) => {
    if (ofGroup.includes(id)) return [];
    const circumstance = ofFirers(id);
    if (!circumstance) return [refuse(`${at}.${id}`, `${quoted(id)} is not a circumstance of units that fire.`)];
    const problem = valueProblem(circumstance, value, firing);
    return problem ? [refuse(`${at}.${id}`, problem, ...circumstance.rules)] : [];
  });
}

/**
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule forbids it, its ids;
 * empty when the question is sound. Takes anything.
 */
export function refusals(question: MissileQuestion): ShotRefusal[] {
  const unsound = unitRefusals(question ?? {});
  if (unsound.length) return unsound;
  const misshapen = [
    ...targetShape(question.target),
    ...question.firers.flatMap((firers, place) => firersShape(firers, firingUnits(firers), firersKey(place))),
  ];
  return misshapen.length ? misshapen : volleyRefusals(question);
}
