/**
 * Runs all checks and tests: `npm test`. Steps that use one core run in parallel on two cores. Unit tests use both cores and may
 * begin while another step is running. Browser tests run alone, because some of them fail on a busy machine. A failing step stops
 * only those that depend on it. At the end the script lists every step with its seconds, the failures, and the totals.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { countsOf, failuresOf, readReport } from './test/reports.ts';

const shelf = '/a/shelf/';
/** The second build has two of the games, so it also shows that a site without the others works. `DEEP=1` builds all. */
const sample: Readonly<Record<string, string>> = process.env.DEEP === '1' ? {} : { GAMES: 'hott,six-events' };
/** How many cores the steps share. */
const cores = 2;

interface Step {
  readonly name: string;
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The step is skipped if one of these failed. */
  readonly needs?: readonly string[];
  /** The step waits for these, whether they pass or fail. */
  readonly after?: readonly string[];
  /** The path of a JSON report with the step's counts. Without a report, the step counts as one test. */
  readonly report?: string;
  /**
   * The number of cores that the step uses; by default 1. A step with two cores prints while it runs. Other steps print when they
   * end.
   */
  readonly cores?: 1 | 2;
  /** Whether no other step may run at the same time. */
  readonly alone?: true;
}

const steps: readonly Step[] = [
  { name: 'generate', run: 'node src/tools/generate.ts' },
  { name: 'build', run: 'astro build', needs: ['generate'] },
  { name: 'links', run: 'node src/tools/links.ts dist', needs: ['build'] },
  {
    name: `build under ${shelf}`,
    run: 'astro build',
    env: { BASE_PATH: shelf, OUT_DIR: 'dist-shelf', ...sample },
    needs: ['build'],
  },
  // The native compiler takes a tenth of the time but does not know Astro's files. `astro check` checks those files and no
  // others.
  { name: 'types', run: 'node node_modules/typescript-native/bin/tsc --noEmit -p .', needs: ['generate'] },
  {
    name: 'types of .astro files',
    run: 'astro check --minimumSeverity error --tsconfig src/tools/tsconfig.astro.json',
    needs: ['generate'],
  },
  { name: `links under ${shelf}`, run: `node src/tools/links.ts dist-shelf --base ${shelf}`, needs: [`build under ${shelf}`] },
  { name: 'lint and format', run: 'biome check --max-diagnostics=40' },
  { name: 'layers', run: 'depcruise --config .dependency-cruiser.cjs src tests', needs: ['generate'] },
  { name: 'content', run: 'node src/tools/check-content.ts && node src/tools/check-voice.ts', needs: ['generate'] },
  { name: 'a Chromium', run: 'node src/tools/chromium.ts' },
  { name: 'unit tests', run: 'vitest run', needs: ['generate'], after: ['build'], report: '.cache/vitest.json', cores: 2 },
  {
    name: 'browser tests',
    run: 'playwright test',
    needs: ['build', 'a Chromium'],
    report: '.cache/playwright.json',
    cores: 2,
    alone: true,
  },
];

/** The project's own tools, including its Node, come before those of the machine in the path. */
const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;

const words = process.argv.slice(2);
const wanted = steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

type Outcome =
  | { readonly step: Step; readonly is: 'passed' | 'failed'; readonly seconds: number }
  | { readonly step: Step; readonly is: 'left out' };
const outcomes = new Map<string, Outcome>();

/** Whether the step is still waiting for another step. */
const waitsFor = ({ needs = [], after = [] }: Step): boolean =>
  [...needs, ...after].some((name) => wanted.some((step) => step.name === name) && !outcomes.has(name));
const brokenNeed = ({ needs = [] }: Step): string | undefined =>
  needs.find((name) => outcomes.has(name) && outcomes.get(name)?.is !== 'passed');

function run(step: Step): Promise<void> {
  const { name, report } = step;
  const prints = step.cores === 2;
  if (prints) console.log(`\n── ${name} ──`);
  if (report) rmSync(report, { force: true });
  const begun = performance.now();
  const child = spawn(step.run, {
    shell: true,
    stdio: prints ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...step.env },
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  return new Promise((done) => {
    child.on('close', (status) => {
      if (!prints) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
      outcomes.set(name, { step, is: status === 0 ? 'passed' : 'failed', seconds: (performance.now() - begun) / 1000 });
      done();
    });
  });
}

/** Starts each step, in the order of the list, as soon as its requirements are done and a core is free. */
async function runAll(): Promise<void> {
  const waiting = [...wanted];
  const running = new Map<Step, Promise<void>>();
  const busy = () => [...running.keys()].reduce((sum, step) => sum + (step.cores ?? 1), 0);
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (brokenNeed(step)) outcomes.set(step.name, { step, is: 'left out' });
      else if (waitsFor(step) || busy() >= (step.alone ? 1 : cores)) continue;
      else
        running.set(
          step,
          run(step).finally(() => running.delete(step)),
        );
      waiting.splice(waiting.indexOf(step), 1);
    }
    if (running.size > 0) await Promise.race(running.values());
  }
}

mkdirSync('.cache', { recursive: true });
const begun = performance.now();
await runAll();

let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const step of wanted) {
  const outcome = outcomes.get(step.name) as Outcome;
  if (outcome.is === 'left out') {
    console.log(`  –  ${step.name}: left out, because ${brokenNeed(step)} failed`);
    continue;
  }
  const report = step.report ? readReport(step.report) : undefined;
  const good = outcome.is === 'passed';
  const counts = report ? countsOf(report) : undefined;
  if (report) failures.push(...failuresOf(report));
  passed += counts?.passed ?? (good ? 1 : 0);
  failed += counts?.failed || (good ? 0 : 1);
  const tests = counts ? `: ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(`  ${good ? '✓' : '✗'}  ${step.name} (${outcome.seconds.toFixed(1)} s)${tests}`);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ✗  ${failure}`).join('\n')}`);
console.log(`\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
