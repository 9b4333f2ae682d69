/** What holds of every question about structures that the rules allow. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { phasesToBreach } from '../../../src/engine/fr3/structures/breach.ts';
import type { BreachView } from '../../../src/engine/fr3/structures/breach-parts.ts';
import { structuresCalculator as calculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { readAddress, writeAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { type Answer, ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { changes } from '../../../src/engine/kernel/calculator/changes.ts';
import { type Procedure, procedureOf, viewOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { compare, one, sum } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';

const patience = 120_000;
const { procedures } = calculator;

const wish = fc.record({
  part: fc.nat(9),
  at: fc.nat(60),
  value: fc.nat(9),
  unit: fc.nat(units.length - 1),
  names: fc.boolean(),
});

/** A question to which each wish is added if the rules allow it. */
const legal: fc.Arbitrary<Question> = fc
  .record({
    roll: fc.constantFrom(...procedures),
    wishes: fc.array(wish, { maxLength: 10 }),
    turns: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ roll, wishes, turns }) => {
    let question: Question = { roll: roll.id, parts: roll.first, ...(roll.course ? { turns } : {}) };
    for (const { part: nth, at, value, unit, names } of wishes) {
      const part = roll.parts[nth % roll.parts.length] as Procedure['parts'][number];
      const said = question.parts[part.key] ?? {};
      let next = said;
      if (names && part.kinds) next = { unit: units[unit]?.id };
      else {
        const asked = part.circumstances[at % Math.max(1, part.circumstances.length)];
        if (!asked) continue;
        const { shape } = asked;
        const values =
          shape.kind === 'flag'
            ? [true, false]
            : shape.kind === 'number'
              ? [0, 1, 2, 3, -1]
              : shape.options.map((each) => (shape.numeric ? Number(each.value) : each.value));
        next = { ...said, [asked.id]: values[value % values.length] };
      }
      const wished = { ...question, parts: { ...question.parts, [part.key]: next } };
      if (refusals(calculator, wished).length === 0) question = wished;
    }
    return question;
  });

const answered = (question: Question): Answer => {
  const reply = ask(calculator, question);
  if (!reply.ok) throw new Error(reply.refusals.map(({ because }) => because).join(' '));
  return reply;
};

