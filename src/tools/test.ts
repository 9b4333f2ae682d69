/**
 * Everything that must hold, one after the other: `npm test`. A step that fails does not keep the others from
 * running, unless they need it. The last line adds up what was tested.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const shelf = '/a/shelf/';

interface Step {
  readonly name: string;
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Steps without which this one means nothing. */
  readonly needs?: readonly string[];
  /** A report in JSON whose counts are the step's; without one the step counts as one. */
  readonly report?: string;
}

const steps: readonly Step[] = [
  { name: 'generate', run: 'node src/tools/generate.ts' },
  { name: 'types', run: 'astro check --minimumSeverity error', needs: ['generate'] },
  { name: 'lint and format', run: 'biome check --max-diagnostics=40' },
  { name: 'floors', run: 'depcruise --config .dependency-cruiser.cjs src tests' },
  { name: 'content', run: 'node src/tools/check-content.ts' },
  { name: 'unit tests', run: 'vitest run', needs: ['generate'], report: '.cache/vitest.json' },
  { name: 'build', run: 'astro build', needs: ['generate'] },
  { name: 'links', run: 'node src/tools/links.ts dist', needs: ['build'] },
  { name: 'a Chromium', run: 'node src/tools/chromium.ts' },
  { name: 'browser tests', run: 'playwright test', needs: ['build', 'a Chromium'], report: '.cache/playwright.json' },
  { name: `build under ${shelf}`, run: 'astro build', env: { BASE_PATH: shelf, OUT_DIR: 'dist-shelf' }, needs: ['build'] },
  { name: `links under ${shelf}`, run: `node src/tools/links.ts dist-shelf --base ${shelf}`, needs: [`build under ${shelf}`] },
];

/** A Playwright suite: its tests, and the suites within it. */
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly tests: readonly Tried[] }[];
}

interface Tried {
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
}

interface Report {
  // vitest
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
  // playwright
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly Suite[];
}

const reportOf = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

function countsOf({ stats, numPassedTests, numFailedTests }: Report): { passed: number; failed: number } {
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

const within = (suite: Suite): readonly Suite[] => [suite, ...(suite.suites ?? []).flatMap(within)];

/** What failed, a line for each: where it stands, its name, and the first lines of what was wrong. */
function failuresOf({ testResults = [], suites = [] }: Report): string[] {
  const line = (file: string, title: string, message = '') =>
    `${relative('.', file)} › ${title}\n      ${stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n      ')}`;
  return [
    ...testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      return status === 'failed' && failed.length === 0
        ? [line(name, 'could not be read', message)]
        : failed.map((test) => line(name, test.fullName, test.failureMessages?.[0]));
    }),
    ...suites
      .flatMap(within)
      .flatMap(({ file, specs }) =>
        specs
          .filter(({ ok }) => !ok)
          .map(({ title, tests }) =>
            line(`tests/site/${file}`, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
          ),
      ),
  ];
}

/** The project's own tools, its Node among them, go before whatever the machine has. */
const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;

mkdirSync('.cache', { recursive: true });
const only = process.argv.slice(2);
const outcome = new Map<string, 'passed' | 'failed' | 'left out'>();
let passed = 0;
let failed = 0;
const lines: string[] = [];
const failures: string[] = [];

for (const step of steps) {
  if (only.length > 0 && !only.some((word) => step.name.includes(word))) continue;
  if (step.needs?.some((name) => outcome.has(name) && outcome.get(name) !== 'passed')) {
    outcome.set(step.name, 'left out');
    lines.push(`  –  ${step.name}: left out, because ${step.needs.find((name) => outcome.get(name) !== 'passed')} failed`);
    continue;
  }
  console.log(`\n── ${step.name} ──`);
  if (step.report) rmSync(step.report, { force: true });
  const begun = Date.now();
  const { status } = spawnSync(step.run, { shell: true, stdio: 'inherit', env: { ...process.env, PATH: path, ...step.env } });
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  const good = status === 0;
  outcome.set(step.name, good ? 'passed' : 'failed');
  const report = step.report ? reportOf(step.report) : undefined;
  const counts = report ? countsOf(report) : undefined;
  if (report) failures.push(...failuresOf(report));
  passed += counts?.passed ?? (good ? 1 : 0);
  failed += counts?.failed || (good ? 0 : 1);
  lines.push(
    `  ${good ? '✓' : '✗'}  ${step.name} (${seconds} s)${counts ? `: ${counts.passed} passed, ${counts.failed} failed` : ''}`,
  );
}

console.log(`\n${lines.join('\n')}\n`);
if (failures.length > 0) console.log(`Failed:\n${failures.map((failure) => `  ✗  ${failure}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
