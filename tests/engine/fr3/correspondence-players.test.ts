/** Battles of Fantasy Rules! by message in which several players lead the commands of a side (fr3.multiplayer). */
import { describe, expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Correspondence } from '../../../src/engine/fr3/battle/correspondence.ts';
import { combinedArmy } from '../../../src/engine/fr3/battle/deployment/combine.ts';
import type { BattleEvent } from '../../../src/engine/fr3/battle/events.ts';
import type { Action } from '../../../src/engine/fr3/battle/ruleset.ts';
import type { Army, Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { checked } from '../../../src/engine/kernel/correspondence/check.ts';
import { chainOf } from '../../../src/engine/kernel/correspondence/commitment.ts';
import {
  acted,
  finished,
  led,
  notForPlayer,
  type OpenOnDevice,
  parcelFor,
  received,
  takenBack,
} from '../../../src/engine/kernel/correspondence/device.ts';
import { arrived } from '../../../src/engine/kernel/correspondence/exchange.ts';
import { type Entry, type Level, levels } from '../../../src/engine/kernel/correspondence/messages.ts';
import { type Mine, written } from '../../../src/engine/kernel/correspondence/mine.ts';
import { onePlayerEach, playersOf, whyNoLead } from '../../../src/engine/kernel/correspondence/players.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { fingerprint } from '../../../src/engine/kernel/replay.ts';
import { mirrored } from '../../../src/tools/selfplay/fr3/tables.ts';
import { sampleOr } from '../../deep.ts';
import { type Gift, playedBySeveral, writersOf } from '../kernel/correspondence/several-devices.ts';
import { saltsBy } from '../kernel/correspondence/two-devices.ts';

type Device = OpenOnDevice<State, Action, BattleEvent>;

/** Each side has two commands, the second one with magic; with `third`, side A has a third one. */
function commandsOf(turns: number, third = false): Setup {
  const setups = ['hill-dwarves-500', 'egyptian-650', 'hill-dwarves-500'].map((roster) => mirrored(roster, turns, 5) as Setup);
  const armyOf = (side: 'A' | 'B'): Army => {
    const all = setups.slice(0, third && side === 'A' ? 3 : 2);
    const army = combinedArmy(all.map(({ armies }, at) => ({ ...armies[side], name: `${armies[side].name} ${at} of ${side}` })));
    if (!army.ok) throw new Error(army.because);
    return army.value;
  };
  return { ...(setups[0] as Setup), clocks: 'each-turn', armies: { A: armyOf('A'), B: armyOf('B') } };
}

const anything = (seed: number) => {
  const dice = seeded(seed);
  const below = (most: number) => dice.roll(most, { decides: 'what is done', rules: [] }) - 1;
  return (state: State, may: (action: Action) => boolean): Action | undefined => {
    const all = [...fr3Battle.actions(state)].filter(may);
    const pass = all.find(({ kind }) => kind === 'pass');
    return pass && below(10) < 6 ? pass : all[below(all.length)];
  };
};

const three: readonly Gift[] = [{ side: 'A', command: 1, name: 'Abe', after: 0 }];
const four: readonly Gift[] = [...three, { side: 'B', command: 0, name: 'Bea', after: 1 }];

/** Abe leads the second and the third command of side A. */
const both: readonly Gift[] = [...three, { side: 'A', command: 2, name: 'Abe', after: 0 }];

const battle = (level: Level, gifts: readonly Gift[], seed: number, turns = 2) =>
  playedBySeveral(fr3Correspondence, { level, setup: commandsOf(turns), gifts, choose: anything(seed), seed });

/** Both sides have two players, and a command goes back and to another player in the middle of the battle. */
const changing: readonly Gift[] = [
  ...four,
  { side: 'A', command: 1, name: '', after: 3 },
  { side: 'A', command: 0, name: 'Ann', after: 4 },
  { side: 'B', command: 0, name: 'Bob', after: 3 },
];

/** One player of side A leads both commands for a while, and so does one of side B. */
const giving: readonly Gift[] = [
  ...four,
  { side: 'A', command: 0, name: 'Abe', after: 2 },
  { side: 'B', command: 1, name: 'Bea', after: 3 },
];

describe.each(levels)('%s', { timeout: 240_000 }, (level) => {
  test.each(
    sampleOr(
      [['three', three, 5]] as const,
      [
        ['three', three, 5],
        ['three', three, 12],
        ['four', four, 6],
        ['four', four, 11],
        ['changing', changing, 8],
        ['giving', giving, 9],
      ] as const,
    ),
  )(
    'a battle of %s players ends, is proved and replays identically, and one player at a time can write',
    async (_, gifts, seed) => {
      const names = new Set<string>();
      const devices = await battle(level, gifts, seed);
      const given = new Set(gifts.map(({ name }) => name).filter((name) => name !== ''));
      expect(devices).toHaveLength(2 + given.size);
      for (const { sent } of devices) {
        expect(sent.record.broken).toBeNull();
        expect(sent.record.isProved).toBe(true);
        for (const { name } of sent.record.players.everybody) names.add(name);
      }
      const { messages } = devices[0] as (typeof devices)[number];
      expect(names).toEqual(given);
      const entries = messages.flatMap((message) => message.entries.map(({ kind }) => ({ kind, player: message.player })));
      expect(entries.some(({ kind, player }) => kind === 'act' && player !== undefined)).toBe(true);
      expect(entries.some(({ kind }) => kind === 'done')).toBe(true);
      const again = await checked(fr3Correspondence, messages);
      const prints = devices.map(({ now }) => fingerprint(now.known.steps.at(-1)?.state));
      expect(new Set([...prints, fingerprint(again.steps.at(-1)?.state)]).size).toBe(1);
    },
  );
});

/** Plays until the first player of side A, or another one, has the turn in a step that several players share. */
async function untilShared(level: Level, hasTurn: 'first' | 'other', gifts = three) {
  const isSought = (devices: readonly Device[]): boolean => {
    const turn = devices[0]?.now.known.turn;
    const [writer, ...others] = writersOf(devices);
    return (
      (turn?.player === undefined) === (hasTurn === 'first') &&
      turn?.side === 'A' &&
      turn.isShared &&
      turn.all.length > 1 &&
      writer?.decides === 'act' &&
      others.length === 0
    );
  };
  const devices = await playedBySeveral(fr3Correspondence, {
    level,
    setup: commandsOf(2, gifts.length > 1),
    gifts,
    choose(state, may) {
      const all = [...fr3Battle.actions(state)].filter(may);
      return all.find(({ kind }) => kind === 'pass' || kind === 'hold') ?? all[0];
    },
    seed: 3,
    onMessage: (all) => (isSought(all) ? 'enough' : undefined),
  });
  expect(isSought(devices)).toBe(true);
  const [anna, ben, abe] = devices as [Device, Device, Device];
  return { anna, ben, abe, abeIs: abe.mine.player as number };
}
const stateOf = ({ now }: Device) => now.known.steps.at(-1)?.state as State;
/** The messages of a device with one more, as somebody might write it who is not asked. */
const forged = async ({ messages, sent }: Device, by: Pick<Mine, 'side' | 'player'>, ...entries: readonly Entry[]) =>
  (await checked(fr3Correspondence, [...messages, written(sent.record, by, entries)])).broken?.because;
/** An action with the troops of this command of side A. */
const actionOf = (at: Device, command: number): Action => {
  const found = [...fr3Battle.actions(stateOf(at))].find((action) => {
    const commands = fr3Correspondence.commands?.commandsOf(stateOf(at), action) ?? [];
    return commands.length === 1 && commands[0] === command;
  });
  if (!found) throw new Error('This command has nothing to do.');
  return found;
};

describe('turns', { timeout: 120_000 }, () => {
  test('nobody writes out of turn, and a sentence names the player whose turn it is', async () => {
    const { anna, abe, abeIs } = await untilShared('friendly', 'other');
    const act: Entry = { kind: 'act', action: actionOf(anna, 1) };
    expect(await forged(anna, { side: 'A' }, act)).toBe('It is the turn of Abe, not of Anna.');
    expect(await forged(abe, { side: 'A', player: abeIs }, act)).toBeUndefined();
    expect(await forged(anna, { side: 'B' }, act)).toMatch(/it is side A that must answer/);
    expect(await forged(anna, { side: 'A', player: 2 }, act)).toMatch(/leads no command any more/);
    expect(anna.decides).toBeNull();
    expect(abe.decides).toBe('act');
  });

  test('a player acts only with his own command, and the refusal names the leader', async () => {
    const { anna, abe, abeIs } = await untilShared('friendly', 'first');
    const refused = /^Abe leads .* of A, and only Abe can act with its troops\.$/;
    expect(notForPlayer(fr3Correspondence, anna, actionOf(anna, 1))).toMatch(refused);
    expect(fr3Correspondence.commands?.rules).toEqual(['fr3.multiplayer.command-clock']);
    expect(await forged(anna, { side: 'A' }, { kind: 'act', action: actionOf(anna, 1) })).toMatch(refused);
    expect(notForPlayer(fr3Correspondence, anna, actionOf(anna, 0))).toBeNull();
    expect(await forged(abe, { side: 'A', player: abeIs }, { kind: 'act', action: actionOf(anna, 1) })).toBe(
      'It is the turn of Anna, not of Abe.',
    );
  });

  test('the first player cannot end a step for the others, and her pass hands the step on', async () => {
    const { anna, abe } = await untilShared('friendly', 'first');
    const pass = [...fr3Battle.actions(stateOf(anna))].find(({ kind }) => kind === 'pass') as Action;
    expect(await forged(anna, { side: 'A' }, { kind: 'act', action: pass })).toBe('Abe has not finished this step yet.');
    const passed = await acted(fr3Correspondence, anna, pass, undefined, saltsBy(1));
    expect(passed.draft.at(-1)).toEqual({ kind: 'done', action: pass });
    expect((await takenBack(fr3Correspondence, passed)).draft).toEqual(anna.draft);
    const sent = await finished(fr3Correspondence, passed);
    const { open } = await received(fr3Correspondence, abe, parcelFor(sent, false));
    expect([open.decides, stateOf(open).passed]).toEqual(['act', false]);
    expect(await forged(open, { side: 'A', player: open.mine.player as number }, { kind: 'done', action: pass })).toMatch(
      /no other player has anything left to do/,
    );
    // The last player ends it for all.
    const last = await acted(fr3Correspondence, open, pass, undefined, saltsBy(2));
    expect(last.draft.at(-1)).toEqual({ kind: 'act', action: pass });
    expect(last.now.record.broken).toBeNull();
  });

  test('other players send only actions, dice and passes', async () => {
    const { abe, abeIs } = await untilShared('friendly', 'other');
    const kinds: readonly Entry[] = [
      { kind: 'resign' },
      { kind: 'hold' },
      { kind: 'standing', seal: 'A'.repeat(22) },
      { kind: 'lead', command: 1, name: 'Abel' },
      { kind: 'sealed', seal: 'A'.repeat(22) },
    ];
    for (const entry of kinds)
      expect(await forged(abe, { side: 'A', player: abeIs }, entry)).toBe(
        'Only Anna, the first player of the side, can send this.',
      );
  });

  test('a command cannot be given in the turn of another player, or while the side hides something', async () => {
    const { anna } = await untilShared('friendly', 'other');
    expect(await forged(anna, { side: 'A' }, { kind: 'lead', command: 0, name: 'Ann' })).toMatch(/only when the first player/);
    expect(await forged(anna, { side: 'A' }, { kind: 'lead', command: 1, name: '' })).toBeUndefined();
    const hiding = { ...fr3Correspondence, shown: (state: State) => ({ ...state, asks: [] as const, passed: !state.passed }) };
    const none = onePlayerEach;
    const lead = { entry: 9, side: 'A', command: 1, name: 'Abe' } as const;
    expect(whyNoLead(hiding, none, stateOf(anna), lead, false)).toMatch(/hides something/);
    expect(whyNoLead(fr3Correspondence, none, stateOf(anna), lead, true)).toMatch(/hides something/);
    expect(whyNoLead(fr3Correspondence, none, stateOf(anna), lead, false)).toBeNull();
    expect(whyNoLead(fr3Correspondence, none, stateOf(anna), { ...lead, command: 2 }, false)).toMatch(/no such command/);
  });
});

describe('a command is taken back', { timeout: 120_000 }, () => {
  const takes = (anna: Device) => led(fr3Correspondence, anna, 1, '');
  const moves = async (abe: Device) =>
    finished(fr3Correspondence, await acted(fr3Correspondence, abe, actionOf(abe, 1), undefined, saltsBy(4)));

  test('while its player has the turn: the first player continues, and the other one is told so', async () => {
    const { anna, abe, ben } = await untilShared('friendly', 'other');
    const back = await takes(anna);
    expect(back.sent.record.broken).toBeNull();
    expect(back.decides).toBe('act');
    expect(notForPlayer(fr3Correspondence, back, actionOf(anna, 1))).toBeNull();
    const there = await received(fr3Correspondence, abe, parcelFor(back, false));
    expect([there.open.decides, there.open.sent.record.players.leads]).toEqual([null, []]);
    expect((await received(fr3Correspondence, ben, parcelFor(back, false))).arrival.is).toBe('newer');
    expect(await forged(back, { side: 'A', player: abe.mine.player as number }, { kind: 'act', action: actionOf(anna, 1) })).toBe(
      'Abe leads no command any more, so this message does not count.',
    );
  });

  test('moves that were on their way do not count, on all devices', async () => {
    const { anna, abe, ben } = await untilShared('checked', 'other');
    const [back, moved] = [await takes(anna), await moves(abe)];
    const link = parcelFor(back, false);
    expect((await received(fr3Correspondence, moved, link)).open.messages).toEqual(back.messages);
    expect((await received(fr3Correspondence, back, parcelFor(moved, false))).arrival).toEqual({ is: 'older' });
    const first = (await received(fr3Correspondence, ben, parcelFor(moved, false))).open;
    const unanswered = { ...first, draft: [] };
    expect((await received(fr3Correspondence, unanswered, link)).open.messages).toEqual(back.messages);
  });

  test('moves that the enemy has answered count', async () => {
    const { anna, abe, ben } = await untilShared('checked', 'other');
    const [back, moved] = [await takes(anna), await moves(abe)];
    const come = (await received(fr3Correspondence, ben, parcelFor(moved, false))).open;
    const answered = {
      id: moved.sent.record.id,
      from: 0,
      messages: [...moved.messages, written(come.sent.record, { side: 'B' }, [{ kind: 'hold' }])],
    } as const;
    expect(await arrived(answered, back.messages)).toEqual({ is: 'newer', messages: answered.messages });
    expect(await arrived(parcelFor(back, true), answered.messages)).toEqual({ is: 'older' });
  });
});

describe('one player leads two commands', { timeout: 120_000 }, () => {
  const leads = (at: Device) => at.sent.record.players.leads.map(({ entry, command, name }) => [entry, command, name]);

  test('from one device: he acts with both, and his side’s first player with neither', async () => {
    const { anna, abe, abeIs } = await untilShared('checked', 'other', both);
    expect(leads(abe)).toEqual([
      [abeIs, 1, 'Abe'],
      [abeIs, 2, 'Abe'],
    ]);
    for (const command of [1, 2]) {
      expect(notForPlayer(fr3Correspondence, abe, actionOf(abe, command))).toBeNull();
      const done = await acted(fr3Correspondence, abe, actionOf(abe, command), undefined, saltsBy(command));
      expect(done.now.record.broken).toBeNull();
      expect(done.draft.at(-1)).toEqual({ kind: 'act', action: actionOf(abe, command) });
    }
    expect(notForPlayer(fr3Correspondence, abe, actionOf(abe, 0))).toMatch(/^Anna leads .* only Anna can act/);
    expect(await forged(anna, { side: 'A' }, { kind: 'act', action: actionOf(anna, 2) })).toBe(
      'It is the turn of Abe, not of Anna.',
    );
  });

  test('one is taken back: he keeps the other, and the first player acts with hers although she has passed', async () => {
    const { anna, abe, ben, abeIs } = await untilShared('friendly', 'other', both);
    const back = await led(fr3Correspondence, anna, 1, '');
    expect(leads(back)).toEqual([[abeIs, 2, 'Abe']]);
    expect(back.decides).toBe('act');
    expect(notForPlayer(fr3Correspondence, back, actionOf(back, 1))).toBeNull();
    expect(notForPlayer(fr3Correspondence, back, actionOf(back, 2))).toMatch(/^Abe leads /);
    for (const each of [abe, ben]) {
      const { arrival, open } = await received(fr3Correspondence, each, parcelFor(back, false));
      expect([arrival.is, open.decides]).toEqual(['newer', null]);
    }

    // She gives it to him again: his device goes on, and he does not have to join once more.
    const again = await finished(fr3Correspondence, await led(fr3Correspondence, back, 1, abeIs));
    expect(leads(again)).toEqual([
      [abeIs, 2, 'Abe'],
      [abeIs, 1, 'Abe'],
    ]);
    const pass = [...fr3Battle.actions(stateOf(anna))].find(({ kind }) => kind === 'pass') as Action;
    const handed = await finished(fr3Correspondence, await acted(fr3Correspondence, again, pass, undefined, saltsBy(7)));
    const { open } = await received(fr3Correspondence, abe, { ...parcelFor(handed, true), from: 0 });
    expect([open.decides, notForPlayer(fr3Correspondence, open, actionOf(open, 1))]).toEqual(['act', null]);
  });

  test('only a player of the side can get another command, and only one that he does not lead', async () => {
    const { anna, abeIs } = await untilShared('friendly', 'first', both);
    const to = (player: number, command: number) => forged(anna, { side: 'A' }, { kind: 'lead', command, player });
    expect(await to(abeIs, 0)).toBeUndefined();
    expect(await to(abeIs, 1)).toBe('Abe leads this command already.');
    expect(await to(abeIs + 1, 1)).toBe('A command was given to a player whom this side does not have.');
    expect(await to(0, 0)).toBe('A command was given to a player whom this side does not have.');
    const name = (command: number, called: string) => ({ entry: 99, side: 'A', command, name: called }) as const;
    const { players } = anna.sent.record;
    expect(whyNoLead(fr3Correspondence, players, stateOf(anna), name(0, ''), false)).toMatch(
      /first player leads this command already/,
    );
    expect(whyNoLead(fr3Correspondence, players, stateOf(anna), name(0, ' '), false)).toMatch(/needs a name/);
  });
});

test('a player of a side is offered once for each name, and only to his own side', () => {
  const lead = (entry: number, side: 'A' | 'B', name: string) => ({ entry, side, command: 0, name });
  const everybody = [lead(5, 'A', 'Abe'), lead(7, 'B', 'Abe'), lead(9, 'A', 'Ann'), lead(11, 'A', 'Abe')];
  expect(playersOf({ everybody }, 'A').map(({ entry }) => entry)).toEqual([9, 11]);
});

test('the first player’s secrets are on her device only: the links and the other players’ devices hold none', {
  timeout: 120_000,
}, async () => {
  let tried = 0;
  const sealedBy = new Set<string>();
  await playedBySeveral(fr3Correspondence, {
    level: 'checked',
    setup: commandsOf(2),
    gifts: four,
    choose: anything(12),
    seed: 12,
    async onMessage(devices) {
      const [anna, ben, ...others] = devices as [Device, Device, ...Device[]];
      for (const { mine } of others) expect([mine.secret, mine.army, mine.parts, mine.actions]).toEqual(['', null, [], {}]);
      const text = JSON.stringify([
        ...others.map(({ messages, mine, draft }) => ({ messages, mine, draft })),
        parcelFor(anna, true),
      ]);
      for (const { mine, sent } of [anna, ben]) {
        expect(text).not.toContain(mine.secret);
        const shares = anna.messages.flatMap(({ by, entries }) =>
          by === mine.side ? entries.filter(({ kind }) => kind === 'share' || kind === 'accept' || kind === 'open') : [],
        ).length;
        for (const share of (await chainOf(mine.secret)).slice(shares + 1, shares + 4)) expect(text).not.toContain(share);
        for (const [entry, { salt }] of Object.entries(mine.actions)) {
          sealedBy.add(`${mine.side} ${entry}`);
          if (sent.record.knowledge.actions.has(Number(entry))) continue;
          tried++;
          expect(text).not.toContain(salt);
        }
      }
      return undefined;
    },
  });
  expect([tried > 0, sealedBy.size > 0]).toEqual([true, true]);
});
