/** Standing answers in battles of Fantasy Rules! by message: sealed until they apply, then opened, checked with the record. */
import { beforeAll, describe, expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Correspondence } from '../../../src/engine/fr3/battle/correspondence.ts';
import type { BattleEvent } from '../../../src/engine/fr3/battle/events.ts';
import type { Action } from '../../../src/engine/fr3/battle/ruleset.ts';
import { standingAnswers } from '../../../src/engine/fr3/battle/standing-answers.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { checked, digestOf } from '../../../src/engine/kernel/correspondence/check.ts';
import { opens } from '../../../src/engine/kernel/correspondence/commitment.ts';
import { packedParcel, unpackedParcel } from '../../../src/engine/kernel/correspondence/exchange.ts';
import type { Level } from '../../../src/engine/kernel/correspondence/messages.ts';
import { type Entry, levels, type Message, type Messages, sideIds } from '../../../src/engine/kernel/correspondence/messages.ts';
import { kindOf, type StandingAnswer, sayStanding } from '../../../src/engine/kernel/correspondence/standing.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { mirrored } from '../../../src/tools/selfplay/fr3/tables.ts';
import { sampleOr } from '../../deep.ts';
import { type Game, playedByMessage } from '../kernel/correspondence/two-devices.ts';
import { after } from './battle-table.ts';
import { cast, having, tableOf } from './magic-table.ts';

type Fr3Game = Game<State, Action, BattleEvent>;

/** One answer to every question. */
const all: readonly StandingAnswer[] = standingAnswers.questions.map(({ id, answers }) => ({
  question: id,
  answer: answers[0]?.id as string,
  limit: answers[0]?.limit?.usual ?? null,
}));

/** Casts and fights as often as it can, and is done with a step now and then. */
const eager = (seed: number) => {
  const dice = seeded(seed);
  const below = (most: number) => dice.roll(most, { decides: 'what is done', rules: [] }) - 1;
  return (state: State): Action | undefined => {
    const legal = [...fr3Battle.actions(state)];
    const wanted = legal.filter(({ kind }) => kind.startsWith('cast') || kind === 'charge' || kind === 'fight');
    if (wanted.length > 0 && below(10) < 7) return wanted[below(wanted.length)];
    const pass = legal.find(({ kind }) => kind === 'pass');
    return pass && below(10) < 6 ? pass : legal[below(legal.length)];
  };
};

const battle = (roster: string, level: Level, seed: number, left = true): Promise<Fr3Game> => {
  const { armies, ...setup } = mirrored(roster, 2, seed) as Setup;
  const standing = left ? { standing: { A: all, B: all } } : {};
  return playedByMessage(fr3Correspondence, { level, setup, armies, choose: eager(seed + 1), seed, ...standing });
};

const answeredIn = ({ standing }: Fr3Game) => standing.record.steps.filter((step) => step.standing !== undefined);

describe.each(levels)('%s', { timeout: 240_000 }, (level) => {
  test.each(sampleOr([5], [5, 6, 7, 8, 9, 10]))(
    'battle %i is proved, and what was asked was answered beforehand',
    async (seed) => {
      const game = await battle('egyptian-650', level, seed);
      const { record } = game.standing;
      expect(record.broken).toBeNull();
      expect(record.isProved).toBe(true);
      const answers = answeredIn(game);
      expect(answers.length).toBeGreaterThan(0);
      for (const { by, standing: of } of answers) expect(record.standing.find(({ entry }) => entry === of)?.by).toBe(by);
      // In the phase of the other side nothing was left to ask of those who had answered everything.
      expect(record.knowledge.standing.size).toBe(2 * all.length);
    },
  );
});

