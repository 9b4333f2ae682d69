/** A kind of action as data: which questions it answers, what it carries, when it is refused, what comes of it. */
import type { Chance } from '../../kernel/chance.ts';
import { type Check, type Fields, listOf, type Values } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { BattleReport } from './events.ts';
import type { Ask, AskKind } from './vocabulary/questions.ts';
import type { State } from './vocabulary/state.ts';

export interface ActionKind<F extends Fields> {
  /** The questions that it answers. */
  readonly answers: readonly AskKind[];
  readonly fields: F;
  /** Candidates, legal or not: what is refused is left out later. */
  candidates(state: State, ask: Ask): Iterable<Values<F>>;
  refuse(state: State, action: Values<F>, ask: Ask): Refusal | null;
  /** What comes of a legal action. Of a question that interrupts, the state no longer has it on its list. */
  perform(state: State, action: Values<F>, ask: Ask): Chance<BattleReport>;
}

export const actionKind = <F extends Fields>(kind: ActionKind<F>): ActionKind<F> => kind;

export const refusal = (because: string, ...rules: readonly Fr3RuleId[]): Refusal<Fr3RuleId> => ({ because, rules });

/** The first of the reasons of a chapter, without what else it says of it. */
export const refusedBy = ([found]: readonly Refusal[]): Refusal | null =>
  found ? { because: found.because, rules: found.rules } : null;

/** The first reason of several; each is looked for only if there is none before it. */
export function firstOf(...reasons: readonly (() => Refusal | null)[]): Refusal | null {
  for (const reason of reasons) {
    const found = reason();
    if (found) return found;
  }
  return null;
}

/** The first reason that one of several gives. */
export function firstFor<Each>(all: readonly Each[], test: (each: Each) => Refusal | null): Refusal | null {
  for (const each of all) {
    const found = test(each);
    if (found) return found;
  }
  return null;
}

/** Fields that many actions have. */
export const aPiece: Check<string> = (value): value is string => typeof value === 'string' && /^[AB][1-9]\d{0,2}$/.test(value);
export const somePieces: Check<readonly string[]> = listOf(aPiece);
/** A length or a coordinate on the table. */
export const inches: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 999;
