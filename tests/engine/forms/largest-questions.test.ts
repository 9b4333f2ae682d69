/**
 * The largest legal question of every form, found from its definition: maximum numbers, all flags on, all choices that need more
 * work. The work is measured in steps, never in seconds.
 */
import { describe, expect, test } from 'vitest';
import { stepsOnPage } from '../../../src/components/odds/work/on-page.ts';
import { within } from '../../../src/engine/kernel/budget.ts';
import { mostSteps } from '../../../src/engine/kernel/calculator/answer.ts';
import { isDeep } from '../../deep.ts';
import { calculatorForms } from './calculator-forms.ts';
import type { Form, FormField, Question } from './form.ts';
import { planForms } from './plan-forms.ts';

const patience = 120_000;

interface Largest {
  readonly question: Question;
  readonly steps: number;
}

function stepsOf(form: Form, question: Question): number | undefined {
  if (!form.allows(question)) return undefined;
  // Anything beyond the limit is refused, which the last test checks.
  const done = within(mostSteps + 1, () => form.answer(question));
  return done.steps;
}

/** Values that may need more work, largest first. */
function larger(field: FormField, question: Question): readonly unknown[] {
  const { shape } = field;
  if (shape.kind === 'flag') return [true, false];
  if (shape.kind === 'choice') return shape.values;
  const most = field.most(question);
  return [most, Math.floor((most + shape.least) / 2), shape.least];
}

/** Goes through the fields and keeps the values that need the most work: names first, then numbers, flags, choices. */
function largest(form: Form, from: Question): Largest {
  let best: Largest = { question: from, steps: stepsOf(form, from) ?? 0 };
  const order: readonly ((field: FormField) => boolean)[] = [
    ({ another }) => another,
    ({ shape, another }) => !another && shape.kind === 'number',
    ({ shape, another }) => !another && shape.kind === 'flag',
    ({ shape, another }) => !another && shape.kind === 'choice',
  ];
  for (const chosen of order)
    for (const field of form.fields.filter(chosen)) {
      // A number that has no effect on the work is still set to its maximum, because it may have one in combination.
      for (const value of larger(field, best.question)) {
        // The question as it is has been answered already.
        if (value === field.now(best.question)) {
          if (field.shape.kind === 'choice') continue;
          break;
        }
        const question = field.set(best.question, value);
        const steps = stepsOf(form, question);
        if (steps === undefined || steps < best.steps) continue;
        const first = steps === best.steps && field.shape.kind === 'choice';
        if (!first) best = { question, steps };
        if (field.shape.kind !== 'choice') break;
      }
    }
  return best;
}

const found = (form: Form): Largest =>
  form.begin.map((from) => largest(form, from)).reduce((x, y) => (y.steps > x.steps ? y : x));

const forms = [...calculatorForms, ...planForms].map((form) => [form.name, form] as const);

// The search takes minutes, so `npm test` uses every eighth form, and the deep run all of them.
describe.each(forms.filter((_, nth) => isDeep || nth % 8 === 0))('%s', (_name, form) => {
  test(
    'its largest question is answered within the budget, or refused in a sentence',
    () => {
      const { question, steps } = found(form);
      expect({ question, steps, within: steps <= mostSteps }).toEqual({ question, steps, within: true });
      const reply = form.answer(question);
      if (!reply.ok) for (const because of reply.because) expect(because).toMatch(/\S.*[.?]$/s);
      expect(reply.ok).toBe(true);
    },
    patience,
  );
});

// A larger question of the reader is left to a worker. The page itself must open with an answer.
test('the first question of every calculator is answered on the page', () => {
  const slow = calculatorForms.flatMap(({ name, begin, answer }) =>
    begin.filter((question) => !within(stepsOnPage, () => answer(question)).ok).map((question) => ({ name, question })),
  );
  expect(slow).toEqual([]);
});

describe.each(forms)('%s', (_name, form) => {
  test('everything at its most at once is answered within the budget, or refused in a sentence', () => {
    for (const begin of form.begin) {
      const question = form.fields
        .filter(({ another, shape }) => !another && shape.kind !== 'choice')
        .reduce((now, field) => field.set(now, field.shape.kind === 'flag' ? true : field.most(now)), begin);
      const done = within(mostSteps + 1, () => form.answer(question));
      expect(done.ok).toBe(true);
      if (done.ok && !done.value.ok) for (const because of done.value.because) expect(because).toMatch(/\S.*[.?]$/s);
    }
  });
});
