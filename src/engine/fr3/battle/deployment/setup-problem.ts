/** The form in which a problem in a set-up is reported, and checks that several parts of the set-up share. */
import { farthestInches, longestName } from '../../../kernel/limits.ts';
import type { RuleId } from '../../../kernel/rule-id.ts';
import type { Place } from '../vocabulary/setup.ts';

export const mostCost = 2000;
export const wrong = (because: string, ...rules: readonly RuleId[]) => ({ ok: false, because, rules }) as const;
export const isPlace = (value: unknown): value is Place => {
  const { x, y, facing } = (value ?? {}) as Partial<Place>;
  return (
    [x, y].every((at) => typeof at === 'number' && Number.isFinite(at) && Math.abs(at) <= farthestInches) &&
    Number.isInteger(facing) &&
    (facing as number) >= 0 &&
    (facing as number) < 3600
  );
};

export type Faulty = ReturnType<typeof wrong> | null;

/** A name that fits into a link. A lone surrogate (half a character) cannot be encoded. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestName && !/\p{Surrogate}/u.test(value);
export const isYesOrNo = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
export const eachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
