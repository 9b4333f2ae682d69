/** A battle by link that is open on the page: its data on this device, and the course for the battle page. */
import type { OpenOnDevice } from '../../../engine/kernel/correspondence/device.ts';
import { otherSide } from '../../../engine/kernel/correspondence/messages.ts';
import { isFor } from '../../../engine/kernel/correspondence/mine.ts';
import type { Step } from '../../../engine/kernel/correspondence/play.ts';
import { DiceError } from '../../../engine/kernel/dice.ts';
import { type Course, diceOnTable, type Entry, entryOf, type Rolled } from '../course.ts';
import type { Action, Event, Rules, State } from '../vocabulary.ts';
import type { FriendHead, KeptFriendBattle } from './kept.ts';

export type Device = OpenOnDevice<State, Action, Event>;

export interface Session {
  readonly device: Device;
  /** Everything that has happened, as far as the player may know it; empty before both armies are revealed. */
  readonly course: Course;
  /** How many entries of the course have been shown. */
  readonly seen: number;
  readonly since: number;
}

/** The dice of a step, with what each decided. */
function rollsOf(rules: Rules, step: Step<State, Action, Event>, before: State | undefined): readonly Rolled[] {
  if (step.faces.length === 0) return [];
  const chance = step.action === null || !before ? rules.begin(step.state.setup) : rules.perform(before, step.action);
  try {
    return entryOf(chance, diceOnTable(step.faces), step.action, step.by).rolls;
  } catch (error) {
    if (error instanceof DiceError) return [];
    throw error;
  }
}

/** The course for these steps. Existing entries stay the same objects. */
export function courseOf(rules: Rules, steps: readonly Step<State, Action, Event>[], before: Course): Course {
  let same = true;
  return steps.map((step, at): Entry => {
    const was = before[at];
    same = same && was?.state === step.state && was.by === step.by && JSON.stringify(was.action) === JSON.stringify(step.action);
    if (same && was) return was;
    const { action, by, events, state } = step;
    return { action, by, rolls: rollsOf(rules, step, steps[at - 1]?.state), events, state };
  });
}

/** How many entries at the start of two courses are equal. */
const alike = (one: Course, another: Course): number => {
  const differs = one.findIndex((entry, at) => entry !== another[at]);
  return differs < 0 ? one.length : differs;
};

/**
 * The session after an arrival or an action. The player's own actions count as shown. The friend's actions that have arrived
 * still have to be shown.
 */
export function sessionOf(rules: Rules, device: Device, since: number, before: Session | undefined, shown?: number): Session {
  const course = courseOf(rules, device.now.known.steps, before?.course ?? []);
  const begun = Math.min(1, course.length);
  const seen = shown ?? (before ? Math.min(before.seen, alike(before.course, course)) : course.length);
  return { device, course, seen: Math.max(begun, Math.min(seen, course.length)), since };
}

export const keptOf = ({ device: { messages, mine, draft }, seen, since }: Session): KeptFriendBattle => ({
  messages,
  mine,
  draft,
  seen,
  since,
});

/** The description of the battle in the list. */
export function headOf({ device, since }: Session, name: string): FriendHead {
  const { record } = device.sent;
  const friend = record.names[otherSide(device.mine.side)] ?? 'your friend';
  const isMine = isFor(record.waits, device.mine);
  const turn = record.broken
    ? 'broken'
    : record.waits === null || record.waits.what === 'reveal-all'
      ? isMine
        ? 'yours'
        : 'over'
      : isMine && record.waits.what !== 'accept'
        ? 'yours'
        : 'theirs';
  return { battle: record.id, name, friend, turn, messages: device.messages.length, since };
}
