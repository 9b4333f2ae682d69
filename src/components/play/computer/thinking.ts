/**
 * The page's side of the worker: asks a question, returns a promise for the answer, and can drop questions that are no longer
 * needed. A worker that does not answer in time is terminated, and the caller gets an error. If workers are unavailable, the page
 * does the thinking.
 */
import type { Outcomes } from '../odds/outcomes.ts';
import type { GameSystem } from '../system.ts';
import type { Action, State } from '../vocabulary.ts';
import type { Suggestion, Swing, Task, ThinkerModule } from './thinker.ts';
import type { Answer, Message } from './thinker-worker.ts';

/** After this many seconds of silence the page stops waiting for a worker. */
export const mostSeconds = 30;

/** Why there is no answer: the worker was silent, the calculation failed, or code could not be loaded. */
export type Failure = 'silent' | 'broken' | 'unloaded';

export class ThinkingError extends Error {
  override name = 'ThinkingError';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`The computer did not answer: ${failure}.`);
    this.failure = failure;
  }
}

/** The worker's answer, or why there is none; `absent` means that the worker could not be started. */
type Heard = Answer | { readonly failed: Failure | 'absent' };

let worker: Worker | undefined;
/** A worker could not be started, so the page does the thinking until a new attempt is requested. */
let absent = false;
let asked = 0;
const waiting = new Map<number, { readonly tell: (heard: Heard) => void; readonly tooLate: ReturnType<typeof setTimeout> }>();

/** Delivers an answer to the caller, once. */
function tell(id: number, heard: Heard): void {
  const one = waiting.get(id);
  waiting.delete(id);
  clearTimeout(one?.tooLate);
  one?.tell(heard);
}

const tellAll = (heard: Heard): void => {
  for (const id of [...waiting.keys()]) tell(id, heard);
};

function begin(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    const made = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<Answer>) => tell(data.id, data);
    made.onerror = (event) => {
      endWorker();
      // An error in the worker's code has a message; a failure to load the worker has none.
      tellAll({ failed: event instanceof ErrorEvent ? 'broken' : 'absent' });
    };
    return made;
  } catch {
    return undefined;
  }
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** The worker's answer to a question, within the time limit. */
async function fromWorker(address: string, task: Task): Promise<Heard> {
  if (!absent) worker ??= begin();
  if (!worker) {
    absent = true;
    return { failed: 'absent' };
  }
  const id = ++asked;
  const asking = worker;
  return new Promise<Heard>((resolve) => {
    const tooLate = setTimeout(() => {
      endWorker();
      tellAll({ failed: 'silent' });
    }, mostSeconds * 1000);
    waiting.set(id, { tell: resolve, tooLate });
    asking.postMessage({ id, address, task } satisfies Message);
  });
}

type Thinks = Pick<GameSystem, 'thinker'>;

const thinkerOfPage = (system: Thinks): Promise<ThinkerModule> =>
  system.thinker().catch(() => {
    throw new ThinkingError('unloaded');
  });

/** Asks the worker; if there is none, calls `otherwise` on the page. */
async function ask(
  system: Thinks,
  task: Task,
  otherwise: (thinker: ThinkerModule['thinker']) => Promise<unknown> = (thinker) => thinker.think(task),
): Promise<unknown> {
  const { thinker, address } = await thinkerOfPage(system);
  const heard = await fromWorker(address, task);
  if ('result' in heard) return heard.result;
  if (heard.failed === 'absent' || heard.failed === 'unloaded') {
    absent = true;
    return otherwise(thinker);
  }
  throw new ThinkingError(heard.failed);
}

type Choosing = Extract<Task, { ask: 'choose' }>;

export const choice = (system: Thinks, task: Choosing): Promise<Action | null> =>
  ask(system, task, (thinker) => thinker.simpleChoice(task)) as Promise<Action | null>;
export const suggestion = (system: Thinks, state: State): Promise<Suggestion | null> =>
  ask(system, { ask: 'suggest', state }, (thinker) => thinker.simpleSuggestion(state)) as Promise<Suggestion | null>;
export const outcomes = (system: Thinks, state: State, action: Action): Promise<Outcomes> =>
  ask(system, { ask: 'outcomes', state, action }) as Promise<Outcomes>;
/** The consequences of an action, in the system's own form. */
export const forecast = (system: Thinks, state: State, action: Action): Promise<unknown> =>
  ask(system, { ask: 'forecast', state, action });
export const swing = (system: Thinks, before: State, action: Action, after: State): Promise<Swing> =>
  ask(system, { ask: 'swing', before, action, after }) as Promise<Swing>;

/** A choice that looks only one action ahead, calculated on the page for users who do not want to wait. */
export const simpleMove = async (system: Thinks, task: Choosing): Promise<Action | null> =>
  (await thinkerOfPage(system)).thinker.simpleChoice(task);

/** Tells the worker to answer now, with the best result so far. */
export const hurry = (): void => worker?.postMessage({ hurry: true } satisfies Message);

/** Whether the page does the thinking because no worker could be started. */
export const hasNoWorker = (): boolean => absent;

/** Stops all thinking: the next question starts anew, with a worker if possible. */
export function stopThinking(): void {
  endWorker();
  absent = false;
  for (const { tooLate } of waiting.values()) clearTimeout(tooLate);
  waiting.clear();
}
