/** Why a question has no answer: units that cannot meet so, and impossible circumstances. */
import { circumstanceOf, circumstances } from './circumstances.ts';
import { bout, type Combatant, defaultsOf, view } from './combatant.ts';
import { type MeleeRefusal, meetingRefusals, questionRefusals, refuse } from './meeting.ts';
import { type MeleeQuestion, type MeleeSide, sideIds } from './question.ts';

function shapeProblem(side: MeleeSide, at: 'a' | 'b', me: Combatant): MeleeRefusal[] {
  const found: MeleeRefusal[] = [];
  for (const [id, value] of Object.entries(side)) {
    if (id === 'unit') continue;
    const circumstance = circumstanceOf(id);
    const where = `${at}.${id}`;
    if (!circumstance) {
      found.push(refuse(where, `“${id}” is not a circumstance of a melee.`));
      continue;
    }
    const { shape, name, rules } = circumstance;
    if (shape.kind === 'flag') {
      if (typeof value !== 'boolean') found.push(refuse(where, `${name} is either true or false, not ${JSON.stringify(value)}.`, ...rules));
    } else if (shape.kind === 'choice') {
      if (!shape.options.some((option) => option.value === String(value)))
        found.push(refuse(where, `${name} is one of ${shape.options.map((option) => option.value).join(', ')}, not ${JSON.stringify(value)}.`, ...rules));
    } else {
      const most = shape.most(me);
      if (typeof value !== 'number' || !Number.isInteger(value) || value < shape.least || value > most)
        found.push(
          refuse(
            where,
            most === shape.least
              ? `${me.unit.name} have no extra demoralization markers.`
              : `${name} is a whole number from ${shape.least} to ${most}, not ${JSON.stringify(value)}.`,
            ...rules,
          ),
        );
    }
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
  const of = bout(question);
  const misshapen = sideIds.flatMap((at) => shapeProblem(question[at], at, of[at]));
  if (misshapen.length) return misshapen;
  const found: MeleeRefusal[] = [];
  for (const at of sideIds) {
    const seen = view(of, at);
    const usual = defaultsOf(seen.me.unit.id, seen.me.is.form);
    for (const { id, forbidden } of circumstances) {
      if (!forbidden || seen.me.is[id] === usual[id]) continue;
      const impossible = forbidden(seen);
      if (impossible) found.push({ at: `${at}.${id}`, ...impossible });
    }
  }
  return [...found, ...meetingRefusals(of)];
}
