/**
 * Extension points: questions that the engine asks all chapters of a battle. A point defines the question, and how the answers of
 * several chapters become one answer. The caller names only the point, and neither a chapter nor the default:
 * `ask.isUnseen(state, unit)`. The first argument always says which battle is meant.
 */
import type { Chance } from '../chance.ts';
import { onceFor } from '../memo.ts';
import type { Refusal } from '../rule-id.ts';
import type { HappenedBy, Report } from '../ruleset.ts';
import { inTurn } from './report.ts';

// biome-ignore lint/suspicious/noExplicitAny: the arguments of a point are known only where the point is declared.
type Part = (...args: any[]) => unknown;

/** `Of` is the type of the function that one chapter provides, and `Asked` the type of the function that callers use. */
export interface Point<Of extends Part = Part, Asked extends Part = Of> {
  combine(parts: readonly Of[]): Asked;
}

/** Whether at least one chapter says yes. */
export const any = <Of extends (...args: never[]) => boolean>(): Point<Of> => ({
  combine: (parts) => (parts.length === 0 ? () => false : (...args: Parameters<Of>) => parts.some((part) => part(...args))) as Of,
});

/** The first answer of a chapter that is not null; null if there is none. */
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

/** The first refusal that a chapter gives; null if there is none. */
export const firstRefusal = <Of extends (...args: never[]) => Refusal | null>(): Point<Of> => first<Of>();

/** Lets a chapter replace the default. The first chapter that does so counts; without one, the default is used. */
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

/** A value that each chapter may change in turn, passed as the second argument. */
export const through = <Of extends (of: never, value: never, ...more: never[]) => unknown>(): Point<Of> => ({
  combine: (parts) =>
    ((of: never, value: never, ...more: never[]) =>
      parts.reduce<unknown>((sofar, part) => part(of, sofar as never, ...more), value)) as Of,
});

/** A state that each chapter may change in turn. The state is the first argument. */
export const throughState = <Of extends (state: never, ...more: never[]) => unknown>(): Point<Of> => ({
  combine: (parts) =>
    ((state: never, ...more: never[]) => parts.reduce<unknown>((sofar, part) => part(sofar as never, ...more), state)) as Of,
});

/** The lists of all chapters, joined. */
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

/** The sum of the chapters' numbers. */
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

/** Effects: each chapter continues from the state that the previous one left, and all events are kept. */
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

/** Combines the reports of all chapters in sequence, without dice. */
export const reportsInSequence = <State, Event extends HappenedBy, More extends readonly unknown[]>(): Point<
  (state: State, ...more: More) => Report<State, Event>
> => ({
  combine:
    (parts) =>
    (state, ...more) =>
      parts.reduce<Report<State, Event>>(
        (from, part) => {
          const report = part(from.state, ...more);
          return { state: report.state, events: from.events.length === 0 ? report.events : [...from.events, ...report.events] };
        },
        { state, events: [] },
      ),
});

/** A chapter's functions for some or all of the points. */
export type Parts<Points> = {
  readonly [Name in keyof Points]?: Points[Name] extends { combine(parts: readonly (infer Of)[]): unknown } ? Of : never;
};
/** The combined functions for all points. */
export type Asked<Points> = {
  readonly [Name in keyof Points]: Points[Name] extends { combine(parts: never): infer Answer } ? Answer : never;
};

/**
 * Builds the functions that ask all chapters of a battle. `key` returns an object that identifies the battle of the first
 * argument, such as its set-up. `partsOf` returns the functions of that battle's chapters. The functions are combined once per
 * battle.
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
  // No point takes more than these six arguments. A rest parameter would create a list on every call.
  const asking =
    (name: string) =>
    (of: Of, b?: unknown, c?: unknown, d?: unknown, e?: unknown, f?: unknown): unknown =>
      (together(key(of))[name] as Part)(of, b, c, d, e, f);
  return Object.fromEntries(names.map((name) => [name, asking(name)])) as unknown as Asked<Points>;
}
