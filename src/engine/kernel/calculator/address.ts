/**
 * Questions as the part of an address after the `?`, readable by people:
 * `roll=fear-charged&u=spears&u.state=1&f=dragons&turns=4`. Defaults are left out.
 */

import { readValue, valueProblem } from '../circumstance.ts';
import { didYouMean } from '../nearest.ts';
import { quoted } from '../text.ts';
import {
  askedOf,
  asksOneThing,
  type Calculator,
  firstQuestion,
  hasPart,
  type Part,
  type Procedure,
  partsOf,
  placeAt,
  procedureOf,
  saidOf,
} from './procedure.ts';
import type { Question } from './question.ts';
import { kindProblem } from './refusals.ts';
import { writePart } from './write-part.ts';

export interface ReadQuestion {
  /** The question that was read, with defaults for missing parts. */
  readonly question: Question;
  /** A sentence for each part that could not be read. */
  readonly problems: readonly string[];
}

type Entry = readonly [key: string, text: string];

const turnsKey = ({ course }: Procedure): string => course?.key ?? 'turns';

/** The procedure named by an address, with any problems. */
function rollOf(calculator: Calculator, asked: string | null): { readonly of: Procedure; readonly problems: string[] } {
  const usual = calculator.procedures[0] as Procedure;
  if (asked === null || asked === '') return { of: usual, problems: [] };
  const of = procedureOf(calculator, asked);
  if (of) return { of, problems: [] };
  const ids = calculator.procedures.map(({ id }) => id);
  return {
    of: usual,
    problems: [
      `There is no roll called ${quoted(asked)} here.${didYouMean(asked, ids)} This page shows ${quoted(usual.name)} instead.`,
    ],
  };
}

/** The kind to use for a part if the address names no kind or an unknown one. */
const standIn = ({ first }: Procedure, part: Part<unknown>): string => String((first[part.key] ?? part.first)?.unit);

/** The kinds of the parts in an address. For an unknown kind, uses the default or leaves the part out. */
function readKinds(of: Procedure, entries: readonly Entry[], problems: string[]): Readonly<Record<string, string>> {
  const named = new Map(entries.filter(([key, text]) => key !== '' && text !== ''));
  const kinds: Record<string, string> = {};
  // A part that belongs to another part comes after it in the list.
  for (const part of of.parts) {
    const said = named.get(part.key);
    if (!part.kinds) {
      if (said !== undefined)
        problems.push(
          `The link contains ${quoted(`${part.key}=${said}`)}, which this page does not recognize, so it is ignored.`,
        );
      continue;
    }
    const under = part.under && !part.under.is(kinds[part.under.key] ?? '');
    if (under || (part.optional !== undefined && said === undefined)) continue;
    const wrong = kindProblem(part, { unit: said });
    if (!wrong) kinds[part.key] = said as string;
    else if (part.optional === undefined) {
      const first = standIn(of, part);
      problems.push(
        `${wrong.because} This page uses ${quoted(part.kinds.list.find(({ id }) => id === first)?.name ?? first)} instead.`,
      );
      kinds[part.key] = first;
    } else problems.push(`${wrong.because} It is ignored.`);
  }
  return kinds;
}

type Parts = Record<string, Record<string, unknown>>;

/** Reads a value for a part, or for the question as a whole. Returns the problem, if any. */
function readSaid(of: Procedure, parts: Parts, [key, text]: Entry): string | undefined {
  const { key: at, id } = placeAt(key);
  const part = of.parts.find((each) => each.key === at);
  if (!part || (at === '' && !askedOf(part, id, undefined)))
    return `The link contains ${quoted(key)}, which this page does not recognize`;
  const said = parts[at];
  if (!said) return `The link gives ${quoted(key)}, but not ${quoted(at)} itself`;
  const asked = askedOf(part, id, said.unit);
  if (!asked) return `${quoted(id)} is not a setting of ${quoted(part.name)} here`;
  const read = readValue(asked, text);
  if ('problem' in read) return read.problem;
  said[id] = read.value;
  return undefined;
}

/** The number of turns, or a problem. */
function readTurns({ course, name }: Procedure, text: string): number | string {
  if (!course) return `${quoted(name)} cannot be followed over several turns`;
  const turns = Number(text);
  return text.trim() !== '' && Number.isInteger(turns) && turns >= 1 && turns <= course.most
    ? turns
    : `${course.name} must be a whole number from 1 to ${course.most}, not ${quoted(text)}`;
}

/** Reads an address. Keeps everything that is readable; anything else is listed in `problems`. Never throws. */
export function readAddress(calculator: Calculator, search: string): ReadQuestion {
  const entries: Entry[] = [...new URLSearchParams(search)];
  const { of, problems } = rollOf(calculator, entries.find(([key]) => key === 'roll')?.[1] ?? null);
  const kinds = readKinds(of, entries, problems);
  const parts: Parts = {};
  for (const part of of.parts) {
    const unit = kinds[part.key];
    if (unit !== undefined) parts[part.key] = { unit };
    else if (!part.kinds && part.optional === undefined) parts[part.key] = {};
  }
  let turns: number | undefined;
  for (const [key, text] of entries) {
    if (key === 'roll' || of.parts.some((part) => part.key === key && key !== '')) continue;
    const wrong = key === turnsKey(of) ? readTurns(of, text) : readSaid(of, parts, [key, text]);
    if (typeof wrong === 'number') turns = wrong;
    else if (wrong !== undefined) problems.push(`${wrong}. It is ignored.`);
  }
  return { question: { roll: of.id, parts, ...(turns === undefined ? {} : { turns }) }, problems };
}

export function writeAddress(calculator: Calculator, question: Question): string {
  const { roll, turns } = question;
  const of = procedureOf(calculator, roll);
  const written = asksOneThing(calculator) ? [] : [`roll=${encodeURIComponent(roll)}`];
  if (!of) return written.join('&');
  for (const part of partsOf(of, question)) {
    const said = saidOf(part, question);
    if (part.kinds && said.unit === undefined) continue;
    written.push(...writePart(part.key, said, part.usual(said)));
  }
  if (turns !== undefined && turns !== of.course?.usual) written.push(`${turnsKey(of)}=${turns}`);
  return written.join('&');
}

/**
 * Whether a part has this circumstance, and whether the circumstance can have this value. Limits of numbers are not checked,
 * because they depend on the view.
 */
function knows(part: Part<unknown>, id: string, value: unknown, unit: unknown): boolean {
  const asked = askedOf(part, id, unit);
  return asked !== undefined && (asked.shape.kind === 'number' || !valueProblem(asked, value, undefined));
}

/** Transfers a question to another procedure, with those circumstances that the other procedure also has. */
export function carriedTo(to: Procedure, question: Question): Question {
  const { parts } = firstQuestion(to);
  const carried = to.parts
    .filter((part) => hasPart(part, { parts: { ...parts, ...question.parts } }))
    .map((part) => {
      const said = question.parts[part.key];
      if (!said || kindProblem(part, said)) return [part.key, parts[part.key] ?? part.first ?? {}];
      const known = Object.entries(said).filter(([id, value]) => id === 'unit' || knows(part, id, value, said.unit));
      return [part.key, Object.fromEntries(known)];
    });
  return { roll: to.id, parts: Object.fromEntries(carried) };
}
