/**
 * The computer's turn: the computer thinks in the background, and the page shows one move after another. If no answer comes, the
 * player can choose how to continue.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Course, viewOf } from '../course.ts';
import type { Battle, Seat } from '../saved/saved.ts';
import type { Settings } from '../saved/storage.ts';
import type { GameSystem } from '../system.ts';
import { useSystem } from '../system-context.ts';
import type { Action, SideId, State } from '../vocabulary.ts';
import { choice, type Failure, hasNoWorker, hurry, simpleMove, stopThinking, ThinkingError } from './thinking.ts';

/** Milliseconds between two moves by the computer. */
const paces = { slow: 1600, quick: 650, 'at once': 0 } as const;
/** After this many milliseconds of thinking, the player is offered a way to end it. */
const patience = 1000;
/**
 * How many milliseconds to wait after the player has asked for a move now. When this time is over, the page makes a simple move.
 */
const grace = 1500;

export interface Computer {
  /** `long` means that it takes so long that the player is offered a way to end it. */
  readonly thinks: 'no' | 'yes' | 'long';
  /** Why no move came. The computer then waits for the player's choice. */
  readonly stuck: Failure | null;
  /** No worker could be started, so the page itself thinks, only one action ahead. */
  readonly alone: boolean;
  tryAgain(): void;
  /** Makes the best move found so far, or a simple one immediately. */
  playNow(): void;
}

interface Turn {
  readonly battle: Battle;
  readonly course: Course;
  readonly state: State;
  readonly side: SideId;
  readonly player: Exclude<Seat, 'person'>;
}

const taskOf = ({ rules }: GameSystem, { battle, state, side, player }: Turn) =>
  ({ ask: 'choose', player, seed: battle.seed, state: viewOf(rules, state, side) }) as const;

/** The computer's choice. During deployment the choice follows a standard deployment; otherwise it comes from the thinker. */
async function choose(system: GameSystem, turn: Turn): Promise<Action | undefined> {
  const { deployment, actions } = system;
  if (deployment.isOn(turn.state)) return deployment.next(turn.state, turn.side);
  const [only, ...others] = actions.listed(turn.state);
  if (others.length === 0) return only;
  return (await choice(system, taskOf(system, turn))) ?? only;
}

/** A simple choice, or any legal action if even that fails. */
async function chooseSimply(system: GameSystem, turn: Turn): Promise<Action | undefined> {
  const { deployment, actions } = system;
  if (deployment.isOn(turn.state)) return deployment.next(turn.state, turn.side);
  return (await simpleMove(system, taskOf(system, turn)).catch(() => null)) ?? actions.listed(turn.state)[0];
}

/** `turn` is the computer's current decision; undefined if it has none. */
export function useComputer(turn: Turn | undefined, pace: Settings['pace'], onMove: (action: Action) => void): Computer {
  const system = useSystem();
  const [thinks, setThinks] = useState<Computer['thinks']>('no');
  const [stuck, setStuck] = useState<Failure | null>(null);
  const [alone, setAlone] = useState(false);
  /** What the player asked for at this point of the battle. */
  const [request, setRequest] = useState<{ readonly at: Course; readonly simply: boolean }>();

  /** The current battle, for callbacks that had to wait. */
  const latest = useRef<Course>();
  latest.current = turn?.course;

  useEffect(() => {
    setStuck(null);
    if (!turn) return setThinks('no');
    let over = false;
    const begunAt = performance.now();
    setThinks('yes');
    const late = setTimeout(() => setThinks('long'), patience);
    const play = async () => {
      const simply = request?.at === turn.course && request.simply;
      const action = await (simply ? chooseSimply : choose)(system, turn);
      clearTimeout(late);
      // Gives the player time to read the result of the player's own dice before the enemy moves.
      const last = turn.course.at(-1);
      const read = last?.by && turn.battle.seats[last.by] === 'person' && last.rolls.length > 0 && pace === 'quick';
      const wait = paces[read ? 'slow' : pace] - (performance.now() - begunAt);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (over) return;
      setThinks('no');
      setAlone(hasNoWorker());
      if (action) onMove(action);
    };
    play().catch((error: unknown) => {
      if (over) return;
      setThinks('no');
      setStuck(error instanceof ThinkingError ? error.failure : 'broken');
    });
    return () => {
      over = true;
      clearTimeout(late);
    };
  }, [turn?.course, turn !== undefined, request]);

  const want = (simply: boolean) => {
    if (!turn) return;
    stopThinking();
    setRequest({ at: turn.course, simply });
  };
  const playNow = () => {
    if (stuck) return want(true);
    hurry();
    const at = turn?.course;
    setTimeout(() => latest.current === at && want(true), grace);
  };
  return { thinks, stuck, alone, tryAgain: () => want(false), playNow };
}
