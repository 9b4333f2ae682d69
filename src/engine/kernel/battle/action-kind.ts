/** A kind of action as data: which questions it answers, what it carries, when it is refused, what comes of it. */
import type { Chance } from '../chance.ts';
import type { Fields, Values } from '../fields.ts';
import type { Refusal } from '../rule-id.ts';
import type { HappenedBy, Report } from '../ruleset.ts';
import type { Question } from './question.ts';

export interface ActionKind<State, Ask extends Question, Event extends HappenedBy, F extends Fields> {
  /** The questions that it answers. */
  readonly answers: readonly Ask['what'][];
  /** What it carries, checked when an action is read from outside. */
  readonly fields: F;
  /**
   * Candidates, legal or not: what is refused is left out later. While the question is open, the kinds that answer it must have a legal one
   * among them. With free parameters, such as lengths, a few useful ones: any other is accepted if it is not refused.
   */
  candidates(state: State, ask: Ask): Iterable<Values<F>>;
  refuse(state: State, action: Values<F>, ask: Ask): Refusal | null;
  /** What comes of a legal action. Of a question that interrupts, the state no longer has it on its list. */
  perform(state: State, action: Values<F>, ask: Ask): Chance<Report<State, Event>>;
}

/** Any kind, whatever it carries. */
export type AnyKind<State, Ask extends Question, Event extends HappenedBy> = ActionKind<State, Ask, Event, Fields>;

/** Kinds by their names, in the order in which their candidates are listed. */
export type KindTable<State, Ask extends Question, Event extends HappenedBy> = Readonly<
  Record<string, AnyKind<State, Ask, Event>>
>;

/** Says of a kind that it is one of a system's; what it carries is inferred. */
export const kindsOf =
  <State, Ask extends Question, Event extends HappenedBy>() =>
  <F extends Fields>(kind: ActionKind<State, Ask, Event, F>): ActionKind<State, Ask, Event, F> =>
    kind;

type FieldsOf<Kind> = Kind extends { readonly fields: infer F extends Fields } ? F : never;

/** Any action of a table of kinds: the name of its kind, and what that carries. */
export type ActionOf<Kinds> = { [K in keyof Kinds]: { readonly kind: K } & Values<FieldsOf<Kinds[K]>> }[keyof Kinds];
