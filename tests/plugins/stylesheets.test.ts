/** Small stylesheets stand in the page, each once and in the same order. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lightenPages } from '../../src/plugins/lighten.ts';
import { withoutUnused, withStylesInside } from '../../src/plugins/stylesheets.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(out, '_astro'));
  const write = (name: string, text: string) => writeFileSync(join(out, '_astro', name), text);
  write('book.1.css', `p{color:red}${' '.repeat(9000)}.end{}`);
  write('small.2.css', '.small{top:0}\n');
  write('other.3.css', '.other{top:0}');
  write('font.4.css', '.font{src:url(a.woff2)}');
});
afterEach(() => rmSync(out, { recursive: true }));
const readPage = () => readFileSync(join(out, 'index.html'), 'utf8');
const link = (name: string) => `<link rel="stylesheet" href="/base/_astro/${name}.css">`;

test('a small one is put into the page; a large one and one that names a file stay files', () => {
  const page = `<head>${link('book.1')}${link('small.2')}${link('font.4')}</head><body></body>`;
  expect(withStylesInside(out)(page)).toBe(
    `<head>${link('book.1')}<style>.small{top:0}</style>${link('font.4')}</head><body></body>`,
  );
});

test('those of the body move to the head, each only once and in the same order', () => {
  const page = `<head>${link('book.1')}</head><body>${link('small.2')}<p>${link('other.3')}${link('small.2')}</p></body>`;
  expect(withStylesInside(out)(page)).toBe(
    `<head>${link('book.1')}<style>.small{top:0}.other{top:0}</style></head><body><p></p></body>`,
  );
});

test('the policy of the page allows exactly these styles', () => {
  const policy = (styles: string) =>
    `<meta http-equiv="content-security-policy" content="default-src 'self'; style-src 'self'${styles};">`;
  const page = (name: string) => `<head><meta charset="utf-8">${policy('')}${link('book.1')}${link(name)}</head>`;
  for (const name of ['small.2', 'font.4']) {
    writeFileSync(join(out, 'index.html'), page(name));
    lightenPages(out);
    const found = /style-src ([^;]*);/.exec(readPage())?.[1];
    if (name === 'small.2') expect(found).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    else expect(found).toBe("'self'");
  }
});

test('a script waits for the first paint, and one that only loads another is replaced by it', () => {
  writeFileSync(join(out, '_astro/page.1.js'), 'import"./shell.2.js";\n');
  writeFileSync(join(out, '_astro/shell.2.js'), 'start()');
  writeFileSync(join(out, '_astro/own.3.js'), 'import"./shell.2.js";more()');
  const script = (name: string, type = 'module') => `<script type="${type}" src="/base/_astro/${name}.js"></script>`;
  writeFileSync(
    join(out, 'index.html'),
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="style-src 'self';">${script('page.1')}${script('own.3')}`,
  );
  lightenPages(out);
  expect(readPage()).toContain(script('shell.2', 'later') + script('own.3', 'later'));
});

test('of the styles for drawings and cards, only those that the page uses are left', () => {
  const css =
    '.diagram{top:0}.d-base,.d-rim{top:1px}.d-panel>.d-edge{top:2px}p .d-a:is(.d-b,.x){top:3px}@media print{.d-rim{top:4px}}@media (width<=9rem){.d-base{top:5px}.d-rim{top:6px}}p{top:7px}';
  expect(withoutUnused(css, new Set(['diagram', 'd-base', 'd-panel']))).toBe(
    '.diagram{top:0}.d-base{top:1px}@media (width<=9rem){.d-base{top:5px}}p{top:7px}',
  );
  expect(withoutUnused(css, new Set(['diagram', 'd-base', 'd-rim', 'd-panel', 'd-edge', 'd-a', 'd-b']))).toBe(css);
});
