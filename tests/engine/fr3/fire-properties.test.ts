/** Properties of every volley and hit that the rules allow, and of every address, even one typed by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress as readHit } from '../../../src/engine/fr3/artillery/address.ts';
import { aimOf } from '../../../src/engine/fr3/artillery/aim.ts';
import { artillery } from '../../../src/engine/fr3/artillery/artillery.ts';
import { artilleryOdds, refusals as hitRefusals } from '../../../src/engine/fr3/artillery/ask.ts';
import type { ArtilleryPlan } from '../../../src/engine/fr3/artillery/extended-question.ts';
import { type ArtilleryQuestion, isStructure, sourceIds, structureIds } from '../../../src/engine/fr3/artillery/question.ts';
import { artilleryInARow } from '../../../src/engine/fr3/artillery/shots.ts';
import { sourceCircumstances } from '../../../src/engine/fr3/artillery/source-circumstances.ts';
import { structureCircumstances } from '../../../src/engine/fr3/artillery/structure-circumstances.ts';
import { writeAddress as writeHit } from '../../../src/engine/fr3/artillery/write-address.ts';
import { carriers, missileWeapons } from '../../../src/engine/fr3/data/missile-weapons.ts';
import { readAddress as readVolley } from '../../../src/engine/fr3/missile-fire/address.ts';
import { missileFireOdds, refusals as volleyRefusals } from '../../../src/engine/fr3/missile-fire/ask.ts';
import type { MissilePlan } from '../../../src/engine/fr3/missile-fire/extended-question.ts';
import { firerCircumstances } from '../../../src/engine/fr3/missile-fire/firer-circumstances.ts';
import { missileFire } from '../../../src/engine/fr3/missile-fire/missile-fire.ts';
import { type Firers, type MissileQuestion, mostCount, type Target } from '../../../src/engine/fr3/missile-fire/question.ts';
import type { ShotResult } from '../../../src/engine/fr3/missile-fire/result.ts';
import { shotKinds } from '../../../src/engine/fr3/missile-fire/shot-kinds.ts';
import { type ShotOutcome, shotChance } from '../../../src/engine/fr3/missile-fire/shot-outcomes.ts';
import { targets } from '../../../src/engine/fr3/missile-fire/target.ts';
import { targetCircumstances } from '../../../src/engine/fr3/missile-fire/target-circumstances.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import { volleysInARow } from '../../../src/engine/fr3/missile-fire/volleys.ts';
import { writeAddress as writeVolley } from '../../../src/engine/fr3/missile-fire/write-address.ts';
import type { Standing } from '../../../src/engine/fr3/standing.ts';
import { type Chance, play } from '../../../src/engine/kernel/chance.ts';
import type { Circumstance } from '../../../src/engine/kernel/circumstance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { approximate, compare, sum } from '../../../src/engine/kernel/fraction.ts';
import type { Odds } from '../../../src/engine/kernel/odds.ts';
import { seededPlays as plays } from '../../deep.ts';
import { hit, volleyQuestion } from './under-fire.ts';

const patience = 60_000;
const many = { numRuns: 300 };

// ---- Legal questions ---------------------------------------------------------------------------

interface Wanted {
  readonly id: string;
  readonly values: readonly unknown[];
}
// biome-ignore lint/suspicious/noExplicitAny: circumstances of any kind of subject
const wanted = (catalogue: readonly Circumstance<any, any>[]): Wanted[] =>
  catalogue.map(({ id, shape }) => ({
    id,
    values:
      shape.kind === 'flag'
        ? [true]
        : shape.kind === 'number'
          ? [-2, 0, 1, 2, 3]
          : shape.options.map(({ value }) => (shape.numeric ? Number(value) : value)),
  }));
const ofTargets = wanted(targetCircumstances);
const ofFirers = wanted(firerCircumstances);
const ofSources = wanted(sourceCircumstances);
const ofStructures = wanted(structureCircumstances);

const wish = fc.record({ at: fc.nat(60), value: fc.nat(7) });
type Wish = { readonly at: number; readonly value: number };

/** A part with every wish that the rules allow. */
function granted<Part>(part: Part, wishes: readonly Wish[], from: readonly Wanted[], legal: (part: Part) => boolean): Part {
  let now = part;
  for (const { at, value } of wishes) {
    const { id, values } = from[at % from.length] as Wanted;
    const next = { ...now, [id]: values[value % values.length] };
    if (legal(next)) now = next;
  }
  return now;
}

