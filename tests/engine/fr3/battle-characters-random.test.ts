/**
 * Whole battles with random legal actions, mostly by characters: they end, satisfy the invariants, replay, and can be written and
 * read.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { recorded, seeded } from '../../../src/engine/kernel/dice.ts';
import { expectTheSame, setupOf } from './battle-table.ts';

/** Both armies have killers, guards, fools and healers; some units are characters, some taunt. */
const setup = setupOf(
  `table 28x24
   A1 spears 8,9 N taunt; A2 handweapons 9.575,9 N; A3 longbows 11.15,9 N; A4 light-cavalry 15,9 N; A5 large-monsters 18,7 N
   A6 mobs 4,9 N; A7 knights 22,7 N
   A8 general-2-2 with A1 exceptional-weapon army-standard; A9 individual with A1 bodyguard; A10 hero-2-0 with A3 elite-assassin taunt
   A11 hero-1-1 with A4 assassin exceptional-armor; A12 individual with A2 healer; A13 hero-1-1 with A5 unit-character beastmaster
   A14 individual with A6 unit-character mechanic; A15 individual with A3 taunt; A16 individual with A1 thief; A17 individual with A1 anti-hero
   B1 pikes 12,13 S; B2 longbows 10.425,13 S; B3 large-monsters 8.85,13 S; B4 knights 17,13 S; B5 mobs 21,15 S; B6 mounted 24,14 S
   B7 mobs 5,13 S
   B8 general-2-2 with B1 mark-of-evil; B9 individual with B1 bodyguard; B10 hero-2-0 with B2 assassin; B11 sub-commander-1-2 with B4 assassin
   B12 individual with B2 master-alchemist; B13 individual with B7 taunt; B14 hero-2-0 with B6 unit-character; B15 individual with B5 bodyguard; B16 individual with B1 thief`,
  { turns: 2 },
);

const personal: readonly Action['kind'][] = [
  'taunt',
  'confront',
  'walk',
  'guard',
  'transfer',
  'challenge',
  'answer',
  'charge',
  'fight',
];

/** Chooses a listed action, two times in three one by a character. */
function chosen(list: readonly Action[], pick: (many: number) => number): Action {
  const those = list.filter(({ kind }) => personal.includes(kind));
  const from = those.length > 0 && pick(3) > 0 ? those : list;
  const kinds = [...new Set(from.map(({ kind }) => kind))];
  const kind = kinds[pick(kinds.length)];
  const of = from.filter((each) => each.kind === kind);
  return of[pick(of.length)] as Action;
}

function battle(seed: number) {
  const dice = recorded(seeded(seed));
  const choice = seeded(seed + 1);
  const pick = (many: number): number => choice.roll(many, { decides: 'what is done', rules: [] }) - 1;
  const actions: Action[] = [];
  let { state, events } = play(fr3Battle.begin(setup), dice);
  const told = events.map((each) => tell(state, each));
  while (fr3Battle.decider(state) !== null) {
    const action = chosen([...fr3Battle.actions(state)], pick);
    actions.push(action);
    ({ state, events } = play(fr3Battle.perform(state, action), dice));
    told.push(...events.map((each) => tell(state, each)));
    expect(brokenInvariants(state), `${seed} ${actions.length} ${JSON.stringify(action)}`).toEqual([]);
  }
  return { state, told, actions, faces: dice.faces };
}

const kinds = new Set<string>();
const many = 4;

test.each(Array.from({ length: many }, (_, at) => 500 + 2 * at))('battle %i of characters ends, holds and replays', (seed) => {
  const { state, told, actions, faces } = battle(seed);
  for (const each of actions) kinds.add(each.kind);
  expect(told.join()).not.toMatch(/undefined|NaN/);
  expectTheSame({ setup, actions, faces }, state);
});

test('all that characters do was done in them', () => {
  expect(personal.filter((kind) => kind !== 'walk' && !kinds.has(kind))).toEqual([]);
});
