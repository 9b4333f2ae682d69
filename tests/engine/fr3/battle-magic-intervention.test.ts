/** Intervention by rule id: one more or one less on the next roll for a unit, and on no other. */
import { expect, test } from 'vitest';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { firersOf, sourceOf } from '../../../src/engine/fr3/battle/shooting/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { furtherRally } from '../../../src/engine/fr3/battle/units/troops.ts';
import { after, type Played } from './battle-table.ts';
import { casting, effectsOn, refusesCast, tableOf, until } from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const clash = `A1 spears 10,10 N; B1 handweapons 10,11.575 S; ${far}`;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const added = (at: Played) => questionOf(at.state, unit(at, 'A1'), unit(at, 'B1')).a.other ?? 0;

test('fr3.spells.intervention, ruling: 1 more or 1 less on the next roll for a friendly unit, and only on that', () => {
  const at = until(tableOf(clash, 'war-cleric-2'), 'A melee');
  const more = casting(at, 'intervention', ['A1'], [], { choice: 'add' });
  expect([added(at), added(more), added(casting(at, 'intervention', ['A1'], [], { choice: 'subtract' }))]).toEqual([0, 1, -1]);
  expect(refusesCast(at, 'intervention', ['B1'], { choice: 'add' })).toEqual(['fr3.spells.intervention']);
  const fought = after(more, [{ kind: 'fight', a: 'A1', b: 'B1' }], 5, 5);
  expect(effectsOn(fought, 'A1')).toEqual([]);
});

test('fr3.spells.intervention: a spell that rallies without a roll does not use it up', () => {
  const at = tableOf(`A1 spears 10,10 N demoralized; B1 handweapons 10,20 S; ${far}`, 'war-cleric-2');
  const helped = casting(at, 'intervention', ['A1'], [], { choice: 'add' });
  expect(effectsOn(casting(until(helped, 'A magic'), 'grace', ['A1']), 'A1')).toEqual(['intervention-add']);
});

test('fr3.spells.intervention: a rally roll that fails by one succeeds with it, and uses it up', () => {
  const text = `A1 spears 10,10 N demoralized; B1 handweapons 10,20 S; ${far}`;
  const at = until(tableOf(text, 'war-cleric-2'), 'A rally');
  const rally = { kind: 'rally', unit: 'A1' } as const;
  const needs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((face) => unit(after(at, [rally], face), 'A1').morale === 0) as number;
  const helped = casting(at, 'intervention', ['A1'], [], { choice: 'add' });
  expect(furtherRally(helped.state, unit(helped, 'A1')).map(({ amount }) => amount)).toEqual([1]);
  const rallied = after(helped, [rally], needs - 1);
  expect([unit(rallied, 'A1').morale, effectsOn(rallied, 'A1')]).toEqual([0, []]);
});

test('fr3.spells.intervention, ruling: a volley and the aim of a piece have it too', () => {
  const text = `A1 longbows 10,10 N; A2 heavy-artillery 14,10 N; B1 handweapons 10,16 S; ${far}`;
  const at = until(tableOf(text, 'war-cleric-2'), 'A missiles');
  const bows = casting(at, 'intervention', ['A1'], [], { choice: 'add' });
  expect(firersOf(bows.state, unit(bows, 'A1'), unit(bows, 'B1'))).toMatchObject({ other: 1 });
  const gun = casting(at, 'intervention', ['A2'], [], { choice: 'add' });
  expect(sourceOf(gun.state, unit(gun, 'A2'), 'cannon')).toMatchObject({ otherHit: 1 });
  const shot = after(bows, [{ kind: 'shoot', units: ['A1'], at: 'B1' }], 5);
  expect(effectsOn(shot, 'A1')).toEqual([]);
});
