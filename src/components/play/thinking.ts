/**
 * The page's side of the worker: a question, a promise of its answer, and a way to drop what nobody waits for any more. A worker
 * that does not answer in time is ended, and whoever asked is told. Where there is none the page thinks for itself.
 */
import type { Outcomes } from './outcomes.ts';
import type { GameSystem } from './system.ts';
import type { Suggestion, Swing, Task, ThinkerModule } from './thinker.ts';
import type { Answer, Message } from './thinker-worker.ts';
import type { Action, State } from './vocabulary.ts';

/** Seconds after which a worker that has not answered is given up. */
export const mostSeconds = 30;

/** Why there is no answer: the worker is silent, the thinking broke down, or what it takes could not be loaded. */
export type Failure = 'silent' | 'broken' | 'unloaded';

export class ThinkingError extends Error {
  override name = 'ThinkingError';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`No answer: ${failure}.`);
    this.failure = failure;
  }
}

/** What the worker says, or why it says nothing; it could not be started where it is `absent`. */
type Heard = Answer | { readonly failed: Failure | 'absent' };

let worker: Worker | undefined;
/** A worker could not be started: the page thinks for itself until somebody wants it tried again. */
let absent = false;
let asked = 0;
const waiting = new Map<number, { readonly tell: (heard: Heard) => void; readonly tooLate: ReturnType<typeof setTimeout> }>();

/** Tells whoever has asked this, once. */
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
      // An error of its code has a message; a worker that could not be loaded has none.
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

/** The answer of the worker to a question, in time. */
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

/** Asks the worker; where there is none, `otherwise` is what the page does itself. */
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
/** What an action leads to later, as its system tells it. */
export const forecast = (system: Thinks, state: State, action: Action): Promise<unknown> =>
  ask(system, { ask: 'forecast', state, action });
export const swing = (system: Thinks, before: State, action: Action, after: State): Promise<Swing> =>
  ask(system, { ask: 'swing', before, action, after }) as Promise<Swing>;

/** A move that looks no further than itself, thought of by the page: for whoever does not want to wait for a better one. */
export const simpleMove = async (system: Thinks, task: Choosing): Promise<Action | null> =>
  (await thinkerOfPage(system)).thinker.simpleChoice(task);

/** Whoever thinks in the worker is to answer now, with the best that it has found so far. */
export const hurry = (): void => worker?.postMessage({ hurry: true } satisfies Message);

/** Whether the page thinks for itself because no worker could be started. */
export const hasNoWorker = (): boolean => absent;

/** Ends whatever is being thought about: the next question begins afresh, with a worker if one can be started now. */
export function stopThinking(): void {
  endWorker();
  absent = false;
  for (const { tooLate } of waiting.values()) clearTimeout(tooLate);
  waiting.clear();
}
