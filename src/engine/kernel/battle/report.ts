/** Reports: a state, and the events that led to it. */
import { andThen, type Chance, known } from '../chance.ts';
import type { HappenedBy, Report } from '../ruleset.ts';

/** An effect on a state, possibly with dice. */
export type Moment<State, Event extends HappenedBy> = (state: State) => Chance<Report<State, Event>>;

export const report = <State, Event extends HappenedBy>(state: State, ...events: readonly Event[]): Report<State, Event> => ({
  state,
  events,
});

/** A report as a `Chance` without dice. */
export const certain = <State, Event extends HappenedBy>(
  state: State,
  ...events: readonly Event[]
): Chance<Report<State, Event>> => known({ state, events });

/** The events of two reports, in order. Most reports have no events, and then the list of the other report is reused. */
const together = <Event>(before: readonly Event[], now: readonly Event[]): readonly Event[] =>
  now.length === 0 ? before : before.length === 0 ? now : [...before, ...now];

/** Applies effects one after the other, each to the state that the previous one left, and keeps all events in order. */
export function inTurn<State, Event extends HappenedBy>(
  from: Report<State, Event>,
  ...moments: readonly Moment<State, Event>[]
): Chance<Report<State, Event>> {
  let sofar = from;
  for (const [at, moment] of moments.entries()) {
    const { events } = sofar;
    const next = moment(sofar.state);
    if (next.kind === 'roll')
      return andThen(next, (report) =>
        inTurn({ state: report.state, events: together(events, report.events) }, ...moments.slice(at + 1)),
      );
    sofar = { state: next.value.state, events: together(events, next.value.events) };
  }
  return known(sofar);
}
