/** The worker of the battle page: it loads the engine that the page has loaded already, and thinks beside it. */
import type * as Mind from './mind.ts';

export interface Message {
  readonly id: number;
  readonly address: string;
  readonly task: Mind.Task;
}
export type Answer = { readonly id: number; readonly result: unknown } | { readonly id: number; readonly failed: true };

addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  const { id, address, task } = data;
  try {
    const mind = (await import(/* @vite-ignore */ address)) as typeof Mind;
    postMessage({ id, result: await mind.think(task) } satisfies Answer);
  } catch {
    postMessage({ id, failed: true } satisfies Answer);
  }
});
