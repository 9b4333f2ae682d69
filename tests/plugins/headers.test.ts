/** What a host is told to send with the files of the site, and that our own server sends the same. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { policy } from '../../src/content/policy.ts';
import { writeHeaders } from '../../src/plugins/headers.ts';
import { readHeaders } from '../../src/tools/headers.ts';
import { serve } from '../../src/tools/serve.ts';

describe('the headers', () => {
  let out = '';
  let server: Server | undefined;
  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'headers-'));
    for (const folder of ['_astro', 'fr3', 'pagefind']) mkdirSync(join(out, folder));
    for (const file of [
      'index.html',
      '404.html',
      'favicon.svg',
      'sw.js',
      '_astro/worker-1.js',
      'fr3/index.html',
      'pagefind/pagefind.js',
    ])
      writeFileSync(join(out, file), file);
    writeFileSync(join(out, '_astro/a.1234.js'), 'new Worker(new URL(`/_astro/worker-1.js`,``+import.meta.url),{type:`module`})');
    writeHeaders(out);
  });
  afterEach(() => {
    server?.close();
    rmSync(out, { recursive: true });
  });
  const written = () => readHeaders(readFileSync(join(out, '_headers'), 'utf8'));

  test('keep files whose names change for a year, and ask for everything else each time', () => {
    const time = (path: string) => written()(path)['cache-control'];
    expect(time('/_astro/a.1234.js')).toBe('max-age=31536000, immutable');
    const others = ['/', '/index.html', '/404.html', '/sw.js', '/fr3/', '/fr3/units/knights/', '/pagefind/pagefind.js'];
    expect(others.map(time)).toEqual(others.map(() => 'no-cache'));
  });

  test('say of every address that its type is as given, and of pages that links out do not name them', () => {
    for (const path of ['/', '/sw.js', '/fr3/units/', '/_astro/a.1234.js', '/no/such/page/']) {
      const headers = written()(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    for (const path of ['/', '/404.html', '/fr3/units/']) expect(written()(path)['referrer-policy']).toBe('same-origin');
  });

  test('forbid other sites to frame pages and workers', () => {
    for (const path of ['/', '/404.html', '/sw.js', '/fr3/units/', '/_astro/worker-1.js', '/pagefind/pagefind.js'])
      expect(written()(path)['content-security-policy']?.match(/frame-ancestors 'self'/g)).toHaveLength(1);
  });

  test('do not repeat the policy for each script, style and font', () => {
    for (const path of ['/_astro/a.1234.js', '/_astro/a.css', '/_astro/a.woff2', '/favicon.svg'])
      expect(written()(path)['content-security-policy']).toBeUndefined();
  });

  test('give workers the policy of pages, but for scripts and styles; a page itself contains its policy', () => {
    const parts = (text = '') => text.split(';').map((part) => part.trim());
    for (const path of ['/sw.js', '/_astro/worker-1.js']) {
      const sent = parts(written()(path)['content-security-policy']);
      expect(parts(policy).filter((part) => part && !sent.includes(part))).toEqual([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
      ]);
      expect(sent.filter((part) => /^(?:default|script|style)-src/.test(part))).toEqual([]);
    }
    for (const path of ['/', '/404.html', '/fr3/'])
      expect(written()(path)['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  test('are sent by our own server; a file that is missing is asked for again', async () => {
    const started = await serve(out, 4800 + Math.floor(Math.random() * 90));
    server = started.server;
    const reply = (path: string) => fetch(started.address + path);
    const script = await reply('_astro/a.1234.js');
    expect(script.headers.get('cache-control')).toBe('max-age=31536000, immutable');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await reply('_astro/gone.js')).headers.get('cache-control')).toBe('no-cache');
    const page = await reply('fr3/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });
});
