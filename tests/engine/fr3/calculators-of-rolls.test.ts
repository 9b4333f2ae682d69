/** Properties that hold for every roll of a calculator. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carriedTo, readAddress, writeAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { type Answer, ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { changes } from '../../../src/engine/kernel/calculator/changes.ts';
import {
  asksOneThing,
  type Calculator,
  filled,
  firstQuestion,
  type Procedure,
  viewOf,
} from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { approximate, compare, sum } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { seededPlays as plays, sampleOr } from '../../deep.ts';
import { allowed, calculators, everyProcedure, questions } from './calculators-of-rolls.ts';

const few = { numRuns: sampleOr(10, 25) };
const patience = 60_000;

const answerOf = (calculator: Calculator, question: Question): Answer => {
  const reply = ask(calculator, question);
  if (!reply.ok) throw new Error(reply.refusals.map(({ because }) => because).join(' '));
  return reply;
};
const whole = (outcomes: Answer['outcomes']) => String(sum(outcomes.map(({ chance }) => chance)));

describe.each(everyProcedure)('%s', (_name, calculator, of) => {
  test('begins with a question that has an answer', () => {
    const question = firstQuestion(of);
    expect(refusals(calculator, question)).toEqual([]);
    expect(answerOf(calculator, question).sentence).toMatch(/^\S.*: .*%.*\.$/);
    if (!asksOneThing(calculator)) expect(writeAddress(calculator, question)).toMatch(new RegExp(`^roll=${of.id}`));
  });

  test(
    'the chances add up to one, at once and in every turn, and the sentence names them',
    () => {
      fc.assert(
        fc.property(allowed(calculator, of), (question) => {
          const answer = answerOf(calculator, question);
          expect(whole(answer.outcomes)).toBe('1');
          for (const stage of answer.course ?? []) expect(whole(stage.outcomes)).toBe('1');
          for (const { words } of answer.outcomes) expect(answer.sentence.toLowerCase()).toContain(words.toLowerCase());
          for (const { lines } of answer.sums) for (const { rules } of lines) expect(rules).not.toEqual([]);
          for (const { says, rules } of answer.notes)
            expect([says.endsWith('.') || says.endsWith('…'), rules.length > 0]).toEqual([true, true]);
        }),
        few,
      );
    },
    patience,
  );

  test(
    'every result is of one kind',
    () => {
      fc.assert(
        fc.property(allowed(calculator, of), (question) => {
          const seen = viewOf(of, question);
          for (const [result] of odds(of.chance(seen))) expect(of.kinds.filter((kind) => kind.is(result, seen))).toHaveLength(1);
        }),
        few,
      );
    },
    patience,
  );

  test(
    'what is written into an address is read back',
    () => {
      fc.assert(
        fc.property(allowed(calculator, of), (question) => {
          const address = writeAddress(calculator, question);
          const { question: read, problems } = readAddress(calculator, `?${address}`);
          expect(problems).toEqual([]);
          expect(writeAddress(calculator, read)).toBe(address);
          expect(filled(of, read)).toEqual(filled(of, question));
        }),
        few,
      );
    },
    patience,
  );

  test(
    'one bad part of an address is named, and the rest is kept',
    () => {
      fc.assert(
        fc.property(
          allowed(calculator, of),
          fc.constantFrom('hat=1', 'u.hat=1', 'turns=many', 'a.leader=pope', 'zz.x.y=2'),
          (question, bad) => {
            const address = writeAddress(calculator, question);
            const key = bad.split('=')[0] as string;
            fc.pre(!address.split('&').some((each) => each.startsWith(`${key}=`)));
            const { question: read, problems } = readAddress(calculator, `${address}&${bad}`);
            expect(problems).toHaveLength(1);
            expect(writeAddress(calculator, read)).toBe(address);
          },
        ),
        few,
      );
    },
    patience,
  );

  test(
    'a bonus never hurts him who has it',
    () => {
      const bonused = of.parts.filter((part) => part.circumstances.some(({ id }) => id === 'other'));
      fc.assert(
        fc.property(allowed(calculator, of), (question) => {
          for (const part of bonused) {
            const now = Number(filled(of, question)[part.key]?.other ?? 0);
            const more = {
              ...question,
              parts: { ...question.parts, [part.key]: { ...question.parts[part.key], other: now + 1 } },
            };
            // A unit that passes under Camp Smoke withdraws, which demoralizes it.
            if (question.parts.u?.spell === 'camp-smoke' || refusals(calculator, more).length > 0) continue;
            const [before] = answerOf(calculator, question).measures;
            const [after] = answerOf(calculator, more).measures;
            const tones = of.kinds.filter(({ id }) => of.measures[0]?.kinds.includes(id)).map(({ tone }) => tone);
            const good = tones.every((tone) => !tone.startsWith('bad')) === (part.side === 'a');
            const grown = compare(after as never, before as never);
            expect([question, part.key, good ? grown >= 0 : grown <= 0]).toEqual([question, part.key, true]);
          }
        }),
        few,
      );
    },
    patience,
  );

  test(
    'every change leads to a question that the rules allow, and says what it moves',
    () => {
      fc.assert(
        fc.property(allowed(calculator, of), (question) => {
          for (const change of changes(calculator, question, answerOf(calculator, question)).slice(0, 5)) {
            expect(refusals(calculator, change.question)).toEqual([]);
            expect(change.after.map(String)).toEqual(answerOf(calculator, change.question).measures.map(String));
            expect(change.after.map(String)).not.toEqual(change.before.map(String));
          }
        }),
        { numRuns: 5 },
      );
    },
    patience,
  );

  test(
    'whatever is asked, there is an answer or a sentence',
    () => {
      fc.assert(
        fc.property(questions(of), fc.dictionary(fc.string(), fc.anything(), { maxKeys: 2 }), (question, strange) => {
          const [key = ''] = Object.keys(question.parts);
          for (const asked of [
            question,
            { ...question, parts: { ...question.parts, [key]: { ...question.parts[key], ...strange } } },
          ])
            for (const { because, at } of refusals(calculator, asked)) {
              expect(because).toMatch(/\S.*[.?]$/s);
              expect(at).not.toBe('');
            }
          ask(calculator, question);
        }),
        { numRuns: 60 },
      );
    },
    patience,
  );

  test(
    'another roll takes over what it knows',
    () => {
      fc.assert(
        fc.property(allowed(calculator, of), (question) => {
          for (const to of calculator.procedures) {
            const carried = carriedTo(to, question);
            const { problems } = readAddress(calculator, writeAddress(calculator, carried));
            expect(problems).toEqual([]);
          }
        }),
        { numRuns: 5 },
      );
    },
    patience,
  );

  test(
    'played many times it comes out as counted, within five standard errors',
    () => {
      const question = firstQuestion(of);
      const seen = viewOf(of, question);
      const chance = of.chance(seen);
      const dice = seeded(20030101);
      const tally = new Map<string, number>();
      const known = new Map<unknown, string>();
      for (let n = 0; n < plays; n++) {
        const result = play(chance, dice);
        const kind = known.get(result) ?? (of.kinds.find((each) => each.is(result, seen))?.id as string);
        // Most results are shared objects or plain values. The others are not remembered, because they would only fill memory.
        if (known.size < 1000) known.set(result, kind);
        tally.set(kind, (tally.get(kind) ?? 0) + 1);
      }
      for (const { id, chance: exact } of answerOf(calculator, question).outcomes) {
        const p = approximate(exact);
        const error = Math.sqrt((p * (1 - p)) / plays);
        expect(Math.abs((tally.get(id) ?? 0) / plays - p), id).toBeLessThanOrEqual(5 * error);
      }
    },
    patience,
  );
});

describe('addresses', () => {
  const keys = [
    'roll',
    'u',
    'f',
    'a',
    'b',
    's',
    't',
    'turns',
    'u.state',
    'a.leader',
    's.here',
    'u.__proto__',
    'a.constructor',
    '.b',
    'u.',
    'a.b.c',
  ];
  const values = [
    'spears',
    'dragons',
    '1',
    '0',
    '',
    'hero-1-1',
    'rally',
    'challenge',
    'fire',
    '%',
    '%E0%A4%A',
    '1e400',
    '-1',
    'true',
  ];
  const garbage = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.webQueryParameters(),
    fc
      .array(fc.tuple(fc.constantFrom(...keys), fc.oneof(fc.constantFrom(...values), fc.string())), { maxLength: 8 })
      .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
  );

  test.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
    'garbage is never an exception of %s: what cannot be read is named, and the rest has an answer or a sentence',
    (_id, calculator) => {
      // Most garbage decodes to the first question, which need not be answered a thousand times.
      const asked = new Set<string>();
      fc.assert(
        fc.property(garbage, (text) => {
          const { question, problems } = readAddress(calculator, text);
          for (const problem of problems) expect(problem).toMatch(/\S.*\.$/s);
          const written = JSON.stringify(question);
          if (asked.has(written)) return;
          asked.add(written);
          const reply = ask(calculator, question);
          if (!reply.ok) for (const { because } of reply.refusals) expect(because).toMatch(/\S.*[.?]$/s);
          for (const said of Object.values(question.parts)) expect(Object.getPrototypeOf(said)).toBe(Object.prototype);
        }),
        { numRuns: 1000 },
      );
    },
    patience,
  );

  test.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
    'no question at all is refused by %s',
    (_id, calculator) => {
      for (const nothing of [
        undefined,
        null,
        'rally',
        7,
        [],
        { roll: 'rally' },
        { roll: 'rally', parts: { u: 3 } },
        { roll: 3, parts: {} },
      ])
        expect(ask(calculator, nothing as unknown as Question).ok).toBe(false);
    },
  );

  test('ids are told apart', () => {
    for (const { procedures, groups } of calculators) {
      const ids = procedures.map(({ id }: Procedure) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { group, kinds, parts } of procedures) {
        expect(groups).toContain(group);
        expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
        for (const { circumstances } of parts) expect(new Set(circumstances.map(({ id }) => id)).size).toBe(circumstances.length);
      }
    }
  });
});
