/** Solves auctions and turns outside the page's main thread. */
import { serve } from '../work/serve.ts';
import { type Task, work } from './solve.ts';

/** Reports progress after this many situations. */
const often = 200;

serve<Task>((task, say) =>
  work(task, (solved) => {
    if (solved % often === 0) say(solved);
  }),
);
