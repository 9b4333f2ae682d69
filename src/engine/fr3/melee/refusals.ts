/** Why a question has no answer: units that cannot meet so, and impossible circumstances. */
import { valueProblem } from '../../kernel/circumstance.ts';
import { circumstanceOf, circumstances } from './circumstances.ts';
import { bout, type Combatant, defaultsOf, view } from './combatant.ts';
import { type MeleeRefusal, meetingRefusals, questionRefusals, refuse } from './meeting.ts';
import { type MeleeQuestion, type MeleeSide, sideIds } from './question.ts';

/** What is wrong with the form of the values. Numbers have limits that only the combatant knows: without one they wait. */
function shapeProblem(side: MeleeSide, at: 'a' | 'b', me?: Combatant): MeleeRefusal[] {
  const found: MeleeRefusal[] = [];
  for (const [id, value] of Object.entries(side)) {
    if (id === 'unit' || value === undefined) continue;
    const circumstance = circumstanceOf(id);
    const where = `${at}.${id}`;
    if (!circumstance) {
      if (!me) found.push(refuse(where, `“${id}” is not a circumstance of a melee.`));
      continue;
    }
    const numeric = circumstance.shape.kind === 'number';
    if (numeric !== (me !== undefined)) continue;
    const problem = valueProblem(circumstance, value, me as Combatant);
    if (problem) found.push(refuse(where, problem, ...circumstance.rules));
  }
  return found;
}

/**
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule
 * forbids it, its ids; empty when the question is sound.
 */
export function refusals(question: MeleeQuestion): MeleeRefusal[] {
  const unsound = questionRefusals(question);
  if (unsound.length) return unsound;
  const misshapen = sideIds.flatMap((at) => shapeProblem(question[at], at));
  if (misshapen.length) return misshapen;
  const of = bout(question);
  const outOfRange = sideIds.flatMap((at) => shapeProblem(question[at], at, of[at]));
  if (outOfRange.length) return outOfRange;
  const found: MeleeRefusal[] = [];
  for (const at of sideIds) {
    const seen = view(of, at);
    const usual = defaultsOf(question[at]);
    for (const { id, forbidden } of circumstances) {
      if (!forbidden || seen.me.is[id] === usual[id]) continue;
      const impossible = forbidden(seen);
      if (impossible) found.push({ at: `${at}.${id}`, ...impossible });
    }
  }
  return [...found, ...meetingRefusals(of)];
}
