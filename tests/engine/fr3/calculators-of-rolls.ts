/** The calculators that ask for one of many rolls, and questions for them. */
import fc from 'fast-check';
import { characters } from '../../../src/engine/fr3/character-combat/calculator.ts';
import { nerve } from '../../../src/engine/fr3/nerve/calculator.ts';
import { special } from '../../../src/engine/fr3/special/calculator.ts';
import type { Asked, Calculator, Part, Procedure } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question, Said } from '../../../src/engine/kernel/calculator/question.ts';
import { refusals } from '../../../src/engine/kernel/calculator/refusals.ts';
import { threeRealmsCalculators } from '../../../src/engine/three-realms/calculators.ts';

export const calculators: readonly Calculator[] = [nerve, characters, special, ...threeRealmsCalculators];

export const everyProcedure: readonly (readonly [name: string, Calculator, Procedure])[] = calculators.flatMap((calculator) =>
  calculator.procedures.map((of) => [`${calculator.id}: ${of.id}`, calculator, of] as const),
);

/** Any value that the shape of a circumstance allows. */
const anyValue = ({ shape }: Asked<unknown>): fc.Arbitrary<unknown> => {
  if (shape.kind === 'flag') return fc.boolean();
  // The upper limit depends on the view; a number beyond it is refused.
  if (shape.kind === 'number') return fc.integer({ min: Math.max(shape.least, -3), max: 4 });
  return fc.constantFrom(...shape.options.map(({ value }) => (shape.numeric ? Number(value) : value)));
};

/** Random circumstances of a part: only a few at a time, so that the rules allow most of them. */
function saidOf(part: Part<unknown>, first: Said | undefined): fc.Arbitrary<Said> {
  const circumstances = part.circumstances.map((asked) => anyValue(asked).map((value) => [asked.id, value] as const));
  const some = circumstances.length
    ? fc.array(fc.oneof(...circumstances), { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs) as Said)
    : fc.constant<Said>({});
  if (!part.kinds) return some;
  const names = fc.oneof(fc.constant(first?.unit), fc.constantFrom(...part.kinds.list.map(({ id }) => id)));
  return fc.tuple(names, some, fc.boolean()).map(([unit, said, begins]) => ({ ...(begins ? first : {}), unit, ...said }));
}

/** Random questions about a procedure, which the rules may allow or refuse. */
export function questions({ id, parts, first, course }: Procedure): fc.Arbitrary<Question> {
  const said = fc.record(Object.fromEntries(parts.map((part) => [part.key, saidOf(part, first[part.key])])));
  const turns = course
    ? fc.option(fc.integer({ min: 1, max: Math.min(4, course.most) }), { nil: undefined })
    : fc.constant(undefined);
  return fc.tuple(said, turns).map(([all, n]) => ({ roll: id, parts: all, ...(n === undefined ? {} : { turns: n }) }));
}

/** Random questions that the rules allow. */
export const allowed = (calculator: Calculator, of: Procedure): fc.Arbitrary<Question> =>
  questions(of).filter((question) => refusals(calculator, question).length === 0);
