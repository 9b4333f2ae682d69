/** Whole battles of random legal actions: they end, nothing throws, the invariants hold, they replay to the same states. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { broken } from '../../../src/engine/fr3/battle/invariants.ts';
import type { Setup } from '../../../src/engine/fr3/battle/setup.ts';
import { tell } from '../../../src/engine/fr3/battle/tell.ts';
import { fingerprint, replayed } from '../../../src/engine/kernel/replay.ts';
import { army, randomBattle } from './battle-table.ts';

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
  turns: 40,
};

const seeds = Array.from({ length: 8 }, (_, at) => 100 + at);

const happened = new Set<string>();

test.each(seeds)('battle %i ends, and every state of it holds', (seed) => {
  const battle = randomBattle(small, seed, 5000, (state) => {
    const wrong = broken(state);
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

test('melees are fought and units are lost in them: the random battles are battles', () => {
  expect([...happened]).toEqual(expect.arrayContaining(['moved', 'charged', 'fought', 'suffered', 'rallied', 'ended']));
});

test('a battle replays to the same states from its seed, and from its faces', () => {
  const { setup, seed, actions, faces, states } = randomBattle(small, 7);
  const replay = { system: 'fr3', version: 1, setup, actions };
  for (const dice of [{ seed }, { faces }]) {
    const again = replayed(fr3Battle, { ...replay, dice });
    expect(again.ok).toBe(true);
    expect(again.states.map(fingerprint)).toEqual(states.map(fingerprint));
  }
});

test('a state written and read again goes on in the same way', () => {
  const { setup, seed, actions, states } = randomBattle(small, 8);
  const text = JSON.stringify({ system: 'fr3', version: 1, setup, dice: { seed }, actions });
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
  expect(() => randomBattle(small, 9, 5000, frozen)).not.toThrow();
});
