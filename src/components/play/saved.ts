import type { SideId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../engine/fr3/battle/vocabulary/setup.ts';
import { type PlayerId, playerIds } from '../../engine/kernel/opponent/player.ts';
import type { Stored } from '../ui/stored/stored.ts';
import { type Course, replayOf } from './course.ts';
import * as shelf from './storage.ts';

/** Who decides for a side: somebody at this device, or the computer by how hard it tries. */
export type Seat = 'person' | PlayerId;
const seats: readonly string[] = ['person', ...playerIds];
export const isSeat = (word: string): word is Seat => seats.includes(word);

export interface Battle {
  readonly name: string;
  readonly seats: Readonly<Record<SideId, Seat>>;
  /** The dice of the page follow from it. */
  readonly seed: number;
  readonly setup: Setup;
  /** What a link asks about the position: for those who are at odds over it. */
  readonly question?: string;
  /** It is the battle of the lesson: somebody stands by and explains. */
  readonly lesson?: true;
}

/** Letters of a question at most. */
export const longestQuestion = 300;

export interface Opened {
  readonly battle: Battle;
  readonly course: Course;
}

/** Where a battle is kept on this device, and its text there. */
export interface Kept {
  readonly id: string;
  readonly text: string;
}

/** What a saved battle calls itself. */
export const form = 'battle';

export function writeBattle({ setup, seats: players, ...about }: Battle, course: Course): string {
  return JSON.stringify({ battlebook: form, ...about, seats: players, ...replayOf(setup, course) });
}

/** Keeps a battle on this device. */
export const keep = (id: string, { battle, course }: Opened): Stored =>
  shelf.keep(id, { name: battle.name, actions: course.length - 1 }, writeBattle(battle, course));
