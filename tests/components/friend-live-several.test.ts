/**
 * Live play of several players: one browser is connected to all others and passes on what arrives. Every device checks the messages as
 * it does those of a link, and a battle whose connections break goes on by link.
 */
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LiveExchange, liveExchange } from '../../src/components/play/friend/live-exchange.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { fr3Correspondence } from '../../src/engine/fr3/battle/correspondence.ts';
import type { BattleEvent } from '../../src/engine/fr3/battle/events.ts';
import type { Action } from '../../src/engine/fr3/battle/ruleset.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { digestOf } from '../../src/engine/kernel/correspondence/check.ts';
import {
  acted,
  finished,
  led,
  notForPlayer,
  type OpenOnDevice,
  parcelFor,
  received,
} from '../../src/engine/kernel/correspondence/device.ts';
import { type Arrival, arrived, type Parcel } from '../../src/engine/kernel/correspondence/exchange.ts';
import { remembering } from '../../src/engine/kernel/correspondence/memory.ts';
import type { Message, Messages, Side } from '../../src/engine/kernel/correspondence/messages.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { sampleOr } from '../deep.ts';
import { playedBySeveral, writersOf } from '../engine/kernel/correspondence/several-devices.ts';
import { smallCommands } from '../engine/kernel/correspondence/small-commands.ts';
import { saltsBy } from '../engine/kernel/correspondence/two-devices.ts';

/** A connection of a browser to another one. */
interface Line {
  readonly to: Browser;
  readonly exchange: LiveExchange;
  readonly way: string[];
  open: boolean;
  /** The players at the other end, as this browser was told last. */
  here: readonly string[];
}

/** A browser that holds a battle, and does with a parcel what the page does. */
class Browser {
  readonly lines: Line[] = [];
  private taking: Promise<unknown> = Promise.resolve();
  readonly me: string;
  battle: { readonly id: string; readonly messages: Messages };
  private readonly took: (parcel: Parcel) => Promise<Arrival>;
  constructor(me: string, battle: Browser['battle'], took?: (parcel: Parcel) => Promise<Arrival>) {
    this.me = me;
    this.battle = battle;
    this.took =
      took ??
      (async (parcel) => {
        const arrival = await arrived(parcel, this.battle.messages);
        if (arrival.is === 'newer') this.battle = { ...this.battle, messages: arrival.messages };
        return arrival;
      });
  }
  connect(to: Browser): void {
    const at = this.lines.findIndex((line) => line.to === to);
    if (at >= 0) this.lines.splice(at, 1);
    const line: Line = {
      to,
      way: [],
      open: true,
      here: [],
      exchange: liveExchange({
        battle: () => this.battle,
        here: () => [this.me, ...this.lines.flatMap((each) => (each === line || !each.open ? [] : each.here))],
        send: (text) => {
          if (line.open) line.way.push(text);
          return line.open;
        },
        take: (parcel) => {
          const before = this.battle.messages;
          const taken = this.taking.then(() => this.took(parcel));
          this.taking = taken.then(() => {
            if (this.battle.messages !== before) this.send();
          });
          return taken;
        },
        met: (players) => {
          line.here = players;
        },
      }),
    };
    this.lines.push(line);
  }
  send(): void {
    for (const { exchange } of this.lines) exchange.send();
  }
  tell(): void {
    for (const { exchange } of this.lines) exchange.tell();
  }
  write(message: Message): void {
    this.battle = { ...this.battle, messages: [...this.battle.messages, message] };
    this.send();
  }
  rest(): Promise<unknown> {
    return this.taking;
  }
}

const connect = (hub: Browser, guest: Browser): void => {
  hub.connect(guest);
  guest.connect(hub);
  for (const each of [hub, guest]) each.tell();
};
const drop = (hub: Browser, guest: Browser): void => {
  for (const [one, other] of [
    [hub, guest],
    [guest, hub],
  ] as const)
    for (const line of one.lines)
      if (line.to === other) {
        line.open = false;
        line.way.length = 0;
      }
};
/** Everything on its way arrives, and what is sent for it. */
async function flow(all: readonly Browser[]): Promise<void> {
  for (;;) {
    await Promise.all(all.map((each) => each.rest()));
    const lines = all.flatMap((from) => from.lines.map((line) => ({ from, line })));
    if (lines.every(({ line }) => line.way.length === 0)) return;
    for (const { from, line } of lines)
      for (const text of line.way.splice(0)) await line.to.lines.find(({ to }) => to === from)?.exchange.text(text);
  }
}

