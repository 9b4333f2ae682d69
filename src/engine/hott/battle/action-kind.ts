/** The builders for action kinds and refusals of this battle. */
import { kindsOf } from '../../kernel/battle/action-kind.ts';
import { refusal as refused } from '../../kernel/battle/refusal.ts';
import { type Check, listOf } from '../../kernel/fields.ts';
import { farthestInches } from '../../kernel/limits.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import type { HottRuleId } from '../rule-ids.ts';
import type { BattleEvent } from './events.ts';
import type { UnitId } from './vocabulary/ids.ts';
import type { Ask } from './vocabulary/questions.ts';
import type { State } from './vocabulary/state.ts';

export const kind = kindsOf<State, Ask, BattleEvent>();

export const refusal = (because: string, ...rules: readonly HottRuleId[]): Refusal<HottRuleId> => refused(because, ...rules);

export const aUnit: Check<UnitId> = (value): value is UnitId => typeof value === 'string' && /^[AB][1-9]\d{0,2}$/.test(value);
export const someUnits: Check<readonly UnitId[]> = listOf(aUnit, 60);
/** Checks a length or a coordinate, in inches. */
export const aLength: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= farthestInches;
export const someLengths: Check<readonly number[]> = listOf(aLength, 12);
/** Checks a facing, in tenths of a degree. */
export const aFacing: Check<number> = (value): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 3600;

/** Refuses a cost of more PIPs than are left; null if there are enough. */
export function refuseCost({ pips }: State, cost: number, ...rules: readonly HottRuleId[]): Refusal | null {
  const left = pips ?? 0;
  return cost <= left
    ? null
    : refusal(
        `You cannot pay for this: it costs ${cost} PIPs, and you have ${left === 0 ? 'none' : `only ${left}`} left.`,
        ...rules,
      );
}
