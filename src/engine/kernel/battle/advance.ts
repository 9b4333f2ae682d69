/** How a battle goes on by itself after an action, until somebody has a decision again. */
import { andThen, type Chance, known } from '../chance.ts';
import type { HappenedBy, Report } from '../ruleset.ts';
import { inTurn, type Moment } from './report.ts';

/** What is done about something that is watched for; null if there is nothing to do. */
export type Watch<State, Event extends HappenedBy> = (from: Report<State, Event>) => Chance<Report<State, Event>> | null;

/** A watcher that looks at the state alone: a report or a chance is what it does, null is nothing to do. */
export const watch =
  <State, Event extends HappenedBy>(
    work: (state: State) => Chance<Report<State, Event>> | Report<State, Event> | null,
  ): Watch<State, Event> =>
  (from) => {
    const done = work(from.state);
    return done && inTurn(from, () => ('kind' in done ? done : known(done)));
  };

/** A report for a watcher: null where the state is still the same. */
export const changed = <State, Event extends HappenedBy>(
  before: State,
  now: Report<State, Event>,
): Report<State, Event> | null => (now.state === before ? null : now);

/** The happenings of a moment by their names, in the order of `names`; a name that nobody claims is passed over. */
export const ordered = <Name extends string, Claim>(
  names: readonly Name[],
  claims: readonly (Partial<Readonly<Record<Name, Claim>>> | undefined)[],
): readonly Claim[] => names.flatMap((name) => claims.flatMap((claim) => claim?.[name] ?? []));

export interface Advancing<State, Event extends HappenedBy> {
  /** Whether nothing at all goes on by itself: the battle is over, or what comes of the last action is not settled yet. */
  rests(state: State): boolean;
  /** What is watched for, in order. The first that has something to do does it; then all are asked again from the beginning. */
  watchers(state: State): readonly Watch<State, Event>[];
  /** Whether somebody has a decision. */
  isAsked(state: State): boolean;
  /** What comes next when nobody has: the next step, and what happens as it begins. It must lead to a question or to the end. */
  next: Moment<State, Event>;
}

/** Goes on until somebody has a decision, or the battle is over. */
export function advancing<State, Event extends HappenedBy>({ rests, watchers, isAsked, next }: Advancing<State, Event>) {
  return function advance(from: Report<State, Event>): Chance<Report<State, Event>> {
    const { state } = from;
    if (rests(state)) return known(from);
    for (const watcher of watchers(state)) {
      const done = watcher(from);
      if (done) return andThen(done, advance);
    }
    return isAsked(state) ? known(from) : andThen(inTurn(from, next), advance);
  };
}
