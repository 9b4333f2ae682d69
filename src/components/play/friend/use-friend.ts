/**
 * Connects an open battle by link to the battle page. The player's actions go into the draft message, and the friend's actions
 * are shown step by step. Everything is stored before it can be sent.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  acted,
  finished,
  led,
  notForPlayer,
  openOnDevice,
  received,
  resigned,
  rolled,
  standingLeft,
  takenBack,
} from '../../../engine/kernel/correspondence/device.ts';
import type { Arrival, Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { StandingAnswer } from '../../../engine/kernel/correspondence/standing.ts';
import type { Stored } from '../../ui/stored/stored.ts';
import { type Writer, writerOf } from '../../ui/stored/writer.ts';
import { mayUndo } from '../course.ts';
import { type Settings, settings as storedSettings, setSettings as storeSettings, usual } from '../saved/storage.ts';
import type { GameSystem } from '../system.ts';
import type { OwnDice, Play } from '../use-battle.ts';
import type { Action } from '../vocabulary.ts';
import type { FriendSystem } from './game.ts';
import { idlePlay } from './idle-play.ts';
import { friendBattlesOf, readKept, writeKept } from './kept.ts';
import { peopleOf, playerKey } from './people.ts';
import { playback } from './playback.ts';
import { drawSalt } from './salt.ts';
import { type Device, headOf, keptOf, type Session, sessionOf } from './session.ts';
import { type Live, useLive } from './use-live.ts';

/** Milliseconds between two of the friend's steps. */
const paces = { slow: 1600, quick: 800, 'at once': 0 } as const;

interface Props {
  readonly game: GameSystem;
  /** A system with a cache (`remembering`). */
  readonly system: FriendSystem;
  /** The id under which the battle is stored. */
  readonly id: string;
  readonly onLeave: () => void;
}

export interface FriendBattle {
  readonly live: Live;
  /** Undefined until the battle has been read. */
  readonly session: Session | undefined;
  /** Why the battle cannot be shown; empty if it can. */
  readonly problem: string;
  readonly stored: Stored;
  /** Another tab has the right to write, and this tab only shows the battle. */
  readonly follows: boolean;
  /** Whether the friend’s moves are being played back. */
  readonly running: boolean;
  run(on: boolean): void;
  /** Why messages that arrived live were refused; empty if they were accepted. */
  readonly refused: string;
  /** Shows the next step of what has arrived, or all of it. */
  next(all: boolean): void;
  /** Completes the message, so that it can be sent. */
  finish(): Promise<Session | undefined>;
  receive(parcel: Parcel): Promise<Arrival>;
  resign(): void;
  /** Gives a command to a new player by name, or to a player by number. An empty name takes it back. */
  lead(command: number, to: string | number): void;
  /** Takes back the last entry of the message that is being written. */
  undo(): void;
  /** Replaces the player's standing answers with these. */
  leaveStanding(answers: readonly StandingAnswer[]): void;
  /** The object for the battle page; undefined before the battle has begun. */
  readonly play: Play | undefined;
}

