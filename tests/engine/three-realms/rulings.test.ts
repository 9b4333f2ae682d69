/** Rulings that calculators and the composition check decide: each by a question that its readings answer differently. */
import { expect, test } from 'vitest';
import { procedureOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import { checkArmy, type Enlisted } from '../../../src/engine/three-realms/composition/check.ts';
import { type SlotKind, slotKinds } from '../../../src/engine/three-realms/data/composition.ts';
import { lands, terrainEffects } from '../../../src/engine/three-realms/data/realms.ts';
import { sampleForces, sampleUnits } from '../../../src/engine/three-realms/data/sample-set.ts';
import { phases, sequence } from '../../../src/engine/three-realms/data/sequence.ts';
import { unitRules } from '../../../src/engine/three-realms/data/special-rules.ts';
import { melee } from '../../../src/engine/three-realms/melee/calculator.ts';
import { shooting } from '../../../src/engine/three-realms/shooting/calculator.ts';
import { templates } from '../../../src/engine/three-realms/templates/calculator.ts';
import { terrain } from '../../../src/engine/three-realms/terrain/calculator.ts';
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

test('three-realms.basics.d10, ruling: a 0 is a 10, the best roll to hit and the worst against drive', () => {
  // RT 5 against E 14 hits on 10 alone, one time in ten.
  expect(volley({ RT: 5, strength: 16 }, { E: 14, P: 0 }).chance('lost-1')).toBe('1/10');
  expect(volley({ RT: 5, strength: 16 }, { E: 14, P: 0 }).rolled(10, 1)).toBe('lost-1');
  expect(() => volley({}, {}).rolled(0)).toThrow();
});

test('three-realms.movement.run-no-other-actions, ruling: bowmen that run do not shoot, whether before or after it', () => {
  expect(volley({ run: true }).refused()).toContain('three-realms.shooting.no-shooting-after-run');
});

test('three-realms.unit-rules.sprint-no-other-actions, ruling: Shot on the Run holds for a sprint as for a run', () => {
  const asked = procedureOf(shooting, 'volley')?.parts[0]?.circumstances.find(({ id }) => id === 'run');
  expect(asked?.rules).toContain('three-realms.unit-rules.sprint-no-other-actions');
  expect(volley({ who: 'outriders', run: true }).refused()).toEqual([]);
});

test('three-realms.templates.spray-hits, ruling: friends under a spray are hit too', () => {
  expect(asking(templates)('spray').notes()).toContain('three-realms.templates.spray-hits');
});

test('three-realms.terrain.uncrossable, ruling: what the lists call impassable is uncrossable ground', () => {
  expect(terrainEffects.impassable.rule).toBe('three-realms.terrain.uncrossable');
  const barred = lands.flatMap((land) => land.terrain).filter(({ effects }) => effects.includes('impassable'));
  expect(barred.length).toBeGreaterThan(0);
  // It is no kind of ground of its own: the calculator for bad ground does not know it.
  expect(() => asking(terrain)('hazard', { g: { ground: 'impassable' } }).answer()).toThrow('impassable');
});

test('three-realms.turn.end-phase, ruling: after the drive tests, with what a mission counts in it', () => {
  expect(phases.map(({ id }) => id)).toEqual(['upkeep', 'action', 'melee', 'end']);
  const steps = sequence.map(({ id }) => id);
  expect(steps.indexOf('scores')).toBeGreaterThan(steps.indexOf('drive'));
  expect(sequence.filter(({ phase }) => phase === 'end').map(({ id }) => id)).toEqual(['scores']);
});

test('three-realms.unit-rules.double-act, ruling: one rule, and no Multiple Actions beside it', () => {
  expect(unitRules.map(({ name }) => name)).toContain('Double Act');
  expect(unitRules.map(({ name }) => name)).not.toContain('Multiple Actions');
});

test('three-realms.composition.points, ruling: armies can be built from the sample set, which gives the prices', () => {
  for (const { units } of sampleForces)
    for (const { unit } of units) expect(sampleUnits.find(({ id }) => id === unit)?.points, unit).toBeGreaterThan(0);
  const spears = sampleUnits.find(({ id }) => id === 'spearmen');
  expect(
    checkArmy([{ name: 'Spearmen', slot: 'regular', common: false, points: spears?.points ?? 0 }], 1).problems[0]?.rules,
  ).toEqual(['three-realms.composition.points']);
});
