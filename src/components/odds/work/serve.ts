/** The worker's side: works out the task that it is sent, beside the page, so that the page answers meanwhile. */

/** What the page hears. */
export type Heard = { readonly solved: number; readonly of?: number | undefined } | { readonly result: unknown };

/** Says how many steps are done, and of how many where that is known. */
export type Say = (solved: number, of?: number) => void;

export function serve<Task>(work: (task: Task, say: Say) => unknown): void {
  const tell = (heard: Heard) => postMessage(heard);
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    tell({ solved: 0 });
    tell({ result: work(data, (solved, of) => tell({ solved, of })) });
  });
}