export function useFriend({ game, system, id, onLeave }: Props): FriendBattle {
  const { rules } = game;
  const battles = friendBattlesOf(rules.system);
  const [session, setSession] = useState<Session>();
  const [problem, setProblem] = useState('');
  const [stored, setStored] = useState<Stored>('stored');
  const [settings, setSettings] = useState<Settings>(usual);
  const [ownDice, setOwnDice] = useState<OwnDice>();
  const [running, setRunning] = useState(false);
  const [refused, setRefused] = useState('');
  const [may, setMay] = useState<boolean>();
  const latest = useRef<Session>();
  /** The text as this tab last read or stored it. */
  const text = useRef<string>();
  const writer = useRef<Writer>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const [player] = useState(() =>
    playback({
      left: () => (latest.current ? latest.current.course.length - latest.current.seen : 0),
      step: () => next(false),
      pace: () => paces[storedSettings().pace],
      told: setRunning,
    }),
  );

  const show = (now: Session) => {
    latest.current = now;
    setSession(now);
    player.changed();
  };
  const nameOf = ({ course }: Session): string => {
    const state = course[0]?.state;
    return state ? game.words.battle(state.setup) : 'A battle that has not begun';
  };
  const put = (now: Session) => {
    const written = writeKept(keptOf(now));
    const result = battles.keep(id, headOf(now, nameOf(now)), written);
    setStored(result);
    if (result === 'stored') text.current = written;
    show(now);
  };
  /** Reads what is stored, at the start and whenever another tab has written. */
  const load = async () => {
    const found = battles.textOf(id);
    if (found === text.current && latest.current) return;
    const kept = readKept(found);
    if (!kept) {
      setProblem(
        found === undefined ? 'This battle is no longer on this device.' : 'This device’s copy of the battle is damaged.',
      );
      return;
    }
    const device = await openOnDevice(system, kept);
    const state = device.now.known.steps[0]?.state;
    if (state) await game.words.fetchFor(state.setup);
    text.current = found;
    const now = sessionOf(rules, device, kept.since, latest.current, kept.seen);
    show(now);
    battles.setCurrent(id);
  };
  /** Makes changes one after another. Each change starts from the current battle, as soon as this tab may write. */
  const change = <T>(does: (now: Session) => Promise<T>): Promise<T | undefined> =>
    new Promise((done) => {
      const go = () => {
        queue.current = queue.current
          .then(load)
          .then(() => (latest.current ? does(latest.current) : undefined))
          .then(done, (error: unknown) => {
            setProblem('Something went wrong on this page. The battle is unchanged. Reload the page.');
            done(undefined);
            throw error;
          })
          .catch((error: unknown) => console.error(error));
      };
      if (writer.current) writer.current.take(go);
      else go();
    });

  const next = (all: boolean) =>
    void change(async (now) => {
      if (now.seen < now.course.length) put({ ...now, seen: all ? now.course.length : now.seen + 1 });
    });
  useEffect(() => {
    setSettings(storedSettings());
    const right = writerOf(`battlebook:friend.${rules.system}.${id}`, setMay);
    writer.current = right;
    const reload = () => {
      queue.current = queue.current.then(load).catch((error: unknown) => console.error(error));
    };
    reload();
    const look = () => document.visibilityState === 'visible' && reload();
    const stop = battles.watch(id, reload);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      player.run(false);
      right.leave();
      writer.current = undefined;
    };
  }, [id]);

  const receive = async (parcel: Parcel): Promise<Arrival> =>
    (await change(async (now): Promise<Arrival> => {
      const { arrival, open } = await received(system, now.device, parcel);
      if (arrival.is !== 'newer') return arrival;
      const begun = open.now.known.steps[0]?.state;
      if (begun) await game.words.fetchFor(begun.setup);
      put(sessionOf(rules, open, Date.now(), now));
      return arrival;
    })) ?? { is: 'refused', because: 'The battle could not be opened.' };
  const live = useLive(
    () => latest.current && { id: latest.current.device.sent.record.id, messages: latest.current.device.messages },
    session && playerKey(session.device.mine.side, session.device.mine.player),
    session?.device.messages,
    async (parcel) => {
      const arrival = await receive(parcel);
      setRefused(arrival.is === 'refused' ? arrival.because : '');
      player.arrived();
      return arrival;
    },
  );

  /** Called after the player has decided something. In live play the message is sent immediately. */
  const decided = async (before: Session, device: Device): Promise<void> => {
    if (live.is !== 'on') return put(sessionOf(rules, device, before.since, before, Infinity));
    put(sessionOf(rules, await finished(system, device), Date.now(), before, Infinity));
  };
  const write = async (before: Session): Promise<Session> => {
    if (!before.device.complete && live.is !== 'on') return before;
    const device = await finished(system, before.device);
    const now = sessionOf(rules, device, Date.now(), before, Infinity);
    put(now);
    return now;
  };

  const isShown = session !== undefined && session.seen >= session.course.length;
  // A message that contains no decision of the player is completed as soon as the player has seen what led to it. In live play,
  // if the next dice need a random share from this device, it sends the share before the player decides, so that both players see
  // the same dice. A decision made while there was no connection is also sent.
  const isUnsent = session !== undefined && session.device.draft.length > 0 && live.is === 'on';
  const isDue = isShown && may === true && (isUnsent || (session.device.complete && session.device.decided === 0));
  useEffect(() => {
    // Messages may have arrived in the meantime; they are shown first.
    if (isDue) void change(async (now) => (now.seen < now.course.length ? now : write(now)));
  }, [isDue, session?.device]);

  const shown = session?.course.slice(0, session.seen);
  const state = shown?.at(-1)?.state;
  const { side: mySide } = session?.device.mine ?? {};
  const decides = isShown ? (session?.device.decides ?? null) : null;
  const rolling = decides === 'faces' && session && !ownDice ? (session.device.now.known.rolling as Action) : undefined;
  const waitsForDice = rolling && state ? { action: rolling, chance: rules.perform(state, rolling) } : undefined;

  // Skips chances to cast for which the player does not want to be asked.
  const unasked = (now: Session | undefined): Action | null =>
    now?.device.decides === 'act' && now.course.length > 0 ? (game.passUnasked?.(now.course, settings.stops) ?? null) : null;
  useEffect(() => {
    if (!isShown || may !== true) return;
    const pass = unasked(session);
    if (pass) void change((now) => perform(now, pass));
  }, [isShown, session?.course, may, settings.stops]);

  const perform = async (now: Session, action: Action, faces?: readonly number[]) => {
    const at = now.course.at(-1)?.state;
    if (!at || now.device.decides !== 'act' || system.ruleset.refuse(at, action) !== null) return now;
    if (notForPlayer(system, now.device, action) !== null) return now;
    const device = await acted(system, now.device, action, faces, drawSalt);
    await decided(now, device);
    return latest.current as Session;
  };
  const isOwnDice = session?.device.sent.record.terms?.level === 'own-dice';

  const play: Play | undefined =
    session && shown && state && mySide
      ? {
          ...idlePlay,
          open: {
            id,
            battle: { name: nameOf(session), seats: { A: 'person', B: 'person' }, seed: 0, setup: state.setup },
            course: shown,
          },
          state,
          side: rules.decider(state),
          ownDice: ownDice ?? waitsForDice,
          settings: { ...settings, dice: settings.dice === 'at once' ? 'at once' : 'quick' },
          setSettings(now) {
            storeSettings(now);
            setSettings(now);
          },
          leave: onLeave,
          follows: may === false,
          act: (action) => {
            const at = latest.current?.course.at(-1)?.state;
            if (!at || rules.refuse(at, action) !== null || notForPlayer(system, session.device, action) !== null) return;
            const chance = rules.perform(at, action);
            const isSealed = game.question(at)?.secret === true;
            if (isOwnDice && chance.kind === 'roll' && !isSealed && session.device.now.known.sealing.length === 0)
              setOwnDice({ action, chance });
            else void change((now) => perform(now, action));
          },
          faces: (faces) => {
            if (ownDice) void change((now) => perform(now, ownDice.action, faces));
            else
              void change(async (now) => {
                if (now.device.decides === 'faces') await decided(now, await rolled(system, now.device, faces));
              });
            setOwnDice(undefined);
          },
          notYet: () => setOwnDice(undefined),
          undo:
            isShown && session.device.draft.at(-1)?.kind === 'act' && mayUndo(game, session.course, (by) => by === mySide)
              ? () => void change(async (now) => decided(now, await takenBack(system, now.device)))
              : undefined,
          deployAll: () =>
            void change(async (first) => {
              const { deployment } = game;
              let now = first;
              for (;;) {
                const at = now.course.at(-1)?.state;
                if (!at || now.device.decides !== 'act' || !deployment.isOn(at)) return;
                const action = deployment.next(at, now.device.mine.side);
                if (!action) return;
                const after = await perform(now, action);
                if (after === now) return;
                now = after;
              }
            }),
          friend: { side: mySide, mine: decides === 'act' && may !== false, playerOf: peopleOf(session.device).playerOf },
        }
      : undefined;

  return {
    session,
    problem,
    stored,
    follows: may === false,
    running,
    run: player.run,
    next,
    refused,
    finish: () => change(write),
    receive,
    live,
    leaveStanding: (answers) =>
      void change(async (now) => decided(now, await standingLeft(system, now.device, answers, drawSalt))),
    lead: (command, to) =>
      void change(async (now) => {
        const device = await led(system, now.device, command, to);
        if (device.now.record.broken) return;
        if (device.messages.length === now.device.messages.length) await decided(now, device);
        else put(sessionOf(rules, device, Date.now(), now, Infinity));
      }),
    undo: () => void change(async (now) => decided(now, await takenBack(system, now.device))),
    resign: () =>
      void change(async (now) => put(sessionOf(rules, await resigned(system, now.device), Date.now(), now, Infinity))),
    play,
  };
}
