/** Solves auctions and turns beside the page, so that the page answers while it works. */
import { type Results, type Task, work } from './solve.ts';

/** What the page hears. */
export type Heard = { readonly solved: number } | { readonly result: Results[Task['kind']] };

/** So many situations lie between two words about how far it is. */
const often = 200;

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const say = (heard: Heard) => postMessage(heard);
  say({
    result: work(data, (solved) => {
      if (solved % often === 0) say({ solved });
    }),
  });
});
