/** The worker's side: works out the task that it is sent, beside the page, so that the page answers meanwhile. */
import { limited, type Say, type Worked } from './limited.ts';

export type { Say };

/** What the page hears. */
export type Heard =
  | { readonly solved: number; readonly of?: number | undefined }
  | { readonly alive: true }
  | { readonly tooLong: true }
  | { readonly result: unknown };

export function serve<Task>(work: Worked<Task>): void {
  const tell = (heard: Heard) => postMessage(heard);
  const alive = () => tell({ alive: true });
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    alive();
    tell(limited(work, data, (solved, of) => tell({ solved, of }), alive));
  });
}
