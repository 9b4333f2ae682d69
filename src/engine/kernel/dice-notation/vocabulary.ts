/** The parts of a dice expression. */

/** A range of die faces. Undefined means no limit. */
export interface Faces {
  readonly least?: number;
  readonly most?: number;
}

/** Dice of one kind, and what happens to them before they are added up. */
export interface Pool {
  readonly kind: 'dice';
  readonly count: number;
  readonly sides: number;
  readonly reroll?: Faces & { readonly always?: true };
  /** Explodes on these faces. If neither limit is set, it explodes on the highest face. */
  readonly explode?: Faces;
  /** The dice that remain after dropping the others. */
  readonly keep?: { readonly which: 'high' | 'low'; readonly count: number };
  /** Counts dice instead of adding them up. */
  readonly counted?: Faces;
}

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | Pool
  | { readonly kind: 'sum'; readonly terms: readonly { readonly sign: 1 | -1; readonly of: Expression }[] }
  | { readonly kind: 'product'; readonly by: number; readonly of: Expression }
  | { readonly kind: 'best'; readonly which: 'high' | 'low'; readonly of: readonly Expression[] };

export const relations = ['vs', 'doubles', '>=', '<=', '>', '<', '=', '!='] as const;
export type Relation = (typeof relations)[number];

export interface DiceQuestion {
  readonly left: Expression;
  readonly against?: { readonly relation: Relation; readonly right: Expression };
  /** How many times the contest is rolled: 1 or more. */
  readonly times: number;
}

export const holdsFace = ({ least, most }: Faces, face: number): boolean =>
  (least === undefined || face >= least) && (most === undefined || face <= most);

/** The faces of a die within a range. */
export const facesOf = (faces: Faces, sides: number): number[] =>
  Array.from({ length: sides }, (_, at) => at + 1).filter((face) => holdsFace(faces, face));

/** Whether the expression contains dice. */
export function rolls(of: Expression): boolean {
  if (of.kind === 'number') return false;
  if (of.kind === 'dice') return true;
  if (of.kind === 'product') return rolls(of.of);
  return of.kind === 'sum' ? of.terms.some((term) => rolls(term.of)) : of.of.some(rolls);
}

/** The value of an expression without dice; undefined if it has dice. */
export function fixedValue(of: Expression): number | undefined {
  if (of.kind === 'number') return of.value;
  if (of.kind === 'product') {
    const value = fixedValue(of.of);
    return value === undefined ? undefined : of.by * value;
  }
  if (of.kind === 'dice') return undefined;
  const values =
    of.kind === 'sum'
      ? of.terms.map(({ sign, of: term }) => [sign, fixedValue(term)] as const)
      : of.of.map((each) => [1, fixedValue(each)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  const numbers = values.map(([sign, value]) => sign * (value as number));
  if (of.kind === 'sum') return numbers.reduce((a, b) => a + b, 0);
  return of.which === 'high' ? Math.max(...numbers) : Math.min(...numbers);
}
