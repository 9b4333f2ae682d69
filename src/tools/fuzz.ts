/**
 * Fuzzes everything that reads input from outside with damaged inputs: `npm run fuzz -- --seconds 60 --seed 1`, or `--count
 * 100000`. Covers notation, links, set-ups, rosters, saved games, addresses, dice, and questions. Nothing may throw, take a
 * second, or produce an endless sentence, and everything written must be read back unchanged. `--only words` selects boundaries
 * whose name contains these words. Prints each failure with a minimized input, and fails if there is any.
 */
import { parseArgs } from 'node:util';
import { boundaries } from './fuzz/boundaries.ts';
import { tried } from './fuzz/run.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const numberOf = (name: 'seconds' | 'count' | 'seed', usual: number): number => {
  const number = Number(values[name] ?? usual);
  if (number >= 0) return number;
  console.error(`--${name} is a number, not “${values[name]}”.`);
  process.exit(2);
};
const seconds = numberOf('seconds', values.count === undefined ? 60 : Infinity);
const count = numberOf('count', Infinity);
const chosen = boundaries.filter(({ id }) => id.includes(values.only));
if (chosen.length === 0) {
  console.error(`No boundary is called “${values.only}”: there are ${boundaries.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const shown = (input: unknown): string => {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 2000 ? `${text.slice(0, 2000)}… (${text.length} letters)` : text;
};

const begun = performance.now();
const { inputs, faults, slowest, by } = tried(chosen, {
  seed: numberOf('seed', 1),
  count,
  seconds,
  found: ({ boundary, what, input }) => console.log(`${boundary}: ${what}\n    ${shown(input)}`),
  note: (done, wrong) => console.error(`${done.toLocaleString('en-GB')} inputs, ${wrong} faults`),
});
for (const [id, { inputs: of, milliseconds }] of by)
  console.log(`${id.padEnd(34)} ${String(of).padStart(8)} inputs, slowest ${milliseconds.toFixed(0)} ms`);
const thrown = faults.filter(({ what }) => !/^(takes|says|Difference)/.test(what)).length;
console.log(
  `${inputs.toLocaleString('en-GB')} inputs of seed ${values.seed} in ${((performance.now() - begun) / 1000).toFixed(0)} s: ` +
    `${faults.length} faults, ${thrown} of them thrown; the slowest took ${slowest.milliseconds.toFixed(0)} ms (${slowest.boundary}).`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
