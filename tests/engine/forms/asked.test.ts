/**
 * Circumstances that a form leaves out cannot change the answer, and those that it asks about can: random tests of every form in
 * every calculator.
 */
import { describe, expect, test } from 'vitest';
import { within } from '../../../src/engine/kernel/budget.ts';
import { isDeep, sampleOr } from '../../deep.ts';
import { generator } from '../fr3/fire-draws.ts';
import { calculatorForms } from './calculator-forms.ts';
import type { Form, FormField, Question } from './form.ts';
import { planForms } from './plan-forms.ts';

/** On a busy machine, all drawn questions of one form of the planner take minutes. */
const patience = sampleOr(120_000, 900_000);
/** Questions that need more work are left to the test of the largest questions. */
const small = 20_000;
const drawnOfEach = sampleOr(15, 250);

type Below = (below: number) => number;

function chancesOf(form: Form, question: Question): string | undefined {
  const done = within(small, () => form.answer(question));
  return done.ok && done.value.ok ? done.value.chances : undefined;
}

/** A random value that fits the field's shape. */
function anyOf(field: FormField, question: Question, below: Below): unknown {
  const { shape } = field;
  if (shape.kind === 'flag') return below(2) === 1;
  if (shape.kind === 'choice') return shape.values[below(shape.values.length)];
  const most = field.most(question);
  const now = Number(field.now(question));
  const near = [now - 1, now + 1, now + 2, shape.least, most, shape.least + below(Math.max(1, most - shape.least + 1))];
  return Math.min(most, Math.max(shape.least, near[below(near.length)] as number));
}

/** An allowed question, a number of random changes away from an initial one. */
function drawn(form: Form, below: Below): Question {
  let question = form.begin[below(form.begin.length)] as Question;
  for (let wish = form.fields.length ? below(7) : 0; wish > 0; wish--) {
    const field = form.fields[below(form.fields.length)] as FormField;
    const next = field.set(question, anyOf(field, question, below));
    if (form.allows(next)) question = next;
  }
  return question;
}

/** Circumstances that the form leaves out although they have an effect, with the reasons. */
const exceptions: Readonly<Record<string, string>> = {
  mechanic: 'Whether a base is an automaton is said nowhere in these forms; questions from the table bring the mechanic along.',
};

/** Fields that changed an answer although the form left them out, each with the question and the value. */
function hidden(form: Form): string[] {
  const below = generator(20261124);
  const found = new Map<string, string>();
  for (let n = 0; n < drawnOfEach; n++) {
    const question = drawn(form, below);
    const left = form.fields.filter((field) => !found.has(field.at) && !field.asks(question));
    if (left.length === 0) continue;
    const before = chancesOf(form, question);
    if (before === undefined) continue;
    for (const field of left) {
      const value = anyOf(field, question, below);
      if (value === undefined || value === field.now(question)) continue;
      const next = field.set(question, value);
      if (!form.allows(next)) continue;
      const after = chancesOf(form, next);
      if (after !== undefined && after !== before)
        found.set(field.at, `${field.at}: ${JSON.stringify(value)} in ${JSON.stringify(question)}`);
    }
  }
  return [...found].flatMap(([at, says]) => (Object.hasOwn(exceptions, at.split('.')[1] ?? '') ? [] : [says]));
}

describe.each([...calculatorForms, ...planForms].map((form) => [form.name, form] as const))('%s', (_name, form) => {
  test('whatever is left out changes nothing', { timeout: patience }, () => {
    expect(hidden(form)).toEqual([]);
  });
});

test('fr3.spells.jihad: the melee form asks what matters after the jihad of either side has ended', () => {
  const form = calculatorForms.find(({ name }) => name === 'fr3/melee: melee') as Form;
  const first = form.begin[0] as Question;
  const asked = (question: Question) => form.fields.filter((field) => field.asks(question)).map(({ at }) => at);
  for (const side of ['a', 'b'] as const) {
    const jihad = form.fields.find(({ at }) => at === `${side}.jihad`) as FormField;
    const [plain, holy] = [asked(first), asked(jihad.set(first, true))];
    expect(plain.filter((at) => !holy.includes(at))).toEqual([]);
  }
});

test('fr3.fear.feared-immune, fr3.square.charge-bonus: the planner asks a tested unit what it is feared for, and a square whether the charge comes from outside its arc', () => {
  const asks = (b: Question, at: string, ...kinds: string[]) => {
    const form = planForms.find(({ begin: [plan] }) =>
      kinds.every((kind) => (plan as { steps: readonly { kind: string }[] }).steps.some((step) => step.kind === kind)),
    ) as Form;
    const field = form.fields.find((each) => each.at === at) as FormField;
    return field.asks({ ...(form.begin[0] as Question), a: { unit: 'dragons' }, b });
  };
  expect(asks({ unit: 'spears' }, 'b.dread', 'fear')).toBe(true);
  expect(asks({ unit: 'pikes', inSquare: true }, 'b.outsideArc', 'charge', 'melee')).toBe(true);
  expect(asks({ unit: 'pikes' }, 'b.outsideArc', 'charge', 'melee')).toBe(false);
});

