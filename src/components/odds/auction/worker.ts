/** Solves auctions and turns beside the page. */
import { serve } from '../work/serve.ts';
import { type Task, work } from './solve.ts';

/** So many situations lie between two words about how far it is. */
const often = 200;

serve<Task>((task, say) =>
  work(task, (solved) => {
    if (solved % often === 0) say(solved);
  }),
);
