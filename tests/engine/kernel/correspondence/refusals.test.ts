/** Every way in which messages can break the record of a battle by message, each with its sentence; played with a small game. */
import { beforeAll, describe, expect, test } from 'vitest';
import { checked } from '../../../../src/engine/kernel/correspondence/check.ts';
import { sealOf } from '../../../../src/engine/kernel/correspondence/commitment.ts';
import { arrived, readParcel } from '../../../../src/engine/kernel/correspondence/exchange.ts';
import { type Entry, type Messages, readMessages } from '../../../../src/engine/kernel/correspondence/messages.ts';
import { type Action, acceptOf, begun, dare, nextShare, offerOf, plus } from './dare.ts';

const salt = 'S'.repeat(22);
const act = (action: Action, faces?: readonly number[]): Entry => ({ kind: 'act', action, ...(faces ? { faces } : {}) });
const move = act({ kind: 'move' });
const end = act({ kind: 'end' });
const sealed = async (value: unknown): Promise<Entry> => ({ kind: 'sealed', seal: await sealOf(value, salt) });
const because = async (messages: Messages) => (await checked(dare, messages)).broken?.because;
const waits = async (messages: Messages) => (await checked(dare, messages)).waits;

let friendly: Messages;
let over: Messages;
beforeAll(async () => {
  friendly = await begun('friendly');
  over = await plus(friendly, 'A', end);
}, 60_000);

describe('the beginning', () => {
  test('a battle is offered once, by side A, and accepted once by side B', async () => {
    const once = 'A battle can be offered only once, and only by side A.';
    const offered = await plus([], 'A', await offerOf('friendly'));
    const accepted = await plus(offered, 'B', await acceptOf());
    expect(await waits(offered)).toEqual({ for: 'B', what: 'accept' });
    expect(await waits(accepted)).toEqual({ for: 'A', what: 'open' });
    expect(await because(await plus([], 'B', await offerOf('friendly')))).toBe(once);
    expect(await because(await plus(offered, 'B', await offerOf('friendly')))).toBe(once);
    const again = { ...(await acceptOf()), share: await nextShare(accepted, 'A') } as Entry;
    expect(await because(await plus(accepted, 'A', again))).toBe('The battle has already been accepted.');
    const open: Entry = { kind: 'open', army: null, salt: null, share: await nextShare(friendly, 'A') };
    expect(await because(await plus(friendly, 'A', open))).toBe('The battle has already begun.');
  });

  test('an offer is accepted on two devices: each device is told so, and its battle stays as it is', async () => {
    const offered = await plus([], 'A', await offerOf('friendly'));
    const [ben, cleo] = await Promise.all(
      ['Ben', 'Cleo'].map(async (name) => plus(offered, 'B', { ...(await acceptOf()), name } as Entry)),
    );
    const open: Entry = { kind: 'open', army: null, salt: null, share: await nextShare(ben as Messages, 'A') };
    const played = await plus(ben as Messages, 'A', open);
    const { id } = await checked(dare, played);
    const two = { is: 'refused', because: expect.stringMatching(/^This offer was accepted twice/) };
    expect(await arrived({ id, from: 1, messages: (cleo as Messages).slice(1) }, played)).toEqual(two);
    expect(await arrived({ id, from: 2, messages: played.slice(2) }, cleo as Messages)).toEqual(two);
    expect(await arrived({ id, from: 0, messages: played }, cleo as Messages)).toEqual(two);
    expect(await arrived({ id, from: 2, messages: played.slice(2) }, ben as Messages)).toMatchObject({ is: 'newer' });
  });

  test('both sides send an army, or neither does, and side A opens the one that it sealed', async () => {
    const army = { army: {}, parts: [] };
    const differ = 'One side has sent an army, and the other has not.';
    const seal = await sealOf(army, salt);
    const plain = await plus([], 'A', await offerOf('friendly'));
    const withArmy = await plus([], 'A', await offerOf('friendly', seal));
    expect(await because(await plus(plain, 'B', await acceptOf([])))).toBe(differ);
    expect(await because(await plus(withArmy, 'B', await acceptOf()))).toBe(differ);
    const [bare, both] = [await plus(plain, 'B', await acceptOf()), await plus(withArmy, 'B', await acceptOf([]))];
    const opened = async (before: Messages, given: typeof army | null, by: string | null) =>
      because(await plus(before, 'A', { kind: 'open', army: given, salt: by, share: await nextShare(before, 'A') }));
    const another = 'The army of side A is not the one that it sealed.';
    expect(await opened(both, army, salt)).toBeUndefined();
    expect(await opened(both, army, 'T'.repeat(22))).toBe(another);
    expect(await opened(both, army, null)).toBe(another);
    expect(await opened(both, { ...army, army: { more: 1 } }, salt)).toBe(another);
    expect(await opened(bare, null, null)).toBeUndefined();
    expect(await opened(bare, army, salt)).toBe(another);
  });

  test('a set-up that the game does not accept is refused with its sentence', async () => {
    const accepted = await plus(await plus([], 'A', await offerOf('friendly', null, {})), 'B', await acceptOf());
    const open: Entry = { kind: 'open', army: null, salt: null, share: await nextShare(accepted, 'A') };
    expect(await because(await plus(accepted, 'A', open))).toBe('Nobody moves first.');
  });
});