describe('a battle at the checked level', { timeout: 240_000 }, () => {
  let game: Fr3Game;
  beforeAll(async () => {
    game = await battle('egyptian-650', 'checked', 5);
  }, 240_000);

  const entriesOf = (messages: Messages) => messages.flatMap(({ entries }) => entries);
  const forged = async (messages: Messages, change: (message: Message) => Message): Promise<Messages> => {
    const all: Message[] = [];
    for (const message of messages) {
      const last = all.at(-1);
      all.push({ ...change(message), before: last ? await digestOf(last) : '' });
    }
    return all;
  };

  test('no message gives away an answer before it is opened', async () => {
    const { messages, mine } = game;
    for (let at = 1; at <= messages.length; at++) {
      const past = messages.slice(0, at);
      const entries = entriesOf(past);
      const read = unpackedParcel(packedParcel({ id: '', from: 0, messages: past }));
      const text = JSON.stringify(read.ok && read.value.messages);
      const keys = [...new Set([...text.matchAll(/"([\w-]{22})"/g)].map(([, key]) => key as string))];
      for (const side of sideIds)
        for (const [entry, { value, salt }] of Object.entries(mine[side].standing ?? {})) {
          const sealed = entries[Number(entry)];
          if (sealed?.kind !== 'standing' || entries.some((each) => each.kind === 'reveal-standing' && each.of === Number(entry)))
            continue;
          expect(keys).not.toContain(salt);
          for (const key of keys) expect(await opens(sealed.seal, value, key)).toBe(false);
        }
    }
  });

  test('side B cannot offer the battle', async () => {
    const changed = await forged(game.messages, (message) => (message === game.messages[0] ? { ...message, by: 'B' } : message));
    expect((await checked(fr3Correspondence, changed)).broken?.because).toMatch(/only by side A/);
  });

  test('an answer that is opened is the one that was sealed', async () => {
    const changed = await forged(game.messages, (message) => ({
      ...message,
      entries: message.entries.map((entry) =>
        entry.kind === 'reveal-standing' ? { ...entry, answer: { ...(entry.answer as object), limit: 1 } } : entry,
      ),
    }));
    expect((await checked(fr3Correspondence, changed)).broken?.because).toMatch(/is not what it sealed/);
  });

  test('whoever answers otherwise than was sealed is found out when everything is opened', async () => {
    // The first answer is not opened in time, and another one is given in its place.
    const [first] = answeredIn(game);
    const of = first?.standing as number;
    const at = game.messages.findIndex(({ entries }) =>
      entries.some((each) => each.kind === 'reveal-standing' && each.of === of),
    );
    const opened = game.messages[at]?.entries.find((each) => each.kind === 'reveal-standing' && each.of === of);
    const until = await forged(game.messages.slice(0, at + 1), (message) => ({
      ...message,
      entries: message.entries.includes(opened as Entry) ? [{ kind: 'act', action: first?.action }] : message.entries,
    }));
    const hidden = await checked(fr3Correspondence, until);
    expect(hidden.broken).toBeNull();
    const last: Message = { by: first?.by ?? 'A', before: hidden.last, entries: opened ? [opened] : [] };
    expect((await checked(fr3Correspondence, [...until, last])).broken).not.toBeNull();
  });
});

test('answers save messages', { timeout: 240_000 }, async () => {
  const perStep = ({ messages, standing }: Fr3Game) => messages.length / standing.record.steps.length;
  for (const seed of sampleOr([7], [5, 6, 7, 8])) {
    const without = await battle('egyptian-650', 'friendly', seed, false);
    expect(without.standing.record.isProved).toBe(true);
    expect(perStep(await battle('egyptian-650', 'friendly', seed))).toBeLessThan(perStep(without));
  }
});

test('an answer from outside is read or refused, and said in words', () => {
  expect(sayStanding(standingAnswers, { question: 'spell-on-general', answer: 'resist', limit: 4 })).toBe(
    'A spell on the general: resist with up to 4 points',
  );
  expect(kindOf(standingAnswers, { question: 'spell-on-general', answer: 'resist', limit: 500 })?.limit).toBe(20);
  for (const strange of [
    null,
    4,
    {},
    { question: 'spell', answer: 'flee', limit: null },
    { question: 'spell', answer: 'resist' },
  ])
    expect(kindOf(standingAnswers, strange)).toBeUndefined();
});

test('a spell on the general is one question, any other spell another', () => {
  const text = 'A1 spears 10,10 N; B1 spears+general-2-2 10,20 S; B2 spears 20,20 S; A2 mobs 40,3 N';
  const asked = (target: string) => {
    const at = having(tableOf(text, 'wizard-1'), 'B', { army: 10 });
    const [wizard] = at.state.characters.filter(({ side }) => side === 'A').slice(-1);
    const { state } = after(at, [cast(String(wizard?.id), 'blast-1', [target])]);
    return standingAnswers.questions.filter(({ isAsked }) => isAsked(state, 'B')).map(({ id }) => id);
  };
  expect([asked('B1'), asked('B2')]).toEqual([['spell-on-general'], ['spell']]);
});
