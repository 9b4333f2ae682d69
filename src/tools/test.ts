/**
 * Everything that must hold, one after the other: `npm test`. A step that fails does not keep the others from
 * running, unless they need it. The last line adds up what was tested.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

interface Report {
  // vitest
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  // playwright
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

function countsOf(report: string): { passed: number; failed: number } | undefined {
  if (!existsSync(report)) return undefined;
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

/** The project's own tools, its Node among them, go before whatever the machine has. */
const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;

mkdirSync('.cache', { recursive: true });
const only = process.argv.slice(2);
const outcome = new Map<string, 'passed' | 'failed' | 'left out'>();
let passed = 0;
let failed = 0;
const lines: string[] = [];

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
  const counts = step.report ? countsOf(step.report) : undefined;
  passed += counts?.passed ?? (good ? 1 : 0);
  failed += counts?.failed || (good ? 0 : 1);
  lines.push(
    `  ${good ? '✓' : '✗'}  ${step.name} (${seconds} s)${counts ? `: ${counts.passed} passed, ${counts.failed} failed` : ''}`,
  );
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
