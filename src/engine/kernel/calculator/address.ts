/**
 * Questions as the part of an address after the `?`, to be read by people:
 * `roll=fear-charged&u=spears&u.state=1&f=dragons&turns=4` says nothing that holds anyway.
 */

import { readValue, valueProblem, writeValue } from '../circumstance.ts';
import { didYouMean } from '../nearest.ts';
import { type ReadText, readAddressParts } from '../question-address.ts';
import { quoted } from '../text.ts';
import { type Calculator, firstQuestion, type Part, type Procedure, procedureOf } from './procedure.ts';
import type { Question, Said } from './question.ts';
import { kindProblem } from './refusals.ts';

export interface ReadQuestion {
  /** What could be read, filled up where a part is missing. */
  readonly question: Question;
  /** A sentence for each thing that could not be read. */
  readonly problems: readonly string[];
}

/** The procedure that an address asks about, and what is wrong with how it says so. */
function rollOf(calculator: Calculator, asked: string | null): { readonly of: Procedure; readonly problems: string[] } {
  const usual = calculator.procedures[0] as Procedure;
  if (asked === null || asked === '') return { of: usual, problems: [] };
  const of = procedureOf(calculator, asked);
  if (of) return { of, problems: [] };
  const ids = calculator.procedures.map(({ id }) => id);
  return { of: usual, problems: [`There is no roll ${quoted(asked)} here.${didYouMean(asked, ids)} ${usual.name} stands in.`] };
}

function ofPart({ parts }: Procedure, key: string, id: string, text: string): ReadText {
  const part = parts.find((each) => each.key === key);
  const asked = part?.circumstances.find((each) => each.id === id);
  return asked
    ? readValue(asked, text)
    : { problem: `${quoted(id)} is nothing that can be said of ${part?.name.toLowerCase() ?? 'it'} here` };
}

function ofWhole({ course, name }: Procedure, key: string, text: string): ReadText | undefined {
  if (key === 'roll') return { value: text };
  if (key !== 'turns') return undefined;
  if (!course) return { problem: `${name} is not followed over turns` };
  const turns = Number(text);
  return text.trim() !== '' && Number.isInteger(turns) && turns >= 1 && turns <= course.most
    ? { value: turns }
    : { problem: `${course.name} is a whole number from 1 to ${course.most}, not ${quoted(text)}` };
}

/** Reads an address. Nothing that can be read is lost: what cannot is left out and named in `problems`. Never throws. */
export function readAddress(calculator: Calculator, search: string): ReadQuestion {
  const { of, problems } = rollOf(calculator, new URLSearchParams(search).get('roll'));
  const read = readAddressParts(search, {
    isPart: (key) => of.parts.some((part) => part.key === key),
    ofPart: (key, id, text) => ofPart(of, key, id, text),
    whole: (key, text) => ofWhole(of, key, text),
  });
  const found = [...problems, ...read.problems];
  const parts: Record<string, Said> = {};
  for (const part of of.parts) {
    const said = read.parts[part.key];
    const wrong = kindProblem(part, said);
    if (wrong) {
      const first = of.first[part.key]?.unit as string;
      const name = part.kinds?.list.find(({ id }) => id === first)?.name ?? first;
      found.push(`${wrong.because} ${name} stand in.`);
      parts[part.key] = { ...said, unit: first };
    } else if (part.kinds) parts[part.key] = said ?? {};
    else {
      const { unit, ...rest } = said ?? {};
      parts[part.key] = rest;
      if (unit !== undefined)
        found.push(`The address says ${quoted(`${part.key}=${String(unit)}`)}, which means nothing here. It is left out.`);
    }
  }
  const turns = read.whole.turns as number | undefined;
  return { question: { roll: of.id, parts, ...(turns === undefined ? {} : { turns }) }, problems: found };
}

export function writeAddress(calculator: Calculator, { roll, parts, turns }: Question): string {
  const of = procedureOf(calculator, roll);
  const written = [`roll=${encodeURIComponent(roll)}`];
  for (const part of of?.parts ?? []) {
    const said = parts[part.key];
    if (!said) continue;
    const { unit, ...rest } = said;
    const usual = part.usual(said);
    if (part.kinds) written.push(`${part.key}=${encodeURIComponent(String(unit))}`);
    for (const [id, value] of Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
      if (value !== undefined && value !== usual[id]) written.push(`${part.key}.${id}=${encodeURIComponent(writeValue(value))}`);
  }
  if (turns !== undefined && turns !== of?.course?.usual) written.push(`turns=${turns}`);
  return written.join('&');
}

/** Whether a part knows this circumstance, and the value as one that it can have. Limits of numbers hang on the view. */
function knows({ circumstances }: Part<unknown>, id: string, value: unknown): boolean {
  const asked = circumstances.find((each) => each.id === id);
  return asked !== undefined && (asked.shape.kind === 'number' || !valueProblem(asked, value, undefined));
}

/** The same circumstances asked of another procedure, as far as it knows them. */
export function carriedTo(to: Procedure, question: Question): Question {
  const { parts } = firstQuestion(to);
  const carried = Object.fromEntries(
    to.parts.map((part) => {
      const said = question.parts[part.key];
      if (!said || kindProblem(part, said)) return [part.key, parts[part.key] ?? {}];
      const known = Object.entries(said).filter(([id, value]) => id === 'unit' || knows(part, id, value));
      return [part.key, Object.fromEntries(known)];
    }),
  );
  return { roll: to.id, parts: carried };
}
