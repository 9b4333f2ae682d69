/** The work of a calculator's worker: slow answers, and views that need many answers. */
import type { Worked } from '../work/limited.ts';
import type { Engine } from './engine.ts';
import type { Question } from './sheet.ts';

export interface CalculatorTask {
  readonly kind: 'sheet' | 'changes' | 'course' | 'table' | 'own';
  readonly question: Question;
  /** The quantity that a calculator's own task should optimize. */
  readonly aim?: string;
}

export const calculatorWork =
  (engine: Engine): Worked<CalculatorTask> =>
  (task, say) => {
    const { kind, question } = task;
    switch (kind) {
      case 'sheet':
        return engine.whole(question, say);
      case 'changes':
        return engine.changes(question, say);
      case 'course':
        return engine.course(question);
      case 'table':
        return engine.table(question, say);
      case 'own':
        return engine.own?.(task);
    }
  };
