/** What the battle framework does for any system, shown by a game of tug-of-war. */
import { expect, test } from 'vitest';
import { firstFor, firstOf, refusal } from '../../../../src/engine/kernel/battle/refusal.ts';
import { play } from '../../../../src/engine/kernel/chance.ts';
import { scripted, seeded } from '../../../../src/engine/kernel/dice.ts';
import { randomAction } from '../../../../src/engine/kernel/opponent/random.ts';
import { fingerprint, replayed } from '../../../../src/engine/kernel/replay.ts';
import { ropeAt, tugOfWar } from './tug-of-war.ts';

const pull = (effort: number) => ({ kind: 'pull', effort }) as const;
const after = (from: ReturnType<typeof ropeAt>, effort: number, ...faces: number[]) => {
  const dice = scripted(faces);
  const told = play(tugOfWar.perform(from, pull(effort)), dice);
  dice.finish();
  return told;
};

test('a battle begins with the first question', () => {
  const { state } = play(tugOfWar.begin({}), scripted([]));
  expect(tugOfWar.decider(state)).toBe('left');
  expect([...tugOfWar.actions(state)]).toEqual([pull(1), pull(2), pull(3)]);
});

test('candidates that are refused are not listed, and the refusal says why', () => {
  expect([...tugOfWar.actions(ropeAt(-1, 1))]).toEqual([pull(1)]);
  expect(tugOfWar.refuse(ropeAt(-1, 1), pull(2))).toEqual({
    because: 'There is breath for 1 only. Pull less hard.',
    rules: ['tug.rope.breath'],
  });
});

test('a question that interrupts is asked first, of its own side, and once', () => {
  const { state, events } = after(ropeAt(-1), 2, 6);
  expect(events).toEqual([{ kind: 'pulled', by: -2, rules: ['tug.rope.pull'] }]);
  expect(tugOfWar.decider(state)).toBe('judge');
  expect(tugOfWar.refuse(state, pull(1))?.because).toBe('Side judge must now decide whether it was a foul.');
  const ruled = play(tugOfWar.perform(state, { kind: 'rule', call: 'play on' }), scripted([])).state;
  expect(tugOfWar.decider(ruled)).toBe('left');
  expect(ruled).toMatchObject({ rope: -3, breath: 1, asks: [] });
});

test('watchers act before anybody is asked, and the next step comes when nobody is', () => {
  // The rope comes back to the middle: the last breath is lost, and it is the turn of the other side.
  expect(after(ropeAt(2), 2, 5).state).toMatchObject({ rope: 0, turn: 1, breath: 3 });
});

test('nothing goes on after the end', () => {
  const { state } = after(ropeAt(-4), 1, 1);
  expect(tugOfWar.result(state)).toBe('left');
  expect(tugOfWar.decider(state)).toBeNull();
  expect([...tugOfWar.actions(state)]).toEqual([]);
  expect(tugOfWar.refuse(state, pull(1))?.because).toBe('The rope has gone over the line.');
});

test('actions from outside are read by their fields', () => {
  expect(tugOfWar.readAction({ kind: 'pull', effort: 2 })).toEqual(pull(2));
  for (const value of [null, 'pull', { kind: 'pull' }, { kind: 'pull', effort: 9 }, { kind: 'push' }, { kind: 'toString' }])
    expect(tugOfWar.readAction(value)).toBeUndefined();
});

test('the same dice and actions lead to the same states', () => {
  const [dice, choice] = [seeded(3), seeded(4)];
  const actions = [];
  let { state } = play(tugOfWar.begin({}), dice);
  for (let action = randomAction(tugOfWar, state, choice); action; action = randomAction(tugOfWar, state, choice)) {
    actions.push(action);
    state = play(tugOfWar.perform(state, action), dice).state;
  }
  const again = replayed(tugOfWar, { system: 'tug', version: 1, setup: {}, dice: { seed: 3 }, actions });
  expect(actions.length).toBeGreaterThan(3);
  expect(again.ok && fingerprint(again.states.at(-1))).toBe(fingerprint(state));
});

test('of several reasons the first counts, and those after it are not looked for', () => {
  const no = refusal('No.', 'tug.rope.turn');
  const never = () => {
    throw new Error('not needed');
  };
  expect(
    firstOf(
      () => null,
      () => no,
      never,
    ),
  ).toBe(no);
  expect(firstFor([1, 2, 3], (each) => (each === 2 ? no : each === 3 ? never() : null))).toBe(no);
  expect(firstFor([], never)).toBeNull();
});