const hold = (by: Side, before: string, player?: number): Message => ({
  by,
  ...(player === undefined ? {} : { player }),
  before,
  entries: [{ kind: 'hold' }],
});
const first = hold('A', '');
const id = await digestOf(first);
/** The writers of a battle in turn: both first players, and a further player of each side. */
const writers = [
  ['A', undefined],
  ['A', 5],
  ['B', undefined],
  ['B', 7],
] as const;
const whole: Message[] = [first];
for (let n = 1; n < 30; n++) {
  const [by, player] = writers[n % 4] as (typeof writers)[number];
  whole.push(hold(by, await digestOf(whole.at(-1) as Message), player));
}

const four = (): readonly Browser[] =>
  writers.map(([side, player]) => new Browser(`${side}${player ?? ''}`, { id, messages: [first] }));

describe('four browsers, of which one is connected to the others', () => {
  test('have the same messages once all are connected, whatever was lost before', async () => {
    const happening = record({
      what: constantFrom('writes', 'drops', 'back', 'new', 'lost', 'flow'),
      who: constantFrom(1, 2, 3),
    });
    await assert(
      asyncProperty(array(happening, { maxLength: 50 }), async (all) => {
        const browsers = four();
        const [hub] = browsers as readonly [Browser];
        for (const guest of browsers.slice(1)) connect(hub, guest);
        for (const { what, who } of all) {
          const guest = browsers[who] as Browser;
          if (what === 'writes')
            for (const each of browsers) {
              const next = whole[each.battle.messages.length];
              if (next && each.me === `${next.by}${next.player ?? ''}`) {
                each.write(next);
                break;
              }
            }
          else if (what === 'drops') drop(hub, guest);
          else if (what === 'lost') for (const each of browsers) for (const line of each.lines) line.way.pop();
          else if (what === 'flow') await flow(browsers);
          else {
            if (what === 'new') connect(hub, guest);
            for (const each of [hub, guest])
              for (const line of each.lines) if (line.to === hub || line.to === guest) line.open = true;
            for (const each of [hub, guest]) each.tell();
          }
        }
        for (const each of browsers) for (const line of each.lines) line.open = true;
        await flow(browsers);
        for (const each of browsers) each.tell();
        await flow(browsers);
        const most = Math.max(...browsers.map(({ battle }) => battle.messages.length));
        for (const { battle } of browsers) expect(battle.messages).toEqual(whole.slice(0, most));
      }),
      { numRuns: sampleOr(80, 3000) },
    );
  });

  test('know whom they reach, and who has gone', async () => {
    const [anna, abe, ben, bea] = four() as readonly [Browser, Browser, Browser, Browser];
    const all = [anna, abe, ben, bea];
    for (const guest of [abe, ben, bea]) connect(anna, guest);
    await flow(all);
    for (const each of all) each.tell();
    await flow(all);
    expect(anna.lines.map(({ here }) => here)).toEqual([['A5'], ['B'], ['B7']]);
    expect(ben.lines.map(({ here }) => here)).toEqual([['A', 'A5', 'B7']]);
    drop(anna, abe);
    anna.tell();
    await flow(all);
    expect(ben.lines.map(({ here }) => here)).toEqual([['A', 'B7']]);
  });

  test('pass on which of two messages counts: the first player has taken a command back while its player moved', async () => {
    const [anna, abe, ben] = four() as readonly [Browser, Browser, Browser];
    const all = [anna, abe, ben];
    for (const guest of [anna, abe]) connect(ben, guest);
    await flow(all);
    const last = await digestOf(first);
    const back: Message = { by: 'A', before: last, entries: [{ kind: 'lead', command: 1, name: '' }] };
    const moves = hold('A', last, 5);
    // Ben has passed Abe's moves on, and Anna has not received them yet.
    abe.write(moves);
    for (const text of abe.lines[0]?.way.splice(0) ?? []) await ben.lines[1]?.exchange.text(text);
    await ben.rest();
    expect(ben.battle.messages).toEqual([first, moves]);
    anna.write(back);
    await flow(all);
    for (const { battle } of all) expect(battle.messages).toEqual([first, back]);
    // What follows fits everywhere, and so it does after a connection that knows nothing of this.
    const next = hold('B', await digestOf(back));
    ben.write(next);
    await flow(all);
    for (const { battle } of all) expect(battle.messages).toEqual([first, back, next]);
  });

  test('find out which messages count although both have the same number', async () => {
    const [anna, abe] = four() as readonly [Browser, Browser];
    const last = await digestOf(first);
    const back: Message = { by: 'A', before: last, entries: [{ kind: 'lead', command: 1, name: '' }] };
    const next = hold('A', await digestOf(back));
    const check =
      (browser: Browser) =>
      async (parcel: Parcel): Promise<Arrival> => {
        const arrival = await arrived(parcel, browser.battle.messages);
        if (arrival.is !== 'newer') return arrival;
        for (const [at, message] of arrival.messages.entries())
          if (at > 0 && message.before !== (await digestOf(arrival.messages[at - 1] as Message)))
            return { is: 'refused', because: 'It does not follow.' };
        browser.battle = { id, messages: arrival.messages };
        return arrival;
      };
    const pair: readonly [Browser, Browser] = [
      new Browser(anna.me, { id, messages: [first, back] }, (parcel) => check(pair[0])(parcel)),
      new Browser(abe.me, { id, messages: [first, hold('A', last, 5)] }, (parcel) => check(pair[1])(parcel)),
    ];
    const [one, other] = pair;
    connect(one, other);
    await flow([one, other]);
    expect(other.battle.messages).not.toEqual(one.battle.messages);
    one.write(next);
    await flow([one, other]);
    expect(other.battle.messages).toEqual([first, back, next]);
  });
});

