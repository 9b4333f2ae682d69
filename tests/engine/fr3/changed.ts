/** The changes to a question that would change its answer, for a calculator with a single question. */
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { type Change, changes } from '../../../src/engine/kernel/calculator/changes.ts';
import type { Calculator } from '../../../src/engine/kernel/calculator/procedure.ts';
import type { Question } from '../../../src/engine/kernel/calculator/question.ts';

export function changesOf(calculator: Calculator, question: Question): Change[] {
  const reply = ask(calculator, question);
  if (!reply.ok) throw new Error(reply.refusals[0]?.because);
  return changes(calculator, question, reply);
}