const firers: fc.Arbitrary<Firers> = fc
  .record({ carrier: fc.constantFrom(...carriers), weapon: fc.nat(1), count: fc.integer({ min: 1, max: 5 }), share: fc.nat(100) })
  .map(({ carrier, weapon, count, share }): Firers => {
    const chosen = carrier.weapons[weapon % carrier.weapons.length] ?? 'bow';
    const most = missileWeapons[chosen].bands.at(-1)?.upTo ?? 0;
    return {
      unit: carrier.id,
      weapon: chosen,
      count: missileWeapons[chosen].gun ? 1 : count,
      range: Math.round((most * share) / 100),
    };
  });

const legalVolley: fc.Arbitrary<MissileQuestion> = fc
  .record({
    target: fc.constantFrom(...targets),
    first: firers,
    others: fc.array(firers, { maxLength: 2 }),
    wishes: fc.array(wish, { maxLength: 8 }),
    more: fc.array(wish, { maxLength: 6 }),
  })
  .map(({ target, first, others, wishes, more }) => {
    const legal = (question: MissileQuestion) => volleyRefusals(question).length === 0;
    let now: MissileQuestion = { target: { unit: target.id }, firers: [first] };
    for (const each of others) {
      const next = { ...now, firers: [...now.firers, each] };
      if (legal(next)) now = next;
    }
    const so = now;
    now = { ...so, target: granted<Target>(so.target, wishes, ofTargets, (one) => legal({ ...so, target: one })) };
    const then = now;
    const put = (one: Firers): MissileQuestion => ({ ...then, firers: [one, ...then.firers.slice(1)] });
    return put(granted<Firers>(then.firers[0] as Firers, more, ofFirers, (one) => legal(put(one))));
  })
  .filter((question) => volleyRefusals(question).length === 0);

const legalHit: fc.Arbitrary<ArtilleryQuestion> = fc
  .record({
    source: fc.constantFrom(...sourceIds),
    target: fc.constantFrom(...targets.map(({ id }) => id), ...structureIds),
    wishes: fc.array(wish, { maxLength: 8 }),
    more: fc.array(wish, { maxLength: 6 }),
  })
  .map(({ source, target, wishes, more }) => {
    const legal = (question: ArtilleryQuestion) => hitRefusals(question).length === 0;
    const so: ArtilleryQuestion = { source: { unit: source }, target: { unit: target } };
    const from = isStructure(so.target) ? ofStructures : ofTargets;
    const now = {
      ...so,
      target: granted<ArtilleryQuestion['target']>(so.target, wishes, from, (one) => legal({ ...so, target: one })),
    };
    return { ...now, source: granted(now.source, more, ofSources, (one) => legal({ ...now, source: one })) };
  })
  .filter((question) => hitRefusals(question).length === 0);

const outcomesOf = (reply: { readonly ok: true; readonly outcomes: readonly ShotOutcome[] } | { readonly ok: false }) => {
  if (!reply.ok) throw new Error('A legal question was refused.');
  return reply.outcomes;
};
const ofVolley = (question: MissileQuestion) => outcomesOf(missileFireOdds(question));
const ofHit = (question: ArtilleryQuestion) => outcomesOf(artilleryOdds(question));
const unitKinds = shotKinds(() => 'unit');
const whole = (outcomes: readonly ShotOutcome[]) => String(sum(outcomes.map(({ chance }) => chance)));

// ---- One shot ----------------------------------------------------------------------------------

describe.each([
  ['volley', legalVolley.map((question) => [ofVolley(question), false] as const)],
  ['hit', legalHit.map((question) => [ofHit(question), isStructure(question.target)] as const)],
] as const)('the odds of one %s', (_name, drawn) => {
  test(
    'add up to one, and each result falls into exactly one category',
    () => {
      fc.assert(
        fc.property(drawn, ([outcomes, structure]) => {
          expect(whole(outcomes)).toBe('1');
          for (const { chance } of outcomes) expect(chance.numerator > 0n).toBe(true);
          if (structure) return;
          const square = outcomes.some(({ result }) => result.rules.includes('fr3.square.shared-damage'));
          for (const { result } of outcomes)
            if (!square)
              expect([result.fate, unitKinds.filter(({ is }) => is(result, undefined)).length]).toEqual([result.fate, 1]);
        }),
        many,
      );
    },
    patience,
  );
});

