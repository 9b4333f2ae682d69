/**
 * Standing answers: decisions that a player makes in advance about questions in the other side's phase. A standing answer is
 * sealed in the record until it applies for the first time. The answer is then revealed. From then on both devices give the
 * answer without another message.
 */
import type { Fields } from '../fields.ts';
import { object, orNull, text, whole } from '../fields.ts';
import type { HappenedBy, Ruleset } from '../ruleset.ts';
import { otherSide, type Side } from './messages.ts';

/** The number that an answer may have, as in “up to 4 points”. */
export interface Limit {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly unit: string;
}

/** One way to answer a question. */
export interface AnswerKind<State, Action> {
  readonly id: string;
  /** What the answer does, as a choice in a list. */
  readonly says: string;
  readonly limit?: Limit;
  /**
   * The action that answers the present question of a side; null if the answer does not fit. An action that is not legal is
   * refused later.
   */
  action(state: State, side: Side, limit: number): Action | null;
}

/** A question that may be asked in the other side's phase. */
export interface QuestionKind<State, Action> {
  readonly id: string;
  /** What the question is about, as a label. */
  readonly about: string;
  /** Whether this is the question that the side has to answer in a state. */
  isAsked(state: State, side: Side): boolean;
  readonly answers: readonly AnswerKind<State, Action>[];
}

/** What a system supplies for standing answers. */
export interface StandingRules<State, Action> {
  readonly questions: readonly QuestionKind<State, Action>[];
  /** The side whose phase it is; null before the battle, when there are no standing answers. */
  phaseOf(state: State): Side | null;
}

/** An answer that a player gives in advance. The answer is plain data, and this data is what is sealed. */
export interface StandingAnswer {
  readonly question: string;
  readonly answer: string;
  /** Null if the answer has no number. */
  readonly limit: number | null;
}

const mostLetters = 40;
const mostLimit = 999;
const fields = { question: text(mostLetters), answer: text(mostLetters), limit: orNull(whole(0, mostLimit)) } satisfies Fields;
export const isStandingAnswer = object(fields);

/** The question and the answer that data from outside names; undefined if the system does not have them. */
export function kindOf<State, Action>(
  { questions }: Pick<StandingRules<State, Action>, 'questions'>,
  value: unknown,
):
  | { readonly question: QuestionKind<State, Action>; readonly answer: AnswerKind<State, Action>; readonly limit: number }
  | undefined {
  if (!isStandingAnswer(value)) return undefined;
  const question = questions.find(({ id }) => id === value.question);
  const answer = question?.answers.find(({ id }) => id === value.answer);
  if (!question || !answer) return undefined;
  const { least = 0, most = 0 } = answer.limit ?? {};
  return { question, answer, limit: Math.max(least, Math.min(most, value.limit ?? least)) };
}

/** The answer in words: `A spell on your general: resist with up to 4 points`. */
export function sayStanding<State, Action>(rules: Pick<StandingRules<State, Action>, 'questions'>, value: unknown): string {
  const kind = kindOf(rules, value);
  if (!kind) return 'An answer that this version does not know';
  const { question, answer, limit } = kind;
  return `${question.about}: ${answer.says}${answer.limit ? ` ${limit} ${answer.limit.unit}` : ''}`;
}

/**
 * The action that a standing answer gives to the present question; null if the answer does not apply. A standing answer applies
 * only in the other side's phase, only to its own question, and only if the action is legal. If both sides answer the question in
 * secret, the other side must have answered first.
 */
export function standingAction<Setup, State, Action, Event extends HappenedBy, Result>(
  rules: StandingRules<State, Action>,
  ruleset: Ruleset<Setup, State, Action, Event, Side, Result>,
  isSecret: (state: State) => boolean,
  state: State,
  side: Side,
  value: unknown,
): Action | null {
  const phase = rules.phaseOf(state);
  if (phase === null || phase === side || ruleset.decider(state) !== side) return null;
  const kind = kindOf(rules, value);
  // Both devices must compute the same answer, so it depends only on what the other side may see.
  const seen = ruleset.view?.(state, otherSide(side)) ?? state;
  if (!kind?.question.isAsked(seen, side)) return null;
  const action = kind.answer.action(seen, side, kind.limit);
  if (action === null || ruleset.refuse(state, action) !== null) return null;
  if (!isSecret(state)) return action;
  const next = ruleset.perform(state, action);
  const comesFirst = next.kind === 'known' && isSecret(next.value.state) && ruleset.decider(next.value.state) === otherSide(side);
  return comesFirst ? null : action;
}
