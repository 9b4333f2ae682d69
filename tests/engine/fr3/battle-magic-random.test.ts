/**
 * Whole battles with random legal actions, mostly spells: they end, satisfy the invariants, replay, and can be written and read.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { battleSpells } from '../../../src/engine/fr3/battle/magic/book.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { recorded, seeded } from '../../../src/engine/kernel/dice.ts';
import { expectTheSame, setupOf } from './battle-table.ts';

/** Lines that are about to meet, with some units in a wood, some over water, some undead. */
const lines = `table 28x24; terrain woods 2,8 to 6,15; terrain water 20,8 to 26,12
   A1 spears 8,9 N; A2 handweapons 9.575,9 N undead; A3 longbows 11.15,9 N; A4 light-cavalry 15,9 N
   A5 dragons 18,4 N flying bows; A6 heavy-chariots 21,6 N; A7 mobs 4,9 N; A8 heavy-artillery 8,3 N
   B1 pikes 12,13 S; B2 longbows 10.425,13 S; B3 large-monsters 8.85,13 S undead; B4 knights 17,13 S
   B5 mobs 21,15 S undead; B6 mounted 24,14 S; B7 mobs 5,13 S flying; B8 light-artillery 14,16 S`;

const spelled = new Set<string>();

/** Chooses a listed action, three times in four a spell; all spells are equally likely. */
function chosen(list: readonly Action[], pick: (many: number) => number): Action {
  const spells = list.flatMap((each) => (each.kind === 'cast' || each.kind === 'cast-at' ? [each] : []));
  const names = [...new Set(spells.map(({ spell }) => spell))];
  if (names.length === 0 || pick(4) === 0) return list[pick(list.length)] as Action;
  const name = names[pick(names.length)];
  const those = spells.filter(({ spell }) => spell === name);
  spelled.add(name as string);
  return those[pick(those.length)] as Action;
}

function magicBattle(setup: Setup, seed: number) {
  const dice = recorded(seeded(seed));
  const choice = seeded(seed + 1);
  const pick = (many: number): number => choice.roll(many, { decides: 'what is done', rules: [] }) - 1;
  const actions: Action[] = [];
  let { state, events } = play(fr3Battle.begin(setup), dice);
  const all = [...events];
  while (fr3Battle.decider(state) !== null) {
    const action = chosen([...fr3Battle.actions(state)], pick);
    actions.push(action);
    ({ state, events } = play(fr3Battle.perform(state, action), dice));
    all.push(...events);
    expect(brokenInvariants(state), JSON.stringify(action)).toEqual([]);
  }
  return { state, events: all, actions, faces: dice.faces };
}

const battles = [
  ['wizards and clerics', 'wizard-3', 'cleric-2', 'cleric-3', 'war-cleric-3', 21],
  ['shamans and necromancers', 'earth-shaman-3', 'necromancer-3', 'air-shaman-3', 'fire-shaman-3', 22],
  ['druids, masons and the sea', 'druid-3', 'hydromancer-3', 'mason-1', 'illusionist-3', 23],
  ['water and planes', 'water-shaman-3', 'planar-wizard-3', 'wizard-1', 'war-cleric-2', 24],
] as const;

test.each(battles)('a battle of %s', (_, a1, a2, b1, b2, seed) => {
  const setup = setupOf(
    `${lines}; A9 general-2-2 with A1; A10 individual with A3 magic=${a1}; A11 individual with A4 magic=${a2}
     B9 general-2-2 with B1; B10 individual with B2 magic=${b1}; B11 individual with B4 magic=${b2}`,
    { turns: 1 },
  );
  const { state, events, actions, faces } = magicBattle(setup, seed);
  for (const event of events) expect(tell(state, event)).not.toMatch(/undefined|NaN/);
  expectTheSame({ setup, actions, faces }, state);
});

test('many a spell was cast in them', () => {
  expect([...spelled].every((id) => battleSpells.some((spell) => spell.id === id))).toBe(true);
  expect(spelled.size).toBeGreaterThan(8);
});