test('a text that is not of this exchange changes nothing', async () => {
  const [anna, ben] = four() as readonly [Browser, Browser];
  connect(anna, ben);
  await flow([anna, ben]);
  const line = anna.lines[0] as Line;
  for (const text of [
    '',
    '{"has":',
    '{"has":-1,"here":[]}',
    '{"has":1.5,"here":[]}',
    '{"has":0}',
    '{"has":0,"here":["C"]}',
    '{"has":0,"here":[7]}',
    `{"has":0,"here":${JSON.stringify(Array.from({ length: 101 }, () => 'A'))}}`,
  ]) {
    await line.exchange.text(text);
    expect([line.way, line.here]).toEqual([[], ['A5']]);
  }
  await line.exchange.text('{"has":0,"here":["B12"]}');
  expect([line.way.length, line.here]).toEqual([1, ['B12']]);
});

describe('a battle of three players', { timeout: 120_000 }, () => {
  type Device = OpenOnDevice<State, Action, BattleEvent>;
  const system = remembering(fr3Correspondence);

  /** Their devices, with what each of them does with a parcel. Ben is connected to the two others. */
  async function joined() {
    const devices = (await playedBySeveral(system, {
      level: 'checked',
      setup: { ...smallCommands(), turns: 12 },
      gifts: [{ side: 'A', command: 1, name: 'Abe', after: 0 }],
      choose: (state, may) => [...fr3Battle.actions(state)].find((action) => may(action) && action.kind === 'pass'),
      seed: 4,
      onMessage: (all) => (all.length === 3 ? 'enough' : undefined),
    })) as Device[];
    const open = [...devices];
    const browsers = open.map((device, at): Browser => {
      const { side, player } = device.mine;
      const browser: Browser = new Browser(
        `${side}${player ?? ''}`,
        { id: device.sent.record.id, messages: device.messages },
        async (parcel) => {
          const { arrival, open: next } = await received(system, open[at] as Device, parcel);
          set(at, next);
          return arrival;
        },
      );
      return browser;
    });
    function set(at: number, device: Device): void {
      open[at] = device;
      const browser = browsers[at] as Browser;
      if (browser.battle.messages !== device.messages) browser.battle = { ...browser.battle, messages: device.messages };
    }
    const dice = seeded(7);
    const salt = saltsBy(7);
    /** The player for whom the battle waits does something legal, and sends it live. */
    const acts = async (): Promise<number> => {
      const [writer, ...others] = writersOf(open);
      if (!writer) throw new Error('Nobody can write.');
      expect(others).toEqual([]);
      const at = open.indexOf(writer);
      let now = writer;
      if (now.decides !== null && now.draft.length === 0) {
        const state = now.now.known.steps.at(-1)?.state as State;
        const all = [...fr3Battle.actions(state)].filter((action) => notForPlayer(system, writer, action) === null);
        const pass = all.find(({ kind }) => kind === 'pass');
        const rolled = dice.roll(10, { decides: 'what is done', rules: [] });
        now = await acted(system, now, pass && rolled < 5 ? pass : (all[rolled % all.length] as Action), undefined, salt);
      }
      set(at, await finished(system, now));
      (browsers[at] as Browser).send();
      return at;
    };
    return { open, browsers, acts, set };
  }
  const counts = (open: readonly Device[]) => open.map(({ messages }) => messages.length);

  test('is played live through the browser of one of them, and goes on by link after a drop', async () => {
    const { open, browsers, acts, set } = await joined();
    const [anna, ben, abe] = browsers as unknown as readonly [Browser, Browser, Browser];
    for (const guest of [anna, abe]) connect(ben, guest);
    await flow(browsers);
    const wrote = new Set<number>();
    for (let n = 0; n < 15; n++) {
      wrote.add(await acts());
      await flow(browsers);
      expect(new Set(counts(open)).size).toBe(1);
    }
    expect(wrote.size).toBe(3);

    // Abe's connection breaks: the others play on, and when it is his turn, a link brings him everything.
    drop(ben, abe);
    let by = 0;
    while (writersOf(open).length > 0) {
      by = await acts();
      await flow(browsers);
    }
    const [ofAnna = 0, ofBen = 0, ofAbe = 0] = counts(open);
    expect(ofAnna).toBe(ofBen);
    expect(ofAbe).not.toBe(ofBen);
    const link = parcelFor(open[by] as Device, false);
    for (const at of [0, 1, 2]) {
      if (at === by) continue;
      set(at, (await received(system, open[at] as Device, link)).open);
    }
    expect(new Set(counts(open)).size).toBe(1);

    // He connects again, and it goes on live.
    connect(ben, abe);
    for (let n = 0; n < 10; n++) {
      await acts();
      await flow(browsers);
      expect(new Set(counts(open)).size).toBe(1);
    }
    for (const { sent } of open) expect(sent.record.broken).toBeNull();
    expect(new Set(open.map(({ messages }) => JSON.stringify(messages))).size).toBe(1);
  });

  test('a message that the hub has changed is refused by the devices that get it, as in a link', async () => {
    const { open, browsers, acts } = await joined();
    const [anna, ben, abe] = browsers as unknown as readonly [Browser, Browser, Browser];
    for (const guest of [anna, abe]) connect(ben, guest);
    await flow(browsers);
    const at = await acts();
    expect(at).not.toBe(1);
    const kept = open[at === 0 ? 2 : 0] as Device;
    const line = ben.lines.find(({ to }) => to === browsers[at === 0 ? 2 : 0]) as Line;
    for (const text of browsers[at]?.lines[0]?.way.splice(0) ?? [])
      await ben.lines.find(({ to }) => to === browsers[at])?.exchange.text(text);
    await ben.rest();
    const [passed] = line.way.splice(0);
    const changed = (passed as string).replace(
      /"before":"./,
      (found) => `${found.slice(0, -1)}${found.endsWith('A') ? 'B' : 'A'}`,
    );
    expect(changed).not.toBe(passed);
    await line.to.lines[0]?.exchange.text(changed);
    await line.to.rest();
    expect(open[at === 0 ? 2 : 0]?.messages).toEqual(kept.messages);
  });

  test('the first player gives and takes commands back live', async () => {
    const { open, browsers, acts, set } = await joined();
    const [, ben] = browsers as unknown as readonly [Browser, Browser, Browser];
    for (const guest of [browsers[0], browsers[2]]) connect(ben, guest as Browser);
    await flow(browsers);
    while (writersOf(open)[0] !== open[2]) {
      await acts();
      await flow(browsers);
    }
    set(0, await led(system, open[0] as Device, 1, ''));
    browsers[0]?.send();
    await flow(browsers);
    expect(new Set(counts(open)).size).toBe(1);
    expect(writersOf(open)).toEqual([open[0]]);
    for (const { sent } of open) expect(sent.record.players.leads).toEqual([]);
  });
});
