/**
 * Whole battles of random legal actions in which illusions, turncoats, barriers and sacrifices are preferred. Each battle ends,
 * breaks no invariant, replays, and reads back from its notation; and no side sees hidden things.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { sideIds } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { recorded, seeded } from '../../../src/engine/kernel/dice.ts';
import { expectTheSame, setupOf } from './battle-table.ts';

const lines = `table 28x24; terrain woods 2,8 to 6,15; terrain stream 10,11 to 19,12; terrain marsh 12,1 to 16,3
   A1 spears 8,9 N; A2 handweapons 9.575,9 N undead; A3 longbows 11.15,9 N; A4 light-cavalry 15,9 N
   A5 dragons 18,4 N flying; A6 mobs 4,5 N 2x2; A7 spears 24,4 N illusion
   B1 pikes 12,14 S; B2 longbows 10.425,14 S; B3 large-monsters 8.85,14 S undead; B4 knights 17,14 S
   B5 mobs 21,15 S undead; B6 mobs 5,17 S flying; B7 pikes 19,18 S illusion`;

const tricks: readonly string[] = [
  'zombies-2',
  'zombies-3',
  'secret-handshake',
  'madness',
  'chasm',
  'fire-wall',
  'rapids-ford',
  'sacrifice',
  'intervention',
  'illusionary-army',
  'illusionary-enemy',
  'illusionary-obstacle',
  'illusionary-target',
  'prepare',
  'break-through',
  'shell',
];
const wordOf = (action: Action): string => (action.kind === 'cast' || action.kind === 'cast-at' ? action.spell : action.kind);
const seen = new Set<string>();

/** Picks one of these tricks if any is legal, or else any action that is no other spell. */
function chosen(list: readonly Action[], pick: (many: number) => number): Action {
  const mine = list.filter((each) => tricks.includes(wordOf(each)));
  const words = [...new Set(mine.map(wordOf))];
  if (words.length > 0 && pick(12) > 0) {
    const word = words[pick(words.length)] as string;
    seen.add(word);
    const those = mine.filter((each) => wordOf(each) === word);
    return those[pick(those.length)] as Action;
  }
  const rest = list.filter(({ kind }) => kind !== 'cast' && kind !== 'cast-at');
  return (rest.length > 0 ? rest : list)[pick(rest.length > 0 ? rest.length : list.length)] as Action;
}

const showsNothing = (state: State): boolean =>
  sideIds.every((side) =>
    (fr3Battle.view?.(state, side) ?? state).units.every(({ illusion }) => illusion === null || illusion[0] === side),
  );

test.each([
  ['necromancer-3', 'illusionist-3', 51],
  ['earth-shaman-3', 'illusionist-3', 52],
  ['cleric-3', 'illusionist-2', 53],
  ['water-shaman-2', 'illusionist-3', 54],
  ['mason-1', 'illusionist-3', 55],
  ['war-cleric-3', 'illusionist-2', 56],
  ['fire-shaman-3', 'illusionist-2', 57],
  ['planar-wizard-3', 'illusionist-3', 58],
] as const)('a battle of a %s and an %s on each side', (other, illusionist, seed) => {
  const people = (side: 'A' | 'B') =>
    `${side}8 general-2-2 with ${side}1; ${side}9 individual with ${side}2 magic=${illusionist}; ${side}10 individual with ${side}4 magic=${other}`;
  const setup = setupOf(`${lines}; ${people('A')}; ${people('B')}`, { turns: 1 });
  const dice = recorded(seeded(seed));
  const choice = seeded(seed + 1);
  const pick = (many: number): number => choice.roll(many, { decides: 'what is done', rules: [] }) - 1;
  const actions: Action[] = [];
  let { state, events } = play(fr3Battle.begin(setup), dice);
  while (fr3Battle.decider(state) !== null) {
    const action = chosen([...fr3Battle.actions(state)], pick);
    actions.push(action);
    ({ state, events } = play(fr3Battle.perform(state, action), dice));
    expect(brokenInvariants(state), JSON.stringify(action)).toEqual([]);
    expect(showsNothing(state)).toBe(true);
    for (const event of events) expect(tell(state, event)).not.toMatch(/undefined|NaN/);
  }
  expectTheSame({ setup, actions, faces: dice.faces }, state);
});

test('most of the tricks were done in them', () => {
  expect(seen.size).toBeGreaterThan(10);
});
