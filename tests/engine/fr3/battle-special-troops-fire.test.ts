/** Fires in a battle, by rule id (chapter fr3.fire): how they are set, fight, burn on, spread and are put out. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { firePhase, firesFight, setsFire } from '../../../src/engine/fr3/battle/special-troops/fires.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { Fire } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { baseSide } from '../../../src/engine/fr3/table/bases.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, begun, type Played, setupOf } from './battle-table.ts';
import { casting, tableOf, until } from './magic-table.ts';

const start = (text: string) => until(begun(setupOf(text)), 'A movement');
const rules = (at: Played, action: Action) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const far = 'A90 mobs+general-2-2 3,3 N; B90 mobs 40,33 S';
const use = (ability: 'set-fire' | 'douse-fire', target: string): Action => ({
  kind: 'innate',
  user: 'A1',
  ability,
  target,
  what: null,
});
const markers = ({ state }: Played): readonly string[] => state.fires.map(({ marker }) => marker);

/** The position after an event that no action causes, with these die faces. Throws if a face is left over. */
function happens({ state }: Played, what: typeof firePhase, ...faces: number[]): Played {
  const dice = scripted(faces);
  const next = play(what(state), dice);
  dice.finish();
  return { state: next.state, events: next.events };
}
/** The battle with this fire at the position of B1. */
function alight(text: string, marker: Fire['marker'] = 'fire', fights = true): Played {
  const at = start(`${text}; ${far}`);
  const { base, level } = unit(at, 'B1');
  return { events: [], state: { ...at.state, fires: [{ id: 1, base, level, marker, fights }] } };
}
const foot = 'A1 longbows 20,20 N innate=set-fire; B1 handweapons 20,25 S';

test('fr3.fire.innate-set-fire, fr3.fire.target, fr3.fire.designating-bb: who succeeds has the block of a unit roll', () => {
  const at = start(`${foot}; ${far}`);
  // Longbows rally on 6; the second die is for the table for clear ground.
  const blaze = after(at, [use('set-fire', 'B1')], 6, 2);
  expect(blaze.state.fires).toMatchObject([{ base: { x: 20, y: 25 }, level: 'surface', marker: 'fire', fights: true }]);
  expect(blaze.events.map((event) => tell(blaze.state, event)).join(' ')).toContain('a fire burns');
  expect(markers(after(at, [use('set-fire', 'B1')], 5))).toEqual([]);
});

test('fr3.fire.results-table, ruling, fr3.fire.result-blaze, fr3.fire.result-fire, fr3.fire.result-extinguished, fr3.fire.markers: 1–2, up to the number of the ground, and beyond', () => {
  const lit = (text: string, face: number) => {
    const at = start(`${text}; ${far}`);
    const { base, level } = unit(at, 'B1');
    return markers(happens(at, (state) => setsFire(state, base, level), face));
  };
  expect([2, 3, 6, 7].map((face) => lit(foot, face))).toEqual([['fire'], ['smolder'], ['smolder'], []]);
  expect([8, 9].map((face) => lit(`terrain woods 15,22 to 25,28; ${foot}`, face))).toEqual([['smolder'], []]);
  expect([4, 5].map((face) => lit(`terrain marsh 15,22 to 25,28; ${foot}`, face))).toEqual([['smolder'], []]);
  expect([2, 3].map((face) => lit(`terrain water 15,22 to 25,28; ${foot}`, face))).toEqual([['fire'], []]);
});

test('fr3.fire.terrain-air-water, fr3.fire.terrain-forest, ruling, fr3.fire.terrain-marsh, fr3.fire.terrain-clear: whether it burns on', () => {
  const next = (ground: string, ...faces: number[]) => markers(happens(alight(`${ground}${foot}`), firePhase, ...faces));
  expect([next('terrain marsh 15,22 to 25,28; ', 4), next('terrain marsh 15,22 to 25,28; ', 5)]).toEqual([['fire'], []]);
  // The fire burns on; the d12 gives a direction, and what lies there does not catch fire.
  expect([next('', 6, 3, 10), next('', 7)]).toEqual([['fire'], []]);
  expect([next('terrain woods 15,22 to 25,28; ', 8, 3), next('terrain woods 15,22 to 25,28; ', 9)]).toEqual([['fire'], []]);
  // A fire on water goes out by itself.
  expect(next('terrain water 15,22 to 25,28; ')).toEqual([]);
});

