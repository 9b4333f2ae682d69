/** Live play: what two browsers tell each other, over a connection that loses and repeats texts, and the steps shown as they arrive. */
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeInAddress, readCode } from '../../src/components/play/friend/connection.ts';
import { inPieces, type LiveExchange, liveExchange } from '../../src/components/play/friend/live-exchange.ts';
import { playback } from '../../src/components/play/friend/playback.ts';
import { digestOf } from '../../src/engine/kernel/correspondence/check.ts';
import { arrived } from '../../src/engine/kernel/correspondence/exchange.ts';
import type { Message, Messages, Side } from '../../src/engine/kernel/correspondence/messages.ts';
import { packed } from '../../src/engine/kernel/notation/link.ts';
import { sampleOr } from '../deep.ts';

const hold = (by: Side, before: string): Message => ({ by, before, entries: [{ kind: 'hold' }] });
const first = hold('A', '');
const id = await digestOf(first);
/** A battle of which both know the whole course: A and B write by turns. */
const whole: Message[] = [first];
for (let n = 1; n < 40; n++) whole.push(hold(n % 2 ? 'B' : 'A', await digestOf(whole.at(-1) as Message)));

/** A browser with its messages, and the texts that it has sent and that have not arrived. */
class End {
  messages: Messages;
  open = true;
  way: string[] = [];
  taking: Promise<unknown> = Promise.resolve();
  exchange: LiveExchange;
  constructor(count: number) {
    this.messages = whole.slice(0, count);
    this.exchange = this.connect();
  }
  /** A connection knows nothing of the one before it. */
  connect(): LiveExchange {
    return liveExchange({
      battle: () => ({ id, messages: this.messages }),
      here: () => [],
      met: () => {},
      send: (text) => {
        if (this.open) this.way.push(text);
        return this.open;
      },
      // As on the page, one parcel is taken after another.
      take: (parcel) => {
        const taken = this.taking.then(async () => {
          const arrival = await arrived(parcel, this.messages);
          if (arrival.is === 'newer') this.messages = arrival.messages;
          return arrival;
        });
        this.taking = taken;
        return taken;
      },
    });
  }
  /** Writes the next message, if it is this side's turn. */
  write(side: Side): void {
    const next = whole[this.messages.length];
    if (next?.by !== side) return;
    this.messages = [...this.messages, next];
    this.exchange.send();
  }
}

/** Everything on its way arrives, and what is sent for it. */
async function flows(from: End, to: End): Promise<void> {
  await Promise.all([from.taking, to.taking]);
  while (from.way.length + to.way.length > 0) {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      for (const text of one.way.splice(0)) await other.exchange.text(text);
  }
}

const happenings = [
  'A writes',
  'B writes',
  'to A',
  'to B',
  'lost',
  'twice',
  'drop',
  'only A drops',
  'back',
  'new',
  'tell',
] as const;

async function happens(what: (typeof happenings)[number], anna: End, ben: End): Promise<void> {
  switch (what) {
    case 'A writes':
      return anna.write('A');
    case 'B writes':
      return ben.write('B');
    case 'to A':
    case 'to B': {
      const [from, to] = what === 'to A' ? [ben, anna] : [anna, ben];
      const text = from.way.shift();
      // The page does not wait until one text has been read before the next one comes.
      if (text !== undefined) void to.exchange.text(text);
      return;
    }
    case 'lost':
      anna.way.shift();
      ben.way.pop();
      return;
    case 'twice':
      for (const { way } of [anna, ben]) way.push(...way.slice(0, 1));
      return;
    case 'drop':
      for (const each of [anna, ben]) each.open = false;
      return;
    case 'only A drops':
      anna.open = false;
      return;
    case 'back':
      for (const each of [anna, ben]) {
        if (each.open) continue;
        each.open = true;
        each.exchange.tell();
      }
      return;
    case 'new':
      for (const each of [anna, ben]) {
        each.open = true;
        each.way = [];
        each.exchange = each.connect();
        each.exchange.tell();
      }
      return;
    case 'tell':
      anna.exchange.tell();
      ben.exchange.tell();
  }
}

