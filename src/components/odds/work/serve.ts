/** The worker's side: works out the task that it is sent, beside the page, so that the page answers meanwhile. */
import { limited, type Say, type Worked } from './limited.ts';

export type { Say };

/** What the page hears. */
export type Heard =
  | { readonly solved: number; readonly of?: number | undefined }
  | { readonly alive: true }
  | { readonly tooLong: true }
  | { readonly result: unknown };

/** `work` may still be under way: a task waits for it. */
export function serve<Task>(work: Worked<Task> | Promise<Worked<Task>>): void {
  const tell = (heard: Heard) => postMessage(heard);
  const alive = () => tell({ alive: true });
  addEventListener('message', async ({ data }: MessageEvent<Task>) => {
    alive();
    const worked = await work;
    tell(limited(worked, data, (solved, of) => tell({ solved, of }), alive));
  });
}
