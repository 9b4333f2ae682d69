/**
 * The open battle: its course, which is stored on the device after every action, with the actions of the player and of the
 * computer.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chance } from '../../engine/kernel/chance.ts';
import type { Report } from '../../engine/kernel/ruleset.ts';
import { newId, type Stored } from '../ui/stored/stored.ts';
import { type Writer, writerOf } from '../ui/stored/writer.ts';
import { stopThinking } from './computer/thinking.ts';
import { useComputer } from './computer/use-computer.ts';
import { after, beforeLast, type Course, diceFor, diceOnTable, facesOf, stateOf } from './course.ts';
import { deployAll } from './orders/deploy-all.ts';
import { fromTheStart } from './saved/from-the-start.ts';
import { settled } from './saved/histories.ts';
import { battleListing, type Opened, type Seat, writeBattle } from './saved/saved.ts';
import { type Settings, storageOf, settings as storedSettings, setSettings as storeSettings, usual } from './saved/storage.ts';
import { freshSeed } from './start/requested.ts';
import { useSystem } from './system-context.ts';
import type { Action, SideId, State } from './vocabulary.ts';

/** A battle is recorded after this many milliseconds without an action. */
const recordAfter = 600;

export interface OwnDice {
  readonly action: Action;
  readonly chance: Chance<Report<State>>;
}

export interface OpenBattle extends Opened {
  readonly id: string;
}

/** Describes how this tab's actions became a separate battle, because another tab had continued the battle differently. */
export interface Parted {
  /** The id of the other tab's battle. */
  readonly other: string;
  /** The number of actions that both battles have in common; undefined if the other tab's battle cannot be read. */
  readonly agree: number | undefined;
}

