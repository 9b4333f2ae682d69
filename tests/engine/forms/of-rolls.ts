/** The forms of calculators that ask for one of many rolls. */
import { rollCalculators } from '../../../src/engine/calculators.ts';
import { auctionCalculator } from '../../../src/engine/fr3/auction/spell-book.ts';
import { characters } from '../../../src/engine/fr3/character-combat/calculator.ts';
import { nerve } from '../../../src/engine/fr3/nerve/calculator.ts';
import { special } from '../../../src/engine/fr3/special/calculator.ts';
import { structuresCalculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { type Calculator, filled, type Procedure, turnsOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question as Asked } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { type Form, type FormField, mostOf, type Question, shapeOf } from './form.ts';

const calculators: readonly (readonly [system: string, calculator: Calculator])[] = [
  ...[nerve, characters, special, structuresCalculator, auctionCalculator].map((each) => ['fr3', each] as const),
  ...Object.entries(rollCalculators).flatMap(([system, all]) => all.map((each) => [system, each] as const)),
];

function formOf(system: string, calculator: Calculator, of: Procedure): Form {
  const seen = (question: Question) => of.see(filled(of, question as Asked), turnsOf(of, question as Asked));
  const said = (question: Question, key: string) => (question as Asked).parts[key] ?? {};
  const fields = of.parts.flatMap((part): FormField[] =>
    part.circumstances.map((asked) => ({
      at: `${part.key}.${asked.id}`,
      shape: shapeOf(asked.shape),
      another: asked.another === true,
      most: (question) => mostOf(asked.shape, seen(question)),
      now: (question) => filled(of, question as Asked)[part.key]?.[asked.id],
      set: (question, value) => ({
        ...question,
        parts: { ...(question as Asked).parts, [part.key]: { ...said(question, part.key), [asked.id]: value } },
      }),
      asks: (question) => asked.matters(seen(question)),
    })),
  );
  const named = of.parts.flatMap((part): FormField[] =>
    part.kinds
      ? [
          {
            at: part.key,
            shape: { kind: 'choice', values: part.kinds.list.map(({ id }) => id) },
            another: true,
            most: () => 0,
            now: (question) => said(question, part.key).unit,
            set: (question, value) => ({
              ...question,
              parts: { ...(question as Asked).parts, [part.key]: { ...said(question, part.key), unit: value } },
            }),
            asks: () => true,
          },
        ]
      : [],
  );
  const { course } = of;
  const turns: FormField[] = course
    ? [
        {
          at: 'turns',
          shape: { kind: 'number', least: 1 },
          another: false,
          most: () => course.most,
          now: (question) => turnsOf(of, question as Asked),
          set: (question, value) => ({ ...question, turns: value }),
          asks: () => true,
        },
      ]
    : [];
  return {
    name: `${system}/${calculator.id}: ${of.id}`,
    begin: [{ roll: of.id, parts: of.first }],
    fields: [...named, ...fields, ...turns],
    answer: (question) => {
      const reply = ask(calculator, question as Asked);
      if (!reply.ok) return { ok: false, because: reply.refusals.map(({ because }) => because) };
      const chances = (outcomes: typeof reply.outcomes) =>
        outcomes.flatMap(({ id, chance }) => (chance.numerator > 0n ? [`${id} ${chance}`] : [])).join(' ');
      return {
        ok: true,
        chances: [reply.outcomes, ...(reply.course ?? []).map((stage) => stage.outcomes)].map(chances).join('; '),
      };
    },
    allows: (question) => refusals(calculator, question as Asked).length === 0,
  };
}

export const formsOfRolls: readonly Form[] = calculators.flatMap(([system, calculator]) =>
  calculator.procedures.map((of) => formOf(system, calculator, of)),
);
