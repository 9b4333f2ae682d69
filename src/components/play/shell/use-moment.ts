/** Determines which moment of a battle is shown, from which side's view, and what that side's player may do. */
import { useMemo, useState } from 'preact/hooks';
import { type Course, type Entry, viewOf } from '../course.ts';
import { useSystem } from '../system-context.ts';
import { sinceOf } from '../table/trails.ts';
import type { Play } from '../use-battle.ts';
import { type Question, type SideId, type State, sideIds } from '../vocabulary.ts';

export interface Moment {
  /** The index of the entry shown, and the entry. */
  readonly at: number;
  readonly entry: Entry;
  /** The state as the viewer may know it. */
  readonly state: State;
  /** Whether the latest moment is shown. */
  readonly live: boolean;
  /** The side that decides now; null after the battle. */
  readonly side: SideId | null;
  /** The side whose view is shown; undefined if the page hides nothing, because both sides are looking or neither is. */
  readonly viewer: SideId | undefined;
  /** Whether the player on this page decides now. */
  readonly mine: boolean;
  /** The current question to the player. */
  readonly question: Question | null;
  /** Whether two players share the device. */
  readonly shared: boolean;
  /** Whether the player who answers a secret question is the only one looking. */
  readonly alone: boolean;
  /** The answer is secret, and the device must be handed over first. */
  readonly curtained: boolean;
  lift(): void;
  /** Shows the opponent's last actions again; null if there are none. */
  readonly again: (() => void) | null;
  /** Whether the opponent's actions are being shown again now. */
  readonly runs: boolean;
  /** Shows an entry; undefined means the latest. */
  show(at: number | undefined): void;
}

export function useMoment({ open, side, computer, ownDice, friend }: Play, course: Course): Moment {
  const system = useSystem();
  const [past, setPast] = useState<number>();
  const [runs, setRuns] = useState(false);
  /** The entry at which the device was handed over. */
  const [lifted, setLifted] = useState<Entry>();
  const at = Math.min(past ?? Infinity, course.length - 1);
  const entry = course[at] as Entry;
  // Hides the other side's secrets. A player who has to decide, or who plays against the computer, sees only what his own side
  // knows.
  const seats = open?.battle.seats;
  const viewer = friend
    ? friend.side
    : seats?.A === 'person' && seats.B === 'person'
      ? side
      : sideIds.find((id) => seats?.[id] === 'person');
  const state = useMemo(() => (viewer ? viewOf(system.rules, entry.state, viewer) : entry.state), [entry.state, viewer]);
  const live = past === undefined;
  const mine = live && !computer && side !== null && !ownDice && (friend?.mine ?? true);
  const question = mine ? system.question(state) : null;
  const shared = !friend && seats?.A === seats?.B;
  // A player who has just answered a secret question is still the only one looking.
  const alone = lifted !== undefined && (lifted === entry || (lifted === course[at - 1] && entry.by === question?.side));
  if (alone && question?.secret === true && lifted !== entry) setLifted(entry);
  const theirs = side === null ? course.length - 1 : course.findLastIndex(({ by }) => by !== null && by !== side);
  return {
    at,
    entry,
    state,
    live,
    side,
    viewer: viewer ?? undefined,
    mine,
    question,
    shared,
    alone,
    curtained: question?.secret === true && shared && !alone,
    lift: () => setLifted(entry),
    again:
      theirs > 0
        ? () => {
            setRuns(true);
            setPast(sinceOf(course, theirs));
          }
        : null,
    runs,
    show(index) {
      const now = index === course.length - 1 ? undefined : index;
      if (now === undefined) setRuns(false);
      setPast(now);
    },
  };
}