/** `onLeave` returns to the choice of battles. */
export function useBattle(onLeave: () => void) {
  const system = useSystem();
  const { rules } = system;
  const battles = storageOf(rules.system);
  const [open, setOpen] = useState<OpenBattle>();
  const [ownDice, setOwnDice] = useState<OwnDice>();
  const [stored, setStored] = useState<Stored>('stored');
  const [settings, setSettings] = useState(usual);
  const [parted, setParted] = useState<Parted>();
  /** Whether the code for the battle's actions has loaded, or could not be loaded. */
  const [loaded, setLoaded] = useState<'yes' | 'failed'>();
  if (loaded === 'failed') throw new Error('The rules of this battle could not be loaded.');
  const latest = useRef<OpenBattle>();
  latest.current = open;
  /** The battle's text as this tab last read or stored it; undefined if it has not done so. */
  const seen = useRef<string>();

  /** `text` is the stored text, if the battle is already stored. */
  const show = (now: OpenBattle, text?: string) => {
    stopThinking();
    setOwnDice(undefined);
    setParted(undefined);
    latest.current = now;
    seen.current = text;
    setOpen(now);
    if (text !== undefined) battles.setCurrent(now.id);
  };
  const put = (now: OpenBattle) => {
    latest.current = now;
    setOpen(now);
    const before = battles.textOf(now.id);
    // Another tab has written in the meantime. The conflict must be resolved before anything is overwritten.
    if (before !== undefined && before !== seen.current) return void settle();
    const text = writeBattle(rules, now.battle, now.course);
    const result = battles.keep(now.id, battleListing(system, now), text);
    setStored(result);
    if (result !== 'stored') return;
    seen.current = text;
    if (battles.current() !== now.id) battles.setCurrent(now.id);
  };

  const writer = useRef<Writer>();
  /** Whether this tab may write; undefined until that is known. */
  const [may, setMay] = useState<boolean>();
  const id = open?.id;

  /** Takes over what another tab has stored, or continues as a separate battle. */
  const settle = async (): Promise<void> => {
    const mine = latest.current;
    const text = mine && battles.textOf(mine.id);
    if (!mine || text === undefined || text === seen.current) return;
    const { openText } = await import('./saved/read-saved.ts');
    const read = await openText(system, text);
    if (latest.current !== mine || battles.textOf(mine.id) !== text) return settle();
    const follows = !mayWrite.current;
    const decided = read.ok && !follows ? settled(mine.course, read.course, writer.current?.shared()) : undefined;
    if (read.ok && (follows || decided?.on === 'theirs')) {
      const theirs = { ...mine, battle: read.battle, course: read.course };
      seen.current = text;
      latest.current = theirs;
      setOwnDice(undefined);
      setOpen(theirs);
    } else if (decided?.on === 'mine') {
      seen.current = text;
      put(mine);
    } else if (!follows) {
      const own = { ...mine, id: newId(), battle: { ...mine.battle, name: `${mine.battle.name}, from another tab` } };
      seen.current = undefined;
      put(own);
      setParted({ other: mine.id, agree: decided?.on === 'both' ? Math.max(0, decided.agree - 1) : undefined });
    }
  };
  const settleNow = useRef(settle);
  settleNow.current = settle;
  const mayWrite = useRef(false);

  useEffect(() => {
    if (id === undefined) return;
    const right = writerOf(`battlebook:play.${rules.system}.${id}`, (now) => {
      mayWrite.current = now;
      setMay(now);
    });
    writer.current = right;
    // A tab that lost the right to write checks again when it becomes visible.
    const look = () => document.visibilityState === 'visible' && void settleNow.current();
    const stop = battles.watch(id, () => void settleNow.current());
    // Any press in this tab means that the user wants to play here.
    const pressed = (event: UIEvent) => {
      const leaving = event instanceof KeyboardEvent && (event.ctrlKey || event.altKey || event.metaKey);
      if (!leaving) right.take(() => {});
    };
    const presses = ['pointerdown', 'keydown'] as const;
    for (const each of presses) document.addEventListener(each, pressed, true);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    // Another tab may have stored something since the battle was read.
    look();
    return () => {
      stop();
      for (const each of presses) document.removeEventListener(each, pressed, true);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      right.leave();
      mayWrite.current = false;
      setMay(undefined);
    };
  }, [id]);

  /** The table is drawn first: a battle can begin before the code for its actions has loaded. */
  const whenLoaded = (then: () => void) => {
    if (loaded === 'yes' || !latest.current) return then();
    const here = () => {
      setLoaded('yes');
      then();
    };
    system.loading.forSetup(latest.current.battle.setup).then(here, () => setLoaded('failed'));
  };
  useEffect(() => {
    if (id !== undefined) whenLoaded(() => {});
  }, [id]);

  /** Changes the current battle, as soon as this tab may write and the code for actions has loaded. */
  const change = (does: (now: OpenBattle) => void) =>
    whenLoaded(() =>
      writer.current?.take(() => {
        const go = () => latest.current && does(latest.current);
        const text = latest.current && battles.textOf(latest.current.id);
        if (text === undefined || text === seen.current) go();
        else void settle().then(go);
      }),
    );

  useEffect(() => setSettings(storedSettings()), []);

  const state = open ? stateOf(open.course) : undefined;
  const side = state ? rules.decider(state) : null;
  const seat = open && side !== null ? open.battle.seats[side] : undefined;
  /** Whether the computer may move in this tab. Without locks, it may move only in the visible tab. */
  const plays = may === true && loaded === 'yes' && !(writer.current?.shared() && document.visibilityState === 'hidden');
  const isComputers = seat !== undefined && seat !== 'person' && ownDice === undefined;

  // Only later versions of the rules need the recording, so it can be made some time after the battle is stored. It is not made
  // while the computer has to decide.
  useEffect(() => {
    if (!open || may !== true || isComputers || seen.current === undefined) return;
    const record = async () => {
      const [{ recordedOf }, { keepRecording }] = await Promise.all([
        import('./saved/record.ts'),
        import('./saved/recordings.ts'),
      ]);
      const recording = await recordedOf(system, open);
      if (latest.current === open) await keepRecording(open.id, recording);
    };
    const later = setTimeout(() => void record().catch(() => {}), recordAfter);
    return () => clearTimeout(later);
  }, [open?.course, may, isComputers]);

  const done = (action: Action, faces?: readonly number[]) => {
    const now = latest.current;
    if (!now) return;
    const { battle, course } = now;
    const dice = faces ? diceOnTable(faces) : diceFor(battle.seed, facesOf(course).length);
    put({ ...now, course: after(rules, course, action, dice) });
  };

  // Skips chances for which the player does not want to be asked, but not in a battle with a question from a link.
  const unasked = (of: Course): Action | null => system.passUnasked?.(of, settings.stops) ?? null;
  useEffect(() => {
    if (!open || open.battle.question || seat !== 'person' || !plays) return;
    const pass = unasked(open.course);
    if (pass) done(pass);
  }, [open?.course, plays, settings.stops]);

  const computer = useComputer(
    isComputers && plays && open && state && side !== null
      ? { battle: open.battle, course: open.course, state, side, player: seat }
      : undefined,
    settings.pace,
    done,
  );

  const undone = open && beforeLast(system, open.course, (by) => open.battle.seats[by] === 'person');

  return {
    open,
    state,
    /** The side that decides now; null after the battle. */
    side,
    /** What the computer is doing; null if it has no decision to make. */
    computer: isComputers ? computer : null,
    ownDice,
    /** Whether the last action was stored. */
    stored,
    settings,
    setSettings(now: Settings) {
      storeSettings(now);
      setSettings(now);
    },
    show,
    leave() {
      stopThinking();
      onLeave();
    },
    /** Another tab has the right to write, and this one shows its actions. */
    follows: may === false,
    /** This tab's actions became a separate battle, because another tab had continued differently. */
    parted,
    /** Opens a battle that is not stored on this device yet. */
    take({ battle, course }: Opened) {
      const now = { id: newId(), battle, course };
      show(now);
      put(now);
    },
    /** Shows a copy, which is stored with its first action. */
    showCopy: ({ battle, course }: Opened) => show({ id: newId(), battle, course }),
    /** Carries out a legal action. If the player uses real dice, asks for their faces first. */
    act: (action: Action) =>
      change(({ course }) => {
        const at = stateOf(course);
        if (rules.refuse(at, action) !== null) return;
        const chance = rules.perform(at, action);
        if (settings.dice === 'own' && chance.kind === 'roll') setOwnDice({ action, chance });
        else done(action);
      }),
    faces(faces: readonly number[]) {
      if (ownDice)
        change(({ course }) => {
          if (rules.refuse(stateOf(course), ownDice.action) === null) done(ownDice.action, faces);
        });
      setOwnDice(undefined);
    },
    /** Goes back to the question, as long as no real die has been rolled. */
    notYet: () => setOwnDice(undefined),
    /** Undoes the last action; undefined if that action has revealed something. */
    undo:
      undone && unasked(undone) === null
        ? () =>
            change((now) => {
              if (now.course.length === open?.course.length) put({ ...now, course: undone });
            })
        : undefined,
    /** Deploys a whole army. */
    deployAll() {
      change((now) => {
        if (side !== null) put({ ...now, course: deployAll(system, now.battle, now.course, side) });
      });
    },
    /** Changes who plays a side. */
    seat: (of: SideId, who: Seat) =>
      change((now) => put({ ...now, battle: { ...now.battle, seats: { ...now.battle.seats, [of]: who } } })),
    /** Gives the battle a name of the player's own, under which it is listed. */
    rename: (name: string) => change((now) => put({ ...now, battle: { ...now.battle, name } })),
    /** Starts the same battle from its beginning, with new dice. */
    rematch() {
      if (!open) return;
      const seed = freshSeed();
      const { name, lesson: _, question: __, ...battle } = open.battle;
      const now = { id: newId(), battle: { ...battle, name, seed }, course: fromTheStart(system, open, seed) };
      show(now);
      put(now);
    },
    /** A new battle that starts from a moment of this one. */
    branch(course: Course) {
      if (!open) return;
      const now = { id: newId(), battle: { ...open.battle, name: `${open.battle.name} (alternative)` }, course };
      show(now);
      put(now);
    },
  };
}

/** A battle against a player on another device. */
export interface AgainstFriend {
  /** The battle is only shown, and the page offers no other battle after it. */
  readonly checked?: true;
  /** The side of the player on this page, who sees only what that side may know. */
  readonly side: SideId;
  /** Whether the player on this page decides now. */
  readonly mine: boolean;
  /** The name of the player who took an action of the course; undefined if each side has only one player. */
  readonly playerOf?: (index: number) => string | undefined;
  /** Shown in the panel while the player has nothing to decide. */
  readonly meanwhile?: ComponentChildren;
}

export type Play = ReturnType<typeof useBattle> & { readonly friend?: AgainstFriend };
