/**
 * Circumstances of a calculator's question: their names, their values, when they are possible, and when they matter. Each chapter
 * lists its own; forms, addresses and refusals are derived from the list.
 */

import { mostCounted } from './limits.ts';
import type { RuleId } from './rule-id.ts';
import { asData, quoted } from './text.ts';
import { chanceOf, finestChance, writeChance } from './written-chance.ts';

export interface Option {
  readonly value: string;
  readonly name: string;
  /** If the sides have names, the option is named after the unit on this side. */
  readonly side?: 'a' | 'b';
}

/**
 * A flag; a number up to a limit (`inches`: with up to two decimals); or one of several options (`numeric`: their values are
 * numbers; `chance`: they are only examples, and any other fraction is allowed).
 */
export type Shape<Subject> =
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly least: number; readonly most: (subject: Subject) => number; readonly inches?: true }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly numeric?: true; readonly chance?: true };

/** Why the rules forbid a circumstance: a sentence for a player, and the ids of the rules. */
export interface Impossible<Id extends RuleId = RuleId> {
  readonly because: string;
  readonly rules: readonly Id[];
}

/** The name of an option. The name may use the names of the sides. */
export const optionName = ({ name, side }: Option, names: { readonly a: string; readonly b: string } | undefined): string =>
  side && names ? names[side] : name;

/** `View` is everything a circumstance may depend on; `Subject` is what it describes. */
export interface Circumstance<
  View,
  Subject = View,
  Key extends string = string,
  Group extends string = string,
  Id extends RuleId = RuleId,
> {
  readonly id: Key;
  readonly name: string;
  readonly group: Group;
  readonly shape: Shape<Subject>;
  readonly rules: readonly Id[];
  /**
   * Why the rules forbid the circumstance here; undefined if they allow it. Called only for values that differ from the default.
   */
  readonly forbidden?: (seen: View) => Impossible<Id> | undefined;
  /** Whether the circumstance can make a difference here. Called only if the circumstance is possible. */
  readonly matters: (seen: View) => boolean;
}

/** Adapts a shape to a larger question. `subjectIn` finds the subject in that question on which the limit depends. */
export const shapeIn = <Outer, Subject>(shape: Shape<Subject>, subjectIn: (outer: Outer) => Subject): Shape<Outer> =>
  shape.kind === 'number' ? { ...shape, most: (outer) => shape.most(subjectIn(outer)) } : shape;

/**
 * Adapts a circumstance to a larger question. `viewIn` and `subjectIn` find the view and the subject of the circumstance in that
 * question.
 */
export const askedIn = <Outer, View, Subject, Key extends string, Group extends string, Id extends RuleId>(
  { shape, forbidden, matters, ...named }: Circumstance<View, Subject, Key, Group, Id>,
  viewIn: (outer: Outer) => View,
  subjectIn: (outer: Outer) => Subject,
): Circumstance<Outer, Outer, Key, Group, Id> => ({
  ...named,
  shape: shapeIn(shape, subjectIn),
  ...(forbidden ? { forbidden: (outer) => forbidden(viewIn(outer)) } : {}),
  matters: (outer) => matters(viewIn(outer)),
});

/** A value as written in an address. */
export const writeValue = (value: unknown): string => (value === true ? '1' : value === false ? '0' : String(value));

/**
 * The allowed range in words, if a number is outside it; undefined otherwise. A maximum that depends on the rest of the question
 * is not checked.
 */
export const numberProblem = (shape: { readonly least: number; readonly inches?: true }, number: number): string | undefined =>
  number >= shape.least && number <= mostCounted
    ? undefined
    : `a ${shape.inches ? '' : 'whole '}number from ${shape.least}, and never above ${mostCounted}`;

/** Whether a number has the form that a shape requires, apart from its limits. */
export const isNumberFor = (shape: { readonly inches?: true }, value: unknown): value is number =>
  shape.inches ? Number.isFinite(value) : Number.isInteger(value);

const aChance = `a chance from 0 to 1 such as 2/3, of at most ${finestChance} parts`;
const aNumber = (shape: { readonly inches?: true }) => (shape.inches ? 'a number of inches' : 'a whole number');

/** A value read from an address, or the problem with it, as a sentence without its full stop. */
export function readValue<Subject>(
  { name, shape }: { readonly name: string; readonly shape: Shape<Subject> },
  text: string,
): { readonly value: unknown } | { readonly problem: string } {
  if (shape.kind === 'flag') {
    if (text === '1' || text === 'true' || text === '') return { value: true };
    if (text === '0' || text === 'false') return { value: false };
    return { problem: `${name} must be 1 or 0, not ${quoted(text)}` };
  }
  if (shape.kind === 'number') {
    const number = Number(text);
    if (text.trim() === '' || !isNumberFor(shape, number))
      return { problem: `${name} is ${aNumber(shape)}, not ${quoted(text)}` };
    const beyond = numberProblem(shape, number);
    if (beyond) return { problem: `${name} is ${beyond}, not ${quoted(text)}` };
    return { value: Math.round(number * 100) / 100 };
  }
  if (shape.chance) {
    const chance = chanceOf(text);
    return chance ? { value: writeChance(chance) } : { problem: `${name} is ${aChance}, not ${quoted(text)}` };
  }
  if (!shape.options.some((option) => option.value === text))
    return { problem: `${name} must be one of ${shape.options.map((option) => option.value).join(', ')}, not ${quoted(text)}` };
  return { value: shape.numeric ? Number(text) : text };
}

/** What is wrong with the form of a value, or undefined. */
export function valueProblem<Subject>(
  { name, shape }: { readonly name: string; readonly shape: Shape<Subject> },
  value: unknown,
  subject: Subject,
): string | undefined {
  if (shape.kind === 'flag')
    return typeof value === 'boolean' ? undefined : `${name} must be true or false, not ${asData(value)}.`;
  if (shape.kind === 'choice' && shape.chance)
    return typeof value === 'string' && chanceOf(value) ? undefined : `${name} must be ${aChance}, not ${asData(value)}.`;
  if (shape.kind === 'choice')
    return typeof value === (shape.numeric ? 'number' : 'string') &&
      shape.options.some((option) => option.value === String(value))
      ? undefined
      : `${name} must be one of ${shape.options.map((option) => option.value).join(', ')}, not ${asData(value)}.`;
  const most = shape.most(subject);
  return isNumberFor(shape, value) && value >= shape.least && value <= most
    ? undefined
    : `${name} must be ${aNumber(shape)} from ${shape.least} to ${most}, not ${asData(value)}.`;
}