describe('a message out of place', () => {
  test('an action: not the side’s turn, unreadable, illegal, or after the end', async () => {
    expect(await because(await plus(friendly, 'B', move))).toBe('Side B has acted, but it is side A that must answer.');
    expect(await because(await plus(friendly, 'A', move, move))).toBe('Side A has acted, but it is side B that must answer.');
    expect(await because(await plus(friendly, 'A', { kind: 'act', action: 7 }))).toBe('An action cannot be read.');
    expect(await because(await plus(friendly, 'A', act({ kind: 'bid', many: 1 })))).toBe(
      'An action is not legal: It is not the time for that.',
    );
    expect(await because(await plus(over, 'B', move))).toBe('The battle is over.');
    expect(await waits(over)).toBeNull();
  });

  test('shares and dice that nobody waits for', async () => {
    const share = async (by: 'A' | 'B', messages: Messages): Promise<Entry> => ({
      kind: 'share',
      share: await nextShare(messages, by),
    });
    const own = await begun('own-dice');
    const faces: Entry = { kind: 'faces', faces: [3] };
    expect(await because(await plus(friendly, 'B', await share('B', friendly)))).toBe(
      'Side B has sent something, but it is side A that must answer.',
    );
    expect(await because(await plus(friendly, 'A', await share('A', friendly)))).toBe(
      'A part of a dice roll arrived, but no roll was waiting for it.',
    );
    expect(await because(await plus(over, 'A', await share('A', over)))).toBe('The battle is over.');
    expect(await because(await plus(own, 'A', faces))).toBe('Dice arrived, but nobody had asked for dice.');
    const rolling = await plus(own, 'A', act({ kind: 'roll' }));
    expect(await waits(rolling)).toEqual({ for: 'A', what: 'faces' });
    expect(await because(await plus(rolling, 'A', faces))).toBeUndefined();
    const wrong = await plus(rolling, 'A', { kind: 'faces', faces: [3, 4] });
    expect(await because(wrong)).toMatch(/dice|face/i);
    expect(await because(await plus(rolling, 'A', { kind: 'faces', faces: [7] }))).toMatch(/\S/);
    const checkedBattle = await plus(await begun('checked'), 'A', act({ kind: 'roll' }));
    expect(await waits(checkedBattle)).toEqual({ for: 'B', what: 'share' });
    expect(await because(await plus(checkedBattle, 'B', { kind: 'share', share: 'A'.repeat(22) }))).toBe(
      'Side B’s part of a dice roll is not the one that it committed to.',
    );
  });

  test('a resignation before the battle or after it', async () => {
    const resign: Entry = { kind: 'resign' };
    expect(await because(await plus(await plus([], 'A', await offerOf('friendly')), 'B', resign))).toBe('Nobody can resign now.');
    expect(await because(await plus(over, 'B', resign))).toBe('Nobody can resign now.');
    const resigned = await checked(dare, await plus(friendly, 'B', resign));
    expect([resigned.broken, resigned.resigned, resigned.waits]).toEqual([null, 'B', null]);
    expect(await because(await plus(await plus(friendly, 'B', resign), 'A', resign))).toBe('Nobody can resign now.');
  });

  test('a message that does not follow from the one before', async () => {
    const [first, second] = friendly;
    expect(await because([first, { ...second, before: salt }] as Messages)).toMatch(/does not follow from the one before/);
  });
});

