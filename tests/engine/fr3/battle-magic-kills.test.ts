/** Spells that destroy a unit: kill results, which extra markers and squares absorb. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { eggsGrow } from '../../../src/engine/fr3/battle/magic/eggs.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, type Played } from './battle-table.ts';
import { bid, cast, casting, tableOf, until, withTroop } from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const left = ({ state }: Played, id = 'B1') => {
  const { status, morale, markers, lasting } = unitAt(state, id);
  return status === 'table' ? { morale, markers, lasting } : status;
};

test('fr3.multi-based.extra-markers, ruling, fr3.basics.extra-markers-kill: a spell that destroys takes two levels from a unit with markers', () => {
  const felled = (what: string, points: number) => {
    const at = tableOf(`terrain woods 5,13 to 20,20; A1 spears 10,3 N; B1 ${what}; ${far}`, 'druid-3');
    const [druid] = at.state.characters;
    return left(after(at, [cast(druid!.id, 'deadfall', ['B1']), bid(druid!.id, points, 0)]));
  };
  expect(felled('spears 10,15 S', 6)).toBe('destroyed');
  expect(felled('pikes 10,15 S 1x2', 7)).toMatchObject({ morale: 1, markers: 0 });
  expect(felled('mobs 10,16 S 2x2', 9)).toMatchObject({ morale: 0, markers: 1 });
});

test('fr3.multi-based.extra-markers, ruling: a mass of minor spirits survives its banishment while it has markers', () => {
  const at = tableOf(`A1 spears 10,3 N; B1 minor-spirits 10,16 S 2x2; ${far}`, 'cleric-2');
  const [cleric] = at.state.characters;
  const banish = (from: Played) => after(from, [cast(cleric!.id, 'banish-2', ['B1']), bid(cleric!.id, 7, 0)]);
  expect(left(banish(at))).toMatchObject({ morale: 0, markers: 1 });
  expect(left(banish(withTroop(at, 'B1', { markers: 0 })))).toBe('destroyed');
});

test('fr3.square.kill, fr3.spells.quicksand: a square takes two markers, and one of them for good', () => {
  const line = 'B1 muskets 10,20 S; B2 muskets 11.575,20 S; B3 muskets 13.15,20 S; B4 muskets 14.725,20 S';
  const at = until(tableOf(`A1 spears 10,3 N; ${line}; ${far}`, 'earth-shaman-3'), 'B movement');
  const formed = after(at, [{ kind: 'square', units: ['B1', 'B2', 'B3', 'B4'] }]);
  const hit = casting(until(formed, 'A magic'), 'quicksand', ['B1']);
  const square = ['B1', 'B2', 'B3', 'B4'].map((id) => unitAt(hit.state, id));
  expect(square.map(({ status }) => status)).toEqual(['table', 'table', 'table', 'table']);
  expect(square.reduce((sum, { morale }) => sum + morale, 0)).toBe(1);
  expect(square.reduce((sum, { lasting }) => sum + lasting, 0)).toBe(1);
});

test('fr3.spells.egg-impregnation, fr3.basics.extra-markers-kill: a mass survives the hatching and keeps the eggs', () => {
  const at = tableOf(`A1 spears 10,3 N; B1 mobs 10,16 S 2x2; ${far}`, 'wizard-1');
  const laid = withTroop(at, 'B1', { effects: [{ is: 'egg-impregnation', by: 'A', until: 'game' }] });
  const { state, events } = play(eggsGrow(laid.state), scripted([9]));
  expect(left({ state, events })).toMatchObject({ morale: 0, markers: 1 });
  expect(unitAt(state, 'B1').effects).toHaveLength(1);
  expect(state.units).toHaveLength(at.state.units.length);
  expect(fr3Battle.decider(state)).not.toBeNull();
});
