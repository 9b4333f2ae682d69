/**
 * Standing answers: what a player has decided beforehand about questions that come in the phase of the other side. They are sealed
 * in the record until one applies. Then it is opened, and from there on it answers on both devices without another message.
 */
import type { Fields } from '../fields.ts';
import { object, orNull, text, whole } from '../fields.ts';
import type { HappenedBy, Ruleset } from '../ruleset.ts';
import { otherSide, type Side } from './messages.ts';

/** The number of an answer, as in “up to 4 points”. */
export interface Limit {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly unit: string;
}

/** One way to answer a question. */
export interface AnswerKind<State, Action> {
  readonly id: string;
  /** What it does, as a choice in a list. */
  readonly says: string;
  readonly limit?: Limit;
  /** The action that answers what a side is asked now; null where nothing fits. It is refused later if it is not legal. */
  action(state: State, side: Side, limit: number): Action | null;
}

/** What may be asked in the phase of the other side. */
export interface QuestionKind<State, Action> {
  readonly id: string;
  /** What it is about, as a label. */
  readonly about: string;
  /** A state that asks a side something asks this. */
  isAsked(state: State, side: Side): boolean;
  readonly answers: readonly AnswerKind<State, Action>[];
}

/** What a system supplies for standing answers. */
export interface StandingRules<State, Action> {
  readonly questions: readonly QuestionKind<State, Action>[];
  /** Whose phase it is; null before the battle, when nothing is answered beforehand. */
  phaseOf(state: State): Side | null;
}

/** An answer that a player leaves: plain data, the thing that is sealed. */
export interface StandingAnswer {
  readonly question: string;
  readonly answer: string;
  /** Null for an answer without a number. */
  readonly limit: number | null;
}

const mostLetters = 40;
const mostLimit = 999;
const fields = { question: text(mostLetters), answer: text(mostLetters), limit: orNull(whole(0, mostLimit)) } satisfies Fields;
export const isStandingAnswer = object(fields);

/** The kinds that an answer from outside names; undefined if the system has none such. */
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
 * The action by which a standing answer answers what is asked now; null where it does not apply: in the own phase, to another
 * question, with an action that is not legal, or before the other side has given a secret answer to the same question.
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
  // Both devices work it out: by what the other side may see, too.
  const seen = ruleset.view?.(state, otherSide(side)) ?? state;
  if (!kind?.question.isAsked(seen, side)) return null;
  const action = kind.answer.action(seen, side, kind.limit);
  if (action === null || ruleset.refuse(state, action) !== null) return null;
  if (!isSecret(state)) return action;
  const next = ruleset.perform(state, action);
  const comesFirst = next.kind === 'known' && isSecret(next.value.state) && ruleset.decider(next.value.state) === otherSide(side);
  return comesFirst ? null : action;
}