describe('seals', () => {
  const bid = { kind: 'bid', many: 2 } as const;
  const reveal = (of: number, action: unknown = bid): Entry => ({ kind: 'reveal', of, action, salt });
  /** A has dared B and sealed a bid (entry 4), and B has bid 1. */
  const bids = async () =>
    plus(await plus(friendly, 'A', act({ kind: 'dare' }), await sealed(bid)), 'B', act({ kind: 'bid', many: 1 }));

  test('a sealed bid is revealed once, by its side, and as it was sealed', async () => {
    const answered = await bids();
    expect(await waits(answered)).toEqual({ for: 'A', what: 'reveal' });
    const never = 'Something has been revealed that was never sealed.';
    expect(await because(await plus(answered, 'A', reveal(4)))).toBeUndefined();
    expect(await because(await plus(answered, 'A', reveal(3)))).toBe(never);
    expect(await because(await plus(answered, 'B', reveal(4)))).toBe(never);
    expect(await because(await plus(answered, 'A', reveal(4), reveal(4)))).toBe(never);
    expect(await because(await plus(answered, 'A', reveal(4, { ...bid, many: 1 })))).toBe(
      'What side A reveals is not what it sealed.',
    );
    const after = await checked(dare, await plus(answered, 'A', reveal(4)));
    expect(after.steps.at(-1)?.state).toMatchObject({ total: 1, next: 'B' });
  });

  test('a bid that is kept closed until the end was not revealed in time', async () => {
    const held = await plus(await bids(), 'A', { kind: 'hold' });
    expect(await waits(held)).toEqual({ for: 'B', what: 'act' });
    const ended = await plus(held, 'B', end);
    expect(await waits(ended)).toEqual({ for: 'A', what: 'reveal-all' });
    const late = await plus(ended, 'A', reveal(4));
    // B's last action followed from a wrong state and does not count.
    const { dropped, waits: next } = await checked(dare, late);
    expect([dropped.has(7), next]).toEqual([true, { for: 'B', what: 'act' }]);
    expect(await because(await plus(late, 'B', end))).toBe('Side A did not reveal in time what the other side had to know.');
  });

  test('a part of an army is revealed once it belongs to the army, and as it was sealed', async () => {
    const seal = await sealOf(true, salt);
    const army = { army: {}, parts: [] };
    const offered = await plus([], 'A', await offerOf('friendly', await sealOf(army, salt)));
    const accepted = await plus(offered, 'B', await acceptOf([seal]));
    const opened = await plus(accepted, 'A', { kind: 'open', army, salt, share: await nextShare(accepted, 'A') });
    const part = (nth: number, value: unknown): Entry => ({ kind: 'reveal-part', part: nth, value, salt });
    expect(await because(await plus(opened, 'B', part(0, true)))).toBeUndefined();
    expect(await because(await plus(opened, 'B', part(0, false)))).toBe('What side B reveals of its army is not what it sealed.');
    expect(await because(await plus(opened, 'B', part(1, true)))).toBe(
      'What has been revealed was never part of the sealed army.',
    );
    expect(await because(await plus(opened, 'A', part(0, true)))).toBe(
      'What has been revealed was never part of the sealed army.',
    );
    const finished = await plus(opened, 'A', end);
    expect(await waits(finished)).toEqual({ for: 'B', what: 'reveal-all' });
    expect((await checked(dare, await plus(finished, 'B', part(0, true)))).isProved).toBe(true);
  });

  test('a standing answer is given in the battle, opened once, and withdrawn once by its side', async () => {
    const answer = { question: 'move', answer: 'pass', limit: null };
    const given: Entry = { kind: 'standing', seal: await sealOf(answer, salt) };
    const none = 'A standing answer was given when no battle was in progress.';
    const offered = await plus([], 'A', await offerOf('friendly'));
    expect(await because(await plus(offered, 'B', given))).toBe(none);
    expect(await because(await plus(over, 'B', given))).toBe(none);
    const left = await plus(friendly, 'A', given);
    const opens: Entry = { kind: 'reveal-standing', of: 3, answer, salt };
    const withdraw: Entry = { kind: 'withdraw', of: 3 };
    const never = 'The record opens or withdraws a standing answer, but the player never gave one.';
    expect(await because(await plus(left, 'A', opens, withdraw))).toBeUndefined();
    expect(await because(await plus(left, 'A', opens, opens))).toBe(never);
    expect(await because(await plus(left, 'A', withdraw, withdraw))).toBe(never);
    expect(await because(await plus(left, 'B', withdraw))).toBe(never);
    expect(await because(await plus(left, 'A', { ...withdraw, of: 2 }))).toBe(never);
    // A standing answer is not an answer to a question, and the other way round.
    expect(await because(await plus(left, 'A', reveal(3, answer)))).toBe('Something has been revealed that was never sealed.');
    const asked = await plus(friendly, 'A', act({ kind: 'dare' }), await sealed(answer));
    expect(await because(await plus(asked, 'A', { ...opens, of: 4 }))).toBe(never);
    // What is left at the end is opened, and only then the battle is proved.
    const finished = await plus(left, 'A', end);
    expect(await waits(finished)).toEqual({ for: 'A', what: 'reveal-all' });
    expect((await checked(dare, await plus(finished, 'A', opens))).isProved).toBe(true);
  });
});

