/** Any input from outside is read or refused with a sentence, and every refusal names its rule; nothing throws or hangs. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { readReplay, replayed } from '../../../src/engine/kernel/replay.ts';
import { army, randomBattle, setupOf } from './battle-table.ts';

const close = setupOf(
  `table 28x24; terrain woods 2,8 to 6,15; terrain hill 20,9 to 26,13
   A1 spears+general-2-2 8,7 N; A2 handweapons 9.575,7 N throwing; A3 light-cavalry 15,6 N; A4 dragons 18,4 N flying
   A5 heavy-artillery 8,3 N; A6 muskets 12,3 N; A7 muskets 13.575,3 N; A8 skirmishers 22,6 N
   B1 pikes+general-2-2 12,13 S; B2 longbows 10.425,13 S stakes; B3 large-monsters 8.85,13 S; B4 knights 17,14 S
   B5 mounted 24,14 S; B6 light-artillery 14,16 S; B7 mobs 20,16 S`,
  { turns: 2 },
);
const deployed = {
  ...close,
  terrain: [],
  armies: { A: army('A', ['spears', 'longbows', 'knights']), B: army('B', ['pikes', 'muskets', 'mobs']) },
  turns: 1,
};

/** States with every kind of question, and actions that were legal in some of them. */
const battles = [randomBattle(close, 31), randomBattle(close, 32), randomBattle(deployed, 33)];
const states: readonly State[] = battles.flatMap((battle) => battle.states);
const actions: readonly Action[] = battles.flatMap((battle) => battle.actions);

const anything = fc.oneof(fc.anything({ maxDepth: 3 }), fc.constant({ toString: 1, valueOf: 2 }));
/** Numbers that often cause errors. */
const numbers = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, -1, 0.1, 1e300, 2 ** 53, Number.NaN, Infinity));

/** Every place in plain data, as a path. */
function waysIn(value: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, each]) => waysIn(each, [...way, key]))];
}

function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = changed((value as Record<string, unknown>)[key], rest, to);
  return copy;
}

/** Valid data damaged in one or two places. */
const spoilt = (good: unknown) =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...waysIn(good)), fc.oneof(numbers, anything, fc.constantFrom('', 'A1', 'B99', null, undefined))),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map((changes) =>
      changes.reduce<unknown>((at, [way, to]) => {
        // The second place may have been removed with the first.
        const here = way.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], at);
        return typeof here === 'object' && here !== null ? changed(at, way, to) : at;
      }, good),
    );

const ids = ['A1', 'A2', 'A5', 'A9', 'B1', 'B3', 'B7', 'B99'];

/** An action with names, numbers and booleans replaced by others of the same kind, so that it can usually be read. */
function bent(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value))
    return fc.oneof(fc.tuple(...value.map(bent)), fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 }));
  if (typeof value === 'object' && value !== null)
    return fc.record(
      Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'kind' ? fc.constant(each) : bent(each)])),
    );
  const other =
    typeof value === 'number'
      ? fc.oneof(fc.integer({ min: -1800, max: 3600 }), fc.double({ min: -60, max: 60, noNaN: true }))
      : typeof value === 'boolean'
        ? fc.boolean()
        : fc.constantFrom(...ids);
  return fc.oneof(fc.constant(value), other);
}

test('any value at all is read as an action or not, and nothing throws', () => {
  fc.assert(
    fc.property(fc.oneof(anything, ...[0, 40, 80].map((at) => spoilt(actions[at % actions.length]))), (value) => {
      const action = fr3Battle.readAction(value);
      expect(action === undefined || action === value).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('an action that could be read is legal or refused with a sentence and a rule, in every state', () => {
  let [legal, refused] = [0, 0];
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.constantFrom(...actions).chain(bent), (state, value) => {
      const action = fr3Battle.readAction(value);
      if (action === undefined) return;
      const refusal = fr3Battle.refuse(state, action);
      if (refusal === null) {
        // Legal actions can be performed.
        play(fr3Battle.perform(state, action), seeded(1));
        legal++;
        return;
      }
      refused++;
      expect(refusal.because).toMatch(/^[A-Z0-9“].*\.$/);
      expect(refusal.rules.length).toBeGreaterThan(0);
    }),
    { numRuns: 3000 },
  );
  expect(refused).toBeGreaterThan(1000);
  expect(legal).toBeGreaterThan(3);
});

test('what was legal in one state is legal or refused with a sentence and a rule in every other', () => {
  const said = new Set<string>();
  for (const [at, state] of states.entries()) {
    if (askedNow(state) === null) continue;
    for (let n = 0; n < 12; n++) {
      const refusal = fr3Battle.refuse(state, actions[(at * 31 + n * 17) % actions.length] as Action);
      if (!refusal) continue;
      said.add(refusal.because.replace(/[A-Z]\w*(?:[ /]\w+)* \([AB]\d+\)|\d+(?:\.\d+)?/g, '…'));
      expect(refusal.because).toMatch(/^[A-Z0-9“].*\.$/);
      expect(refusal.rules.length).toBeGreaterThan(0);
    }
  }
  // There are different reasons, not one for everything.
  expect(said.size).toBeGreaterThan(20);
});

test('any value at all is read as a set-up or refused in a sentence; what is read can be begun', () => {
  const known = [close, deployed];
  fc.assert(
    fc.property(fc.oneof(anything, ...known.map(spoilt)), (value) => {
      const read = fr3Battle.readSetup(value);
      if (!read.ok) {
        expect(read.because).toMatch(/^[A-Z0-9“].*[.?]$/s);
        return;
      }
      const { state } = play(fr3Battle.begin(read.value), seeded(1));
      expect(fr3Battle.decider(state)).toMatch(/^[AB]$/);
    }),
    { numRuns: 3000 },
  );
});

test('any value at all is read as a replay or refused in a sentence; what is read is played or says where it breaks', () => {
  const { setup, seed } = battles[2]!;
  const good = { system: fr3Battle.system, version: fr3Battle.version, setup, dice: { seed }, actions: battles[2]!.actions };
  fc.assert(
    fc.property(fc.oneof(anything, spoilt(good), spoilt({ ...good, dice: { faces: battles[2]!.faces } })), (value) => {
      const read = readReplay(fr3Battle, value);
      if (!read.ok) {
        expect(read.because).toMatch(/^[A-Z0-9“].*[.?]$/s);
        return;
      }
      const again = replayed(fr3Battle, read.value);
      if (!again.ok) expect(again.because).toMatch(/^[A-Z0-9“].*\.$/s);
    }),
    { numRuns: 400 },
  );
});
