/** A common interface for every form of every calculator: its fields, which fields it leaves out, and its answer as text. */

/** A question of any form. */
export type Question = object;

export interface FormField {
  /** The place of the field: `u.state`. */
  readonly at: string;
  readonly shape:
    | { readonly kind: 'flag' }
    | { readonly kind: 'number'; readonly least: number }
    | { readonly kind: 'choice'; readonly values: readonly unknown[] };
  /** Changing it fills in others, or makes a different question. */
  readonly another: boolean;
  /** The maximum of a number here. */
  most(question: Question): number;
  now(question: Question): unknown;
  set(question: Question, value: unknown): Question;
  /** Whether the form shows the field here, if it is possible. */
  asks(question: Question): boolean;
}

export interface Form {
  /** `three-realms/melee: round` */
  readonly name: string;
  /** Initial questions, all allowed. */
  readonly begin: readonly Question[];
  readonly fields: readonly FormField[];
  /** Every chance of the answer as text, and whatever else it shows; or the sentences of a refusal. */
  answer(
    question: Question,
  ):
    | { readonly ok: true; readonly chances: string; readonly shown: string }
    | { readonly ok: false; readonly because: readonly string[] };
  /** Whether the rules allow the question, without calculating the answer. */
  allows(question: Question): boolean;
}

interface AnyShape {
  readonly kind: 'flag' | 'number' | 'choice';
  readonly least?: number;
  readonly most?: unknown;
  readonly options?: readonly { readonly value: string }[];
  readonly numeric?: true;
}

/** The shape of a circumstance, including the values of its options. */
export function shapeOf(given: unknown): FormField['shape'] {
  const shape = given as AnyShape;
  if (shape.kind === 'flag') return { kind: 'flag' };
  if (shape.kind === 'number') return { kind: 'number', least: shape.least ?? 0 };
  return { kind: 'choice', values: (shape.options ?? []).map(({ value }) => (shape.numeric ? Number(value) : value)) };
}

/** The maximum of a number, from its circumstance. */
export const mostOf = (given: unknown, subject: unknown): number => {
  const { most } = given as AnyShape;
  return typeof most === 'function' ? (most(subject) as number) : 0;
};
