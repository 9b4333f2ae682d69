/** Why a question has no answer: units that cannot meet so, and impossible circumstances. */

import { valueProblem } from '../../kernel/circumstance.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import { asData, quoted } from '../../kernel/text.ts';
import { unitOf, units } from '../data/units.ts';
import { circumstanceOf, circumstances } from './circumstances.ts';
import { bout, type Combatant, defaultsOf, view } from './combatant.ts';
import { type MeleeRefusal, meetingRefusals, refuse } from './meeting.ts';
import { type MeleeQuestion, type MeleeSide, sideIds } from './question.ts';

const unitIds = units.map(({ id }) => id);

function unitProblem(side: unknown, at: 'a' | 'b'): MeleeRefusal | undefined {
  const id = (side as MeleeSide | undefined)?.unit;
  if (typeof id !== 'string' || id === '')
    return refuse(at, `The ${at === 'a' ? 'first' : 'second'} unit is missing.`, 'fr3.reference.tables-overview');
  if (!unitOf(id))
    return refuse(
      at,
      `The reference table has no unit ${quoted(id)}.${didYouMean(id, unitIds)}`,
      'fr3.reference.tables-overview',
    );
  return undefined;
}

/** What is wrong with the units and with who charged when; empty when the bout can be set up. */
export function questionRefusals(question: MeleeQuestion): MeleeRefusal[] {
  if (typeof question !== 'object' || question === null)
    return [refuse('', 'A question names two units, a and b.', 'fr3.reference.tables-overview')];
  const found = sideIds.map((at) => unitProblem(question[at], at)).filter((each) => each !== undefined);
  if (question.charge !== undefined && question.charge !== 'a' && question.charge !== 'b')
    found.push(refuse('charge', `The charger is a or b, not ${asData(question.charge)}.`, 'fr3.charging.definition'));
  if (question.round !== undefined && question.round !== 'first' && question.round !== 'later')
    found.push(refuse('round', `The round is first or later, not ${asData(question.round)}.`, 'fr3.melee.charge-bonus'));
  return found;
}

/** What is wrong with the form of the values. Numbers have limits that only the combatant knows: without one they wait. */
function shapeProblem(side: MeleeSide, at: 'a' | 'b', me?: Combatant): MeleeRefusal[] {
  const found: MeleeRefusal[] = [];
  for (const [id, value] of Object.entries(side)) {
    if (id === 'unit' || value === undefined) continue;
    const circumstance = circumstanceOf(id);
    const where = `${at}.${id}`;
    if (!circumstance) {
      if (!me) found.push(refuse(where, `${quoted(id)} is not a circumstance of a melee.`));
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
