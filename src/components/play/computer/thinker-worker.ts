/** The worker of the battle page: it loads the same engine as the page, and calculates in the background. */
import type { Task, ThinkerModule } from './thinker.ts';

export type Message =
  | { readonly id: number; readonly address: string; readonly task: Task }
  /** The worker should answer the current question immediately. */
  | { readonly hurry: true };
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: 'unloaded' | 'broken' };

/** The worker should answer questions up to this id immediately. */
let hurried = 0;
let asked = 0;

addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  if ('hurry' in data) {
    hurried = asked;
    return;
  }
  const { id, address, task } = data;
  asked = id;
  const answer = (said: Answer) => postMessage(said);
  let module: ThinkerModule;
  try {
    module = await import(/* @vite-ignore */ address);
  } catch {
    return answer({ id, failed: 'unloaded' });
  }
  try {
    answer({ id, result: await module.thinker.think(task, () => id <= hurried) });
  } catch {
    answer({ id, failed: 'broken' });
  }
});
