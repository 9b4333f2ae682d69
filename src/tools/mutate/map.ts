/**
 * Maps places in the source to the test files that execute them. One instrumented run makes the map; afterwards only changed test
 * files are run again. If a source file has changed since, every test file that reached the file counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashOf, probeAt, probesOf } from './probes.ts';

export const mapFolder = '.cache/mutate/map';
const hashesFile = '.cache/mutate/tests.json';

/** The places (probes) in a source file that a test file executed, in the version of the source file with this hash. */
interface Reached {
  readonly hash: string;
  readonly probes: readonly number[];
}

/** The places that a test file executed, by source file, and the time that it took. */
export interface Executed {
  readonly milliseconds: number;
  readonly reached: Readonly<Record<string, Reached>>;
}

/** The parts of the map, by test file. */
export type ReachMap = ReadonlyMap<string, Executed>;

/** The file name for a test file's part of the map. */
export const nameOf = (test: string): string => `${test.replaceAll('/', '~')}.json`;

/** Tests of the engine and of code that uses it; those in `tests/site` need a browser. */
const testFiles = (): string[] => globSync('tests/**/*.test.{ts,tsx}').filter((file) => !file.startsWith('tests/tools/'));

/** Test files that fail even without a mutant, so that they cannot be used here. */
function failedIn(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string; status: string }[] };
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));
}

/** The map, created if missing and updated for changed test files. */
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

/** The words in a path below the first three folders. */
const wordsOf = (file: string): string[] =>
  file
    .replace(/(\.test)?\.tsx?$/, '')
    .split('/')
    .slice(3)
    .flatMap((part) => part.split('-'));

const recorded = 'tests/engine/recorded/';
/** This test compares all figures with the checked ones, so it notices almost any change to a value that is set on import. */
const dataCheck = `${recorded}data.test.ts`;

/**
 * The sort key of a test file: fast files that reach few sources and share words with the source's path come first. Tests of
 * recorded answers also come early, because they notice most changes.
 */
export function lateness(file: string, test: string, { milliseconds, reached }: Executed): number {
  const words = new Set(wordsOf(file));
  const shared = test.startsWith(recorded) ? 2 : wordsOf(test).filter((word) => words.has(word)).length;
  return ((milliseconds + 200) * (1 + Object.keys(reached).length / 200)) / (1 + 4 * shared);
}

/** The test files that execute the place, those likely to fail soonest first. */
export function testsAt(map: ReachMap, file: string, text: string, offset: number): string[] {
  const hash = hashOf(text);
  const probe = probeAt(probesOf(text), offset);
  const tests = [...map]
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
  return probe === 0 && tests.includes(dataCheck) ? [dataCheck, ...tests.filter((test) => test !== dataCheck)] : tests;
}
