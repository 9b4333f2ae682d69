/** A battle as it is kept on the device, handed out as a file, and read again. What is damaged is said; what can be kept is. */

import { fetched, readyFor } from '../../engine/fr3/battle/chapters/contents.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import type { Setup } from '../../engine/fr3/battle/setup.ts';
import { type SideId, sideIds } from '../../engine/fr3/battle/state.ts';
import { type PlayerId, playerIds } from '../../engine/kernel/opponent.ts';
import { type Replay, readReplay } from '../../engine/kernel/replay.ts';
import { type Course, recounted, replayOf } from './course.ts';
import * as shelf from './shelf.ts';
import { freshSeed } from './wanted.ts';

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

export type ReadBattle =
  | ({ readonly ok: true } & Opened)
  | { readonly ok: false; readonly because: string /** As far as it can be played. */; readonly kept?: Opened };

const form = 'battle';

export function writeBattle({ setup, seats: players, ...about }: Battle, course: Course): string {
  return JSON.stringify({ battlebook: form, ...about, seats: players, ...replayOf(setup, course) });
}

const bad = (because: string): ReadBattle => ({ ok: false, because });

/** A replay that is read as a battle: both sides are in the hands of whoever looks at it. */
export function opened(replay: Replay<Setup, Action>, about: Partial<Omit<Battle, 'setup'>> = {}): ReadBattle {
  const { setup } = replay;
  const battle: Battle = {
    name: about.name ?? `${setup.armies.A.name} against ${setup.armies.B.name}`,
    seats: about.seats ?? { A: 'person', B: 'person' },
    seed: about.seed ?? freshSeed(),
    setup,
    ...(about.question ? { question: about.question.slice(0, longestQuestion) } : {}),
    ...(about.lesson ? { lesson: true } : {}),
  };
  const told = recounted(replay);
  if (told.ok) return { ok: true, battle, course: told.course };
  return { ok: false, because: told.because, ...(told.course.length > 0 ? { kept: { battle, course: told.course } } : {}) };
}

/** The armies of a saved battle that could be played; undefined where there is none: why, `readBattle` says. */
function armiesIn(text: string): Setup['armies'] | undefined {
  try {
    const read = fr3Battle.readSetup((JSON.parse(text) as { readonly setup?: unknown } | null)?.setup);
    return read.ok ? read.value.armies : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a saved battle whose chapters are here. Nothing throws. */
export function readBattle(text: string): ReadBattle {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('This text is not a saved battle, or a part of it is missing: it is not complete JSON.');
  }
  const { battlebook, name, seats: players, seed, question, lesson } = (value ?? {}) as Record<string, unknown>;
  if (battlebook !== form) return bad('This text is not a battle saved by this page.');
  const read = readReplay(fr3Battle, value);
  if (!read.ok) return bad(read.because);
  const sat = (side: SideId): Seat => {
    const said = (players as Readonly<Record<string, unknown>> | undefined)?.[side];
    return typeof said === 'string' && isSeat(said) ? said : 'person';
  };
  return opened(read.value, {
    ...(typeof name === 'string' ? { name: name.slice(0, 120) } : {}),
    seats: Object.fromEntries(sideIds.map((side) => [side, sat(side)])) as Battle['seats'],
    ...(Number.isSafeInteger(seed) ? { seed: seed as number } : {}),
    ...(typeof question === 'string' ? { question } : {}),
    ...(lesson === true ? { lesson } : {}),
  });
}

/** Keeps a battle on this device. False when the device does not let the page keep anything. */
export const keep = (id: string, { battle, course }: Opened): boolean =>
  shelf.keep(id, { name: battle.name, actions: course.length - 1 }, writeBattle(battle, course));

/** Fetches what it takes to read a saved battle, as far as that can be seen, and reads it. */
export async function openText(text: string): Promise<ReadBattle> {
  await fetched('reading', 'callings');
  const armies = armiesIn(text);
  if (armies) await readyFor({ armies });
  return readBattle(text);
}

export const openKept = (id: string): Promise<ReadBattle> => openText(shelf.textOf(id));
