import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    setupFiles: ['tests/seed.ts'],
    // A crowded machine is slow, not wrong.
    testTimeout: 30_000,
    // One for each of two cores; left alone, vitest keeps one core free.
    maxWorkers: 2,
    // What a file has imported the next one finds there: a third of the time was spent on importing the engine again.
    isolate: false,
    // The second reporter is read by src/tools/test.ts, which adds all counts up.
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
});
