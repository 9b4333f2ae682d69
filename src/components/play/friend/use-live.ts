/** Live play of a battle by link: messages are exchanged with the other browsers immediately. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Arrival, Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Messages } from '../../../engine/kernel/correspondence/messages.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { answered, type Connection, invited, type Told } from './connection.ts';
import { type LiveBattle, type LiveExchange, liveExchange } from './live-exchange.ts';

export interface Live {
  /** `off`, `waiting` for the first code of a friend, `on`, or `lost` if all connections broke or could not be made. */
  readonly is: 'off' | 'waiting' | 'on' | 'lost';
  /** The code for a friend; empty if none is waiting to be used. */
  readonly code: string;
  /** Whether this browser has sent the invitations. This browser may then have a connection to each of the other players. */
  readonly invites: boolean;
  /** The players whom this browser reaches (`playerKey`), directly or through the browser that invited it. */
  readonly here: readonly string[];
  /** The friend's code as the player has typed it, or as it came in a link. */
  readonly typed: string;
  type(code: string): void;
  invite(server: string): Promise<void>;
  /** Takes a code: an invitation, or the answer to one. */
  take(code: string, server: string): Promise<Read<true>>;
  /** Discards the code that is waiting. */
  cancel(): void;
  stop(): void;
}

/** How many milliseconds each browser waits before it reports again how many messages it has. */
const again = 5000;

/** A connection to another browser, which may be broken at the moment. */
interface Line {
  readonly connection: Connection;
  readonly exchange: LiveExchange;
  isOn: boolean;
  /** The players at its other end. */
  here: readonly string[];
}

/** `battle` is what is stored now; `messages` change with it. `me` is the player on this device. */
export function useLive(
  battle: () => LiveBattle | undefined,
  me: string | undefined,
  messages: Messages | undefined,
  take: (parcel: Parcel) => Promise<Arrival>,
): Live {
  /** The connections that have been open. Only the browser that invites has several. */
  const lines = useRef<readonly Line[]>([]);
  const pending = useRef<Line>();
  const [shown, setShown] = useState<Pick<Live, 'is' | 'code' | 'invites' | 'here'>>({
    is: 'off',
    code: '',
    invites: false,
    here: [],
  });
  const latest = useRef({ me, take });
  latest.current = { me, take };
  const [typed, type] = useState('');
  const invites = useRef(false);
  const open = () => lines.current.filter(({ isOn }) => isOn);

  const show = (none: 'off' | 'lost') => {
    // A browser that has not said yet whom it reaches is not shown.
    const on = open().filter(({ here }) => here.length > 0);
    setShown({
      is: on.length > 0 ? 'on' : pending.current || open().length > 0 ? 'waiting' : none,
      code: pending.current?.connection.code ?? '',
      invites: invites.current,
      here: on.flatMap(({ here }) => here),
    });
  };
  const tellAll = () => {
    for (const { exchange } of open()) exchange.tell();
  };
  const close = (line: Line | undefined) => {
    line?.connection.close();
    lines.current = lines.current.filter((each) => each !== line);
    if (pending.current === line) pending.current = undefined;
  };

  /** Starts a connection with `make`, and keeps it as the pending connection. */
  const begin = async (make: (told: Told) => Promise<Read<Connection>>, asks: boolean): Promise<Read<true>> => {
    let line: Line | undefined;
    const made = await make({
      opened() {
        if (!line) return;
        line.isOn = true;
        if (pending.current === line) {
          pending.current = undefined;
          lines.current = [...lines.current, line];
        }
        show('lost');
        tellAll();
      },
      closed() {
        if (!line) return;
        line.isOn = false;
        if (pending.current === line) pending.current = undefined;
        show('lost');
        tellAll();
      },
      text: (text) => void line?.exchange.text(text),
    });
    if (!made.ok) return made;
    const connection = made.value;
    const exchange = liveExchange({
      battle,
      here: () => [
        ...(latest.current.me === undefined ? [] : [latest.current.me]),
        ...open().flatMap((each) => (each === line ? [] : each.here)),
      ],
      send: (text) => connection.send(text),
      take: (parcel) => latest.current.take(parcel),
      met(players) {
        if (!line || line.here.join() === players.join()) return;
        line.here = players;
        // A player who connects again has replaced the old connection.
        for (const old of lines.current) if (old !== line && old.here[0] === players[0]) close(old);
        show('lost');
        for (const each of open()) if (each !== line) each.exchange.tell();
      },
    });
    line = { connection, exchange, isOn: false, here: [] };
    close(pending.current);
    if (!asks) for (const each of lines.current) close(each);
    pending.current = line;
    invites.current = asks;
    show('lost');
    return { ok: true, value: true };
  };

  useEffect(() => {
    for (const { exchange } of open()) exchange.send();
  }, [messages, shown]);
  useEffect(() => {
    if (shown.is === 'off') return;
    const repeated = setInterval(tellAll, again);
    return () => clearInterval(repeated);
  }, [shown.is]);
  useEffect(() => {
    const closeAll = () => {
      for (const each of [...lines.current, pending.current]) close(each);
    };
    // Without this, the other browsers would notice only after some seconds that this one is gone.
    const left = () => {
      if (lines.current.length === 0 && !pending.current) return;
      closeAll();
      show('lost');
    };
    addEventListener('pagehide', left);
    return () => {
      removeEventListener('pagehide', left);
      closeAll();
    };
  }, []);

  return {
    ...shown,
    typed,
    type,
    async invite(server) {
      const now = battle();
      if (now) await begin(async (told) => ({ ok: true, value: await invited(now.id, server, told) }), true);
    },
    async take(given, server) {
      if (pending.current && invites.current) return pending.current.connection.take(given);
      const now = battle();
      if (!now) return { ok: false, because: 'The battle is not open yet.', rules: [] };
      return begin((told) => answered(given, now.id, server, told), false);
    },
    cancel() {
      close(pending.current);
      show('off');
    },
    stop() {
      for (const each of [...lines.current, pending.current]) close(each);
      show('off');
    },
  };
}
