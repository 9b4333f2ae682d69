/** Every form of every calculator, seen alike: what it asks, what it leaves out, and its answer as a text. */

/** A question of a form, whatever it is. */
export type Question = object;

export interface FormField {
  /** Where it stands: `u.state`. */
  readonly at: string;
  readonly shape:
    | { readonly kind: 'flag' }
    | { readonly kind: 'number'; readonly least: number }
    | { readonly kind: 'choice'; readonly values: readonly unknown[] };
  /** It fills in others, or asks another question. */
  readonly another: boolean;
  /** The most that a number can be here. */
  most(question: Question): number;
  now(question: Question): unknown;
  set(question: Question, value: unknown): Question;
  /** Whether the form asks for it here, as far as it is possible. */
  asks(question: Question): boolean;
}

export interface Form {
  /** `three-realms/melee: round` */
  readonly name: string;
  /** Questions to begin with; each is allowed. */
  readonly begin: readonly Question[];
  readonly fields: readonly FormField[];
  /** Every chance of the answer as a text, or the sentences of a refusal. */
  answer(
    question: Question,
  ): { readonly ok: true; readonly chances: string } | { readonly ok: false; readonly because: readonly string[] };
  /** Whether the rules allow it; nothing is worked out. */
  allows(question: Question): boolean;
}

interface AnyShape {
  readonly kind: 'flag' | 'number' | 'choice';
  readonly least?: number;
  readonly most?: unknown;
  readonly options?: readonly { readonly value: string }[];
  readonly numeric?: true;
}

/** The shape of a circumstance, with the values of its options. */
export function shapeOf(given: unknown): FormField['shape'] {
  const shape = given as AnyShape;
  if (shape.kind === 'flag') return { kind: 'flag' };
  if (shape.kind === 'number') return { kind: 'number', least: shape.least ?? 0 };
  return { kind: 'choice', values: (shape.options ?? []).map(({ value }) => (shape.numeric ? Number(value) : value)) };
}

/** The most that a number can be, read off its circumstance. */
export const mostOf = (given: unknown, subject: unknown): number => {
  const { most } = given as AnyShape;
  return typeof most === 'function' ? (most(subject) as number) : 0;
};
