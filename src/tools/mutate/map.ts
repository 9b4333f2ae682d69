/**
 * The map from places to the test files that execute them. One instrumented run makes it; afterwards only test files that
 * changed are run again. Where a source file has changed since, every test file that reached the file counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashOf, probeAt, probesOf } from './probes.ts';

export const mapFolder = '.cache/mutate/map';
const hashesFile = '.cache/mutate/tests.json';

/** What a test file executed of a source file, in the state that has this hash. */
interface Reached {
  readonly hash: string;
  readonly probes: readonly number[];
}

/** What a test file executed, by source file, and how long it took. */
export interface Executed {
  readonly milliseconds: number;
  readonly reached: Readonly<Record<string, Reached>>;
}

/** The parts of the map, by test file. */
export type ReachMap = ReadonlyMap<string, Executed>;

/** The name of a test file's part of the map. */
export const nameOf = (test: string): string => `${test.replaceAll('/', '~')}.json`;

/** Tests of the engine and of what stands on it; those in `tests/site` need a browser. */
const testFiles = (): string[] => globSync('tests/**/*.test.{ts,tsx}').filter((file) => !file.startsWith('tests/tools/'));

/** Test files that fail as they are: they say nothing about mutants. */
function failedIn(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string; status: string }[] };
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));
}

/** The map, made where there is none and brought up to date where test files changed. */
export function readMap(anew: boolean): ReachMap {
  mkdirSync(mapFolder, { recursive: true });
  const before: Record<string, string> = anew || !existsSync(hashesFile) ? {} : JSON.parse(readFileSync(hashesFile, 'utf8'));
  const now = Object.fromEntries(testFiles().map((file) => [file, hashOf(readFileSync(file, 'utf8'))]));
  const changed = Object.keys(now).filter((file) => now[file] !== before[file]);
  if (changed.length > 0) {
    console.error(`Recording what ${changed.length} test files execute …`);
    for (const file of changed) rmSync(join(mapFolder, nameOf(file)), { force: true });
    const report = '.cache/mutate/record.json';
    rmSync(report, { force: true });
    spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', 'src/tools/mutate/vitest.config.ts', ...changed],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, MUTATE_RECORD: '1', MUTATE_REPORT: report },
      },
    );
    for (const file of failedIn(report)) {
      console.error(`${file} fails without any mutant: left out.`);
      rmSync(join(mapFolder, nameOf(file)), { force: true });
      delete now[file];
    }
    writeFileSync(hashesFile, JSON.stringify(now));
  }
  const parts = Object.keys(now).map((file): [string, string] => [file, join(mapFolder, nameOf(file))]);
  return new Map(
    parts.filter(([, part]) => existsSync(part)).map(([file, part]) => [file, JSON.parse(readFileSync(part, 'utf8'))]),
  );
}

/** The words of a path below the first three folders. */
const wordsOf = (file: string): string[] =>
  file
    .replace(/(\.test)?\.tsx?$/, '')
    .split('/')
    .slice(3)
    .flatMap((part) => part.split('-'));

/** How late a test file comes: quick ones that reach few files and share words with the path of the source come first. */
export function lateness(file: string, test: string, { milliseconds, reached }: Executed): number {
  const words = new Set(wordsOf(file));
  const shared = wordsOf(test).filter((word) => words.has(word)).length;
  return ((milliseconds + 200) * (1 + Object.keys(reached).length / 200)) / (1 + 4 * shared);
}

/** The test files that execute the place, those most likely to fail soonest first. */
export function testsAt(map: ReachMap, file: string, text: string, offset: number): string[] {
  const hash = hashOf(text);
  const probe = probeAt(probesOf(text), offset);
  return [...map]
    .filter(
      ([
        ,
        {
          reached: { [file]: part },
        },
      ]) => part && (part.hash !== hash || part.probes.includes(probe)),
    )
    .sort(([one, first], [other, second]) => lateness(file, one, first) - lateness(file, other, second))
    .map(([test]) => test);
}
