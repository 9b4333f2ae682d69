import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The linter's messages for a module with this text. */
function lint(text: string): string {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), '.cache/lint-'));
  try {
    const file = join(folder, 'tried.ts');
    writeFileSync(file, text);
    execFileSync('node_modules/.bin/biome', ['lint', '--vcs-enabled=false', file], { stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr) + String((error as { stdout: Buffer }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a lint rule refuses `in` with a key that is not written out: it finds what every object inherits', () => {
  expect(lint('export const has = (key: string, table: object) => key in table;\n')).toContain('Use Object.hasOwn');
  expect(lint("export const has = (table: object) => 'key' in table;\n")).toBe('');
});

test('a lint rule refuses hasOwnProperty of the object itself, which may have one of its own', () => {
  expect(lint('export const has = (key: string, table: object) => table.hasOwnProperty(key);\n')).toContain('Object.hasOwn');
});
