/** What the worker of a calculator works out: answers that take long, and what would change an answer. */
import type { Worked } from '../work/limited.ts';
import { serve } from '../work/serve.ts';
import type { Engine } from './engine.ts';
import type { Question } from './sheet.ts';

export interface AskingTask {
  readonly kind: 'sheet' | 'changes';
  readonly question: Question;
}

export const askingWork =
  (engine: Engine): Worked<AskingTask> =>
  ({ kind, question }, say) =>
    kind === 'sheet' ? engine.whole({ question, problems: [] }, say) : engine.changes(question, say);

export const serveAsking = (engine: Engine): void => serve(askingWork(engine));
