/** Tests a mutant: one run of Vitest that stops at the first failure. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Mutant } from './sample.ts';

export interface Verdict {
  readonly killed: boolean;
  /** The name of the test that failed, or what else ended the run. */
  readonly by: string;
}

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function failureIn({ testResults }: Report): string {
  const file = testResults.find(({ status }) => status === 'failed');
  if (!file) return 'an error outside the tests';
  const test = file.assertionResults.find(({ status }) => status === 'failed');
  return `${relative('.', file.name)} › ${test?.fullName ?? 'cannot be read'}`;
}

/**
 * Runs the test files in this order against the mutant. Several runs can be made in parallel. Each run has its own number
 * (`seat`) and its own files.
 */
export function tryMutant({ file, text }: Mutant, tests: readonly string[], seconds: number, seat: number): Promise<Verdict> {
  const folder = '.cache/mutate';
  mkdirSync(folder, { recursive: true });
  const source = join(folder, `mutant-${seat}.ts`);
  const report = join(folder, `report-${seat}.json`);
  writeFileSync(source, text);
  rmSync(report, { force: true });
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'src/tools/mutate/vitest.config.ts', ...tests],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        MUTATE_FILE: file,
        MUTATE_TEXT: source,
        MUTATE_ORDER: JSON.stringify(tests),
        MUTATE_REPORT: report,
      },
    },
  );
  return new Promise((resolve) => {
    const clock = setTimeout(() => {
      run.kill('SIGKILL');
      resolve({ killed: true, by: `no end after ${seconds} s` });
    }, seconds * 1000);
    run.on('close', (status) => {
      clearTimeout(clock);
      if (status === 0) return resolve({ killed: false, by: '' });
      const by = existsSync(report) ? failureIn(JSON.parse(readFileSync(report, 'utf8')) as Report) : 'the run broke off';
      resolve({ killed: true, by });
    });
  });
}
