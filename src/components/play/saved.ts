import { type PlayerId, playerIds } from '../../engine/kernel/opponent/levels.ts';
import type { Stored } from '../ui/stored/stored.ts';
import { type Course, replayOf, stateOf } from './course.ts';
import { storageOf } from './storage.ts';
import type { Action, Event, Rules, Setup, SideId, State } from './vocabulary.ts';

/** Who decides for a side: somebody at this device, or the computer by how hard it tries. */
export type Seat = 'person' | PlayerId;
const seats: readonly string[] = ['person', ...playerIds];
export const isSeat = (word: string): word is Seat => seats.includes(word);

export interface Battle<S extends Setup = Setup> {
  readonly name: string;
  readonly seats: Readonly<Record<SideId, Seat>>;
  /** The dice of the page follow from it. */
  readonly seed: number;
  readonly setup: S;
  /** What a link asks about the position: for those who are at odds over it. */
  readonly question?: string;
  /** What a visitor has answered to the question: an action that is possible at the end of the battle. */
  readonly answer?: Action;
  /** It is the battle of the lesson: somebody stands by and explains. */
  readonly lesson?: true;
}

/** Letters of a question at most. */
export const longestQuestion = 300;

export interface Opened<S extends Setup = Setup, St extends State = State, A extends Action = Action, E extends Event = Event> {
  readonly battle: Battle<S>;
  readonly course: Course<St, A, E>;
}

/** Where a battle is kept on this device, and its text there. */
export interface Kept {
  readonly id: string;
  readonly text: string;
}

/** What a saved battle calls itself. */
export const form = 'battle';

type Written = Pick<Rules, 'system' | 'version'>;

export function writeBattle(rules: Written, { setup, seats: players, ...about }: Battle, course: Course): string {
  return JSON.stringify({ battlebook: form, ...about, seats: players, ...replayOf(rules, setup, course) });
}

/** Whoever says how a battle stands. */
interface Telling {
  header(state: State): {
    readonly turn: string;
    readonly step: string;
    readonly sides: Readonly<Record<SideId, { readonly score: { readonly total: number } }>>;
  };
}

/** How a battle stands, to recognize it by: `Turn 2, 130 to 90 points`. */
function standing({ header }: Telling, state: State): string {
  const { turn, step, sides } = header(state);
  return `${turn || step}, ${sides.A.score.total} to ${sides.B.score.total} points`;
}

/** Keeps a battle on this device in which nothing has happened yet. */
export const keep = (rules: Written, id: string, { battle, course }: Opened): Stored =>
  storageOf(rules.system).keep(
    id,
    { name: battle.name, actions: course.length - 1, stands: 'Not begun' },
    writeBattle(rules, battle, course),
  );

/** What the list of kept battles says of a battle. */
export const listing = (system: Telling, { battle, course }: Opened) => ({
  name: battle.name,
  actions: course.length - 1,
  stands: standing(system, stateOf(course)),
});
