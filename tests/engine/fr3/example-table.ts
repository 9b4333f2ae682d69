/** Worked examples of the rule pages as data: the units, what each side adds, and the result of each named throw. */
import { expect, test } from 'vitest';
import type { Fr3RuleId } from '../../../src/engine/fr3/rule-ids.ts';
import { given, type Meeting, type Troops, type Word } from './at-the-table.ts';

export interface Example {
  /** The page with this example. */
  readonly page: Fr3RuleId;
  readonly says: string;
  readonly a: Troops;
  readonly b: Troops;
  readonly how?: Meeting;
  readonly adds: readonly [number, number];
  readonly rolls?: readonly { readonly dice: readonly number[]; readonly becomes: readonly [Word, Word] }[];
}

export function play(examples: readonly Example[]): void {
  test.each(examples)('$page: $says', ({ a, b, how, adds, rolls }) => {
    const table = given(a, b, how);
    expect(table.adds).toEqual(adds);
    for (const { dice, becomes } of rolls ?? []) expect([dice, table.rolled(...dice)]).toEqual([dice, becomes]);
  });
}

export const charge: Meeting = { charge: 'a' };
export const charged: Meeting = { charge: 'b' };
export const nextPhase: Meeting = { charge: 'a', round: 'later' };
