/** The answer of a sheet, from the page or from the worker. */
import { useRef } from 'preact/hooks';
import { resultFrom } from '../work/workers.ts';
import { type CalculatorName, engineNamed } from './engines.ts';
import type { Sheet } from './sheet.ts';
import { startWorker, useCalculatorTask } from './useCalculatorTask.ts';
import { keptSheet } from './words.ts';

/**
 * A sheet with its answer. If the answer takes long, the worker calculates it. Until the worker has finished, the page shows the
 * last answer to the same procedure.
 */
export function useAnswered(asked: Sheet, name: CalculatorName) {
  const work = useCalculatorTask<Sheet>(name, asked.waits && { kind: 'sheet', question: asked.question });
  const last = useRef(asked);
  const sheet = asked.waits && work.result ? work.result : asked;
  if (sheet.answer) last.current = sheet;
  const old = sheet.waits && !work.stopped && last.current.question.roll === sheet.question.roll;
  return { sheet, work, shown: old ? last.current.answer : sheet.answer };
}

/** The answer to a saved question. */
export async function keptAnswer(name: CalculatorName, address: string) {
  const engine = await engineNamed(name);
  const [kept] = engine.open(address).sheets;
  if (!kept?.waits) return kept && keptSheet(kept);
  const found = await resultFrom(() => startWorker(name), { kind: 'sheet', question: kept.question, of: name });
  return found ? keptSheet(found as Sheet) : undefined;
}
