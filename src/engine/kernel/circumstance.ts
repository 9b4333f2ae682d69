/**
 * Circumstances of a question that a calculator answers: what each is called, which values it can have,
 * when it is possible and when it can matter. A chapter lists its own; forms, addresses and refusals are
 * made from the list.
 */

import { mostCounted } from './limits.ts';
import type { RuleId } from './rule-id.ts';
import { asData, quoted } from './text.ts';

export interface Option {
  readonly value: string;
  readonly name: string;
}

/** On or off, a number up to a limit, or one of a few options (`numeric`: whose values are numbers). */
export type Shape<Subject> =
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly least: number; readonly most: (subject: Subject) => number }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly numeric?: true };

/** Why the rules forbid a circumstance: a sentence for a player and the rules it rests on. */
export interface Impossible<Id extends RuleId = RuleId> {
  readonly because: string;
  readonly rules: readonly Id[];
}

/** `View` is what the circumstance is asked about, `Subject` whom it is true of. */
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
  /** Why the rules forbid it here; undefined when they do not. Asked only when it is not at its default. */
  readonly forbidden?: (seen: View) => Impossible<Id> | undefined;
  /** Whether it can make a difference here; asked of what is possible. */
  readonly matters: (seen: View) => boolean;
}

/** A value as an address writes it. */
export const writeValue = (value: unknown): string => (value === true ? '1' : value === false ? '0' : String(value));

/** What a number must be at any rate, whatever the rest of the question says; undefined when it is. */
export const numberProblem = (shape: { readonly least: number }, number: number): string | undefined =>
  number >= shape.least && number <= mostCounted
    ? undefined
    : `a whole number from ${shape.least}, and never above ${mostCounted}`;

/** A value read from an address, or a sentence about what is wrong with it (without its full stop). */
export function readValue<Subject>(
  { name, shape }: { readonly name: string; readonly shape: Shape<Subject> },
  text: string,
): { readonly value: unknown } | { readonly problem: string } {
  if (shape.kind === 'flag') {
    if (text === '1' || text === 'true' || text === '') return { value: true };
    if (text === '0' || text === 'false') return { value: false };
    return { problem: `${name} is 1 or 0, not ${quoted(text)}` };
  }
  if (shape.kind === 'number') {
    const number = Number(text);
    if (text.trim() === '' || !Number.isInteger(number)) return { problem: `${name} is a whole number, not ${quoted(text)}` };
    const beyond = numberProblem(shape, number);
    return beyond ? { problem: `${name} is ${beyond}, not ${quoted(text)}` } : { value: number };
  }
  if (!shape.options.some((option) => option.value === text))
    return { problem: `${name} is one of ${shape.options.map((option) => option.value).join(', ')}, not ${quoted(text)}` };
  return { value: shape.numeric ? Number(text) : text };
}

/** What is wrong with the form of a value, or undefined. */
export function valueProblem<Subject>(
  { name, shape }: { readonly name: string; readonly shape: Shape<Subject> },
  value: unknown,
  subject: Subject,
): string | undefined {
  if (shape.kind === 'flag')
    return typeof value === 'boolean' ? undefined : `${name} is either true or false, not ${asData(value)}.`;
  if (shape.kind === 'choice')
    return typeof value === (shape.numeric ? 'number' : 'string') &&
      shape.options.some((option) => option.value === String(value))
      ? undefined
      : `${name} is one of ${shape.options.map((option) => option.value).join(', ')}, not ${asData(value)}.`;
  const most = shape.most(subject);
  return typeof value === 'number' && Number.isInteger(value) && value >= shape.least && value <= most
    ? undefined
    : `${name} is a whole number from ${shape.least} to ${most}, not ${asData(value)}.`;
}
