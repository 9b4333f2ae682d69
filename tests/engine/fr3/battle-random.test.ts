/**
 * Whole battles of random legal actions: each battle ends, throws nothing, breaks no invariant, and replays to the same states.
 */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { fingerprint, replayed } from '../../../src/engine/kernel/replay.ts';
import { army, randomBattle, setupOf } from './battle-table.ts';

const small: Setup = {
  table: { width: 24, depth: 24 },
  terrain: [
    {
      kind: 'hill',
      polygon: [
        { x: 8, y: 10 },
        { x: 14, y: 10 },
        { x: 14, y: 14 },
        { x: 8, y: 14 },
      ],
    },
  ],
  objective: [
    { x: 9, y: 9 },
    { x: 15, y: 9 },
    { x: 15, y: 15 },
    { x: 9, y: 15 },
  ],
  armies: {
    A: army('Spears and horse', ['spears', 'spears', 'handweapons', 'knights', 'light-cavalry', 'mobs']),
    B: army('Beasts', ['beastmen', 'beastmen', 'pikes', 'heavy-cavalry', 'large-monsters', 'heavy-chariots']),
  },
  turns: 2,
};

/**
 * Lines within charge range of each other, with every special kind of movement and shooting: levels, arms, guns, levies out of
 * control.
 */
const close = setupOf(
  `table 28x24; terrain woods 2,8 to 6,15; terrain hill 20,9 to 26,13
   A1 spears+general-2-2 8,7 N; A2 handweapons 9.575,7 N throwing; A3 skirmishers 11.15,7 N; A4 light-cavalry 15,6 N
   A5 dragons 18,4 N flying bows; A6 heavy-chariots 21,6 N; A7 mobs 24,6 N burrowing; A8 heavy-artillery 8,3 N
   A9 muskets*2 12,3 N
   B1 pikes+general-2-2 12,13 S; B2 longbows 10.425,13 S stakes; B3 large-monsters 8.85,13 S; B4 knights 17,14 S
   B5 dragoons 21,15 S; B6 mounted 24,14 S; B7 mobs 5,18 S flying; B8 light-artillery 14,16 S; B9 heavy-artillery 3,20 S indirect`,
  { turns: 2 },
);

/** Long enough for charges and melees, short enough to be replayed and compared state by state. */
const brief: Setup = { ...close, turns: 1 };

/** Pike blocks, 2x2 masses and other units within charge range of each other. */
const large = setupOf(
  `table 28x26
   A1 pikes+general-2-2 6,9 N 1x2; A2 pikes 7.5752,9 N 1x2; A3 spears 9.2,9.7 N; A4 beastmen 13,9 N 2x2; A5 mobs 17,9 N 2x2 flying
   A6 skirmishers 20,9 N; A7 mounted 24,9 N 2x2; A8 skirmishers with A1
   B1 swarms 6,14 S 2x2; B2 pikes+general-2-2 9.5,14 S 1x2; B3 knights 11.5,14 S; B4 small-monsters 15,14 S 2x2; B5 mobs 18.5,14 S 2x2
   B6 heavy-artillery 21.5,15 S; B7 handweapons 24.2,13 200`,
  { turns: 3 },
);

const battles = [
  ['deployed', small, 100],
  ['close', close, 200],
  ['close', close, 212],
  ['large', large, 301],
  ['large', large, 304],
] as const;

const happened = new Set<string>();

test.each(battles)('battle %s %# ends, and every state of it holds', (_, setup, seed) => {
  const battle = randomBattle(setup, seed, 2000, (state) => {
    const wrong = brokenInvariants(state);
    if (wrong.length > 0) throw new Error(wrong.join(' '));
  });
  const last = battle.states.at(-1)!;
  expect(fr3Battle.result(last)).not.toBeNull();
  expect([...fr3Battle.actions(last)]).toEqual([]);
  const unclear = battle.events.filter((event) => !/^[A-Z0-9“].*[^ ]$/.test(tell(last, event)));
  expect(unclear).toEqual([]);
  expect(battle.events.filter(({ kind, rules }) => kind !== 'said' && rules.length === 0)).toEqual([]);
  for (const event of battle.events) happened.add(event.kind);
});

test('melees are fought and units suffer in them: the random battles are battles', () => {
  // Uses the events of the battles above, so no further battle is played.
  expect([...happened]).toEqual(expect.arrayContaining(['moved', 'shot', 'charged', 'fought', 'suffered', 'rallied', 'ended']));
});

test('a battle replays to the same states from its seed, and from its faces', () => {
  const { setup, seed, actions, faces, states } = randomBattle(brief, 7);
  const played = states.map(fingerprint);
  const replay = { system: 'fr3', version: fr3Battle.version, setup, actions };
  for (const dice of [{ seed }, { faces }]) {
    const again = replayed(fr3Battle, { ...replay, dice });
    expect(again.ok).toBe(true);
    expect(again.states.map(fingerprint)).toEqual(played);
  }
});

test('a state written and read again goes on in the same way', () => {
  const { setup, seed, actions, states } = randomBattle(brief, 8);
  const text = JSON.stringify({ system: 'fr3', version: fr3Battle.version, setup, dice: { seed }, actions });
  const again = replayed(fr3Battle, JSON.parse(text));
  expect(again.ok && fingerprint(again.states.at(-1))).toBe(fingerprint(states.at(-1)));
  for (const [at, state] of states.entries()) {
    const copy = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(copy).toEqual(state);
    const action = actions[at];
    if (action) {
      expect(fr3Battle.refuse(copy, action)).toBeNull();
      expect(fr3Battle.readAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
    }
  }
});

test('performing leaves the state that was given as it is', () => {
  const frozen = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  };
  expect(() => randomBattle(brief, 9, 2000, frozen)).not.toThrow();
});
