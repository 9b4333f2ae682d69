/**
 * Points at which chapters take part. A point is declared once: what is asked, and how the parts of several chapters make one
 * answer. Whoever asks names the point, and neither a chapter nor what holds without one: `ask.isUnseen(state, unit)`.
 *
 * What is asked is always asked of a battle: the first argument says of which one.
 */
import type { Chance } from '../chance.ts';
import { onceFor } from '../memo.ts';
import type { Refusal } from '../rule-id.ts';
import type { HappenedBy, Report } from '../ruleset.ts';
import { inTurn } from './report.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a point is asked with is known where it is declared.
type Part = (...args: any[]) => unknown;

/** A part that one chapter takes is a `Of`; what is asked of all of them together is an `Asked`. */
export interface Point<Of extends Part = Part, Asked extends Part = Of> {
  combine(parts: readonly Of[]): Asked;
}

/** Whether it is so for one chapter at least. */
export const any = <Of extends (...args: never[]) => boolean>(): Point<Of> => ({
  combine: (parts) => (parts.length === 0 ? () => false : (...args: Parameters<Of>) => parts.some((part) => part(...args))) as Of,
});

/** What the first chapter says that says anything; null when none does. */
export const first = <Of extends (...args: never[]) => unknown>(): Point<Of> => ({
  combine: (parts) =>
    (parts.length === 0
      ? () => null
      : (...args: Parameters<Of>) => {
          for (const part of parts) {
            const found = part(...args);
            if (found !== null) return found;
          }
          return null;
        }) as Of,
});

/** Why something is refused: the first reason. */
export const firstRefusal = <Of extends (...args: never[]) => Refusal | null>(): Point<Of> => first<Of>();

/** What the first chapter does instead of the usual; the usual when none does. */
export const instead = <Asked extends (...args: never[]) => unknown>(
  usual: Asked,
): Point<(...args: Parameters<Asked>) => ReturnType<Asked> | null, Asked> => ({
  combine: (parts) =>
    parts.length === 0
      ? usual
      : (((...args: Parameters<Asked>) => {
          for (const part of parts) {
            const found = part(...args);
            if (found !== null) return found;
          }
          return usual(...args);
        }) as Asked),
});

/** A value that each chapter may change, one after the other: the second argument. */
export const through = <Of extends (of: never, value: never, ...more: never[]) => unknown>(): Point<Of> => ({
  combine: (parts) =>
    ((of: never, value: never, ...more: never[]) =>
      parts.reduce<unknown>((sofar, part) => part(of, sofar as never, ...more), value)) as Of,
});

/** A state that each chapter may change, one after the other: the first argument. */
export const throughState = <Of extends (state: never, ...more: never[]) => unknown>(): Point<Of> => ({
  combine: (parts) =>
    ((state: never, ...more: never[]) => parts.reduce<unknown>((sofar, part) => part(sofar as never, ...more), state)) as Of,
});

/** The lists of all chapters, in one. */
export const gather = <Of extends (...args: never[]) => readonly unknown[]>(): Point<Of> => {
  const none: readonly unknown[] = [];
  return {
    combine: ([only, ...more]) =>
      (only === undefined
        ? () => none
        : more.length === 0
          ? only
          : (...args: Parameters<Of>) => [only, ...more].flatMap((part) => part(...args))) as Of,
  };
};

/** The sum of what each chapter says. */
export const sum = <Of extends (...args: never[]) => number>(): Point<Of> => ({
  combine: (parts) => ((...args: Parameters<Of>) => parts.reduce((total, part) => total + part(...args), 0)) as Of,
});

/** The fields of all chapters in one object, such as the circumstances of a question. */
export const merge = <Of extends (...args: never[]) => object>(): Point<Of> => {
  const nothing = {};
  return {
    combine: ([only, ...more]) =>
      (only === undefined
        ? () => nothing
        : more.length === 0
          ? only
          : (...args: Parameters<Of>) => Object.assign({}, ...[only, ...more].map((part) => part(...args)))) as Of,
  };
};

/** What happens: each chapter goes on from the state that the one before it left, and the events of all are kept. */
export const inSequence = <State, Event extends HappenedBy, More extends readonly unknown[]>(): Point<
  (state: State, ...more: More) => Chance<Report<State, Event>>
> => ({
  combine:
    (parts) =>
    (state, ...more) =>
      inTurn(
        { state, events: [] },
        ...parts.map(
          (part) =>
            (at: State): Chance<Report<State, Event>> =>
              part(at, ...more),
        ),
      ),
});

/** The same where no die is needed. */
export const reportsInSequence = <State, Event extends HappenedBy, More extends readonly unknown[]>(): Point<
  (state: State, ...more: More) => Report<State, Event>
> => ({
  combine:
    (parts) =>
    (state, ...more) =>
      parts.reduce<Report<State, Event>>(
        (from, part) => {
          const told = part(from.state, ...more);
          return { state: told.state, events: from.events.length === 0 ? told.events : [...from.events, ...told.events] };
        },
        { state, events: [] },
      ),
});

/** What a chapter takes part in: a function for any of the points. */
export type Parts<Points> = {
  readonly [Name in keyof Points]?: Points[Name] extends { combine(parts: readonly (infer Of)[]): unknown } ? Of : never;
};
/** What is asked of the chapters of a battle together. */
export type Asked<Points> = {
  readonly [Name in keyof Points]: Points[Name] extends { combine(parts: never): infer Answer } ? Answer : never;
};

/**
 * Asks the chapters of a battle. `key` says which battle the first argument belongs to, such as its set-up, and `partsOf` what its
 * chapters take part in: they are put together once for each.
 */
export function askChapters<Points extends Readonly<Record<string, Point<never, Part>>>, Of, Key extends object>(
  points: Points,
  key: (of: Of) => Key,
  partsOf: (key: Key) => readonly Parts<Points>[],
): Asked<Points> {
  const names = Object.keys(points);
  const together = onceFor((battle: Key): Readonly<Record<string, Part>> => {
    const parts = partsOf(battle) as readonly Readonly<Record<string, Part | undefined>>[];
    return Object.fromEntries(
      names.map((name) => [name, (points[name] as Point).combine(parts.flatMap((each) => each[name] ?? []))]),
    );
  });
  // Six arguments are more than any point has: a list of them would be made anew each time.
  const asking =
    (name: string) =>
    (of: Of, b?: unknown, c?: unknown, d?: unknown, e?: unknown, f?: unknown): unknown =>
      (together(key(of))[name] as Part)(of, b, c, d, e, f);
  return Object.fromEntries(names.map((name) => [name, asking(name)])) as unknown as Asked<Points>;
}
