/** The page's side of the worker: a question, a promise of its answer, and a way to drop what nobody waits for any more. */
import type { Action } from '../../engine/fr3/battle/ruleset.ts';
import type { State } from '../../engine/fr3/battle/state.ts';
import type { Swing } from './analysis/swing.ts';
import type { Suggestion, Task } from './mind.ts';
import type { Answer, Message } from './mind-worker.ts';
import type { ChargeToCome, Outcomes } from './outcomes.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function begin(): Worker {
  const made = new Worker(new URL('./mind-worker.ts', import.meta.url), { type: 'module' });
  const told = (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  made.onmessage = ({ data }: MessageEvent<Answer>) => told(data);
  made.onerror = () => {
    for (const id of [...waiting.keys()]) told({ id, failed: true });
    worker = undefined;
  };
  return made;
}

/** Asks the worker; on a device without one the page thinks for itself. */
async function ask(task: Task): Promise<unknown> {
  const mind = await import('./mind.ts');
  if (typeof Worker === 'undefined') return mind.think(task);
  worker ??= begin();
  const id = ++asked;
  const message: Message = { id, address: mind.address, task };
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage(message);
  });
  return 'failed' in answer ? mind.think(task) : answer.result;
}

export const choice = (task: Extract<Task, { ask: 'choose' }>): Promise<Action | null> => ask(task) as Promise<Action | null>;
export const suggestion = (state: State): Promise<Suggestion | null> =>
  ask({ ask: 'suggest', state }) as Promise<Suggestion | null>;
export const outcomes = (task: Extract<Task, { ask: 'outcomes' }>): Promise<Outcomes> => ask(task) as Promise<Outcomes>;

export const chargeToCome = (task: Extract<Task, { ask: 'charge' }>): Promise<ChargeToCome> => ask(task) as Promise<ChargeToCome>;

export const swing = (task: Extract<Task, { ask: 'swing' }>): Promise<Swing> => ask(task) as Promise<Swing>;

/** Ends whatever is being thought about: the next question begins afresh. */
export function stopThinking(): void {
  worker?.terminate();
  worker = undefined;
  waiting.clear();
}
