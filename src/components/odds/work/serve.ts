/** The worker's side: carries out tasks outside the main thread, so that the page stays responsive. */
import { limited, type Say, type Worked } from './limited.ts';

export type { Say };

/** The messages that the page receives. */
export type Heard =
  | { readonly solved: number; readonly of?: number | undefined }
  | { readonly alive: true }
  | { readonly tooLong: true }
  | { readonly result: unknown };

/** `work` may still be loading; tasks wait for it. */
export function serve<Task>(work: Worked<Task> | Promise<Worked<Task>>): void {
  const tell = (heard: Heard) => postMessage(heard);
  const alive = () => tell({ alive: true });
  addEventListener('message', async ({ data }: MessageEvent<Task>) => {
    alive();
    const worked = await work;
    tell(limited(worked, data, (solved, of) => tell({ solved, of }), alive));
  });
}
