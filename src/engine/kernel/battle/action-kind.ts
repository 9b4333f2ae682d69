/** A kind of action as data: the questions it answers, its fields, when it is refused, and its results. */
import type { Chance } from '../chance.ts';
import type { Fields, Values } from '../fields.ts';
import type { Refusal } from '../rule-id.ts';
import type { HappenedBy, Report } from '../ruleset.ts';
import type { Question } from './question.ts';

export interface ActionKind<State, Ask extends Question, Event extends HappenedBy, F extends Fields> {
  /** The questions that an action of this kind can answer. */
  readonly answers: readonly Ask['what'][];
  /** The fields of its actions, checked when an action is read from outside. */
  readonly fields: F;
  /**
   * The actions to list. Illegal ones are filtered out later. While a question is open, at least one candidate of the kinds that
   * answer it must be legal. If a parameter is continuous, such as a length, list a few useful values. Other values are accepted
   * unless they are refused.
   */
  candidates(state: State, ask: Ask): Iterable<Values<F>>;
  refuse(state: State, action: Values<F>, ask: Ask): Refusal | null;
  /** The results of a legal action. An interrupting question is already removed from the state. */
  perform(state: State, action: Values<F>, ask: Ask): Chance<Report<State, Event>>;
}

/** A kind of action with any fields. */
export type AnyKind<State, Ask extends Question, Event extends HappenedBy> = ActionKind<State, Ask, Event, Fields>;

/** The kinds of action by name, in the order in which their candidates are listed. */
export type KindTable<State, Ask extends Question, Event extends HappenedBy> = Readonly<
  Record<string, AnyKind<State, Ask, Event>>
>;

/**
 * Returns a helper for declaring the kinds of action of one system. The helper supplies the types of that system, and infers the
 * types of the fields.
 */
export const kindsOf =
  <State, Ask extends Question, Event extends HappenedBy>() =>
  <F extends Fields>(kind: ActionKind<State, Ask, Event, F>): ActionKind<State, Ask, Event, F> =>
    kind;

type FieldsOf<Kind> = Kind extends { readonly fields: infer F extends Fields } ? F : never;

/** Any action of a table of kinds: the name of its kind, and its fields. */
export type ActionOf<Kinds> = { [K in keyof Kinds]: { readonly kind: K } & Values<FieldsOf<Kinds[K]>> }[keyof Kinds];
