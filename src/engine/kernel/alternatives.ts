/** Other values of a circumstance, for lists of what would change an answer. */
import { type Circumstance, optionName } from './circumstance.ts';

export interface Alternative {
  readonly value: unknown;
  /** The changed value in words: `Range: 3`. For a flag that is turned on or off, only its name. */
  readonly name: string;
  /** False only if the change turns a flag off. The word “without” then comes before the name. */
  readonly adds: boolean;
}

/** The other values that a circumstance could have. For a number, the adjacent numbers are given. */
export function alternatives<Subject>(
  { name, shape }: Pick<Circumstance<unknown, Subject>, 'name' | 'shape'>,
  now: unknown,
  subject: Subject,
  names?: { readonly a: string; readonly b: string },
): Alternative[] {
  const instead = (value: unknown, words: string): Alternative => ({ value, name: `${name}: ${words}`, adds: true });
  if (shape.kind === 'flag') return [{ value: !now, name, adds: !now }];
  if (shape.kind === 'number' && shape.inches) {
    const n = now as number;
    return [
      ...(n >= shape.least + 1 ? [instead(n - 1, `${n - 1}″`)] : []),
      ...(n + 1 <= shape.most(subject) ? [instead(n + 1, `${n + 1}″`)] : []),
    ];
  }
  if (shape.kind === 'number') {
    const n = now as number;
    return [
      ...(n < shape.most(subject) ? [instead(n + 1, String(n + 1))] : []),
      ...(n > shape.least ? [instead(n - 1, String(n - 1))] : []),
    ];
  }
  return shape.options
    .filter(({ value }) => value !== String(now))
    .map((option) => instead(shape.numeric ? Number(option.value) : option.value, optionName(option, names)));
}