describe('two browsers', () => {
  test('have the same messages once they can talk, whatever was lost or came twice before', async () => {
    await assert(
      asyncProperty(array(constantFrom(...happenings), { maxLength: 60 }), integer({ min: 1, max: 5 }), async (all, begun) => {
        const [anna, ben] = [new End(begun), new End(1)];
        for (const each of all) await happens(each, anna, ben);
        // The connection is there again, and each says how many messages it has.
        for (const each of [anna, ben]) each.open = true;
        await flows(anna, ben);
        for (const each of [anna, ben]) each.exchange.tell();
        await flows(anna, ben);
        expect(ben.messages).toEqual(anna.messages);
        expect(anna.messages).toEqual(whole.slice(0, anna.messages.length));
      }),
      { numRuns: sampleOr(300, 5000) },
    );
  });

  test('that begin with different messages send each other what is missing', async () => {
    for (const [a, b] of [
      [1, 30],
      [30, 1],
      [12, 12],
    ] as const) {
      const [one, other] = [new End(a), new End(b)];
      for (const each of [one, other]) each.exchange.tell();
      await flows(one, other);
      expect([one.messages.length, other.messages.length]).toEqual([Math.max(a, b), Math.max(a, b)]);
    }
  });

  test('that write at the same moment agree: a resignation counts, and of two the one of side A', async () => {
    const last = whole[2] as Message;
    const [act, end] = [
      hold('B', await digestOf(last)),
      { ...hold('A', await digestOf(last)), entries: [{ kind: 'resign' as const }] },
    ];
    const endB = { ...end, by: 'B' as const };
    for (const [ofA, ofB, counts] of [
      [end, act, end],
      [end, endB, end],
      [{ ...act, by: 'A' as const }, endB, endB],
    ] as const) {
      const [anna, ben] = [new End(3), new End(3)];
      for (const each of [anna, ben]) each.exchange.tell();
      await flows(anna, ben);
      // Each writes before it hears of the other, and one may not have sent it.
      anna.messages = [...anna.messages, ofA];
      ben.messages = [...ben.messages, ofB];
      anna.exchange.send();
      await flows(anna, ben);
      expect(anna.messages.at(-1)).toEqual(counts);
      expect(ben.messages).toEqual(anna.messages);
    }
  });

  test('notice a message that was lost as soon as one of them says how many it has', async () => {
    const [anna, ben] = [new End(2), new End(2)];
    for (const each of [anna, ben]) each.exchange.tell();
    await flows(anna, ben);
    anna.write('A');
    anna.way = [];
    ben.exchange.tell();
    await flows(anna, ben);
    expect(ben.messages).toHaveLength(3);
  });
});

test('a long battle is sent in pieces, in order, and one message alone may be longer than a piece', () => {
  const long = { ...first, entries: Array.from({ length: 400 }, () => ({ kind: 'act' as const, action: 'x'.repeat(50) })) };
  const messages = [first, long, ...Array.from({ length: 300 }, () => first)];
  const pieces = inPieces(messages);
  expect(pieces.flat()).toEqual(messages);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece.length === 1 || JSON.stringify(piece).length < 20_000).toBe(true);
  expect(inPieces([])).toEqual([]);
});

describe('the friend’s steps', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** A battle of which so many steps have come and been shown. */
  const shown = () => {
    const now = { come: 3, seen: 3, running: false };
    const player = playback({
      left: () => now.come - now.seen,
      step() {
        now.seen++;
        player.changed();
      },
      pace: () => 800,
      told: (running) => {
        now.running = running;
      },
    });
    const arrives = (steps: number) => {
      now.come += steps;
      player.changed();
      player.arrived();
    };
    return { now, player, arrives };
  };

  test('are shown although they arrive in the moment in which the last ones have been shown', () => {
    const { now, player, arrives } = shown();
    arrives(1);
    vi.advanceTimersByTime(800);
    expect(now).toEqual({ come: 4, seen: 4, running: false });
    // The next one is here before the page has drawn that nothing is left.
    arrives(1);
    player.changed();
    expect(now.running).toBe(true);
    vi.advanceTimersByTime(800);
    expect(now).toEqual({ come: 5, seen: 5, running: false });
    arrives(2);
    arrives(1);
    vi.advanceTimersByTime(2400);
    expect(now).toEqual({ come: 8, seen: 8, running: false });
  });

  test('wait while the player has paused them, and go on with the next arrival after all have been shown', () => {
    const { now, player, arrives } = shown();
    arrives(2);
    player.run(false);
    arrives(1);
    vi.advanceTimersByTime(5000);
    expect(now).toEqual({ come: 6, seen: 3, running: false });
    player.run(true);
    vi.advanceTimersByTime(2400);
    expect(now).toEqual({ come: 6, seen: 6, running: false });
    arrives(1);
    vi.advanceTimersByTime(800);
    expect(now.seen).toBe(7);
  });
});

test('an invitation is read from its link as from its text, and an address without one has none', () => {
  const letters = packed(JSON.stringify({ battle: 'B'.repeat(22), type: 'offer', sdp: 'v=0' }));
  const code = codeInAddress({ hash: `#battlebook-live.${letters}` });
  expect(readCode(code ?? '')).toEqual({ ok: true, value: { battle: 'B'.repeat(22), type: 'offer', sdp: 'v=0' } });
  expect(readCode(`https://example.org/fr3/play/friend/#battlebook-live.${letters} See you`)).toEqual(readCode(code ?? ''));
  expect(readCode(`battlebook-live ${letters}`)).toEqual(readCode(code ?? ''));
  expect(readCode(`battlebook-live.${letters.slice(0, -5)}`)).toMatchObject({ because: expect.stringMatching(/damaged/) });
  expect(codeInAddress({ hash: `#${letters}` })).toBeUndefined();
});
