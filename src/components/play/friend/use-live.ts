/** Live play of a battle by link: messages are exchanged with the other browser immediately. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Arrival, Parcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { answered, type Connection, invited, type Told } from './connection.ts';
import { type LiveBattle, liveExchange } from './live-exchange.ts';

export interface Live {
  /** `off`, `waiting` for the friend's code, `on`, or `lost` if the connection broke or could not be made. */
  readonly is: 'off' | 'waiting' | 'on' | 'lost';
  /** The code for the friend. */
  readonly code: string;
  /** Whether the friend must return a code. */
  readonly invites: boolean;
  invite(server: string): Promise<void>;
  /** Takes a code: an invitation, or the answer to one. */
  take(code: string, server: string): Promise<Read<true>>;
  stop(): void;
}

/** How many milliseconds each browser waits before it repeats how many messages it has. */
const again = 5000;

/** `battle` is what is stored now; `count` says when it has more messages. */
export function useLive(battle: () => LiveBattle | undefined, count: number, take: (parcel: Parcel) => Promise<Arrival>): Live {
  const [is, setIs] = useState<Live['is']>('off');
  const [code, setCode] = useState('');
  const [invites, setInvites] = useState(false);
  const connection = useRef<Connection>();
  const taking = useRef(take);
  taking.current = take;
  const [exchange] = useState(() =>
    liveExchange({
      battle,
      send: (text) => connection.current?.send(text) ?? false,
      take: (parcel) => taking.current(parcel),
    }),
  );
  const told: Told = {
    opened() {
      setIs('on');
      exchange.tell();
    },
    closed: () => setIs('lost'),
    text: (text) => void exchange.text(text),
  };
  useEffect(() => {
    if (is === 'on') exchange.send();
  }, [count, is]);
  useEffect(() => {
    if (is !== 'on') return;
    const repeated = setInterval(exchange.tell, again);
    return () => clearInterval(repeated);
  }, [is]);
  useEffect(() => {
    // Without this listener, the other browser would notice only after some seconds that this browser has left.
    const left = () => {
      if (!connection.current) return;
      connection.current.close();
      setIs('lost');
    };
    addEventListener('pagehide', left);
    return () => {
      removeEventListener('pagehide', left);
      connection.current?.close();
    };
  }, []);

  const begin = (now: Connection, asks: boolean) => {
    connection.current?.close();
    exchange.begun();
    connection.current = now;
    setCode(now.code);
    setInvites(asks);
    setIs('waiting');
  };
  return {
    is,
    code,
    invites,
    async invite(server) {
      const now = battle();
      if (now) begin(await invited(now.id, server, told), true);
    },
    async take(given, server) {
      if (is === 'waiting' && invites && connection.current) return connection.current.take(given);
      const now = battle();
      if (!now) return { ok: false, because: 'The battle is not open yet.', rules: [] };
      const made = await answered(given, now.id, server, told);
      if (!made.ok) return made;
      begin(made.value, false);
      return { ok: true, value: true };
    },
    stop() {
      connection.current?.close();
      connection.current = undefined;
      setIs('off');
    },
  };
}
