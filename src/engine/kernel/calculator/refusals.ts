/** The reasons why a question has no answer: unknown names, values of the wrong form, circumstances that the rules forbid. */

import { isNumberFor, numberProblem, valueProblem } from '../circumstance.ts';
import { didYouMean } from '../nearest.ts';
import { asData, quoted } from '../text.ts';
import {
  type Asked,
  askedOf,
  type Calculator,
  filled,
  hasPart,
  type Part,
  type Procedure,
  partsOf,
  placeOf,
  procedureOf,
  saidOf,
  turnsOf,
} from './procedure.ts';
import { type Question, type Refused, refused, type Said } from './question.ts';

const isObject = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why the kind of a part is invalid; undefined if it is valid or the part names none. */
export function kindProblem({ key, name, kinds }: Part<never> | Part<unknown>, said: Said | undefined): Refused | undefined {
  if (!kinds) return undefined;
  const id = said?.unit;
  if (id === undefined || id === '') return refused(key, `${name}: choose the ${kinds.noun}.`, ...kinds.rules);
  if (typeof id !== 'string' || !kinds.list.some((each) => each.id === id))
    return refused(
      key,
      (typeof id === 'string' && kinds.unfit?.(id)) ||
        `There is no ${kinds.noun} ${quoted(id)}.${didYouMean(
          id,
          kinds.list.map((each) => each.id),
        )}`,
      ...kinds.rules,
    );
  return undefined;
}

/**
 * Problems with the form of a part's values. The limits of numbers are checked only if the facts of the question (`view`) are
 * given.
 */
function shapeProblems(part: Part<unknown>, said: Said, view?: { readonly seen: unknown }): Refused[] {
  const found: Refused[] = [];
  for (const [id, value] of Object.entries(said)) {
    if ((id === 'unit' && part.kinds) || value === undefined) continue;
    const asked = askedOf(part, id, said.unit);
    const problem = asked ? shapeProblem(asked, value, view) : view ? undefined : notAsked(part, id);
    if (problem) found.push(refused(placeOf(part.key, id), problem, ...(asked?.rules ?? [])));
  }
  return found;
}

const notAsked = ({ key, name }: Part<unknown>, id: string): string =>
  `${quoted(id)} is not a setting of ${key === '' ? 'this question' : `${quoted(name)} here`}.`;

function shapeProblem(asked: Asked<unknown>, value: unknown, view: { readonly seen: unknown } | undefined): string | undefined {
  const { name, shape } = asked;
  if (shape.kind !== 'number') return view ? undefined : valueProblem(asked, value, undefined);
  if (view) return valueProblem(asked, value, view.seen);
  // Without the facts of the question, the maximum is not known.
  if (!isNumberFor(shape, value))
    return `${name} must be ${shape.inches ? 'a number of inches' : 'a whole number'}, not ${asData(value)}.`;
  const beyond = numberProblem(shape, value);
  return beyond && `${name} must be ${beyond}, not ${asData(value)}.`;
}

function turnsProblem({ course, name }: Procedure, question: Question): Refused[] {
  if (question.turns === undefined) return [];
  if (!course) return [refused('turns', `${quoted(name)} cannot be followed over several turns.`)];
  const { turns } = question;
  return Number.isInteger(turns) && turns >= 1 && turns <= course.most
    ? []
    : [refused(course.key ?? 'turns', `${course.name} must be a whole number from 1 to ${course.most}, not ${asData(turns)}.`)];
}

/** Refusals for those circumstances of a part that the rules forbid. */
function forbidden(part: Part<unknown>, all: Said, usual: Said, seen: unknown): Refused[] {
  const found: Refused[] = [];
  for (const { id, of, forbidden: why } of part.circumstances) {
    if (!why || all[id] === usual[id] || !(of?.(String(all.unit)) ?? true)) continue;
    const impossible = why(seen);
    if (impossible) found.push({ at: placeOf(part.key, id), ...impossible });
  }
  return found;
}

const sameReason = (x: Refused, y: Refused) => x.because === y.because;
const same = (x: Refused, y: Refused) => sameReason(x, y) && x.at === y.at;
const distinct = (found: readonly Refused[], alike: typeof same): Refused[] =>
  found.filter((each, at) => found.findIndex((other) => alike(each, other)) === at);

/** Refusals for parts that the question cannot have. */
function strangeParts(of: Procedure, question: Question): Refused[] {
  return Object.keys(question.parts).flatMap((key) => {
    const part = of.parts.find((each) => each.key === key);
    if (!part) return [refused(key, `${quoted(key)} is not a part of the question ${quoted(of.name)}.`)];
    return part.under && !hasPart(part, question) ? [refused(key, `${quoted(part.name)} is not a part of this question.`)] : [];
  });
}

/**
 * Why a question has no answer: a sentence for each reason, with the ids of rules that forbid it; empty if the question is valid.
 * Accepts any value.
 */
export function refusals(calculator: Calculator, question: Question): Refused[] {
  if (!isObject(question) || typeof question.roll !== 'string') return [refused('roll', 'A question must say what is rolled.')];
  const of = procedureOf(calculator, question.roll);
  if (!of) {
    const ids = calculator.procedures.map(({ id }) => id);
    return [refused('roll', `There is no roll ${quoted(question.roll)} here.${didYouMean(question.roll, ids)}`)];
  }
  return refusalsOf(of, question);
}

/** Why a question about one procedure has no answer. */
export function refusalsOf(of: Procedure, question: Question): Refused[] {
  if (!isObject(question.parts) || !Object.values(question.parts).every(isObject))
    return [refused('roll', 'Each part of a question must be a group of named values.')];
  const strange = strangeParts(of, question);
  if (strange.length) return strange;
  const parts = partsOf(of, question);
  const said = (part: Part<unknown>): Said => saidOf(part, question);
  const unsound = [
    ...parts.map((part) => kindProblem(part, said(part))).filter((each) => each !== undefined),
    ...parts.flatMap((part) => shapeProblems(part, said(part))),
    ...turnsProblem(of, question),
  ];
  if (unsound.length) return unsound;
  const all = filled(of, question);
  const seen = of.see(all, turnsOf(of, question));
  const asked = parts.filter(({ beside }) => !beside);
  const outOfRange = asked.flatMap((part) => shapeProblems(part, said(part), { seen }));
  if (outOfRange.length) return outOfRange;
  const found = distinct(
    asked.flatMap((part) => forbidden(part, all[part.key] as Said, part.usual(said(part)), seen)),
    sameReason,
  );
  const further = (of.refuse?.(seen) ?? []).filter((each) => !found.some((other) => sameReason(each, other)));
  return [...found, ...distinct(further, same)];
}

/** Why the rules forbid the value of one circumstance; ignores all other problems. */
export function refusalAt(of: Procedure, question: Question, key: string, id: string): string | undefined {
  const part = of.parts.find((each) => each.key === key) as Part<unknown>;
  const said = saidOf(part, question);
  const asked = askedOf(part, id, said.unit);
  if (!asked?.forbidden) return undefined;
  const all = filled(of, question);
  const seen = of.see(all, turnsOf(of, question));
  if (all[key]?.[id] !== part.usual(said)[id]) {
    const impossible = asked.forbidden(seen);
    if (impossible) return impossible.because;
  }
  return of.refuse?.(seen).find(({ at }) => at === placeOf(key, id))?.because;
}
