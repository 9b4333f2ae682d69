/** What the missile fire page needs only once somebody asks for more than the plain odds: loaded when they do. */
import { readAddress } from '../../engine/fr3/missile-fire/address.ts';
import type { MissilePlan } from '../../engine/fr3/missile-fire/extended-question.ts';
import { ofFirers } from '../../engine/fr3/missile-fire/firer-circumstances.ts';
import { firersKey } from '../../engine/fr3/missile-fire/firers-key.ts';
import { unitRefusals } from '../../engine/fr3/missile-fire/names.ts';
import type { Firers, Target } from '../../engine/fr3/missile-fire/question.ts';
import { targetOf } from '../../engine/fr3/missile-fire/target.ts';
import { ofTarget } from '../../engine/fr3/missile-fire/target-circumstances.ts';
import { keptChances } from './kept/chances.ts';
import type { Answered } from './kept/shelf.ts';
import { viewOf } from './missile-view.ts';
import type { Read } from './useQuestion.ts';

export { shotOf } from '../../engine/fr3/missile-fire/forbidden.ts';
export { volley } from '../../engine/fr3/missile-fire/volley.ts';
export { writeAddress } from '../../engine/fr3/missile-fire/write-address.ts';
export { FirersFields } from './FirersFields.tsx';
export { MissileChanges } from './MissileChanges.tsx';
export { viewOf } from './missile-view.ts';
export { Refusals } from './Refusals.tsx';
export { Split } from './Split.tsx';
export { TargetFields } from './TargetFields.tsx';
export { Volleys } from './Volleys.tsx';

/** What is called so that stands at a place of a question. */
export const nameOf = (at: string): string | undefined => {
  const [key, id = ''] = at.split('.');
  if (id === 'range') return 'the range';
  return (key?.startsWith('f') ? ofFirers(id) : ofTarget(id))?.name;
};

/** The question of an address, filled up where it is silent, and what was wrong with it. */
export function fromAddress(search: string, firstPlan: MissilePlan): Read<MissilePlan> {
  const { plan: read, problems } = readAddress(search);
  const found = [...problems];
  const because = (plan: Partial<MissilePlan>) => unitRefusals({ ...firstPlan, ...plan })[0]?.because;
  const targetIs = (target: Target | undefined): target is Target => target !== undefined && !because({ target });
  const target = targetIs(read.target) ? read.target : firstPlan.target;
  if (!targetIs(read.target))
    found.push(
      `${read.target ? because({ target: read.target }) : 'The address does not name the target.'} ${targetOf(target.unit)?.name} stand in.`,
    );
  const firers = (read.firers ?? []).filter((each) => {
    const problem = because({ firers: [each] });
    if (problem) found.push(`${problem} They are left out.`);
    return !problem;
  });
  if (firers.length === 0) found.push('The address does not name a unit that can fire. Longbows stand in.');
  const others = (read.others ?? []).filter((each) => {
    const problem = because({ target: each.target });
    if (problem) found.push(`${problem} It is left out.`);
    return !problem;
  });
  return { question: { ...read, target, firers: firers.length ? firers : firstPlan.firers, others }, problems: found };
}

/** A question without what a refusal is about; undefined when there is nothing to take away. */
export function without(plan: MissilePlan, at: string): MissilePlan | undefined {
  const [key, id] = at.split('.') as [string, string | undefined];
  if (key === 't') {
    if (!id) return undefined;
    const { [id]: _gone, ...rest } = plan.target as unknown as Record<string, unknown>;
    return { ...plan, target: rest as unknown as Target };
  }
  const place = [0, 1, 2, 3].find((n) => firersKey(n) === key);
  const firers = place === undefined ? undefined : plan.firers[place];
  if (!firers) return undefined;
  if (!id) return plan.firers.length > 1 ? { ...plan, firers: plan.firers.filter((each) => each !== firers) } : undefined;
  const { [id]: _gone, ...rest } = firers as unknown as Record<string, unknown>;
  return { ...plan, firers: plan.firers.map((each) => (each === firers ? (rest as unknown as Firers) : each)) };
}

/** The answer to a kept question. */
export function keptAnswer(search: string, firstPlan: MissilePlan): Answered | undefined {
  const { answer, chances, line, target } = viewOf(fromAddress(search, firstPlan).question);
  return answer && { sentence: line, chances: keptChances(chances, { a: 'Firers', b: target }) };
}
