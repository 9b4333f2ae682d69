/**
 * Elementals, spirits and ethereals that spells bring and take away, by rule id. In these tests the enemy never tries to dispel.
 */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { findUnit, troopOf, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { BattleCharacter } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import type { Played } from './battle-table.ts';
import { casting, refusesCast, rules, tableOf, unopposed } from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const caster = ({ state }: Played) => state.characters.filter(({ side }) => side === 'A').at(-1) as BattleCharacter;
const there = (at: Played, spell: string, x: number, y: number, choice: string | null): Action => ({
  kind: 'cast-at',
  character: caster(at).id,
  spell,
  on: [],
  choice,
  points: spell === 'summon-2' ? 4 : null,
  x,
  y,
  angle: 0,
});
const come = (at: Played, id: string) => {
  const unit = findUnit(at.state, id);
  return unit && [troopOf(at.state, unit).type, unit.level, unit.status];
};
const field = `A1 spears 20,10 N; B1 handweapons 20,25 S; ${far}`;

test('fr3.spells.earth-elemental, fr3.spells.fire-elemental, fr3.elementals.summoning: within 3 inches of the shaman', () => {
  const earth = tableOf(field, 'earth-shaman-3');
  expect(come(unopposed(earth, there(earth, 'earth-elemental', 20, 13, 'earth-elemental')), 'A4')).toEqual([
    'earth-elemental',
    'burrowing',
    'table',
  ]);
  expect(rules(earth, there(earth, 'earth-elemental', 20, 17, 'earth-elemental'))).toEqual(['fr3.spells.earth-elemental']);
  const fire = tableOf(`${field}; terrain water 24,8 to 30,14`, 'fire-shaman-3');
  expect(come(unopposed(fire, there(fire, 'fire-elemental', 20, 13, 'fire-elemental')), 'A4')?.[0]).toBe('fire-elemental');
  // An elemental may not appear where it could not stand.
  expect(rules(fire, there(fire, 'fire-elemental', 24, 10, 'fire-elemental'))).toEqual(['fr3.elementals.fire-forbidden-terrain']);
});

test('fr3.spells.air-elemental: anywhere along the edge of the table', () => {
  const at = tableOf(field, 'air-shaman-3');
  const arrived = unopposed(at, there(at, 'air-elemental', 5, 0.7875, 'air-elemental'));
  expect(come(arrived, 'A4')).toEqual(['air-elemental', 'flying', 'table']);
  expect(brokenInvariants(arrived.state)).toEqual([]);
  expect(rules(at, there(at, 'air-elemental', 5, 4, 'air-elemental'))).toEqual(['fr3.spells.air-elemental']);
  const { width, depth } = at.state.setup.table;
  const edges = [
    [0.7875, 18],
    [width - 0.7875, 18],
    [24, depth - 0.7875],
  ] as const;
  for (const [x, y] of edges) expect(rules(at, there(at, 'air-elemental', x, y, 'air-elemental'))).toEqual([]);
  for (const [x, y] of [
    [4, 18],
    [width - 4, 18],
    [24, depth - 4],
  ] as const)
    expect(rules(at, there(at, 'air-elemental', x, y, 'air-elemental'))).toEqual(['fr3.spells.air-elemental']);
});

test('fr3.abilities.null-summoned: nobody is summoned into the ring of a null', () => {
  const at = tableOf(`${field}; B2 spears 5,4 S; B3 individual with B2 null`, 'air-shaman-3');
  expect(rules(at, there(at, 'air-elemental', 5, 0.7875, 'air-elemental'))).toEqual(['fr3.abilities.null-summoned']);
  expect(rules(at, there(at, 'air-elemental', 12, 0.7875, 'air-elemental'))).toEqual([]);
});

test('fr3.spells.water-elemental, fr3.elementals.summoning, ruling: near the caster or near any water; a hydromancer takes no elemental away', () => {
  const text = `${field}; terrain water 2,20 to 8,30; B2 fire-elemental 30,25 S`;
  const at = tableOf(text, 'hydromancer-3');
  expect(come(unopposed(at, there(at, 'water-elemental', 10, 22, 'water-elemental')), 'A4')?.[0]).toBe('water-elemental');
  expect(rules(at, there(at, 'water-elemental', 14, 22, 'water-elemental'))).toEqual(['fr3.spells.water-elemental']);
  expect(refusesCast(at, 'water-elemental', ['B2'], { choice: 'unsummon' })).toEqual(['fr3.spells.water-elemental']);
  const shaman = casting(tableOf(text, 'water-shaman-3'), 'water-elemental', ['B2'], [], { choice: 'unsummon' });
  expect(unitAt(shaman.state, 'B2').status).toBe('destroyed');
});

test('fr3.spells.summon-tree-spirit, ruling: near the druid or near a wood; he takes away elementals only', () => {
  const text = `${field}; terrain woods 2,20 to 8,30; B2 air-elemental 30,25 S`;
  const at = tableOf(text, 'druid-3');
  expect(come(unopposed(at, there(at, 'summon-tree-spirit', 4, 24, 'plant-elemental')), 'A4')?.[0]).toBe('plant-elemental');
  expect(unitAt(casting(at, 'summon-tree-spirit', ['B2'], [], { choice: 'unsummon' }).state, 'B2').status).toBe('destroyed');
  expect(refusesCast(at, 'summon-tree-spirit', ['B1'], { choice: 'unsummon' })).toEqual(['fr3.spells.summon-tree-spirit']);
});

test('fr3.spells.summon-avatar, ruling: a major spirit for 8 points, whom the war cleric controls', () => {
  const at = tableOf(field, 'war-cleric-3');
  expect(come(unopposed(at, there(at, 'summon-avatar', 20, 13, null)), 'A4')).toEqual(['major-spirits', 'surface', 'table']);
  const avatar = unopposed(at, there(at, 'summon-avatar', 20, 13, null));
  expect(controlled(avatar.state, unitAt(avatar.state, 'A4'))).toBe(true);
});

test('fr3.spells.summon-2, fr3.spirits.ethereals: ethereals for 4 points', () => {
  const at = tableOf(field, 'necromancer-2');
  expect(come(unopposed(at, { ...there(at, 'summon-2', 20, 13, 'ethereals') } as Action), 'A4')?.[0]).toBe('ethereals');
});

test('fr3.spirits.ethereals-banish, fr3.spells.banish-2, fr3.spells.banish-3, fr3.undead.banish: clerics send spirits away', () => {
  const text = `${field}; B2 ethereals 26,25 S; B3 tricksters 29,25 S; B4 lesser-spirits 32,25 S; B5 mobs 35,25 S undead`;
  const at = tableOf(text, 'cleric-3');
  const gone = (spell: string, id: string) => unitAt(casting(at, spell, [id]).state, id).status;
  expect([gone('banish-2', 'B2'), gone('banish-2', 'B3'), gone('banish-3', 'B4'), gone('banish-1', 'B5')]).toEqual(
    Array.from({ length: 4 }, () => 'destroyed'),
  );
  expect(refusesCast(at, 'banish-2', ['B4'])).toEqual(['fr3.spells.banish-2']);
  expect(refusesCast(at, 'banish-3', ['B2'])).toEqual(['fr3.spells.banish-3']);
});

test('fr3.elementals.obtaining: what is listed for a summoner can be done as it stands', () => {
  const at = tableOf(`${field}; terrain water 2,20 to 8,30`, 'water-shaman-3');
  const listed = [...fr3Battle.actions(at.state)].filter((each) => each.kind === 'cast-at' && each.spell === 'water-elemental');
  expect(listed.length).toBeGreaterThan(8);
});