describe('every legal question', () => {
  test('has chances that add up to one, at once and in each row', { timeout: patience }, () => {
    fc.assert(
      fc.property(legal, (question) => {
        const { outcomes, course } = answered(question);
        for (const row of [outcomes, ...(course ?? []).map((stage) => stage.outcomes)])
          expect(String(sum(row.map(({ chance }) => chance)))).toBe(String(one));
      }),
      { numRuns: 200 },
    );
  });

  test('comes back from its address', { timeout: patience }, () => {
    fc.assert(
      fc.property(legal, (question) => {
        const address = writeAddress(calculator, question);
        const { question: read, problems } = readAddress(calculator, address);
        expect(problems).toEqual([]);
        expect(writeAddress(calculator, read)).toBe(address);
        const again = answered(read);
        expect(again.sentence).toBe(answered(question).sentence);
      }),
      { numRuns: 200 },
    );
  });

  test('each result is of exactly one kind', { timeout: patience }, () => {
    fc.assert(
      fc.property(legal, (question) => {
        const of = procedureOf(calculator, question.roll) as Procedure;
        const seen = viewOf(of, question);
        for (const [result] of odds(of.chance(seen))) expect(of.kinds.filter((kind) => kind.is(result, seen))).toHaveLength(1);
        for (const stage of of.course?.stages(seen, 2) ?? [])
          for (const [result] of stage) expect(of.course?.kinds.filter((kind) => kind.is(result, seen))).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  test('a bonus never hurts the attackers', { timeout: patience }, () => {
    fc.assert(
      fc.property(legal, (question) => {
        const { unit } = question.parts.u ?? {};
        // fr3.spirits.tricksters-reversal: who doubles one is destroyed, and would rather have had less.
        if ([unit, question.parts.d?.unit].includes('tricksters')) return;
        // In a die-off, or for units of special ways, `other` counts as well.
        if (!['tear', 'ram', 'grapple', 'storm', 'all'].includes(question.roll) || unit === undefined) return;
        const better = { ...question, parts: { ...question.parts, u: { ...question.parts.u, other: 2 } } };
        const worse = { ...question, parts: { ...question.parts, u: { ...question.parts.u, other: -2 } } };
        const [more, less] = [better, worse].map((each) => answered(each).measures.at(-1));
        if (more && less) expect(compare(more, less)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  test('damage only grows where nobody repairs', { timeout: patience }, () => {
    fc.assert(
      fc.property(legal, (question) => {
        if (question.parts.w?.engineer !== undefined && question.parts.w.engineer !== 'no') return;
        const { course } = answered(question);
        if (!course || question.roll === 'storm' || question.roll === 'neighbours') return;
        const down = course.map(({ outcomes }) => outcomes.find(({ id }) => id === 'breached' || id === 'destroyed')?.chance);
        for (const [at, chance] of down.entries())
          if (at > 0 && chance && down[at - 1]) expect(compare(chance, down[at - 1] as typeof chance)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('any text at all', () => {
  const word = fc.oneof(
    fc.constantFrom('roll', 'w', 'u', 'w.markers', 'w.material', 'u.count', 'g.kind', 'turns', 'd', 'm.spell'),
    fc.string(),
  );
  const value = fc.oneof(
    fc.constantFrom('tear', 'storm', 'stone', 'spears', '-1', '99', '1e9', 'NaN', '', 'dragons', 'guns'),
    fc.string(),
  );

  test('an address of garbage is answered in sentences', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, value), { maxLength: 6 }), (pairs) => {
        const search = pairs.map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`).join('&');
        const { question } = readAddress(calculator, search);
        const reply = ask(calculator, question);
        if (!reply.ok) for (const { because } of reply.refusals) expect(because).toMatch(/[.!]$/);
      }),
      { numRuns: 400 },
    );
  });

  test('a question of any form is refused in sentences', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        for (const { because } of refusals(calculator, anything as Question)) expect(because).toMatch(/[.!]$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the mean number of phases', () => {
  test('is that of the odds by phase, summed over many of them', () => {
    for (const parts of [
      { w: { material: 'brick', markers: 2 }, u: { unit: 'large-monsters' } },
      { w: { material: 'wood', markers: 1, engineer: 'none' }, u: { unit: 'dragons' } },
    ]) {
      const of = procedureOf(calculator, 'tear') as Procedure;
      const { siege } = viewOf(of, { roll: 'tear', parts }) as BreachView;
      const rows = of.course?.stages(viewOf(of, { roll: 'tear', parts }), 60) ?? [];
      let mean = 0;
      let before = 0;
      for (const [at, row] of rows.entries()) {
        const now =
          Number(
            (row.of((result) => (result as { markers: number }).markers === 0).numerator * 10n ** 15n) /
              row.of((result) => (result as { markers: number }).markers === 0).denominator,
          ) / 1e15;
        mean += (at + 1) * (now - before);
        before = now;
      }
      const { ever, steps } = phasesToBreach(siege);
      expect(ever).toBeCloseTo(1, 9);
      expect(steps).toBeCloseTo(mean, 6);
    }
  });

  test('a spell that takes a marker in each phase needs as many phases as there are markers', () => {
    const of = procedureOf(calculator, 'spells') as Procedure;
    const { siege } = viewOf(of, { roll: 'spells', parts: { w: { material: 'wood' }, m: { spell: 'corrode' } } }) as BreachView;
    expect(phasesToBreach(siege)).toEqual({ ever: 1, steps: 4 });
  });
});

test('what would change an answer is itself allowed, and does', { timeout: patience }, () => {
  for (const of of procedures) {
    const question: Question = { roll: of.id, parts: of.first };
    const answer = answered(question);
    for (const change of changes(calculator, question, answer)) {
      expect(refusals(calculator, change.question)).toEqual([]);
      expect(change.after.map(String)).not.toEqual(change.before.map(String));
    }
  }
});
