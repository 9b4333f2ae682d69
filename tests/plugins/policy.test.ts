/** The policy of pages, and that no code of ours turns text into markup. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bootScript } from '../../src/components/ui/boot.ts';
import { policy } from '../../src/content/policy.ts';

describe('the policy', () => {
  test('lets nothing be evaluated, no script come from a blob, and no text become markup', () => {
    expect(policy).not.toMatch(/unsafe|blob:|https?:|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default;');
  });

  test('is kept: no source file turns text into markup', () => {
    const sinks = /\b(?:inner|outer)HTML\b|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc/;
    const files = globSync('src/{components,layouts,pages,engine}/**/*.{ts,tsx,astro}');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => sinks.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('lets workers start from the addresses of the site, and from no others', () => {
    let rules: Record<string, (address: string) => string | null> = {};
    const trustedTypes = {
      createPolicy: (name: string, given: typeof rules) => {
        expect(name).toBe('default');
        rules = given;
      },
    };
    const host = 'https://book.example';
    new Function('trustedTypes', 'location', 'origin', 'document', 'self', 'top', bootScript)(
      trustedTypes,
      `${host}/fr3/play/`,
      host,
      {
        documentElement: { dataset: {} },
        addEventListener() {},
      },
    );
    expect(Object.keys(rules)).toEqual(['createScriptURL']);
    const allowed = rules.createScriptURL as (address: string) => string | null;
    expect(['/sw.js', `${host}/_astro/a.js`, 'near.js'].map(allowed)).toEqual(['/sw.js', `${host}/_astro/a.js`, 'near.js']);
    const foreign = [
      'https://elsewhere.example/a.js',
      '//elsewhere.example/a.js',
      'https://book.example.elsewhere.example/a.js',
      'http://book.example/a.js',
      `blob:${host}/1`,
      'data:text/javascript,1',
      'javascript:1',
    ];
    expect(foreign.map(allowed)).toEqual(foreign.map(() => null));
  });
});
