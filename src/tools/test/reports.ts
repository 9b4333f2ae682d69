/** Reads the reports of vitest and Playwright: the numbers of passed and failed tests, and the errors. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A Playwright suite: its tests, and nested suites. */
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly tests: readonly Tried[] }[];
}

interface Tried {
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
}

export interface Report {
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

/** The report in a file, or undefined if the run did not write one. */
export const readReport = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

export function countsOf({ stats, numPassedTests, numFailedTests }: Report): { passed: number; failed: number } {
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

const within = (suite: Suite): readonly Suite[] => [suite, ...(suite.suites ?? []).flatMap(within)];

/** One entry for each failed test: its file, its name and the first lines of the error. */
export function failuresOf({ testResults = [], suites = [] }: Report): string[] {
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
