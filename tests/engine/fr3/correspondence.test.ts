/** Battles of Fantasy Rules! by message: two devices, each with its own secrets, at every level of trust. */
import { beforeAll, describe, expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Correspondence } from '../../../src/engine/fr3/battle/correspondence.ts';
import { combinedArmy } from '../../../src/engine/fr3/battle/deployment/combine.ts';
import type { BattleEvent } from '../../../src/engine/fr3/battle/events.ts';
import type { Action } from '../../../src/engine/fr3/battle/ruleset.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { checked, digestOf } from '../../../src/engine/kernel/correspondence/check.ts';
import {
  acted,
  finished,
  type OpenOnDevice,
  openOnDevice,
  parcelFor,
  received,
  resigned,
} from '../../../src/engine/kernel/correspondence/device.ts';
import { arrived } from '../../../src/engine/kernel/correspondence/exchange.ts';
import { type Level, levels, type Message, otherSide } from '../../../src/engine/kernel/correspondence/messages.ts';
import { played } from '../../../src/engine/kernel/correspondence/play.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { byEarlier, fingerprint, foreign } from '../../../src/engine/kernel/replay.ts';
import { mirrored } from '../../../src/tools/selfplay/fr3/tables.ts';
import { sampleOr } from '../../deep.ts';
import { expectDamageRefused } from '../kernel/correspondence/damaged.ts';
import { type Game, playedByMessage, saltsBy } from '../kernel/correspondence/two-devices.ts';

type Fr3Game = Game<State, Action, BattleEvent>;

/** Does anything that is legal, and is often done with a step. */
const anything = (seed: number) => {
  const dice = seeded(seed);
  const below = (most: number) => dice.roll(most, { decides: 'what is done', rules: [] }) - 1;
  return (state: State): Action | undefined => {
    const all = [...fr3Battle.actions(state)];
    const pass = all.find(({ kind }) => kind === 'pass');
    return pass && below(10) < 6 ? pass : all[below(all.length)];
  };
};

const battle = (roster: string, level: Level, turns = 1, seed = 5): Promise<Fr3Game> => {
  const { armies, ...setup } = mirrored(roster, turns, seed) as Setup;
  return playedByMessage(fr3Correspondence, { level, setup, armies, choose: anything(seed + 1), seed });
};

describe.each(levels)('%s', { timeout: 180_000 }, (level) => {
  test.each(['hill-dwarves-500', 'egyptian-650'])(
    'a battle of %s is played to its end and proved, and both end in the same state',
    async (roster) => {
      const { standing, messages } = await battle(roster, level);
      expect(standing.record.broken).toBeNull();
      expect(standing.record.isProved).toBe(true);
      const again = await checked(fr3Correspondence, messages);
      expect(fingerprint(again.steps.at(-1)?.state)).toBe(fingerprint(standing.known.steps.at(-1)?.state));
      await expectDamageRefused(standing.record.id, messages, sampleOr(150, 1000));
    },
  );
});

test.each(levels)(
  '%s, fr3.multiplayer.command-clock: a battle of two commands a side is played to its end and proved',
  { timeout: 180_000 },
  async (level) => {
    const [one, other] = ['hill-dwarves-500', 'egyptian-650'].map((roster) => mirrored(roster, 1, 5) as Setup) as [Setup, Setup];
    const armyOf = (side: 'A' | 'B') => {
      const named = [one, other].map(({ armies }) => ({ ...armies[side], name: `${armies[side].name} of ${side}` }));
      const army = combinedArmy(named);
      if (!army.ok) throw new Error(army.because);
      return army.value;
    };
    const { armies: _, ...setup } = one;
    const { standing, messages } = await playedByMessage(fr3Correspondence, {
      level,
      setup: { ...setup, clocks: 'each-turn' },
      armies: { A: armyOf('A'), B: armyOf('B') },
      choose: anything(6),
      seed: 5,
    });
    expect(standing.record.broken).toBeNull();
    expect(standing.record.isProved).toBe(true);
    const again = await checked(fr3Correspondence, messages);
    expect(again.steps.at(-1)?.state.sheet.sides.first.commands).toHaveLength(2);
    expect(fingerprint(again.steps.at(-1)?.state)).toBe(fingerprint(standing.known.steps.at(-1)?.state));
  },
);

test.each(levels)(
  '%s, played live: each action is a message of its own, and both see the same dice',
  { timeout: 180_000 },
  async (level) => {
    const { armies, ...setup } = mirrored('egyptian-650', 2, 9) as Setup;
    const diceOf = ({ now }: OpenOnDevice<State, Action, BattleEvent>) => now.known.steps.flatMap(({ faces }) => faces);
    const { standing, messages } = await playedByMessage(fr3Correspondence, {
      level,
      setup,
      armies,
      choose: anything(1),
      seed: 9,
      live: true,
      onArrival(from, to) {
        expect(diceOf(to).slice(0, diceOf(from).length)).toEqual(diceOf(from));
      },
    });
    expect(standing.record.broken).toBeNull();
    expect(standing.record.isProved).toBe(true);
    // Nobody decides anything more before the other side has what fixes the dice.
    const decisions = messages.slice(3).filter(({ entries }) => entries.some(({ kind }) => kind === 'act'));
    expect(decisions.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'share')).toEqual([]);
  },
);