describe('commands', () => {
  test('a command changes its player only in the battle, and a handed step is refused once nobody is left in it', async () => {
    const lead: Entry = { kind: 'lead', command: 1, name: 'Abe' };
    const offered = await plus([], 'A', await offerOf('friendly'));
    expect(await because(await plus(offered, 'B', lead))).toMatch(/^A command can change its player only when/);
    expect(await because(await plus(over, 'A', lead))).toBe('The battle is over.');
    const led = await plus(friendly, 'A', lead);
    const done: Entry = { kind: 'done', action: { kind: 'pass' } };
    expect(await because(await plus(friendly, 'A', done))).toMatch(/no other player has anything left to do/);
    expect(await because(await plus(led, 'A', { ...done, action: { kind: 'move' } }))).toMatch(/no other player/);
    const handed = await plus(led, 'A', done);
    expect(await waits(handed)).toEqual({ for: 'A', player: 3, what: 'act' });
    const abe = { by: 'A', player: 3 } as const;
    expect(await because(await plus(handed, abe, act({ kind: 'move', command: 1 })))).toBeUndefined();
    expect(await because(await plus(handed, abe, move))).toBe('Anna leads the left, and only Anna can act with its troops.');
    expect(await because(await plus(handed, { by: 'B', player: 3 }, move))).toMatch(/leads no command any more/);
  });

  test('only the player who rolls sends the dice', async () => {
    const led = await plus(await begun('own-dice'), 'A', { kind: 'lead', command: 1, name: 'Abe' });
    const handed = await plus(led, 'A', { kind: 'done', action: { kind: 'pass' } });
    const abe = { by: 'A', player: 3 } as const;
    const rolling = await plus(handed, abe, act({ kind: 'roll' }));
    expect(await waits(rolling)).toEqual({ for: 'A', player: 3, what: 'faces' });
    const faces: Entry = { kind: 'faces', faces: [3] };
    expect(await because(await plus(rolling, 'A', faces))).toBe('Dice arrived, but nobody had asked for dice.');
    expect(await because(await plus(rolling, 'B', faces))).toMatch(/it is side A that must answer/);
    expect(await because(await plus(rolling, abe, faces))).toBeUndefined();
  });
});