test('fr3.follow-up.flanked-victor-turns: even in a die-off, the planner asks for friends that make the winner turn', () => {
  const asks = (a: Question, at: string, ...kinds: string[]) => {
    const form = planForms[0] as Form;
    const plan = { a, b: { unit: 'knights' }, steps: kinds.map((kind) => ({ kind })) };
    return (form.fields.find((each) => each.at === at) as FormField).asks(plan as unknown as Question);
  };
  for (const at of ['a.flank', 'a.flankLight', 'a.rear']) {
    expect(asks({ unit: 'fanatics' }, at, 'charge', 'melee', 'over-pursuit'), at).toBe(true);
    expect(asks({ unit: 'fanatics' }, at, 'charge', 'melee'), at).toBe(false);
  }
  // A 2x2 unit in a jihad survives a lost die-off with its markers, so a free winner follows it up.
  const mass = { unit: 'beastmen', form: 'mass', jihad: true };
  expect(asks(mass, 'b.gaze', 'charge', 'melee', 'follow-up')).toBe(true);
  expect(asks({ unit: 'fanatics' }, 'b.gaze', 'charge', 'melee', 'follow-up')).toBe(false);
});

test('fr3.square.rally: what a square loses when its best unit is demoralized does not come back in a later phase', () => {
  const form = calculatorForms.find(({ name }) => name === 'fr3/rally: square') as Form;
  const field = (at: string) => form.fields.find((each) => each.at === at) as FormField;
  const worn = field('s.markers').set(form.begin[0] as Question, 8);
  const blessed = field('u.bless').set(worn, true);
  expect(field('u.bless').asks(worn)).toBe(false);
  expect(form.answer(blessed)).toEqual(form.answer(worn));
});

test('fr3.items.barbarian-loss: after an explosion, only a unit with extra markers may still have the barbarian bonus and the blessing when it rallies', () => {
  const form = calculatorForms.find(({ name }) => name === 'fr3/special: explosion') as Form;
  const asks = (unit: string) =>
    form.fields
      .filter(({ at }) => at === 'u.barbarian' || at === 'u.bless')
      .map((field) => field.asks({ ...(form.begin[0] as Question), parts: { u: { unit } } }));
  expect(asks('leviathans')).toEqual([true, true]);
  expect(asks('large-monsters')).toEqual([false, false]);
});

/** Everything that a form shows as its answer. */
function shownBy(form: Form, question: Question): string | undefined {
  const done = within(small, () => form.answer(question));
  return done.ok && done.value.ok ? `${done.value.chances}${done.value.shown}` : undefined;
}

/** The values of a field other than its present one. */
function othersOf(field: FormField, question: Question): readonly unknown[] {
  const { shape } = field;
  const now = field.now(question);
  if (shape.kind === 'flag') return [!now];
  if (shape.kind === 'choice') return shape.values.filter((value) => value !== now);
  const most = field.most(question);
  const step = Math.max(1, Math.floor((most - shape.least) / 20));
  return Array.from({ length: Math.floor((most - shape.least) / step) + 1 }, (_, n) => shape.least + n * step).filter(
    (value) => value !== now,
  );
}

const askedBy = (form: Form, question: Question): string =>
  form.fields.flatMap((field) => (field.asks(question) ? [field.at] : [])).join(' ');

/** Whether some other value of the field changes the answer, what else is asked, or whether the question is allowed. */
function canChange(form: Form, field: FormField, question: Question, before: string): boolean {
  const asked = askedBy(form, question);
  return othersOf(field, question).some((value) => {
    const next = field.set(question, value);
    if (!form.allows(next) || askedBy(form, next) !== asked) return true;
    const after = shownBy(form, next);
    return after !== undefined && after !== before;
  });
}

/** Plans have different steps, so that a field matters in one of them. */
const kindOf = ({ name }: Form): string => name.replace(/planner: \d+$/, 'planner');

/** Fields that change nothing one at a time, with the reasons. */
const together: Readonly<Record<string, string>> = {
  'fr3/auction: auction w.': 'The worth of a success shapes the advice beside the answer.',
  'fr3/auction: auction p.': 'The planned spells shape the advice beside the answer.',
  'fr3/bowfire: volley f2.': 'A bonus counts only if all who shoot have it, so one field of one group changes nothing.',
  'fr3/bowfire: volley f3.': 'As for the second group.',
  'fr3/bowfire: volley f4.': 'As for the second group.',
  'fr3/planner charge.short': 'A charge can fall short only of a target that has moved, which needs a step of its own.',
  'fr3/planner b.sureFooted': 'It matters only on difficult ground.',
  'fr3/structures: storm u.engineer': 'With ladders the engineer matters only at height 3, without them only at height 2.',
};

test.runIf(isDeep)(
  'whatever is asked can change the answer, what else is asked, or whether the question is allowed',
  { timeout: 1_200_000 },
  () => {
    const never = new Map<string, { asked: number; example: Question }>();
    const found = new Set<string>();
    for (const form of [...calculatorForms, ...planForms]) {
      const below = generator(20261127);
      for (let n = 0; n < 100; n++) {
        const question = drawn(form, below);
        const here = form.fields.filter(
          (field) => !field.another && !found.has(`${kindOf(form)} ${field.at}`) && field.asks(question),
        );
        const before = here.length > 0 ? shownBy(form, question) : undefined;
        if (before === undefined) continue;
        for (const field of here) {
          const name = `${kindOf(form)} ${field.at}`;
          if (canChange(form, field, question, before)) found.add(name);
          else never.set(name, { asked: (never.get(name)?.asked ?? 0) + 1, example: never.get(name)?.example ?? question });
        }
      }
    }
    const reasons = Object.keys(together);
    const idle = [...never]
      // Seen less often, a field may only have lacked its occasion.
      .filter(([name, { asked }]) => asked >= 20 && !found.has(name) && !reasons.some((reason) => name.startsWith(reason)))
      .map(([name, { asked, example }]) => `${name}, asked ${asked} times: ${JSON.stringify(example)}`);
    expect(idle).toEqual([]);
  },
);
