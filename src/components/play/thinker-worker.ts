/** The worker of the battle page: it loads the engine that the page has loaded already, and thinks beside it. */
import type { Task, ThinkerModule } from './thinker.ts';

export type Message =
  | { readonly id: number; readonly address: string; readonly task: Task }
  /** Whatever is thought about now is to be answered at once. */
  | { readonly hurry: true };
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: 'unloaded' | 'broken' };

/** Questions up to this one are to be answered at once. */
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
