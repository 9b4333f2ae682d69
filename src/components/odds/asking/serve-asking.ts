/** What the worker of a calculator works out: answers that take long, and what would change an answer. */
import { serve } from '../work/serve.ts';
import type { Engine } from './engine.ts';
import type { Question } from './sheet.ts';

export interface AskingTask {
  readonly kind: 'sheet' | 'changes';
  readonly question: Question;
}

export const serveAsking = (engine: Engine): void =>
  serve<AskingTask>(({ kind, question }, say) =>
    kind === 'sheet' ? engine.whole({ question, problems: [] }) : engine.changes(question, say),
  );
