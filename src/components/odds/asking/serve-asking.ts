/** What the worker of a calculator works out: answers that take long, and what would change an answer. */
import { type Say, serve } from '../work/serve.ts';
import type { Engine } from './engine.ts';
import type { Question } from './sheet.ts';

export interface AskingTask {
  readonly kind: 'sheet' | 'changes';
  readonly question: Question;
}

/** Works a task out, in a worker or where there is none on the page. */
export const workOn = (engine: Engine, { kind, question }: AskingTask, say?: Say): unknown =>
  kind === 'sheet' ? engine.whole({ question, problems: [] }, say) : engine.changes(question, say);

export const serveAsking = (engine: Engine): void => serve<AskingTask>((task, say) => workOn(engine, task, say));
