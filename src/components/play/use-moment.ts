/** Which moment of a battle is shown, who looks at it, and what that player may do. */
import { useMemo, useState } from 'preact/hooks';
import { type Course, type Entry, viewOf } from './course.ts';
import { useSystem } from './system-context.ts';
import { sinceOf } from './trails.ts';
import type { Play } from './use-battle.ts';
import { type Question, type SideId, type State, sideIds } from './vocabulary.ts';

export interface Moment {
  /** Number of the entry that is shown, and the entry. */
  readonly at: number;
  readonly entry: Entry;
  /** The state as whoever looks may know it. */
  readonly state: State;
  /** The latest moment is shown, and not an earlier one. */
  readonly live: boolean;
  /** Who decides now; null when the battle is over. */
  readonly side: SideId | null;
  /** The side whose view is shown; undefined where both sides or neither look. */
  readonly viewer: SideId | undefined;
  /** The player of this page decides now. */
  readonly mine: boolean;
  /** What the player is asked. */
  readonly question: Question | null;
  /** Two players share the device. */
  readonly shared: boolean;
  /** Only the player who answers a secret question looks. */
  readonly alone: boolean;
  /** The answer is secret, and the device has to be handed over first. */
  readonly curtained: boolean;
  lift(): void;
  /** What the opponent has done last, to be watched again; null where there is nothing. */
  readonly again: (() => void) | null;
  /** It is being watched again: it runs on by itself. */
  readonly runs: boolean;
  /** Shows an entry; undefined for the latest. */
  show(at: number | undefined): void;
}

export function useMoment({ open, side, computer, ownDice, friend }: Play, course: Course): Moment {
  const system = useSystem();
  const [past, setPast] = useState<number>();
  const [runs, setRuns] = useState(false);
  /** The moment at which the curtain was lifted. */
  const [lifted, setLifted] = useState<Entry>();
  const at = Math.min(past ?? Infinity, course.length - 1);
  const entry = course[at] as Entry;
  // Nobody sees what the other side keeps secret: whoever decides, or plays against the computer, sees his own side of it.
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
  // Whoever has just answered a secret question of his is still the only one who looks.
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
