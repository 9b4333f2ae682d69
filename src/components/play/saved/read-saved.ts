/** Reads a saved battle. Reports damage and keeps the readable part. This code is loaded when needed. */
import { DiceError } from '../../../engine/kernel/dice.ts';
import { byEarlier, diceOf, type Replay, readReplay } from '../../../engine/kernel/replay.ts';
import { type Course, type Entry, entryOf, stateOf } from '../course.ts';
import { freshSeed } from '../start/requested.ts';
import type { GameSystem } from '../system.ts';
import { type Action, type Rules, type Setup, type SideId, type State, sideIds } from '../vocabulary.ts';
import { type Battle, form, isSeat, longestName, longestQuestion, type Opened, type Seat } from './saved.ts';

export type ReadBattle =
  | ({ readonly ok: true } & Opened)
  | { readonly ok: false; readonly because: string /** The battle as far as it can be played. */; readonly kept?: Opened };

export type Recounted =
  | { readonly ok: true; readonly course: Course }
  /** The problem, and the course up to it; empty if the battle cannot begin. */
  | { readonly ok: false; readonly because: string; readonly course: Course };

/** Replays a record from the beginning. If an action cannot be played, the course up to that action is kept. */
export function recounted(rules: Rules, replay: Replay<Setup, Action>): Recounted {
  const { setup, dice, actions } = replay;
  const course: Entry[] = [];
  const stopped = (because: string): Recounted => ({ ok: false, because: `${byEarlier(replay, rules)}${because}`, course });
  const source = diceOf(dice);
  try {
    course.push(entryOf(rules.begin(setup), source, null, null));
    for (const [at, action] of actions.entries()) {
      const state: State = stateOf(course);
      const refusal = rules.refuse(state, action);
      if (refusal) return stopped(`Action ${at + 1} of ${actions.length} is not possible: ${refusal.because}`);
      course.push(entryOf(rules.perform(state, action), source, action, rules.decider(state)));
    }
    source.finish?.();
  } catch (error) {
    if (error instanceof DiceError) return stopped(error.message);
    throw error;
  }
  return { ok: true, course };
}

const bad = (because: string): ReadBattle => ({ ok: false, because });

type Reading = Pick<GameSystem, 'rules' | 'words'>;

/** Opens a replay as a battle in which the user plays both sides. */
export function opened(
  { rules, words }: Reading,
  replay: Replay<Setup, Action>,
  about: Partial<Omit<Battle, 'setup'>> = {},
): ReadBattle {
  const { setup } = replay;
  const battle: Battle = {
    name: about.name ?? words.battle(setup),
    seats: about.seats ?? { A: 'person', B: 'person' },
    seed: about.seed ?? freshSeed(),
    setup,
    ...(about.question ? { question: about.question.slice(0, longestQuestion) } : {}),
    ...(about.lesson ? { lesson: true } : {}),
  };
  const told = recounted(rules, replay);
  const { answer } = about;
  if (told.ok) {
    const fits = answer && rules.refuse(stateOf(told.course), answer) === null;
    return { ok: true, battle: fits ? { ...battle, answer } : battle, course: told.course };
  }
  return { ok: false, because: told.because, ...(told.course.length > 0 ? { kept: { battle, course: told.course } } : {}) };
}

/** The set-up of a saved battle, if it could be played; otherwise undefined, and `readBattle` says why. */
function setupIn(rules: Rules, text: string): Setup | undefined {
  try {
    const read = rules.readSetup((JSON.parse(text) as { readonly setup?: unknown } | null)?.setup);
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** The answer to the question of a battle, if it can be read. */
function answerOf(rules: Rules, value: unknown): { readonly answer?: Action } {
  const answer = value === undefined ? undefined : rules.readAction(value);
  return answer === undefined ? {} : { answer };
}

/** Reads a saved battle whose code is loaded. Never throws. */
export function readBattle(system: Reading, text: string): ReadBattle {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('This text is not a saved battle, or a part of it is missing. Copy all of it again.');
  }
  const { battlebook, name, seats: players, seed, question, answer, lesson } = (value ?? {}) as Record<string, unknown>;
  if (battlebook !== form) return bad('This text is not a battle saved by this page.');
  const read = readReplay(system.rules, value);
  if (!read.ok) return bad(read.because);
  const sat = (side: SideId): Seat => {
    const said = (players as Readonly<Record<string, unknown>> | undefined)?.[side];
    return typeof said === 'string' && isSeat(said) ? said : 'person';
  };
  return opened(system, read.value, {
    ...(typeof name === 'string' ? { name: name.slice(0, longestName) } : {}),
    seats: Object.fromEntries(sideIds.map((side) => [side, sat(side)])) as Battle['seats'],
    ...(Number.isSafeInteger(seed) ? { seed: seed as number } : {}),
    ...(typeof question === 'string' ? { question } : {}),
    ...answerOf(system.rules, answer),
    ...(lesson === true ? { lesson } : {}),
  });
}

/** Loads the code that a saved battle seems to need, and reads it. */
export async function openText(system: Reading & Pick<GameSystem, 'loading'>, text: string): Promise<ReadBattle> {
  await system.loading.forReading();
  const setup = setupIn(system.rules, text);
  if (setup) await system.loading.forSetup(setup);
  return readBattle(system, text);
}
