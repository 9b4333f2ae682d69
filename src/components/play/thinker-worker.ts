/** The worker of the battle page: it loads the engine that the page has loaded already, and thinks beside it. */
import type { Task, ThinkerModule } from './thinker.ts';

export interface Message {
  readonly id: number;
  readonly address: string;
  readonly task: Task;
}
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: 'unloaded' | 'broken' };

addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  const { id, address, task } = data;
  const answer = (said: Answer) => postMessage(said);
  let module: ThinkerModule;
  try {
    module = await import(/* @vite-ignore */ address);
  } catch {
    return answer({ id, failed: 'unloaded' });
  }
  try {
    answer({ id, result: await module.thinker.think(task) });
  } catch {
    answer({ id, failed: 'broken' });
  }
});
