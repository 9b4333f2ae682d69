import { type PlayerId, playerIds } from '../../../engine/kernel/opponent/levels.ts';
import type { Stored } from '../../ui/stored/stored.ts';
import { type Course, replayOf, stateOf } from '../course.ts';
import type { Action, Event, Rules, Setup, SideId, State } from '../vocabulary.ts';
import { storageOf } from './storage.ts';

/** Who decides for a side: a person at this device, or a computer player of a certain strength. */
export type Seat = 'person' | PlayerId;
const seats: readonly string[] = ['person', ...playerIds];
export const isSeat = (word: string): word is Seat => seats.includes(word);

export interface Battle<S extends Setup = Setup> {
  readonly name: string;
  readonly seats: Readonly<Record<SideId, Seat>>;
  /** The seed of the page's dice. */
  readonly seed: number;
  readonly setup: S;
  /** A question about the position from a link, for players who disagree. */
  readonly question?: string;
  /** A visitor's answer to the question. The answer is an action that is possible at the end of the battle. */
  readonly answer?: Action;
  /** The battle is the lesson, with a tutor. */
  readonly lesson?: true;
}

/** The maximum length of a battle's name, in characters. */
export const longestName = 120;
/** The maximum length of a question, in characters. */
export const longestQuestion = 300;

export interface Opened<S extends Setup = Setup, St extends State = State, A extends Action = Action, E extends Event = Event> {
  readonly battle: Battle<S>;
  readonly course: Course<St, A, E>;
}

/** The id of a battle in storage, and its stored text. */
export interface StoredBattle {
  readonly id: string;
  readonly text: string;
}

/** The value that marks a saved battle. */
export const form = 'battle';

type Written = Pick<Rules, 'system' | 'version'>;

export function writeBattle(rules: Written, { setup, seats: players, ...about }: Battle, course: Course): string {
  return JSON.stringify({ battlebook: form, ...about, seats: players, ...replayOf(rules, setup, course) });
}

/** The part of a system that describes the state of a battle. */
interface Telling {
  header(state: State): {
    readonly turn: string;
    readonly step: string;
    readonly sides: Readonly<Record<SideId, { readonly score: { readonly total: number } }>>;
  };
}

/** A short description of a battle for the list: `Turn 2, 130 to 90 points`. */
function standing({ header }: Telling, state: State): string {
  const { turn, step, sides } = header(state);
  return `${turn || step}, ${sides.A.score.total} to ${sides.B.score.total} points`;
}

/** Stores a new battle in which nothing has happened yet. */
export const saveBattle = (rules: Written, id: string, { battle, course }: Opened): Stored =>
  storageOf(rules.system).keep(
    id,
    { name: battle.name, actions: course.length - 1, stands: 'Not begun' },
    writeBattle(rules, battle, course),
  );

/** The description of a battle in the list of stored battles. */
export const battleListing = (system: Telling, { battle, course }: Opened) => ({
  name: battle.name,
  actions: course.length - 1,
  stands: standing(system, stateOf(course)),
});