test('fr3.fire.turn-fire-phase, fr3.fire.turn-fire-roll, ruling, fr3.fire.smolder: what smolders does nothing until the next turn, and burns then without a roll', () => {
  const at = alight(foot, 'smolder', false);
  expect(unit(happens(at, firesFight), 'B1').morale).toBe(0);
  const next = happens(at, firePhase);
  expect(next.state.fires).toMatchObject([{ marker: 'fire', fights: true }]);
});

test('fr3.fire.turn-fire-roll, fr3.sequence.fire-phase: as the turn begins, on the sheet before its phases', () => {
  const at = alight(foot, 'smolder', false);
  const turn = until(after(at, [{ kind: 'pass' }]), 'B movement');
  expect(markers(turn)).toEqual(['smolder']);
  expect(markers(after(turn, [{ kind: 'pass' }]))).toEqual(['fire']);
});

test('fr3.fire.melee, ruling: CF 7 against each unit in the block, once, in the melee step that follows', () => {
  const at = alight(foot);
  // 7 + 5 against 3 + 9; 7 + 5 against 3 + 4; 7 + 9 against 3 + 1, which is doubled.
  expect(unit(happens(at, firesFight, 5, 9), 'B1')).toMatchObject({ status: 'table', morale: 0 });
  const burned = happens(at, firesFight, 5, 4);
  expect(unit(burned, 'B1').morale).toBe(1);
  expect(burned.state.fires).toMatchObject([{ marker: 'fire', fights: false }]);
  expect(unit(happens(at, firesFight, 9, 1), 'B1').status).toBe('destroyed');
  // In a battle the fire fights in the melee step, and its victims count as losses of the phase.
  const passed = after(at, [{ kind: 'pass' }], 5, 4);
  expect(unit(passed, 'B1').morale).toBe(1);
  expect(passed.events.some(({ kind }) => kind === 'burned')).toBe(true);
});

test('fr3.fire.melee: difficult ground counts for the unit, and nobody in the air is burned by a fire on the ground', () => {
  const knights = alight('terrain woods 15,22 to 25,28; A1 longbows 20,20 N innate=set-fire; B1 knights 20,25 S');
  // 7 + 2 against 5 − 3 + 7.
  expect(unit(happens(knights, firesFight, 2, 7), 'B1').morale).toBe(0);
  expect(unit(happens(knights, firesFight, 3, 7), 'B1').morale).toBe(1);
  const flier = alight('A1 longbows 20,20 N; B1 mobs 20,25 S flying');
  const below: Played = {
    events: [],
    state: { ...flier.state, fires: flier.state.fires.map((each) => ({ ...each, level: 'surface' as const })) },
  };
  expect(unit(happens(below, firesFight), 'B1').morale).toBe(0);
});

test('fr3.specials.blobs-fire-weakness, ruling: a blob is burned like any unit', () => {
  expect(unit(happens(alight('A1 longbows 20,20 N; B1 blobs 20,25 S'), firesFight, 7, 5), 'B1').morale).toBe(1);
});

test('fr3.fire.spread-forest, ruling: on a blaze of the extra roll the wood around burns, and is one fire from then on', () => {
  const at = alight(`terrain woods 18,23 to 22,27; ${foot}`);
  const spread = happens(at, firePhase, 8, 2);
  expect(spread.state.fires.length).toBeGreaterThan(4);
  expect(new Set(spread.state.fires.map(({ id }) => id)).size).toBe(1);
  // One roll decides for the whole fire.
  expect(happens(spread, firePhase, 9).state.fires).toEqual([]);
});