describe.each(levels)('%s, with illusions', { timeout: 180_000 }, (level) => {
  test.each(sampleOr([['A', 'B']] as const, [['A', 'B'], ['A'], ['B']] as const))(
    'they are hidden until their upkeep is paid, other units stay sealed, and an honest battle is proved (%s %s)',
    async (...who) => {
      const { armies, ...setup } = mirrored('egyptian-650', 2, 132) as Setup;
      const hiding = (side: 'A' | 'B') => ({
        ...armies[side],
        troops: armies[side].troops.map((troop, at) =>
          who.some((each) => each === side) && (at === 2 || at === 5) ? { ...troop, illusion: true } : troop,
        ),
        characters: armies[side].characters.map((each) => (each.magic ? { ...each, magic: 'illusionist-2' } : each)),
      });
      const choose = anything(3);
      const { messages, standing } = await playedByMessage(fr3Correspondence, {
        level,
        setup,
        armies: { A: hiding('A'), B: hiding('B') },
        seed: 8,
        choose: (state) => [...fr3Battle.actions(state)].find(({ kind }) => kind === 'upkeep') ?? choose(state),
      });
      expect(standing.record.broken).toBeNull();
      expect(standing.record.isProved).toBe(true);
      const again = await checked(fr3Correspondence, messages);
      expect(fingerprint(again.steps.at(-1)?.state)).toBe(fingerprint(standing.known.steps.at(-1)?.state));
      // Points are counted openly, so paying shows for whom. What is sealed of real units stays so to the end.
      const at = (kind: string, value?: boolean) =>
        messages.findIndex(({ entries }) =>
          entries.some((entry) => entry.kind === kind && (entry.kind !== 'reveal-part' || entry.value === value)),
        );
      expect(at('sealed')).toBeGreaterThan(0);
      expect(at('reveal-part', true)).toBeGreaterThanOrEqual(at('sealed'));
      expect(at('reveal-part', false)).toBeGreaterThanOrEqual(messages.length - 2);
    },
  );
});

test('a resignation counts although moves of the other side are on their way', { timeout: 60_000 }, async () => {
  const { armies, ...setup } = mirrored('egyptian-650', 1, 9) as Setup;
  const choose = anything(4);
  const game = await playedByMessage(fr3Correspondence, {
    level: 'checked',
    setup,
    armies,
    choose,
    seed: 9,
    live: true,
    most: 9,
  });
  const { messages, mine, standing } = game;
  const mover = standing.record.waits?.for ?? 'A';
  const salt = saltsBy(3);
  let [ahead, other] = [
    await openOnDevice(fr3Correspondence, { messages, mine: mine[mover], draft: [] }),
    await openOnDevice(fr3Correspondence, { messages, mine: mine[otherSide(mover)], draft: [] }),
  ];
  for (let n = 0; n < 3 && ahead.decides === 'act'; n++) {
    const action = choose(ahead.now.known.steps.at(-1)?.state as State) as Action;
    ahead = await finished(fr3Correspondence, await acted(fr3Correspondence, ahead, action, undefined, salt));
  }
  expect(ahead.messages.length).toBeGreaterThan(messages.length);
  other = await resigned(fr3Correspondence, other);
  const come = await received(fr3Correspondence, other, parcelFor(ahead, false));
  expect(come).toEqual({ arrival: { is: 'older' }, open: other });
  ahead = (await received(fr3Correspondence, ahead, parcelFor(other, false))).open;
  expect(ahead.messages).toEqual(other.messages);
  expect(ahead.sent.record.resigned).toBe(other.mine.side);
  // Both open what they had sealed, and the record is proved.
  for (let n = 0; n < 2; n++) {
    const writer = await finished(fr3Correspondence, ahead.complete ? ahead : other);
    const { open: reader } = await received(fr3Correspondence, ahead.complete ? other : ahead, parcelFor(writer, false));
    [ahead, other] = [writer, reader];
  }
  expect(ahead.sent.record.isProved).toBe(true);
  expect(other.sent.record.isProved).toBe(true);
});

