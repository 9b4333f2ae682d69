/** Why a question has no answer: what does not exist, values of the wrong form, and what the rules forbid. */

import { numberProblem, valueProblem } from '../circumstance.ts';
import { didYouMean } from '../nearest.ts';
import { asData, quoted } from '../text.ts';
import { type Asked, type Calculator, filled, type Part, type Procedure, procedureOf, turnsOf } from './procedure.ts';
import { type Question, type Refused, refused, type Said } from './question.ts';

const isObject = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with the name of a part; undefined when it names nothing or what exists. */
export function kindProblem({ key, name, kinds }: Part<never> | Part<unknown>, said: Said | undefined): Refused | undefined {
  if (!kinds) return undefined;
  const id = said?.unit;
  if (id === undefined || id === '') return refused(key, `${name} is missing.`, ...kinds.rules);
  if (typeof id !== 'string' || !kinds.list.some((each) => each.id === id))
    return refused(
      key,
      `There is no ${kinds.noun} ${quoted(id)}.${didYouMean(
        id,
        kinds.list.map((each) => each.id),
      )}`,
      ...kinds.rules,
    );
  return undefined;
}

const numeric = ({ shape }: Asked<unknown>) => shape.kind === 'number';

/** What is wrong with the form of what is said of a part: numbers have limits that only the view knows. */
function shapeProblems(part: Part<unknown>, said: Said, view?: { readonly seen: unknown }): Refused[] {
  return Object.entries(said).flatMap(([id, value]) => {
    if ((id === 'unit' && part.kinds) || value === undefined) return [];
    const asked = part.circumstances.find((each) => each.id === id);
    const at = `${part.key}.${id}`;
    if (!asked) return view ? [] : [refused(at, `${quoted(id)} is nothing that can be said of ${part.name.toLowerCase()} here.`)];
    if (numeric(asked) !== (view !== undefined)) {
      // A number must at least be one before anybody looks further.
      if (!view && !(typeof value === 'number' && Number.isInteger(value)))
        return [refused(at, `${asked.name} is a whole number, not ${asData(value)}.`, ...asked.rules)];
      const beyond = !view && asked.shape.kind === 'number' ? numberProblem(asked.shape, value as number) : undefined;
      if (beyond) return [refused(at, `${asked.name} is ${beyond}, not ${asData(value)}.`, ...asked.rules)];
      return [];
    }
    const problem = valueProblem(asked, value, view?.seen);
    return problem ? [refused(at, problem, ...asked.rules)] : [];
  });
}

function turnsProblem({ course, name }: Procedure, question: Question): Refused[] {
  if (question.turns === undefined) return [];
  if (!course) return [refused('turns', `${name} is not followed over turns.`)];
  const { turns } = question;
  return Number.isInteger(turns) && turns >= 1 && turns <= course.most
    ? []
    : [refused('turns', `${course.name} is a whole number from 1 to ${course.most}, not ${asData(turns)}.`)];
}

/** What the rules forbid of a part. */
function forbidden(part: Part<unknown>, all: Said, usual: Said, seen: unknown): Refused[] {
  return part.circumstances.flatMap((asked) => {
    if (!asked.forbidden || all[asked.id] === usual[asked.id]) return [];
    const impossible = asked.forbidden(seen);
    return impossible ? [{ at: `${part.key}.${asked.id}`, ...impossible }] : [];
  });
}

const same = (x: Refused, y: Refused) => x.because === y.because;

/**
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule forbids it, its ids;
 * empty when the question is sound. Takes anything: a question of any form is refused in sentences.
 */
export function refusals(calculator: Calculator, question: Question): Refused[] {
  if (!isObject(question) || typeof question.roll !== 'string') return [refused('roll', 'A question says what is rolled.')];
  const of = procedureOf(calculator, question.roll);
  if (!of) {
    const ids = calculator.procedures.map(({ id }) => id);
    return [refused('roll', `There is no roll ${quoted(question.roll)} here.${didYouMean(question.roll, ids)}`)];
  }
  if (!isObject(question.parts) || !Object.values(question.parts).every(isObject))
    return [refused('roll', 'What is said of each part of a question stands in an object.')];
  const strange = Object.keys(question.parts).filter((key) => !of.parts.some((part) => part.key === key));
  if (strange.length) return strange.map((key) => refused(key, `${of.name} has no part ${quoted(key)}.`));
  const unsound = [
    ...of.parts.map((part) => kindProblem(part, question.parts[part.key])).filter((each) => each !== undefined),
    ...of.parts.flatMap((part) => shapeProblems(part, question.parts[part.key] ?? {})),
    ...turnsProblem(of, question),
  ];
  if (unsound.length) return unsound;
  const all = filled(of, question);
  const seen = of.see(all, turnsOf(of, question));
  const outOfRange = of.parts.flatMap((part) => shapeProblems(part, question.parts[part.key] ?? {}, { seen }));
  if (outOfRange.length) return outOfRange;
  const found = [
    ...of.parts.flatMap((part) => forbidden(part, all[part.key] as Said, part.usual(question.parts[part.key] ?? {}), seen)),
    ...(of.refuse?.(seen) ?? []),
  ];
  return found.filter((each, at) => found.findIndex((other) => same(each, other)) === at);
}
