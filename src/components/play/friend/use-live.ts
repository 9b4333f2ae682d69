/** Live play of a battle by link: messages are exchanged with the other browser immediately. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Parcel, readParcel, writeParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import type { Messages } from '../../../engine/kernel/correspondence/messages.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { answered, type Connection, invited, type Told } from './connection.ts';

export interface Live {
  /** `off`, `waiting` for the friend's code, `on`, or `lost` if the connection broke. */
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

interface Battle {
  readonly id: string;
  readonly messages: Messages;
}

export function useLive(battle: Battle | undefined, onParcel: (parcel: Parcel) => void): Live {
  const [is, setIs] = useState<Live['is']>('off');
  const [code, setCode] = useState('');
  const [invites, setInvites] = useState(false);
  const connection = useRef<Connection>();
  const latest = useRef(battle);
  latest.current = battle;
  const taking = useRef(onParcel);
  taking.current = onParcel;
  /** How many messages the other browser has; undefined until it says so. */
  const theirs = useRef<number>();

  const send = () => {
    const now = latest.current;
    const from = theirs.current;
    if (!now || from === undefined || from >= now.messages.length) return;
    theirs.current = now.messages.length;
    connection.current?.send(writeParcel({ id: now.id, from, messages: now.messages.slice(from) }));
  };
  const told: Told = {
    opened() {
      setIs('on');
      connection.current?.send(JSON.stringify({ has: latest.current?.messages.length ?? 0 }));
    },
    closed() {
      theirs.current = undefined;
      setIs('lost');
    },
    text(text) {
      const has = /^\{"has":(\d{1,5})\}$/.exec(text)?.[1];
      if (has !== undefined) {
        theirs.current = Number(has);
        return send();
      }
      const read = readParcel(text);
      if (!read.ok || read.value.id !== latest.current?.id) return;
      theirs.current = Math.max(theirs.current ?? 0, read.value.from + read.value.messages.length);
      taking.current(read.value);
    },
  };
  useEffect(() => {
    if (is === 'on') send();
  }, [battle?.messages.length, is]);
  useEffect(() => () => connection.current?.close(), []);

  const begin = (now: Connection, asks: boolean) => {
    connection.current?.close();
    theirs.current = undefined;
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
      if (battle) begin(await invited(battle.id, server, told), true);
    },
    async take(given, server) {
      if (is === 'waiting' && invites && connection.current) return connection.current.take(given);
      if (!battle) return { ok: false, because: 'The battle is not open yet.', rules: [] };
      const made = await answered(given, battle.id, server, told);
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