describe('a battle with magic at the checked level', { timeout: 180_000 }, () => {
  let game: Fr3Game;
  beforeAll(async () => {
    game = await battle('egyptian-650', 'checked', 2, 11);
  }, 180_000);

  const rewritten = async (messages: readonly Message[], at: number, change: (message: Message) => Message) => {
    // A forger puts the digests right from there on.
    const forged = [...messages];
    forged[at] = change(forged[at] as Message);
    for (let n = at + 1; n < forged.length; n++)
      forged[n] = { ...(forged[n] as Message), before: await digestOf(forged[n - 1] as Message) };
    return forged;
  };

  test('what a side sends says nothing of a bid before it is revealed', () => {
    const sealed = game.messages.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'sealed');
    const reveals = game.messages.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'reveal'));
    expect(sealed.length).toBeGreaterThan(0);
    expect(reveals).toHaveLength(sealed.length);
    let nth = 0;
    for (const [at, { entries }] of game.messages.entries())
      for (const { kind } of entries) {
        const entry = nth++;
        if (kind !== 'sealed') continue;
        const then = played(fr3Correspondence, game.messages.slice(0, at + 1), game.standing.record.seeds);
        const step = then.steps.find((each) => each.entry === entry);
        expect(step?.assumed).toBe(true);
      }
  });

  test('no die of a batch can be known before both shares are sent', async () => {
    // Without the last share the batch has no seed.
    const at = game.messages.findIndex(({ entries }) => entries[0]?.kind === 'share');
    const before = await checked(fr3Correspondence, game.messages.slice(0, at));
    expect(before.waits?.what).toBe('share');
    const all = await checked(fr3Correspondence, game.messages);
    expect(before.seeds.length).toBeLessThan(all.seeds.length);
  });

  test('another share, another bid or another action than what was sent is found', async () => {
    const { messages } = game;
    const indexOf = (kind: string) => messages.findIndex(({ entries }) => entries.some((entry) => entry.kind === kind));
    const zeros = 'A'.repeat(22);
    const share = await rewritten(messages, indexOf('share'), (message) => ({
      ...message,
      entries: message.entries.map((entry) => (entry.kind === 'share' ? { ...entry, share: zeros } : entry)),
    }));
    expect((await checked(fr3Correspondence, share)).broken?.because).toMatch(/not the one that it committed to/);
    const bid = await rewritten(messages, indexOf('reveal'), (message) => ({
      ...message,
      entries: message.entries.map((entry) =>
        entry.kind === 'reveal' ? { ...entry, action: { ...(entry.action as object), own: 1 } } : entry,
      ),
    }));
    expect((await checked(fr3Correspondence, bid)).broken?.because).toMatch(/is not what it sealed/);
    const dropped = [...messages.slice(0, 4), ...messages.slice(5)];
    expect((await checked(fr3Correspondence, dropped)).broken?.because).toMatch(/missing or was changed/);
  });

  test('a record of an earlier version says so where the rules of now do not allow it, and one of a later version asks for a reload', async () => {
    const { ruleset } = fr3Correspondence;
    const strict = { because: 'Nobody may pass.', rules: [] };
    const later: typeof fr3Correspondence = {
      ...fr3Correspondence,
      ruleset: {
        ...ruleset,
        version: ruleset.version + 1,
        refuse: (state, action) => (action.kind === 'pass' ? strict : ruleset.refuse(state, action)),
      },
    };
    const { broken } = await checked(later, game.messages);
    const said = byEarlier({ system: ruleset.system, version: ruleset.version }, later.ruleset);
    expect(said).not.toBe('');
    expect(broken?.because).toBe(`${said}An action is not legal: Nobody may pass.`);
    const earlier: typeof fr3Correspondence = { ...later, ruleset: { ...later.ruleset, version: ruleset.version - 1 } };
    expect((await checked(earlier, game.messages)).broken?.because).toBe(
      foreign({ system: ruleset.system, version: ruleset.version }, earlier.ruleset),
    );
  });

  test('an old link says so, a link of another battle is refused, the newest goes on, a short one needs the battle', async () => {
    const { messages } = game;
    const id = game.standing.record.id;
    const half = messages.slice(0, 6);
    expect(await arrived({ id, from: 0, messages: half }, messages)).toEqual({ is: 'older' });
    expect(await arrived({ id, from: 0, messages }, messages)).toEqual({ is: 'same' });
    expect(await arrived({ id, from: 0, messages }, half)).toEqual({ is: 'newer', messages });
    expect(await arrived({ id, from: 6, messages: messages.slice(6) }, half)).toEqual({ is: 'newer', messages });
    expect(await arrived({ id, from: 6, messages: messages.slice(6) }, null)).toMatchObject({ is: 'refused' });
    expect(await arrived({ id, from: 6, messages: messages.slice(6) }, half.slice(0, 4))).toMatchObject({
      because: expect.stringMatching(/messages 5 to 6/),
    });
    const another = await battle('hill-dwarves-500', 'friendly');
    const other = { id: another.standing.record.id, from: 0, messages: another.messages };
    expect(await arrived(other, messages)).toMatchObject({ because: 'This link belongs to another battle.' });
    const fork = await rewritten(half, 5, (message) => ({ ...message, entries: [{ kind: 'resign' }] }));
    expect(await arrived({ id, from: 0, messages: fork }, messages)).toMatchObject({
      because: expect.stringMatching(/differs from .* from message 6/),
    });
  });
});
