/** Rulings that calculators and the composition check decide: each by a question that its readings answer differently. */
import { expect, test } from 'vitest';
import { checkArmy, type Enlisted } from '../../../src/engine/three-realms/composition/check.ts';
import { type SlotKind, slotKinds } from '../../../src/engine/three-realms/data/composition.ts';
import { melee } from '../../../src/engine/three-realms/melee/calculator.ts';
import { shooting } from '../../../src/engine/three-realms/shooting/calculator.ts';
import { templates } from '../../../src/engine/three-realms/templates/calculator.ts';
import { asking } from '../fr3/asking.ts';

const strike = (a: object = {}, b: object = {}) => asking(melee)('strike', { a, b });
const volley = (f: object = {}, t: object = {}) =>
  asking(shooting)('volley', { f: { who: 'bowmen', models: 1, ...f }, t: { who: 'average', models: 1, ...t } });
const shell = (f: object = {}, t: object = {}) =>
  asking(templates)('template', { f: { who: 'mortar', ...f }, t: { who: 'spearmen', across: 1, deep: 1, ...t } });

test('three-realms.shooting.to-damage, ruling: a lower total does no damage, and heals nothing', () => {
  const [bolt, monster] = [
    { who: 'mage', RT: 16 },
    { P: 12, points: 4, E: 0 },
  ];
  const damage = (...faces: number[]) =>
    volley({ ...bolt, models: faces.length }, monster).rolled(...faces.map(() => 1), ...faces);
  expect([damage(7), damage(1), damage(1, 7), damage(7, 1)]).toEqual(['lost-3', 'lost-0', 'lost-3', 'lost-3']);
});

test('three-realms.cover.cover, ruling: against ranged attacks only', () => {
  expect(volley({}, { hiding: 'cover' }).refused()).toEqual([]);
  expect(() => strike({}, { hiding: 'cover' }).answer()).toThrow('“hiding” is not');
});

test('three-realms.shooting.aim, three-realms.templates.accuracy, ruling: aim and concealment change rolls to hit, not the scatter', () => {
  expect(Number(volley({ aim: true }).needs()) - Number(volley().needs())).toBe(-1);
  expect(() => shell({ aim: true }).answer()).toThrow('“aim” is not');
  expect(() => shell({}, { hiding: 'concealment' }).answer()).toThrow('“hiding” is not');
  // The firer's own RT does.
  expect(shell({ RT: 10, strength: 16 }, { P: 10 }).chance('lost-1')).toBe('1');
  expect(shell({ RT: 3, strength: 16 }, { P: 10 }).chance('lost-1')).not.toBe('1');
});

test('three-realms.stat-line.human-warrior, ruling: E and P as printed include shield and armour', () => {
  const warriors = strike({ who: 'human-warrior' }, { who: 'human-warrior' });
  // d10 + 5 against 11, to hit and to damage.
  expect(warriors.answer().sums.map(({ needs }) => needs)).toEqual([7, 7]);
});

test('three-realms.composition.chart, ruling: an unbroken beginning of the slots, tier after tier', () => {
  const unit = (letter: string): Enlisted => {
    const slot = slotKinds.find((kind) => kind[0] === letter) as SlotKind;
    return { name: slot, slot, common: false, points: 10 };
  };
  const legal = (said: string) => checkArmy([...said].map(unit), null).problems.length === 0;
  expect(['r', 'rr', 'rre', 'rrel', 'rrelr'].map(legal)).toEqual([true, true, true, true, true]);
  // A gap: no second Regular, no Elite before the top, no top before the next tier.
  expect(['re', 'rrl', 'rrer', 'rrelre'].map(legal)).toEqual([false, false, false, false]);
});
