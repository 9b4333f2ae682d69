/** Set-up file for the run that makes the map. The set-up file records which probes in which files each test file executes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { type Executed, mapFolder, nameOf } from './map.ts';
import { marksOf } from './probes.ts';

const marks = new Map<string, { readonly hash: string; readonly marked: Uint8Array }>();
const begun = performance.now();

Object.assign(globalThis, {
  [marksOf]: (file: string, hash: string, count: number): Uint8Array => {
    const { marked } = marks.get(file) ?? { marked: new Uint8Array(count) };
    marks.set(file, { hash, marked });
    return marked;
  },
});

afterAll(() => {
  const test = relative(process.cwd(), expect.getState().testPath!);
  const executed: Executed = {
    milliseconds: Math.round(performance.now() - begun),
    reached: Object.fromEntries(
      [...marks].map(([file, { hash, marked }]) => [
        file,
        { hash, probes: [...marked.entries()].flatMap(([number, mark]) => (mark ? [number] : [])) },
      ]),
    ),
  };
  mkdirSync(mapFolder, { recursive: true });
  writeFileSync(join(mapFolder, nameOf(test)), JSON.stringify(executed));
});
