/** The forms of calculators with several procedures. */
import { calculators as all } from '../../../src/engine/calculators.ts';
import { auctionCalculator } from '../../../src/engine/fr3/auction/spell-book.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { type Calculator, filled, hasPart, type Procedure, turnsOf } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question as Asked } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { type Form, type FormField, mostOf, type Question, shapeOf } from './form.ts';

const calculators: readonly (readonly [system: string, calculator: Calculator])[] = [
  ['fr3', auctionCalculator],
  ...Object.entries(all).flatMap(([system, list]) => list.map((each) => [system, each] as const)),
];

function formOf(system: string, calculator: Calculator, of: Procedure): Form {
  const seen = (question: Question) => of.see(filled(of, question as Asked), turnsOf(of, question as Asked));
  const said = (question: Question, key: string) => (question as Asked).parts[key] ?? {};
  const saying = (question: Question, key: string, id: string, value: unknown): Question => ({
    ...question,
    parts: { ...(question as Asked).parts, [key]: { ...said(question, key), [id]: value } },
  });
  /** The parts that affect the answer. */
  const parts = of.parts.filter(({ beside }) => !beside);
  const fields = parts.flatMap((part): FormField[] =>
    part.circumstances.map((asked) => {
      const here = (question: Question) =>
        hasPart(part, question as Asked) && (asked.of?.(String(said(question, part.key).unit)) ?? true);
      return {
        at: `${part.key}.${asked.id}`,
        shape: shapeOf(asked.shape),
        another: asked.another === true,
        most: (question) => (here(question) ? mostOf(asked.shape, seen(question)) : 0),
        now: (question) => (here(question) ? filled(of, question as Asked)[part.key]?.[asked.id] : undefined),
        set: (question, value) => (here(question) ? saying(question, part.key, asked.id, value) : question),
        asks: (question) => here(question) && asked.matters(seen(question)),
      };
    }),
  );
  const named = parts.flatMap((part): FormField[] =>
    part.kinds
      ? [
          {
            at: part.key,
            shape: { kind: 'choice', values: part.kinds.list.map(({ id }) => id) },
            another: true,
            most: () => 0,
            now: (question) => said(question, part.key).unit,
            set: (question, value) => (hasPart(part, question as Asked) ? saying(question, part.key, 'unit', value) : question),
            asks: (question) => hasPart(part, question as Asked),
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
    begin: [of.first, ...(of.situations ?? []).map(({ parts: begin }) => begin)].map((begin) => ({ roll: of.id, parts: begin })),
    fields: [...named, ...fields, ...turns],
    answer: (question) => {
      const reply = ask(calculator, question as Asked);
      if (!reply.ok) return { ok: false, because: reply.refusals.map(({ because }) => because) };
      const chances = (outcomes: typeof reply.outcomes) =>
        outcomes.flatMap(({ id, chance }) => (chance.numerator > 0n ? [`${id} ${chance}`] : [])).join(' ');
      return {
        ok: true,
        chances: [reply.outcomes, ...(reply.course ?? []).map((stage) => stage.outcomes)].map(chances).join('; '),
        shown: JSON.stringify([reply.sums, reply.notes, reply.faces, reply.measures.map(String)]),
      };
    },
    allows: (question) => refusals(calculator, question as Asked).length === 0,
  };
}

export const calculatorForms: readonly Form[] = calculators.flatMap(([system, calculator]) =>
  calculator.procedures.map((of) => formOf(system, calculator, of)),
);
