/** Gives random inputs to all boundaries, and records what throws, what is slow, and which sentences are too long. */
import type { Boundary } from './boundary.ts';
import { random } from './random.ts';
import { shrink } from './shrink.ts';

/** The longest time for reading, and the longest sentence for a player. */
export const limits = { milliseconds: 1000, letters: 2000 } as const;

export interface Fault {
  readonly boundary: string;
  /** The first line of the error, or a description of what took too long. */
  readonly what: string;
  /** Minimized. */
  readonly input: unknown;
}

export interface Tried {
  readonly inputs: number;
  readonly faults: readonly Fault[];
  readonly slowest: { readonly boundary: string; readonly milliseconds: number };
  /** The number of inputs and the slowest of them, by boundary. */
  readonly by: ReadonlyMap<string, { readonly inputs: number; readonly milliseconds: number }>;
}

const slow = 'takes more than a second';

/** The processor time of this thread in milliseconds, which other programs on a busy machine do not change. */
function calculated(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The fault that an input causes, described without parts that vary between inputs; null if there is none. */
function faultOf({ read }: Boundary, input: unknown): string | null {
  const begun = calculated();
  let said: readonly string[];
  try {
    said = read(input);
  } catch (error) {
    const frame = error instanceof Error ? /\n\s+at .*?([\w./-]+:\d+):\d+/.exec(error.stack ?? '')?.[1] : undefined;
    return `${String(error).split('\n')[0]?.slice(0, 400)} (${frame?.replace(/.*\/src\//, 'src/') ?? ''})`;
  }
  if (calculated() - begun > limits.milliseconds) return slow;
  const longest = said.reduce((most, sentence) => Math.max(most, sentence.length), 0);
  return longest > limits.letters ? `says a sentence of more than ${limits.letters} letters` : null;
}

/** Two faults with the same key are the same fault: an error thrown at the same place, or another fault of the same kind. */
const kindOf = (what: string): string => (/^Difference/.test(what) ? 'Difference' : /\(([^()]*)\)$/.exec(what)?.[1] || what);

/** Tries inputs until a count or a time is reached, whichever comes first. */
export function tried(
  boundaries: readonly Boundary[],
  {
    seed,
    count,
    seconds = Infinity,
    note,
    found,
  }: {
    readonly seed: number;
    readonly count: number;
    readonly seconds?: number;
    readonly note?: (inputs: number, faults: number) => void;
    readonly found?: (fault: Fault) => void;
  },
): Tried {
  const by = random(seed);
  const turns = boundaries.flatMap((each) => Array.from({ length: each.weight }, () => each));
  const [faults, known] = [[] as Fault[], new Set<string>()];
  const counts = new Map(boundaries.map(({ id }) => [id, { inputs: 0, milliseconds: 0 }]));
  const end = performance.now() + seconds * 1000;
  let inputs = 0;
  for (; inputs < count && performance.now() < end; inputs++) {
    const boundary = by.pick(turns);
    const input = boundary.draw(by);
    const begun = calculated();
    const what = faultOf(boundary, input);
    const counted = counts.get(boundary.id) as { inputs: number; milliseconds: number };
    counted.inputs++;
    counted.milliseconds = Math.max(counted.milliseconds, calculated() - begun);
    if (note && inputs % 10_000 === 9999) note(inputs + 1, faults.length);
    if (what === null || known.has(`${boundary.id} ${kindOf(what)}`)) continue;
    // Garbage collection for earlier inputs can make an input look slow, so slow inputs are tried again.
    if (what === slow && faultOf(boundary, input) !== slow) continue;
    known.add(`${boundary.id} ${kindOf(what)}`);
    const fails = (smaller: unknown) => {
      const now = faultOf(boundary, smaller);
      return now !== null && kindOf(now) === kindOf(what);
    };
    // Minimizing a slow input would take hours.
    const smallest = what === slow ? input : shrink(input, fails);
    const fault = { boundary: boundary.id, what: faultOf(boundary, smallest) ?? what, input: smallest };
    found?.(fault);
    faults.push(fault);
  }
  const slowest = [...counts].reduce(
    (most, [id, { milliseconds }]) => (milliseconds > most.milliseconds ? { boundary: id, milliseconds } : most),
    { boundary: '', milliseconds: 0 },
  );
  return { inputs, faults, slowest, by: counts };
}
