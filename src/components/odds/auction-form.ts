/** How the auction page changes its question, and forms of the parts of any calculator's question. */

import type { Asked, Calculator } from '../../engine/kernel/calculator/procedure.ts';
import { filled, type Procedure, viewOf } from '../../engine/kernel/calculator/procedure.ts';
import type { Question } from '../../engine/kernel/calculator/question.ts';
import { refusals } from '../../engine/kernel/calculator/refusals.ts';
import type { FormOf } from './Fields.tsx';

/** The question with something else said of a part; what is usual again is not said. */
export function saying(of: Procedure, question: Question, key: string, said: Readonly<Record<string, unknown>>): Question {
  const part = of.parts.find((each) => each.key === key);
  const all: Record<string, unknown> = { ...question.parts[key], ...said };
  const usual = part?.usual(all) ?? {};
  for (const [id, value] of Object.entries(all)) if (value === undefined || value === usual[id]) delete all[id];
  return { ...question, parts: { ...question.parts, [key]: all } };
}

/** The form of some circumstances of a part. */
export function partForm(
  calculator: Calculator,
  question: Question,
  key: string,
  wanted: (circumstance: Asked<unknown>) => boolean,
  onAsk: (question: Question) => void,
): FormOf<unknown, unknown, Asked<unknown>> {
  const of = calculator.procedures[0] as Procedure;
  const part = of.parts.find((each) => each.key === key) as Procedure['parts'][number];
  const seen = viewOf(of, question);
  const now = filled(of, question)[key] ?? {};
  const circumstances = part.circumstances.filter(wanted);
  return {
    circumstances,
    groups: [...new Set(circumstances.map(({ group }) => group))],
    name: key,
    subject: seen,
    now: (id) => now[id],
    usual: (id, value) => part.usual({ ...question.parts[key], [id]: value })[id],
    matters: (circumstance) => circumstance.matters(seen),
    forbidden: (circumstance, value) => {
      const at = `${key}.${circumstance.id}`;
      const tried = saying(of, question, key, { [circumstance.id]: value });
      return refusals(calculator, tried).find((each) => each.at === at)?.because;
    },
    set: (id, value) => onAsk(saying(of, question, key, { [id]: value })),
  };
}
