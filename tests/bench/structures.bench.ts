/**
 * Measures questions about structures: phases to a breach, a storming, and possible changes for the slowest one. An answer should
 * be immediate, even on a phone that is five times slower; possible changes need some fifty more questions. Run it with `node
 * tests/bench/structures.bench.ts`.
 */
import { bench, do_not_optimize, group, run } from 'mitata';
import { structuresCalculator } from '../../src/engine/fr3/structures/calculator.ts';
import { type Answer, ask } from '../../src/engine/kernel/calculator/answer.ts';
import { changes } from '../../src/engine/kernel/calculator/changes.ts';
import type { Question } from '../../src/engine/kernel/calculator/question.ts';

const tear: Question = { roll: 'tear', parts: { w: { material: 'brick' }, u: { unit: 'large-monsters' } } };
/** Two cannon, a spell and two monsters against a stone wall that an engineer repairs, over eight phases. */
const siege: Question = {
  roll: 'all',
  parts: {
    w: { thickness: 2, engineer: 'hero-1-1' },
    g: { count: 2 },
    m: { spell: 'earth-sense', count: 1 },
    u: { unit: 'large-monsters', count: 2 },
  },
  turns: 8,
};
const storm: Question = {
  roll: 'storm',
  parts: { w: { height: 2, oil: true }, u: { unit: 'handweapons', way: 'ladders', count: 3 }, d: { unit: 'militia' } },
  turns: 8,
};
const answers = new Map([tear, siege, storm].map((question) => [question, ask(structuresCalculator, question) as Answer]));

group('one question, its notes included (budget: 50 ms)', () => {
  for (const [name, question] of Object.entries({ tear, siege, storm }))
    bench(name, () => {
      const reply = ask(structuresCalculator, question);
      do_not_optimize(reply.ok && reply.notes);
    });
});

group('what would change it, in a worker (budget: 2 s)', () => {
  for (const [name, question] of Object.entries({ tear, siege, storm }))
    bench(name, () => do_not_optimize(changes(structuresCalculator, question, answers.get(question) as Answer)));
});

await run();
