/** The undead in a battle, by rule id, where no other battle test covers the rule. */
import { expect, test } from 'vitest';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { until } from './magic-table.ts';

const start = (text: string) => unshot(begun(setupOf(text)));
const adds = ({ state }: Played, a: string, b: string) => {
  const of = bout(questionOf(state, unitAt(state, a), unitAt(state, b)));
  return [totalOf(of, 'a'), totalOf(of, 'b')] as const;
};
const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';
const met = (kind: string, ...faces: number[]) =>
  after(start(`A1 spears 10,5 N ${kind}; B1 handweapons 10,8 S; ${far}`), [charge(['A1'])], ...faces);

test('fr3.undead.fear: whom they charge must keep its nerve', () => {
  expect(unitAt(met('undead', 5).state, 'B1').morale).toBe(1);
  expect(unitAt(met('undead', 6).state, 'B1').morale).toBe(0);
  // Units that are not undead frighten nobody, so no die is rolled.
  expect(unitAt(met('').state, 'B1').morale).toBe(0);
});

test('fr3.undead.automatic-rally: at the end of the phase, and it is told', () => {
  const shaken = begun(setupOf(`A1 spears 10,5 N demoralized undead; A2 spears 20,5 N demoralized; ${far}`));
  const later = until(shaken, 'B movement');
  expect(['A1', 'A2'].map((id) => unitAt(later.state, id).morale)).toEqual([0, 1]);
  expect(later.events.flatMap((event) => (event.kind === 'rallied' ? [[event.unit, event.rules[0]]] : []))).toEqual([
    ['A1', 'fr3.undead.automatic-rally'],
  ]);
});

test('fr3.undead.roll-penalty: −1 in melee, and in rallies', () => {
  expect(adds(met('undead', 6), 'A1', 'B1')[0] - adds(met(''), 'A1', 'B1')[0]).toBe(-1);
  const rally = (kind: string, face: number) => {
    const shaken = begun(setupOf(`A1 spears 10,5 N demoralized ${kind}; A2 mobs 20,5 N; ${far}`));
    return unitAt(after(until(shaken, 'A rally'), [{ kind: 'rally', unit: 'A1' }], face).state, 'A1').morale;
  };
  const needed = (kind: string) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((face) => rally(kind, face) === 0);
  expect([needed(''), needed('undead')]).toEqual([7, 8]);
});
