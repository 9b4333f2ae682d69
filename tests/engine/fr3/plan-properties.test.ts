/** Properties of every plan: chances add up to 1, addresses read back, steps switched off have no effect, nothing throws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from '../../../src/engine/fr3/charge-planner/address.ts';
import { answerOf } from '../../../src/engine/fr3/charge-planner/answer.ts';
import { planOdds, refusals } from '../../../src/engine/fr3/charge-planner/ask.ts';
import { timeline } from '../../../src/engine/fr3/charge-planner/planner.ts';
import { type Plan, planSpells, type Step } from '../../../src/engine/fr3/charge-planner/question.ts';
import { sourcesFor, stepKinds } from '../../../src/engine/fr3/charge-planner/step-kinds.ts';
import { troopFields } from '../../../src/engine/fr3/charge-planner/troop-fields.ts';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { mostBeside } from '../../../src/engine/kernel/calculator/side-by-side.ts';
import { fraction, sum } from '../../../src/engine/kernel/fraction.ts';

/** A value of this shape, whether or not the rules allow it. */
const anyOf = (shape: (typeof troopFields)[number]['shape']): fc.Arbitrary<unknown> =>
  shape.kind === 'flag'
    ? fc.boolean()
    : shape.kind === 'number'
      ? fc.integer({ min: shape.least, max: 3 })
      : fc.constantFrom(...shape.options.map(({ value }) => (shape.numeric ? Number(value) : value)));

const field = fc.constantFrom(...troopFields).chain(({ id, shape }) => anyOf(shape).map((value) => [id, value] as const));
const troop = fc
  .tuple(fc.constantFrom(...units.map(({ id }) => id)), fc.array(field, { maxLength: 4 }))
  .map(([unit, said]) => ({ unit, ...Object.fromEntries(said) }));

const firers = fc.record({
  unit: fc.constantFrom('longbows', 'muskets', 'skirmishers', 'militia', 'dragoons', 'dragons'),
  count: fc.integer({ min: 1, max: 4 }),
  range: fc.integer({ min: 0, max: 5 }),
});
const step = fc.constantFrom(...stepKinds).chain(({ id: kind, settings = [] }) => {
  const said = fc.record(Object.fromEntries(settings.map(({ id, shape }) => [id, anyOf(shape as never)])), {
    requiredKeys: [],
  });
  const more: fc.Arbitrary<object> =
    kind === 'volley'
      ? fc.record({ firers: fc.array(firers, { minLength: 1, maxLength: 2 }) })
      : kind === 'artillery' || kind === 'blast'
        ? fc.record({ source: fc.constantFrom(...sourcesFor(kind)).map(({ id }) => ({ unit: id })) })
        : fc.constant({});
  const works =
    kind === 'blast' || kind === 'spell'
      ? fc.constantFrom({}, { works: '2/3' }, { works: '1/20' }, { works: '0' })
      : fc.constant({});
  const off = fc.constantFrom({}, {}, {}, { off: true });
  return fc.tuple(said, more, works, off).map((parts) => Object.assign({ kind }, ...parts) as Step);
});

/** Steps in an order that the rules may allow, so that many of the plans have an answer. */
const order: readonly string[] = [
  'phase',
  'volley',
  'artillery',
  'blast',
  'spell',
  'charge',
  'fear',
  'throwing',
  'challenge',
  'melee',
  'follow-up',
  'over-pursuit',
];
const inOrder = fc.uniqueArray(step, { selector: ({ kind }) => kind, maxLength: 7 }).map((steps) => {
  const sorted = [...steps].sort((x, y) => order.indexOf(x.kind) - order.indexOf(y.kind));
  return sorted.some(({ kind }) => kind === 'melee') && !sorted.some(({ kind }) => kind === 'charge')
    ? sorted.flatMap((each): Step[] => (each.kind === 'melee' ? [{ kind: 'charge' }, each] : [each]))
    : sorted;
});
const planWith = (steps: fc.Arbitrary<readonly Step[]>): fc.Arbitrary<Plan> =>
  fc.record(
    { a: troop, b: troop, begins: fc.constantFrom('a', 'b'), steps },
    { requiredKeys: ['a', 'b', 'steps'] },
  ) as fc.Arbitrary<Plan>;
const anyPlan = planWith(fc.array(step, { maxLength: 8 }));
const sound = planWith(inOrder).filter((plan) => refusals(plan).length === 0);
const runs = { numRuns: 60 };

const chancesOf = (plan: Plan) =>
  [...(timeline(plan).at(-1) ?? [])].map(([scene, chance]) => `${JSON.stringify(scene)} ${chance}`).sort();

describe('every plan that has an answer', () => {
  test('its chances add up to one after every step, of each unit and of their places', () => {
    fc.assert(
      fc.property(sound, (plan) => {
        for (const { a, b, places } of answerOf(plan).stages)
          for (const shares of [a, b, places]) expect(sum(shares.map(({ chance }) => chance))).toEqual(fraction(1));
      }),
      runs,
    );
  }, 60_000);

  test('a step that is switched off is as if it were not there', () => {
    fc.assert(
      fc.property(sound, (plan) => {
        const without = { ...plan, steps: plan.steps.filter(({ off }) => !off) };
        expect(chancesOf(plan)).toEqual(chancesOf(without));
      }),
      runs,
    );
  }, 60_000);

  test('a spell that cannot work changes nothing', () => {
    fc.assert(
      fc.property(sound, fc.constantFrom(...planSpells), (plan, spell) => {
        const cast: Plan = { ...plan, steps: [{ kind: 'spell', spell, works: '0' }, ...plan.steps] };
        if (refusals(cast).length === 0) expect(chancesOf(cast)).toEqual(chancesOf(plan));
      }),
      runs,
    );
  }, 60_000);

  test('the address of up to three of them comes back the same, and says the same', () => {
    fc.assert(
      fc.property(fc.array(sound, { minLength: 1, maxLength: mostBeside }), (plans) => {
        const address = writeAddress(plans);
        const read = readAddress(`?${address}`);
        expect(read.problems).toEqual([]);
        expect(writeAddress(read.plans as Plan[])).toBe(address);
        for (const [at, plan] of plans.entries()) expect(chancesOf(read.plans[at] as Plan)).toEqual(chancesOf(plan));
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});

describe('nothing throws', () => {
  test('a plan of any steps in any order has an answer or is refused in sentences', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const reply = planOdds(plan);
        if (!reply.ok)
          for (const { because, rules } of reply.refusals)
            expect([because.endsWith('.'), Array.isArray(rules)]).toEqual([true, true]);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('any text is read as an address, and any data is refused', () => {
    const key = fc.constantFrom(
      'a',
      'b',
      'a.state',
      '1',
      '1.f',
      '1.by',
      '2.works',
      'B.1',
      'C.a',
      '1.f.count',
      'begins',
      '17',
      'x.y',
    );
    const value = fc.oneof(fc.string(), fc.constantFrom('knights', 'volley', 'charge', 'blast', 'cannon', '1/0', '99999'));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 12 }), (pairs) => {
        const { plans, problems } = readAddress(new URLSearchParams(pairs.map(([k, v]): [string, string] => [k, v])).toString());
        for (const each of problems) expect(each.endsWith('.')).toBe(true);
        for (const plan of plans) planOdds(plan as Plan);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.string(), (text) => readAddress(text).plans.length <= 3),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.anything(), (thing) => refusals(thing as Plan).length > 0),
      { numRuns: 200 },
    );
  }, 60_000);
});
