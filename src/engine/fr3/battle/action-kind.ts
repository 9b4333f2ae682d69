/** The builders for this game's action kinds (`kernel/battle/action-kind.ts`), and the field checks that many kinds share. */
import { kindsOf } from '../../kernel/battle/action-kind.ts';
import { refusal as refusedWith } from '../../kernel/battle/refusal.ts';
import { type Check, listOf } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { BattleEvent } from './events.ts';
import type { Ask } from './vocabulary/questions.ts';
import type { State } from './vocabulary/state.ts';

export { firstFor, firstOf } from '../../kernel/battle/refusal.ts';

export const actionKind = kindsOf<State, Ask, BattleEvent>();

export const refusal = refusedWith<Fr3RuleId>;

/** The first refusal in a list, reduced to its reason and rules. */
export const refusedBy = ([found]: readonly Refusal[]): Refusal | null =>
  found ? { because: found.because, rules: found.rules } : null;

export const aPiece: Check<string> = (value): value is string => typeof value === 'string' && /^[AB][1-9]\d{0,2}$/.test(value);
export const somePieces: Check<readonly string[]> = listOf(aPiece);
/** A length or a coordinate on the table, in inches. */
export const inches: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 999;
