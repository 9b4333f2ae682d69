/** The open battle: its course, kept on the device after every action; the player's own doing, and the computer's. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BattleReport } from '../../engine/fr3/battle/events.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import type { SideId, State } from '../../engine/fr3/battle/state.ts';
import type { Chance } from '../../engine/kernel/chance.ts';
import { newId, type Stored } from '../ui/stored/stored.ts';
import { after, type Course, chanceOf, diceFor, facesOf, mayUndo, stateOf, thrown, viewOf } from './course.ts';
import { deployed, deployNext } from './deploying.ts';
import { optionsOf } from './options.ts';
import { type Battle, keep, type Opened, type Seat } from './saved.ts';
import * as shelf from './shelf.ts';
import { choice, stopThinking } from './thinking.ts';

/** Milliseconds between two moves of the computer. */
const paces = { slow: 1600, quick: 650, 'at once': 0 } as const;

export interface OwnDice {
  readonly action: Action;
  readonly chance: Chance<BattleReport>;
}

export interface OpenBattle extends Opened {
  readonly id: string;
}

/** `onLeave`: back to the choice of a battle. */
export function useBattle(onLeave: () => void) {
  const [open, setOpen] = useState<OpenBattle>();
  const [ownDice, setOwnDice] = useState<OwnDice>();
  const [stored, setStored] = useState<Stored>('stored');
  const [habits, setHabits] = useState(shelf.usual);
  const [thinking, setThinking] = useState(false);
  const latest = useRef<OpenBattle>();
  latest.current = open;

  const show = (now: OpenBattle) => {
    stopThinking();
    setOwnDice(undefined);
    setThinking(false);
    setOpen(now);
    shelf.setCurrent(now.id);
  };
  const put = (now: OpenBattle) => {
    latest.current = now;
    setOpen(now);
    setStored(keep(now.id, now));
  };

  useEffect(() => setHabits(shelf.habits()), []);

  const state = open ? stateOf(open.course) : undefined;
  const side = state ? fr3Battle.decider(state) : null;
  const seat = open && side !== null ? open.battle.seats[side] : undefined;
  const computer = seat !== undefined && seat !== 'person' && ownDice === undefined;

  const done = (action: Action, faces?: readonly number[]) => {
    const now = latest.current;
    if (!now) return;
    const { battle, course } = now;
    const dice = faces ? thrown(faces) : diceFor(battle.seed, facesOf(course).length);
    put({ ...now, course: after(course, action, dice) });
  };

  // The computer's turn: it thinks beside the page, and shows one move after the other.
  useEffect(() => {
    if (!computer || !open || !state || side === null || seat === undefined) return;
    let over = false;
    const begunAt = performance.now();
    setThinking(true);
    const play = async () => {
      const action = await choose(open.battle, state, side, seat);
      // What came of one's own dice is read before it gives way to what the enemy does.
      const last = open.course.at(-1);
      const read = last?.by && open.battle.seats[last.by] === 'person' && last.rolls.length > 0 && habits.pace === 'quick';
      const wait = paces[read ? 'slow' : habits.pace] - (performance.now() - begunAt);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (over) return;
      setThinking(false);
      if (action) done(action);
    };
    void play();
    return () => {
      over = true;
    };
  }, [open?.course, computer]);

  return {
    open,
    state,
    /** Who decides now; null when the battle is over. */
    side,
    computer,
    thinking,
    ownDice,
    /** Whether the device stored the last action. */
    stored,
    habits,
    setHabits(now: shelf.Habits) {
      shelf.setHabits(now);
      setHabits(now);
    },
    show,
    leave() {
      stopThinking();
      onLeave();
    },
    /** Takes up a battle that is not kept here yet. */
    take({ battle, course }: Opened) {
      const now = { id: newId(), battle, course };
      show(now);
      put(now);
    },
    /** Does what is legal. With the player's own dice their faces are asked for first. */
    act(action: Action) {
      if (!open || !state || fr3Battle.refuse(state, action) !== null) return;
      const chance = chanceOf(state, action);
      if (habits.dice === 'own' && chance.kind === 'roll') setOwnDice({ action, chance });
      else done(action);
    },
    faces(faces: readonly number[]) {
      if (ownDice) done(ownDice.action, faces);
      setOwnDice(undefined);
    },
    /** Back to the question: nobody has thrown yet. */
    notYet: () => setOwnDice(undefined),
    /** Takes back the last action where that reveals nothing; undefined where it may not. */
    undo:
      open && mayUndo(open.course, (by) => open.battle.seats[by] === 'person')
        ? () => put({ ...open, course: open.course.slice(0, -1) })
        : undefined,
    /** Puts a whole army on the table. */
    deployAll() {
      if (!open || side === null) return;
      put({ ...open, course: deployed(open.battle, open.course, side) });
    },
    /** Somebody else plays a side from now on. */
    seat(of: SideId, who: Seat) {
      if (open) put({ ...open, battle: { ...open.battle, seats: { ...open.battle.seats, [of]: who } } });
    },
    /** A new battle from a moment of this one. */
    branch(course: Course) {
      if (!open) return;
      const now = { id: newId(), battle: { ...open.battle, name: `${open.battle.name}, another way` }, course };
      show(now);
      put(now);
    },
  };
}

/** What the computer does: it deploys as a player would, and else asks itself. Should it fail to answer, anything legal. */
async function choose(
  battle: Battle,
  state: State,
  side: SideId,
  player: Exclude<Battle['seats'][SideId], 'person'>,
): Promise<Action | undefined> {
  if (state.stage === 'deployment') return deployNext(state, side);
  const [first] = optionsOf(state);
  try {
    return (await choice({ ask: 'choose', player, seed: battle.seed, state: viewOf(state, side) })) ?? first;
  } catch {
    return first;
  }
}

export type Play = ReturnType<typeof useBattle>;
