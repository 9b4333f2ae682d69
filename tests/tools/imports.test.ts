/** No file of the project imports itself by way of others. Imports of types count, and so does what is fetched later with `import()`. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

type Graph = ReadonlyMap<string, readonly string[]>;

/** The files that lie on a circle, or between two: whoever imports nothing of the rest is taken away, and whoever nobody imports. */
function circular(graph: Graph): readonly string[] {
  let rest = new Set(graph.keys());
  for (;;) {
    const imported = new Set([...rest].flatMap((file) => graph.get(file) ?? []));
    const kept = new Set([...rest].filter((file) => imported.has(file) && (graph.get(file) ?? []).some((to) => rest.has(to))));
    if (kept.size === rest.size) return [...kept].sort();
    rest = kept;
  }
}

/** What each file of these folders imports of them. */
function importsIn(...folders: readonly string[]): Graph {
  const files = new Set(folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mts,mjs}`)).map((file) => join(file)));
  const read = (file: string): readonly string[] =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => join(dirname(file), fileName))
      .filter((target) => files.has(target));
  return new Map([...files].map((file) => [file, read(file)]));
}

test('circles are found, whoever leads to them or away from them', () => {
  const graph = new Map([
    ['start', ['a']],
    ['a', ['b']],
    ['b', ['c', 'end']],
    ['c', ['a']],
    ['end', []],
  ]);
  expect(circular(graph)).toEqual(['a', 'b', 'c']);
  expect(circular(new Map([...graph, ['c', ['end']]]))).toEqual([]);
});

test('imports point one way, those of types included', () => {
  const graph = importsIn('src');
  expect(graph.size).toBeGreaterThan(1000);
  expect([...graph.values()].flat().length).toBeGreaterThan(3000);
  // Types alone, and what is fetched later.
  expect(graph.get('src/engine/fr3/battle/vocabulary/moves.ts')).toContain('src/engine/fr3/battle/vocabulary/ids.ts');
  expect(graph.get('src/engine/fr3/battle/chapters/loading.ts')).toContain('src/engine/fr3/battle/chapters/magic.ts');
  expect(circular(graph)).toEqual([]);
});