describe('texts from outside', () => {
  const fit = { by: 'A', before: '', entries: [{ kind: 'hold' }] };
  test.each([
    [[], 'This text contains no battle messages.'],
    [7, 'This text contains no battle messages.'],
    [Array.from({ length: 4001 }, () => fit), 'This text contains more than 4000 messages.'],
    ...[
      null,
      { ...fit, by: 'C' },
      { ...fit, player: -1 },
      { ...fit, before: 'x' },
      { ...fit, entries: [] },
      { ...fit, entries: Array.from({ length: 501 }, () => ({ kind: 'hold' })) },
      ...[
        { kind: 'toString' },
        { kind: 'hold', more: 1 },
        { kind: 'act' },
        { kind: 'act', action: 1, faces: [0] },
        { kind: 'act', action: 1, faces: [101] },
        { kind: 'faces', faces: Array.from({ length: 201 }, () => 1) },
        { kind: 'lead', command: 501, name: 'Abe' },
        { kind: 'lead', command: -1, player: 3 },
        { kind: 'lead', command: 1, name: 'Abe', player: 3 },
        { kind: 'lead', command: 1, player: -3 },
        { kind: 'lead', command: 1 },
        { kind: 'lead', command: 1, name: 'A'.repeat(1000) },
        { kind: 'sealed', seal: 'short' },
        { kind: 'share', share: `${salt}S` },
        { kind: 'withdraw', of: -1 },
        { kind: 'reveal', of: 1, action: 1, salt: null },
        { kind: 'reveal-part', part: 501, value: 1, salt },
        { kind: 'reveal-standing', of: 1, salt },
      ].map((entry) => ({ ...fit, entries: [entry] })),
    ].map((message) => [[fit, message], 'Message 2 of 2 cannot be read.'] as const),
  ] as const)('messages, case %#', (value, says) => {
    expect(readMessages(value)).toEqual({ ok: false, because: says, rules: [] });
  });

  test('messages at the limits are read', () => {
    const entries = [
      { kind: 'lead', command: 500, name: 'Abe' },
      { kind: 'lead', command: 0, player: 3 },
      { kind: 'act', action: 1, faces: Array.from({ length: 200 }, () => 100) },
      { kind: 'reveal-part', part: 500, value: false, salt },
    ];
    expect(readMessages([{ ...fit, player: 0, entries }]).ok).toBe(true);
    expect(readMessages([{ ...fit, entries: Array.from({ length: 500 }, () => ({ kind: 'hold' })) }]).ok).toBe(true);
    expect(readMessages(Array.from({ length: 4000 }, () => fit)).ok).toBe(true);
  });

  test.each<readonly [string, string]>([
    [
      '{"battlebook":"battle by mess',
      'This text does not contain a battle played by messages, or a part of it is missing. Copy all of it again.',
    ],
    ...['null', '{}', '{"battlebook":"roster","id":"x"}', '{"battlebook":"battle by message"}'].map(
      (text) => [text, 'This text does not contain a battle played by messages.'] as const,
    ),
    ...[-1, 0.5].map(
      (from) =>
        [
          JSON.stringify({ battlebook: 'battle by message', id: 'x', from, messages: [fit] }),
          'This text does not contain a battle played by messages.',
        ] as const,
    ),
    ['{"battlebook":"battle by message","id":"x","messages":[]}', 'This text contains no battle messages.'],
  ])('parcel %s', (text, says) => {
    expect(readParcel(text)).toEqual({ ok: false, because: says, rules: [] });
  });

  test('a parcel whose id is not that of its first message is damaged', async () => {
    expect(await arrived({ id: salt, from: 0, messages: friendly }, null)).toEqual({
      is: 'refused',
      because: 'This link is damaged: it names one battle but contains another.',
    });
  });
});
