/** Properties of every magic auction, and of every address. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Auction, casterWinsTies, defenderKinds } from '../../../src/engine/fr3/auction/auction.ts';
import { castingSplit, casts, defenceSplit, defences } from '../../../src/engine/fr3/auction/bids.ts';
import { worksInHundred } from '../../../src/engine/fr3/auction/contest.ts';
import { bidTable, equilibrium } from '../../../src/engine/fr3/auction/equilibrium.ts';
import { auctionCalculator, castableSpells } from '../../../src/engine/fr3/auction/spell-book.ts';
import { readAddress, writeAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { approximate } from '../../../src/engine/kernel/fraction.ts';

// Hundreds of games are solved here, which takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const points = (most: number) => fc.integer({ min: 0, max: most });
const auctions = fc.record<Auction>({
  cost: fc.integer({ min: 1, max: 6 }),
  surcharge: points(4),
  ward: fc.boolean(),
  augmentable: fc.boolean(),
  caster: fc.record({
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    own: points(12),
    army: points(10),
    stored: fc.boolean(),
  }),
  defender: fc.record({ user: fc.constantFrom(...defenderKinds), own: points(12), army: points(10) }),
  stakes: fc.record({ success: fc.integer({ min: 1, max: 200 }), casterPoint: points(10), defenderPoint: points(10) }),
});

describe('bids', () => {
  test('nobody seals points he does not have, and what he pays is what he seals', () => {
    fc.assert(
      fc.property(auctions, (of) => {
        for (const casting of casts(of)) {
          const { own, army } = castingSplit(of, casting);
          expect(own + army).toBe(casting + of.surcharge - (of.caster.stored ? of.cost : 0));
          expect(own).toBeLessThanOrEqual(of.caster.own);
          expect(army).toBeLessThanOrEqual(of.caster.army);
          expect(Math.min(own, army)).toBeGreaterThanOrEqual(0);
        }
        for (const defence of defences(of)) {
          const { own, army } = defenceSplit(of, defence);
          expect(own + army).toBe(defence.total);
          expect(own).toBeLessThanOrEqual(of.defender.own);
          expect(army).toBeLessThanOrEqual(of.defender.army);
          expect(own).toBeGreaterThanOrEqual(defence.by === 'user' ? 1 : 0);
        }
      }),
    );
  });

  test('one point more never hurts whoever seals it, and a tie won never hurts', () => {
    for (let bonus = -12; bonus < 12; bonus++)
      for (const tie of [false, true]) {
        expect(worksInHundred(bonus + 1, tie)).toBeGreaterThanOrEqual(worksInHundred(bonus, tie));
        expect(worksInHundred(bonus, true)).toBeGreaterThanOrEqual(worksInHundred(bonus, tie));
      }
  });

  test('the army pool alone never wins a tie against a magic user', () => {
    fc.assert(
      fc.property(auctions, (of) => {
        expect(casterWinsTies(of, 'army')).toBe(true);
        if (casterWinsTies(of, 'user')) expect(casterWinsTies(of, 'army')).toBe(true);
      }),
    );
  });
});

describe('equilibria', () => {
  test('shares add up to one; value and chance lie within what is at stake; a ward never helps the caster', () => {
    fc.assert(
      fc.property(auctions, (of) => {
        const found = equilibrium(bidTable(of));
        fc.pre(found !== undefined);
        if (!found) return;
        for (const weights of [found.casts, found.defences])
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        expect(found.works).toBeGreaterThanOrEqual(-1e-9);
        expect(found.works).toBeLessThanOrEqual(1 + 1e-9);
        expect(found.exploitability).toBeLessThanOrEqual(1e-9);
        const warded = equilibrium(bidTable({ ...of, ward: true }));
        const open = equilibrium(bidTable({ ...of, ward: false }));
        expect(warded?.value).toBeLessThanOrEqual((open?.value ?? 0) + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test('more points never hurt the side that has them', () => {
    fc.assert(
      fc.property(auctions, (of) => {
        const value = equilibrium(bidTable(of))?.value;
        fc.pre(value !== undefined);
        const rich = equilibrium(bidTable({ ...of, caster: { ...of.caster, own: of.caster.own + 1, army: of.caster.army + 1 } }));
        expect(rich?.value).toBeGreaterThanOrEqual((value as number) - 1e-9);
        const guarded = equilibrium(bidTable({ ...of, defender: { ...of.defender, own: of.defender.own + 1 } }));
        expect(guarded?.value).toBeLessThanOrEqual((value as number) + 1e-9);
      }),
      { numRuns: 50 },
    );
  });
});

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const questions: fc.Arbitrary<Question> = fc
  .record({
    spell: fc.constantFrom(...castableSpells),
    target: maybe(fc.constantFrom('unit', 'pike-block', 'leviathan-1x1', 'leviathan-1x2', '2x2')),
    ward: maybe(fc.boolean()),
    spirit: maybe(fc.boolean()),
    level: maybe(fc.constantFrom(0, 1, 2, 3)),
    own: maybe(points(18)),
    extra: maybe(points(12)),
    stored: maybe(fc.boolean()),
    clock: maybe(points(14)),
    turned: maybe(points(3)),
    user: maybe(fc.constantFrom(...defenderKinds)),
    points: maybe(points(12)),
    active: maybe(fc.boolean()),
    success: maybe(points(300)),
    second: maybe(fc.constantFrom(...castableSpells.map(({ id }) => id))),
    worth: maybe(points(200)),
  })
  .map(
    ({
      spell,
      target,
      ward,
      spirit,
      level,
      own,
      extra,
      stored,
      clock,
      turned,
      user,
      points: against,
      active,
      success,
      second,
      worth,
    }) => {
      const said = (values: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      return {
        roll: 'auction',
        parts: {
          s: said({ unit: spell.id, target, ward, spirit }),
          c: said({ level, own, extra, stored, clock, turned }),
          d: said({ user, points: against, active }),
          w: said({ success }),
          p: said({ spell2: second, worth2: worth }),
        },
      };
    },
  );

describe('addresses', () => {
  test('an address says the same question again', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const address = writeAddress(auctionCalculator, question);
        const read = readAddress(auctionCalculator, address);
        expect(read.problems).toEqual([]);
        expect(writeAddress(auctionCalculator, read.question)).toBe(address);
        expect(refusals(auctionCalculator, read.question)).toEqual(refusals(auctionCalculator, question));
      }),
      { numRuns: 300 },
    );
  });

  test('every question is answered or refused in sentences; chances add up to one', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const reply = ask(auctionCalculator, question);
        if (reply.ok) {
          expect(reply.outcomes.reduce((sum, { chance }) => sum + approximate(chance), 0)).toBeCloseTo(1, 9);
          expect(reply.sentence).toMatch(/^\p{Lu}.*%\.$/u);
        } else for (const { because } of reply.refusals) expect(because).toMatch(/^\p{Lu}.*\.$/u);
      }),
      { numRuns: 300 },
    );
  });

  test('garbage never throws, and says what is wrong', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 20 }), (key, value) => {
        const { question } = readAddress(auctionCalculator, `s=teleport&${key}=${value}`);
        expect(() => ask(auctionCalculator, question)).not.toThrow();
      }),
      { numRuns: 400 },
    );
    const { problems, question } = readAddress(auctionCalculator, 's=telport&c.level=9&d.points=many&c.own=11&zz=1');
    expect(problems.length).toBe(4);
    expect(problems.join(' ')).toContain('Level must be one of 1, 2, 3, 0, not “9”.');
    expect(problems.join(' ')).toContain('Did you mean “teleport”?');
    expect(question.parts.c?.own).toBe(11);
  });
});
