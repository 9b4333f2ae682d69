/**
 * The Vitest configuration for mutation runs. The mutant replaces one source file as it is read, so the project need not be
 * copied, and two mutants can be tested in parallel.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { probed } from './probes.ts';

const {
  MUTATE_RECORD: record,
  MUTATE_FILE: file,
  MUTATE_TEXT: text,
  MUTATE_ORDER: order = '[]',
  MUTATE_REPORT: report,
} = process.env;
const root = process.cwd();
const places = JSON.parse(order) as string[];

const mutant: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load(id) {
    const path = relative(root, id.split('?')[0]!);
    if (record && path.startsWith('src/engine/') && path.endsWith('.ts')) return probed(readFileSync(path, 'utf8'), path);
    return path === file ? readFileSync(text!, 'utf8') : null;
  },
  // Disables the cache for this file, because its key would be the file on disk and not the mutant.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (relative(root, id) === file ? false : null)),
};

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => places.indexOf(relative(root, moduleId));
    return [...files].sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  root,
  plugins: [mutant],
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    testTimeout: 30_000,
    maxWorkers: record ? 2 : 1,
    isolate: record !== undefined,
    setupFiles: record ? ['src/tools/mutate/record.ts'] : [],
    cache: false,
    fsModuleCache: record === undefined,
    bail: record ? 0 : 1,
    sequence: { sequencer: NearestFirst },
    reporters: report ? [['json', { outputFile: report }]] : ['dot'],
  },
});
