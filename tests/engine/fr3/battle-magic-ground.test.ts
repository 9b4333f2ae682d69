/** Ground that magic changes, and barriers that it creates, by rule id. Nobody opposes the spells here. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { groundOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { BattleCharacter } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { after, charge, type Played } from './battle-table.ts';
import { because, casting, refusesCast, rules, tableOf, told, unopposed, until, withTroop } from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const castAt = (at: Played, spell: string, choice: string | null, [x, y, angle]: readonly [number, number, number]): Action => ({
  kind: 'cast-at',
  character: (at.state.characters.filter(({ side }) => side === 'A').at(-1) as BattleCharacter).id,
  spell,
  on: [],
  choice,
  x,
  y,
  angle,
  points: null,
});
const placing = (at: Played, spell: string, choice: string | null, where: readonly [number, number, number]): Played =>
  unopposed(at, castAt(at, spell, choice, where));
const refused = (at: Played, spell: string, choice: string | null, where: readonly [number, number, number]) =>
  rules(at, castAt(at, spell, choice, where));
const go = (units: readonly string[], inches: number): Action => ({ kind: 'ahead', units, inches });
const ownMove = (text: string, user: string): Played => until(tableOf(text, user), 'A movement');

const apart = `A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`;

test('fr3.spells.chasm, ruling: three inches by one, within six of the shaman, that nobody on the ground crosses; it can be closed', () => {
  const at = ownMove(apart, 'earth-shaman-2');
  const open = placing(at, 'chasm', 'open', [10, 12, 0]);
  expect(told(open)).toContain('A chasm opens');
  expect(open.state.barriers.map(({ base: { width, depth } }) => [width, depth])).toEqual([[3, 1]]);
  expect(rules(open, go(['A1'], 3))).toContain('fr3.movement.rate');
  expect(fr3Battle.refuse(open.state, go(['A1'], 0.5))).toBeNull();
  expect(rules(open, charge(['A1']))).toContain('fr3.charging.definition');
  expect(rules(at, charge(['A1']))).not.toContain('fr3.movement.rate');
  expect(refused(at, 'chasm', 'open', [10, 20, 0])).toEqual(['fr3.spells.chasm']);
  expect(refused(at, 'chasm', 'close', [10, 12, 0])).toEqual(['fr3.spells.chasm']);
  const closed = placing(open, 'chasm', 'close', [11, 12.2, 0]);
  expect(closed.state.barriers).toEqual([]);
  expect(setupNow(open.state)?.without).toContain('Barriers made by magic are left out.');
});

test('fr3.spells.chasm: on open ground only; fliers pass over it', () => {
  const wood = ownMove(`terrain woods 6,11 to 14,14; ${apart}; A2 dragons 10,6 N flying`, 'earth-shaman-2');
  expect(refused(wood, 'chasm', 'open', [10, 13, 0])).toEqual(['fr3.spells.chasm']);
  const at = ownMove(`A1 spears 30,10 N; B1 handweapons 10,26 S; A2 dragons 30,8 N flying; ${far}`, 'earth-shaman-2');
  const open = placing(at, 'chasm', 'open', [30, 12, 0]);
  expect(fr3Battle.refuse(open.state, go(['A2'], 8))).toBeNull();
});

test('fr3.spells.chasm, ruling: whoever it runs through stands on the side that the caster likes', () => {
  const at = ownMove(`A1 spears 10,10 N; B1 handweapons 10,13.5 S; ${far}`, 'earth-shaman-2');
  expect(unit(placing(at, 'chasm', 'open', [10, 13.5, 0]), 'B1').base.y).toBeGreaterThan(14.5);
  expect(unit(placing(at, 'chasm', 'open', [10, 13.5, 1800]), 'B1').base.y).toBeLessThan(12.5);
  expect(brokenInvariants(placing(at, 'chasm', 'open', [10, 13.5, 1800]).state)).toEqual([]);
  // There is no room between the spears and a nearer chasm.
  expect(refused(at, 'chasm', 'open', [10, 12.4, 1800])).toEqual(['fr3.spells.chasm']);
});

test('fr3.spells.fire-wall, ruling: on open ground only, three inches by one, with room for whoever it runs through', () => {
  const woods = ownMove(`terrain woods 6,11 to 14,14; ${apart}`, 'fire-shaman-2');
  expect(refused(woods, 'fire-wall', 'raise', [10, 13, 0])).toEqual(['fr3.spells.fire-wall']);
  const at = ownMove(`A1 spears 10,10 N; B1 handweapons 10,13.5 S; ${far}`, 'fire-shaman-2');
  const wall = placing(at, 'fire-wall', 'raise', [10, 13.5, 0]);
  expect(wall.state.barriers.map(({ base: { width, depth } }) => [width, depth])).toEqual([[3, 1]]);
  expect(unit(wall, 'B1').base.y).toBeGreaterThan(14.5);
  expect(refused(at, 'fire-wall', 'raise', [10, 12.4, 1800])).toEqual(['fr3.spells.fire-wall']);
});

test('fr3.spells.fire-wall: nobody on the ground or in the air crosses it, burrowers do; it can be put out', () => {
  const at = ownMove(`A1 spears 30,10 N; A2 dragons 30,8 N flying; B1 handweapons 10,26 S; ${far}`, 'fire-shaman-2');
  const wall = placing(at, 'fire-wall', 'raise', [30, 12, 0]);
  expect(rules(wall, go(['A2'], 8))).toContain('fr3.movement.rate');
  const below = withTroop(wall, 'A2', { level: 'burrowing', comes: 'burrowing' });
  expect(rules(below, go(['A2'], 3))).not.toContain('fr3.spells.fire-wall');
  expect(placing(wall, 'fire-wall', 'quench', [30, 12, 0]).state.barriers).toEqual([]);
});

test('fr3.magic.barriers, fr3.melee.push-back-blocked: whoever is driven against a barrier has nowhere to go', () => {
  const at = ownMove(`A1 spears 10,10 N; B1 handweapons 10,11.575 S double-demoralized; ${far}`, 'earth-shaman-2');
  const open = placing(at, 'chasm', 'open', [10, 12.9, 0]);
  const melee = until(open, 'A melee');
  const fought = after(melee, [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1);
  expect(unit(fought, 'B1').status).toBe('destroyed');
});

test('fr3.magic.barrier-leviathan, ruling: a pike block that passes a leadership roll goes through, and takes a marker for it', () => {
  const at = ownMove(`A1 spears 30,10 N; A2 pikes 10,9.2 N form=block; B1 handweapons 10,26 S; ${far}`, 'earth-shaman-2');
  const own = withTroop(at, 'A1', {});
  const near = { ...own, state: { ...own.state, barriers: [] } };
  const open: Played = {
    ...near,
    state: {
      ...near.state,
      barriers: [
        {
          number: 1,
          is: 'chasm',
          by: 'B',
          caster: 'B10',
          base: { x: 10, y: 12, facing: 0, width: 3, depth: 1 },
          levels: ['surface'],
          balked: [],
        },
      ],
    },
  };
  expect(rules(open, go(['A2'], 4.5))).toContain('fr3.movement.rate');
  const before = unit(open, 'A2');
  const through = after(open, [{ kind: 'break-through', unit: 'A2' }], 10);
  expect(unit(through, 'A2').markers + 3 * -unit(through, 'A2').morale).toBeLessThan(before.markers);
  expect(because(through, go(['A2'], 4.5))).not.toContain('ground');
  const balked = after(open, [{ kind: 'break-through', unit: 'A2' }], 1);
  expect(unit(balked, 'A2').markers).toBe(before.markers);
  expect(rules(balked, { kind: 'break-through', unit: 'A2' })).toEqual(['fr3.magic.barrier-leviathan']);
  expect(rules(open, { kind: 'break-through', unit: 'A1' })).toContain('fr3.magic.barriers');
});

test('fr3.spells.green-thumb, ruling: a line of trees where there is other ground than open; it is woods', () => {
  const at = ownMove(`terrain marsh 6,11 to 14,14; ${apart}`, 'druid-2');
  expect(refused(at, 'green-thumb', null, [10, 15, 0])).toEqual(['fr3.spells.green-thumb']);
  const grown = placing(at, 'green-thumb', null, [10, 12.5, 0]);
  expect(grown.state.terrain.map(({ kind }) => kind)).toEqual(['marsh', 'woods']);
  expect(grown.state.setup.terrain).toHaveLength(1);
  expect(told(grown)).toContain('trees');
});

test('fr3.spells.rapids-ford: a stream becomes impassable, or as open ground; the opposite undoes it', () => {
  const at = ownMove(`terrain stream 4,11.5 to 30,13; ${apart}`, 'water-shaman-2');
  const wild = placing(at, 'rapids-ford', 'rapids', [10, 12, 0]);
  expect(rules(wild, go(['A1'], 3))).toContain('fr3.movement.rate');
  expect(refused(wild, 'rapids-ford', 'rapids', [10, 12, 0])).toEqual(['fr3.spells.rapids-ford']);
  const ford = placing(wild, 'rapids-ford', 'ford', [10, 12, 0]);
  expect(ford.state.terrain.map(({ kind }) => kind)).toEqual(['open']);
  expect(fr3Battle.refuse(ford.state, go(['A1'], 1.5))).toBeNull();
  expect(refused(at, 'rapids-ford', 'ford', [30, 30, 0])).toEqual(['fr3.spells.rapids-ford']);
});

test('fr3.spells.rapids-ford, ruling: whoever stands in rapids may leave them; a lake is not made wild', () => {
  const at = ownMove(`terrain stream 4,9 to 30,10.5; ${apart}; terrain water 30,20 to 40,26`, 'water-shaman-2');
  expect(refused(at, 'rapids-ford', 'rapids', [35, 23, 0])).toEqual(['fr3.spells.rapids-ford']);
  const wild = placing(at, 'rapids-ford', 'rapids', [10, 10, 0]);
  expect(fr3Battle.refuse(wild.state, go(['A1'], 1.5))).toBeNull();
  expect(rules(wild, go(['A1'], 0.5))).toContain('fr3.movement.terrain-impassable');
});

test('fr3.spells.rapids-ford, ruling: rapids are water as before to whoever stands in them: it fights in difficult ground, and a freak wave finds it', () => {
  const text = `terrain stream 4,15 to 30,18; A1 spears 10,11 N; B1 handweapons 10,16 S; ${far}`;
  const at = until(tableOf(text, 'water-shaman-3'), 'A movement');
  const wild = placing(at, 'rapids-ford', 'rapids', [10, 17, 0]);
  expect(wild.state.terrain.map(({ kind }) => kind)).toEqual(['impassable']);
  const grounds = ({ state }: Played) => groundOf(state, unitAt(state, 'B1'));
  expect([grounds(at), grounds(wild)]).toEqual(['water', 'water']);
  expect(refusesCast(wild, 'freak-wave', ['B1'])).toEqual([]);
});

test('fr3.magic.rip-tide-terrain: a unit that is swept into rapids drowns', () => {
  const at = tableOf(`terrain stream 4,17.5 to 16,30; A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`, 'hydromancer-2');
  const dry = casting(at, 'rip-tide', ['B1']);
  expect(unit(dry, 'B1').status).toBe('table');
  const terrain = at.state.terrain.map((piece) => ({ ...piece, kind: 'impassable' as const }));
  const wild = { ...at, state: { ...at.state, terrain } };
  expect(unit(casting(wild, 'rip-tide', ['B1']), 'B1').status).toBe('destroyed');
});

test('fr3.magic.tempest-landing: a unit that comes down in rapids drowns', () => {
  const at = tableOf(`terrain stream 4,18 to 16,30; A1 spears 10,10 N; B1 handweapons 10,16 S; ${far}`, 'air-shaman-1');
  expect(unit(casting(at, 'tempest', ['B1']), 'B1').status).toBe('table');
  const terrain = at.state.terrain.map((piece) => ({ ...piece, kind: 'impassable' as const }));
  const wild = { ...at, state: { ...at.state, terrain } };
  expect(unit(casting(wild, 'tempest', ['B1']), 'B1').status).toBe('destroyed');
});

test('fr3.magic.barrier-blob, ruling: a blob goes right through a chasm, and not through fire', () => {
  const text = `A1 spears 30,10 N; A2 blobs 10,10 N; B1 handweapons 10,26 S; ${far}`;
  const at = (spell: string, choice: string, user: string) => placing(ownMove(text, user), spell, choice, [30, 12, 0]);
  const before = (from: Played) => ({
    ...from,
    state: { ...from.state, barriers: from.state.barriers.map((each) => ({ ...each, base: { ...each.base, x: 10 } })) },
  });
  expect(rules(before(at('chasm', 'open', 'earth-shaman-2')), go(['A2'], 2))).toEqual([]);
  expect(rules(before(at('fire-wall', 'raise', 'fire-shaman-2')), go(['A2'], 2))).not.toEqual([]);
});

test('fr3.spells.rapids-ford: a lake is no ford while somebody swims in it; elsewhere it does not matter', () => {
  const lake = 'terrain water 5,12 to 15,20; terrain water 30,12 to 40,20';
  const at = ownMove(`${lake}; A1 spears 10,10 N; B1 handweapons 10,15 S swimming; ${far}`, 'water-shaman-2');
  const dived = withTroop(at, 'B1', { level: 'swimming', comes: 'swimming' });
  expect(refused(dived, 'rapids-ford', 'ford', [10, 15, 0])).toContain('fr3.levels.unit-levels');
  expect(refused(dived, 'rapids-ford', 'ford', [35, 15, 0])).toEqual([]);
});
