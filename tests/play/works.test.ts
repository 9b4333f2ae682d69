/** Fortifications on the battle page: built first, manned, drawn and said. */

import { expect, test } from 'vitest';
import { calculatorFor } from '../../src/components/play/fr3/calculators.ts';
import { ghostsOf } from '../../src/components/play/fr3/moves.ts';
import { placesOf } from '../../src/components/play/fr3/places.ts';
import { fetchWordsFor, sayAction, sayUnit } from '../../src/components/play/fr3/words.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { begun, setupOf } from '../engine/fr3/battle-table.ts';
import type { Battle } from './fr3-play.ts';
import { deployed, begun as opened, stateOf } from './fr3-play.ts';

const text =
  'works A pavisiers; works A; holding A camp; A1 knights off; A2 longbows off; A3 spears off; A4 skirmishers with A3; A5 mobs+general-2-2 off; B1 mobs off';

test('who has his army deployed has his works built, men on foot in them, and the camp in one', () => {
  const setup = setupOf(text);
  const battle: Battle = { name: 'Works', seats: { A: 'person', B: 'person' }, seed: 1, setup };
  const state = stateOf(deployed(battle, opened(setup, 1), 'A'));
  expect(fr3Battle.decider(state)).toBe('B');
  const [one, two] = state.works.map(({ base }) => base);
  const at = (id: string) => state.units.find((unit) => unit.id === id)?.base;
  expect([at('A2'), at('A3')]).toMatchObject([
    { x: one?.x, y: one?.y },
    { x: two?.x, y: two?.y },
  ]);
  expect(state.holdings).toMatchObject([{ at: { x: one?.x, y: one?.y } }]);
});

test('what is built, and who is in it, has its words and its place on the board', async () => {
  const setup = setupOf(text);
  await fetchWordsFor(setup);
  const { state } = begun(setup);
  const [build] = [...fr3Battle.actions(state)].filter(({ kind }) => kind === 'fortify');
  expect(sayAction(state, build!)).toBe('Build a fortification with pavisiers at 24, 11.21');
  expect(ghostsOf(state, build!)).toMatchObject([{ base: { x: 24, facing: 0 }, from: null }]);
  const stood = begun(
    setupOf('works A 20,8 pavisiers; works A 30,8; works B 9,9 pavisiers; A1 spears 20,8 N; B1 mobs 40,30 S'),
  ).state;
  expect(sayUnit(stood, 'A1')).toContain('in a fortification with pavisiers');
  expect(sayUnit(stood, 'B1')).not.toContain('fortification');
  expect(placesOf(stood).map(({ name, tone }) => [name, tone])).toEqual([
    ['', 'works board-place-A'],
    ['works', 'works'],
    ['pavisiers', 'works board-place-B'],
  ]);
});

test('a place in works is called so where it is chosen', () => {
  let { state } = begun(setupOf('works A 20,8 pavisiers; A1 spears off; A2 mobs off; B1 mobs off'));
  const places = (id: string) =>
    [...fr3Battle.actions(state)].flatMap((action) =>
      action.kind === 'deploy' && action.units[0] === id ? [sayAction(state, action)] : [],
    );
  expect(places('A1')).toContain('Place in the fortification at 20, 8');
  ({ state } = begun(setupOf('A1 spears off; B1 mobs off')));
  expect(places('A1').every((place) => place.startsWith('Place at '))).toBe(true);
  expect(places('A1')).not.toEqual([]);
});

test('the calculators that open from a battle know the works', () => {
  const path = (text: string, action: (at: ReturnType<typeof begun>) => ReturnType<typeof calculatorFor>) =>
    action(begun(setupOf(text)))?.path;
  const assault = 'works B 20,21.575 pavisiers; A1 knights 20,20 N; A2 longbows 26,17 N; B1 spears 20,21.575 S; B2 mobs 40,33 S';
  expect(path(assault, ({ state }) => calculatorFor(state, { kind: 'fight', a: 'A1', b: 'B1' }))).toMatch(
    /b\.fortification=1.*b\.pavisiers=1/,
  );
  const shot = 'works B 20,21.575 pavisiers; A1 longbows 20,15 N; B1 spears 20,21.575 S; B2 mobs 40,33 S';
  expect(path(shot, ({ state }) => calculatorFor(state, { kind: 'shoot', units: ['A1'], at: 'B1' }))).toContain('stands=works');
  const planned = 'works B 20,24; A1 knights 20,20 N; B1 spears 20,24 S; B2 mobs 40,33 S';
  expect(
    path(planned, ({ state }) => calculatorFor(state, { kind: 'charge', units: ['A1'], aim: 0, over: null, wrap: 'none' })),
  ).toContain('b.fortification=1');
});
