/** How a battle continues automatically after an action, until a player has a decision. */
import { andThen, type Chance, known } from '../chance.ts';
import type { HappenedBy, Report } from '../ruleset.ts';
import { inTurn, type Moment } from './report.ts';

/** A check after an action. The check returns what happens next; null if the check does not apply. */
export type Watch<State, Event extends HappenedBy> = (from: Report<State, Event>) => Chance<Report<State, Event>> | null;

/**
 * A watcher that needs only the state. `work` returns a report, a `Chance` of a report, or null if the watcher has nothing to do.
 */
export const watch =
  <State, Event extends HappenedBy>(
    work: (state: State) => Chance<Report<State, Event>> | Report<State, Event> | null,
  ): Watch<State, Event> =>
  (from) => {
    const done = work(from.state);
    return done && inTurn(from, () => ('kind' in done ? done : known(done)));
  };

/** A report for a watcher; null if the state has not changed. */
export const changed = <State, Event extends HappenedBy>(
  before: State,
  now: Report<State, Event>,
): Report<State, Event> | null => (now.state === before ? null : now);

/** The effects that chapters claim at one moment of play, in the order of `names`. A name without any effects is skipped. */
export const ordered = <Name extends string, Claim>(
  names: readonly Name[],
  claims: readonly (Partial<Readonly<Record<Name, Claim>>> | undefined)[],
): readonly Claim[] => names.flatMap((name) => claims.flatMap((claim) => claim?.[name] ?? []));

export interface Advancing<State, Event extends HappenedBy> {
  /** Whether the battle stops here: it is over, or the last action is not settled yet. */
  rests(state: State): boolean;
  /**
   * The checks, in the order in which they run. The first check that applies acts, and then the checks start again from the top.
   */
  watchers(state: State): readonly Watch<State, Event>[];
  /** Whether a player has a decision to make. */
  isAsked(state: State): boolean;
  /**
   * Continues when no player has a decision to make: the next step and its effects. The function must lead to a question or to
   * the end of the battle.
   */
  next: Moment<State, Event>;
}

/** Continues until a player has a decision or the battle is over. */
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
