import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    // The second reporter is read by src/tools/test.ts, which adds all counts up.
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
});