describe('what helps never hurts', () => {
  /** Expects `after` to be at least as likely as `before` to harm and to destroy. */
  const noWorse = (before: readonly ShotOutcome[], after: readonly ShotOutcome[], what: unknown) => {
    const grew = (described: (result: ShotResult) => boolean) =>
      compare(shotChance(after, described), shotChance(before, described)) >= 0;
    expect([what, grew(({ fate }) => fate !== 'unharmed'), grew(({ fate }) => fate === 'destroyed')]).toEqual([what, true, true]);
  };

  test(
    'one more firing unit, an inch closer, a bonus of one more',
    () => {
      fc.assert(
        fc.property(legalVolley, (question) => {
          const [first, ...rest] = question.firers as [Firers, ...Firers[]];
          const { count = 1, range = 0, other = 0 } = first;
          const helped: Firers[] = [
            { ...first, range: Math.max(0, range - 1) },
            { ...first, other: other + 1 },
          ];
          if (count < mostCount) helped.push({ ...first, count: count + 1 });
          for (const each of helped) {
            const better = { ...question, firers: [each, ...rest] };
            if (volleyRefusals(better).length === 0) noWorse(ofVolley(question), ofVolley(better), better);
          }
        }),
        many,
      );
    },
    patience,
  );

  test(
    'a bonus to hit, a bonus on damage',
    () => {
      fc.assert(
        fc.property(legalHit, (question) => {
          const { otherHit = 0, otherDamage = 0 } = question.source;
          for (const more of [{ otherHit: otherHit + 1 }, { otherDamage: otherDamage + 1 }]) {
            const better = { ...question, source: { ...question.source, ...more } };
            if (hitRefusals(better).length === 0) noWorse(ofHit(question), ofHit(better), better);
          }
        }),
        many,
      );
    },
    patience,
  );

  test(
    'one volley more never leaves more standing, when nobody rallies',
    () => {
      fc.assert(
        fc.property(legalVolley, (question) => {
          const after = volleysInARow({ ...question, volleys: 3 });
          const gone = after.map((odds) => odds.of(({ fate }) => fate === 'destroyed'));
          for (let at = 1; at < gone.length; at++)
            expect(compare(gone[at] as (typeof gone)[number], gone[at - 1] as (typeof gone)[number])).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: 60 },
      );
    },
    patience,
  );
});

// ---- Addresses ---------------------------------------------------------------------------------

const others = fc.array(
  fc.record({
    unit: fc.constantFrom(...targets.map(({ id }) => id)),
    range: fc.option(fc.integer({ min: 0, max: 15 }), { nil: undefined }),
  }),
  { maxLength: 3 },
);

describe('addresses', () => {
  test(
    'a plan written down reads back with the same odds and the same address',
    () => {
      fc.assert(
        fc.property(legalVolley, others, fc.integer({ min: 1, max: 8 }), fc.boolean(), (question, more, volleys, rally) => {
          const plan: MissilePlan = {
            ...question,
            others: more.map(({ unit, range }) => ({ target: { unit }, ...(range === undefined ? {} : { range }) })),
            volleys,
            between: rally ? 'rally' : 'nothing',
          };
          const address = writeVolley(plan);
          const { plan: back, problems } = readVolley(`?${address}`);
          expect(problems).toEqual([]);
          expect(writeVolley(back)).toBe(address);
          expect(back.others ?? []).toEqual(plan.others);
          expect(JSON.stringify(ofVolley(back as MissileQuestion))).toBe(JSON.stringify(ofVolley(question)));
        }),
        many,
      );
      fc.assert(
        fc.property(legalHit, fc.integer({ min: 1, max: 8 }), fc.boolean(), (question, shots, rally) => {
          const plan: ArtilleryPlan = { ...question, shots, between: rally ? 'rally' : 'nothing' };
          const address = writeHit(plan);
          const { plan: back, problems } = readHit(`?${address}`);
          expect(problems).toEqual([]);
          expect(writeHit(back)).toBe(address);
          expect(JSON.stringify(ofHit(back as ArtilleryQuestion))).toBe(JSON.stringify(ofHit(question)));
        }),
        many,
      );
    },
    patience,
  );

  const key = fc.oneof(
    fc.constantFrom(
      't',
      't2',
      't5',
      'f',
      'f2',
      'f9',
      'by',
      'volleys',
      'shots',
      'between',
      '__proto__',
      'constructor',
      '.',
      'f.',
      '.count',
    ),
    fc.constantFrom(
      ...ofTargets.map(({ id }) => `t.${id}`),
      ...ofFirers.map(({ id }) => `f.${id}`),
      'f.count',
      'f.range',
      'by.range',
    ),
    fc.string({ maxLength: 12 }),
  );
  const value = fc.oneof(
    fc.constantFrom('knights', 'longbows', 'cannon', '1', '0', '-1', '1e9', 'NaN', '', ' ', 'open', 'toString', '９', '%'),
    fc.string({ maxLength: 20 }),
  );
  const garbage = fc
    .array(fc.tuple(key, value), { maxLength: 12 })
    .map((pairs) => `?${pairs.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('&')}`);

  test(
    'garbage never throws, is named in sentences, and what could be read is kept',
    () => {
      fc.assert(
        fc.property(fc.oneof(garbage, fc.string({ maxLength: 60 })), (search) => {
          for (const read of [readVolley, readHit]) {
            const { problems } = read(search);
            for (const problem of problems) expect(problem).toMatch(/\.$/);
          }
          // Valid parts of an address survive garbage before and after them.
          const inside = `t=knights&f=longbows&f.count=3&${search.replace(/^\?/, '')}`.replace(
            /&(t|f|f\.count)=[^&]*/g,
            (part, name, at: number) => (at < 30 || name === '' ? part : ''),
          );
          const { plan } = readVolley(`?${inside}`);
          expect(plan.target?.unit).toBe('knights');
          expect(plan.firers?.[0]).toMatchObject({ unit: 'longbows', count: 3 });
        }),
        { numRuns: 500 },
      );
    },
    patience,
  );

  test(
    'a question of any form is answered or refused in sentences',
    () => {
      const anything = fc.oneof(
        fc.string(),
        fc.integer(),
        fc.double(),
        fc.boolean(),
        fc.constantFrom(null, undefined, Number.NaN, '', [], {}),
      );
      const part = (catalogue: readonly Wanted[], units: readonly string[]) =>
        fc.record({
          unit: fc.oneof(fc.constantFrom(...units), fc.constantFrom(...units), anything),
          more: fc.dictionary(fc.constantFrom(...catalogue.map(({ id }) => id), 'count', 'range', 'weapon', 'hat'), anything, {
            maxKeys: 3,
          }),
        });
      const flat = ({ unit, more }: { unit: unknown; more: object }): { readonly [id: string]: unknown } => ({ unit, ...more });
      const ids = targets.map(({ id }) => id);
      fc.assert(
        fc.property(
          part(ofTargets, [...ids, ...structureIds]).map(flat),
          fc.oneof(
            fc.array(
              part(
                ofFirers,
                carriers.map(({ id }) => id),
              ).map(flat),
              { maxLength: 5 },
            ),
            anything,
          ),
          part(ofSources, sourceIds).map(flat),
          (target, by, source) => {
            for (const reply of [
              missileFireOdds({ target, firers: by } as unknown as MissileQuestion),
              artilleryOdds({ target, source } as unknown as ArtilleryQuestion),
            ]) {
              if (reply.ok) expect(whole(reply.outcomes)).toBe('1');
              else for (const { because } of reply.refusals) expect(because).toMatch(/[.?]$/);
              expect(reply.ok || reply.refusals.length > 0).toBe(true);
            }
          },
        ),
        {
          numRuns: 500,
          examples: [[{ unit: 'beastmen', stands: undefined }, [{ unit: 'longbows', range: undefined }], { unit: 'cannon' }]],
        },
      );
    },
    patience,
  );
});

// ---- Sampled play ------------------------------------------------------------------------------

/** Expects the sampled frequency of every result to be within five standard errors of its chance. */
function agrees(chance: Chance<ShotResult>, outcomes: readonly ShotOutcome[], seed: number): void {
  const dice = seeded(seed);
  const met = new Map<string, number>();
  const ids = new Map<ShotResult, string>();
  const idOf = (result: ShotResult): string => {
    let id = ids.get(result);
    if (id === undefined) {
      id = JSON.stringify(result);
      ids.set(result, id);
    }
    return id;
  };
  for (let n = 0; n < plays; n++) {
    const id = idOf(play(chance, dice));
    met.set(id, (met.get(id) ?? 0) + 1);
  }
  for (const { result, chance: exact } of outcomes) {
    const p = approximate(exact);
    const error = Math.sqrt((p * (1 - p)) / plays);
    const share = (met.get(JSON.stringify(result)) ?? 0) / plays;
    expect([result.fate, result.event, Math.abs(share - p) <= 5 * error]).toEqual([result.fate, result.event, true]);
  }
  expect([...met.values()].reduce((a, b) => a + b, 0)).toBe(plays);
  expect([...met.keys()].every((id) => outcomes.some(({ result }) => JSON.stringify(result) === id))).toBe(true);
}

describe('many plays with seeded dice come within five standard errors of the odds', () => {
  const volleys: readonly (readonly [string, MissileQuestion])[] = [
    ['a volley', volleyQuestion({ unit: 'knights', stands: 'terrain' }, { unit: 'longbows', count: 2 }, 'muskets')],
    ['a volley at a pike block', volleyQuestion({ unit: 'pikes', form: 'block' }, { unit: 'skirmishers', count: 4 })],
    ['a volley at a target that slips away', volleyQuestion({ unit: 'rangers', dodges: true }, { unit: 'rifles', count: 2 })],
    ['a gun that must be activated', volleyQuestion('dragons', { unit: 'disintegration-gun', points: 2, assistant: true })],
  ];
  test.each(volleys)(
    '%s',
    (_name, question) => {
      agrees(missileFire(volley(question)), ofVolley(question), 20_261_122);
    },
    patience,
  );

  const hits: readonly (readonly [string, ArtilleryQuestion])[] = [
    ['a cannon shot', hit({ unit: 'cannon', elite: true }, { unit: 'knights', stands: 'terrain' }).question],
    ['a shot at a target that slips away', hit('light', { unit: 'mounted', dodges: true }).question],
    ['a mine', hit('mine', 'leviathans').question],
    ['a contraption that may explode', hit('explosion', 'knights').question],
    ['a shot at a wall', hit('stone-thrower', { unit: 'wall', markers: 2 }).question],
    ['a fire', hit('fire', { unit: 'pikes', stands: 'terrain' }).question],
  ];
  test.each(hits)(
    '%s',
    (_name, question) => {
      agrees(artillery(aimOf(question)), ofHit(question), 20_261_123);
    },
    patience,
  );

  test(
    'three volleys with a rally between them, and three shots at a wall',
    () => {
      const dice = seeded(7);
      /** Plays a sequence of shots step by step, drawing each next state from the odds of one step. */
      const check = (exact: Odds<Standing>, playOnce: () => boolean) => {
        const p = approximate(exact.of(({ fate }) => fate === 'destroyed'));
        let gone = 0;
        for (let n = 0; n < plays; n++) if (playOnce()) gone++;
        expect(Math.abs(gone / plays - p)).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / plays));
      };
      const question = volleyQuestion('spears', { unit: 'skirmishers', count: 4 });
      const rallied = volleysInARow({ ...question, volleys: 3, between: 'rally' }).at(-1) as Odds<Standing>;
      // By hand: 8 or more kills, 3 or more demoralizes; spears rally on 6, 7 or 8.
      check(rallied, () => {
        let state = 0;
        for (let shot = 0; shot < 3; shot++) {
          if (shot > 0 && state > 0 && dice.roll(10, { decides: '', rules: [] }) >= 6 + state) state = 0;
          const face = dice.roll(10, { decides: '', rules: [] });
          if (face >= 8) return true;
          if (face >= 3 && ++state > 2) return true;
        }
        return false;
      });
      const wall = artilleryInARow({ source: { unit: 'cannon' }, target: { unit: 'wall', markers: 3 }, shots: 3 }).at(
        -1,
      ) as Odds<Standing>;
      check(wall, () => {
        let markers = 3;
        for (let shot = 0; shot < 3; shot++) {
          if (dice.roll(10, { decides: '', rules: [] }) < 7) continue;
          const damage = dice.roll(10, { decides: '', rules: [] });
          markers -= damage >= 9 ? 2 : damage >= 7 ? 1 : 0;
        }
        return markers <= 0;
      });
    },
    patience,
  );
});
