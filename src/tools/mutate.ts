/**
 * Measures how many small faults in the engine the tests detect: `npm run mutate -- --count 100 --seed 7`. Puts one fault at a
 * time into a source file, first in lines changed since `--since` and then anywhere below `--in`, and runs the test files that
 * execute that place. `--at file:line` tries all faults on that line instead, and `--again report.log --share 100` tries the
 * survivors of an earlier report with every test that executes the place. Faults that the type checker rejects do not count.
 * Faults listed in `tests/mutants-kept.json` do not count either, because no player could notice them. Reports to standard
 * output; an exit code of 0 says nothing about the tests.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changedSince } from './mutate/changed.ts';
import { readMap, testsAt } from './mutate/map.ts';
import { mutationsOf } from './mutate/mutations.ts';
import { type Mutant, mutantOf, sample } from './mutate/sample.ts';
import { tryMutant, type Verdict } from './mutate/trial.ts';
import { Types } from './mutate/types.ts';
import { wilson } from './selfplay/wilson.ts';

const usage =
  'npm run mutate -- [--count N] [--seed S] [--since COMMIT] [--in FOLDER] [--at FILE:LINE …] [--again REPORT] [--seats N] [--share PERCENT] [--map]';

const options = {
  count: { type: 'string', default: '100' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  since: { type: 'string' },
  in: { type: 'string', default: 'src/engine' },
  at: { type: 'string', multiple: true },
  /** The number of mutants tried in parallel. */
  seats: { type: 'string', default: '2' },
  /** The maximum time for the test files of one mutant, in percent of the time for the whole suite. */
  share: { type: 'string', default: '25' },
  /** A report whose survivors are tried again. */
  again: { type: 'string' },
  map: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function read() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

const said = read();
if (said.help) {
  console.log(usage);
  process.exit(0);
}

/** A mutant that no player could notice, identified by its line before and after. */
interface Kept {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

interface Outcome extends Verdict {
  readonly mutant: Mutant;
  readonly ran: readonly string[];
  /** The number of test files that execute the place but were left out because of the time limit. */
  readonly left: number;
}

const seed = Number(said.seed);
const files = globSync('src/engine/**/*.ts')
  .filter((file) => !file.endsWith('/rule-ids.ts'))
  .sort();
const sources = new Map(files.filter((file) => file.startsWith(said.in)).map((file) => [file, readFileSync(file, 'utf8')]));
const kept = JSON.parse(readFileSync('tests/mutants-kept.json', 'utf8')) as readonly Kept[];
const isKept = ({ file, was, becomes }: Mutant) =>
  kept.some((each) => each.file === file && each.was === was && each.becomes === becomes);

function* onLines(places: readonly string[]): Generator<Mutant> {
  for (const place of places) {
    const [file = '', line] = place.split(':');
    const text = readFileSync(file, 'utf8');
    for (const mutation of mutationsOf(text)) if (mutation.line === Number(line)) yield mutantOf(file, text, mutation);
  }
}

/** Those survivors of a report whose lines still exist. */
function* survivorsOf(report: string): Generator<Mutant> {
  for (const [, file = '', , kind, was, becomes] of report.matchAll(/^(src\/\S+):(\d+) \((\w+)\)\n {2}- (.*)\n {2}\+ (.*)$/gm)) {
    const text = readFileSync(file, 'utf8');
    const found = mutationsOf(text)
      .filter((mutation) => mutation.kind === kind)
      .map((mutation) => mutantOf(file, text, mutation))
      .find((mutant) => mutant.was === was && mutant.becomes === becomes);
    if (found) yield found;
    else console.log(`${file} no longer has the line “${was}”.`);
  }
}

const map = readMap(said.map);
/**
 * The duration of the whole suite in seconds when the map was made. A busy machine makes it longer, like the time of each test
 * file.
 */
const suite = [...map.values()].reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
const seconds = (suite * Number(said.share)) / 100;
const types = new Types(files);
const begun = Date.now();
const count = said.at || said.again ? Number.POSITIVE_INFINITY : Number(said.count);
const drawn = said.again
  ? survivorsOf(readFileSync(said.again, 'utf8'))
  : said.at
    ? onLines(said.at)
    : sample(sources, said.since ? changedSince(said.since, said.in) : new Map(), seed);
let refused = 0;
let equivalent = 0;
let taken = 0;

/** The next mutant that counts, with its tests. */
function next(): Mutant | undefined {
  while (taken < count) {
    const { value } = drawn.next();
    if (!value) return undefined;
    if (isKept(value)) equivalent += 1;
    else if (types.refuses(value.file, value.text)) refused += 1;
    else {
      taken += 1;
      return value;
    }
  }
  return undefined;
}

/** The first test files that fit into the time limit, but at least one. */
function affordable(tests: readonly string[]): string[] {
  let sum = 0;
  return tests.filter((test, index) => {
    sum += (map.get(test)?.milliseconds ?? 0) / 1000;
    return index === 0 || sum <= seconds;
  });
}

const outcomes: Outcome[] = [];
async function work(seat: number): Promise<void> {
  for (let mutant = next(); mutant; mutant = next()) {
    const { file, mutation } = mutant;
    const tests = testsAt(map, file, sources.get(file) ?? readFileSync(file, 'utf8'), mutation.start);
    const ran = affordable(tests);
    const verdict = ran.length > 0 ? await tryMutant(mutant, ran, 3 * seconds + 60, seat) : { killed: false, by: '' };
    outcomes.push({ ...verdict, mutant, ran, left: tests.length - ran.length });
    console.error(
      `${outcomes.length} ${verdict.killed ? 'killed' : 'SURVIVED'} ${file}:${mutation.line} ${mutation.kind} ${verdict.by}`,
    );
  }
}

console.log(`seed ${seed}`);
await Promise.all(Array.from({ length: Number(said.seats) }, (_, seat) => work(seat)));

const share = (killed: number, of: number): string => {
  if (of === 0) return 'none tried';
  const { share, low, high } = wilson(killed, of);
  const percent = (part: number) => (100 * part).toFixed(0);
  return `${killed} of ${of} killed, ${percent(share)}% (${percent(low)} to ${percent(high)})`;
};
/** The maximum number of test file names shown for a survivor. */
const shown = 8;
for (const { mutant, ran, left } of outcomes.filter(({ killed }) => !killed)) {
  const { file, mutation, was, becomes } = mutant;
  console.log(`\n${file}:${mutation.line} (${mutation.kind})\n  - ${was}\n  + ${becomes}`);
  const more = ran.length > shown ? ` and ${ran.length - shown} more` : '';
  const longer = left > 0 ? `; ${left} longer ones left out` : '';
  console.log(ran.length > 0 ? `  ran ${ran.slice(0, shown).join(' ')}${more}${longer}` : '  no test file executes this');
}
console.log('');
for (const kind of new Set(outcomes.map(({ mutant }) => mutant.mutation.kind))) {
  const of = outcomes.filter(({ mutant }) => mutant.mutation.kind === kind);
  console.log(`${kind}: ${share(of.filter(({ killed }) => killed).length, of.length)}`);
}
console.log(`all: ${share(outcomes.filter(({ killed }) => killed).length, outcomes.length)}`);
console.log(
  `${refused} refused by the type checker, ${equivalent} on the kept list, ${Math.round((Date.now() - begun) / 1000)} s, seed ${seed}`,
);
