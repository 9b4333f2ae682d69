/** Kinds of action of this battle (`kernel/battle/action-kind.ts`), and the fields that many of them have. */
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

/** The first of the reasons of a chapter, without what else it says of it. */
export const refusedBy = ([found]: readonly Refusal[]): Refusal | null =>
  found ? { because: found.because, rules: found.rules } : null;

/** Fields that many actions have. */
export const aPiece: Check<string> = (value): value is string => typeof value === 'string' && /^[AB][1-9]\d{0,2}$/.test(value);
export const somePieces: Check<readonly string[]> = listOf(aPiece);
/** A length or a coordinate on the table. */
export const inches: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 999;