test('fr3.fire.spread-clear, ruling: on clear ground a d12 points at the neighbour that rolls for itself; 12 is the second player’s edge', () => {
  const spread = (...faces: number[]) => happens(alight(foot), firePhase, 6, ...faces).state.fires.at(-1);
  expect(spread(12, 1)).toMatchObject({ base: { x: 20 }, marker: 'fire' });
  expect((spread(12, 1)?.base.y ?? 0) - 25).toBeCloseTo(baseSide, 2);
  expect((spread(3, 4)?.base.x ?? 0) - 20).toBeCloseTo(baseSide, 2);
  expect(spread(3, 4)?.marker).toBe('smolder');
  expect((spread(7, 1)?.base.x ?? 0) - 20).toBeCloseTo(-baseSide, 2);
  // The faces go round like the hours of a clock.
  const steps = (face: number) => {
    const { x, y } = spread(face, 1)?.base ?? { x: 0, y: 0 };
    return [(x - 20) / baseSide, (y - 25) / baseSide].map(Math.round);
  };
  const [right, left] = [[1, 2, 3, 4, 5].map(steps), [7, 8, 9, 10, 11].map(steps)];
  expect(right.map(([east]) => east)).toEqual([1, 1, 1, 1, 1]);
  expect(left.map(([east]) => east)).toEqual([-1, -1, -1, -1, -1]);
  expect([...right, steps(6), ...left, steps(12)].map(([, north]) => north)).toEqual([1, 1, 0, -1, -1, -1, -1, -1, 0, 1, 1, 1]);
  expect([6, 12].map((face) => Math.abs(steps(face)[0] ?? 1))).toEqual([0, 0]);
});

test('fr3.fire.spread-wood, ruling: a fire on a leviathan does not spread to another leviathan beside it', () => {
  const at = start(`A1 longbows 20,10 N; B1 leviathans 20,25 S; B2 leviathans ${20 + baseSide},25 S; ${far}`);
  const { base, level } = unit(at, 'B1');
  const burning = { ...at.state, fires: [{ id: 1, base, level, on: 'B1', marker: 'fire', fights: true }] } as Played['state'];
  // On 6 it burns on, and no other base rolls.
  expect(happens({ events: [], state: burning }, firePhase, 6).state.fires).toMatchObject([{ on: 'B1', marker: 'fire' }]);
  expect(happens({ events: [], state: burning }, firePhase, 7).state.fires).toEqual([]);
});

test('fr3.innate.douse-fire, fr3.innate.set-fire: it is put out by one’s own side; where it burns nobody sets another', () => {
  const mine = start(`A1 longbows 20,20 N innate=douse-fire; A2 mobs 20,24 N; B1 mobs 23,24.5 S; ${far}`);
  const { base, level } = unit(mine, 'A2');
  const burning: Played = { events: [], state: { ...mine.state, fires: [{ id: 1, base, level, marker: 'fire', fights: true }] } };
  expect(markers(after(burning, [use('douse-fire', 'A2')], 6))).toEqual([]);
  expect(markers(after(burning, [use('douse-fire', 'A2')], 5))).toEqual(['fire']);
  expect(rules(burning, use('douse-fire', 'B1'))).toContain('fr3.innate.douse-fire');
  expect(rules(alight(foot), use('set-fire', 'B1'))).toContain('fr3.fire.result-fire');
});

test('fr3.spells.set-fire, ruling, fr3.fire.shaman-set-fire: anywhere, without a roll of his own; or a fire goes out', () => {
  const at = until(tableOf('A1 spears 10,10 N; A2 mobs 14,10 N; B1 mobs 30,30 S', 'fire-shaman-2'), 'A movement');
  const set = casting(at, 'set-fire', ['B1'], [1], { choice: 'fire' });
  expect(set.state.fires).toMatchObject([{ base: { x: 30, y: 30 }, marker: 'fire' }]);
  expect(markers(casting(set, 'set-fire', ['B1'], [], { choice: 'douse' }))).toEqual([]);
});

test('fr3.specials.blobs-missile-immunity: who can set fire shoots at a blob as at anybody', () => {
  const shot = (words: string) => {
    const at = begun(setupOf(`A1 longbows 20,20 N ${words}; B1 blobs 20,25 S; ${far}`));
    return unit(after(at, [{ kind: 'shoot', units: ['A1'], at: 'B1' }], ...(words ? [9] : [])), 'B1').morale;
  };
  expect([shot(''), shot('innate=set-fire')]).toEqual([0, 1]);
});
