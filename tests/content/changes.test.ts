/** The list of corrections names existing rules, and the day of a page's last change is right with and without a git history. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changes } from '../../src/content/changes.ts';
import { dayInWords, hashOf, lastChange, lastChangeOf } from '../../src/content/last-change.ts';
import { registry } from '../../src/content/registry.ts';

const { rules, pages } = registry();

describe('the list of corrections', () => {
  test('names only rules that stand, each once', () => {
    expect(changes.flatMap((change) => change.rules).filter((id) => !rules.has(id))).toEqual([]);
    expect(changes.filter((change) => new Set(change.rules).size < change.rules.length)).toEqual([]);
  });

  test('is in order, with real days, and says each thing in whole sentences', () => {
    const days = changes.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
    for (const day of days) expect(new Date(`${day}T00:00:00Z`).toISOString()).toContain(day);
    expect(changes.filter(({ says }) => !/^[A-Z].*\.$/.test(says))).toEqual([]);
  });
});

describe('the last change of a page', () => {
  const ids = ['fr3.none.none'];
  const never = () => {
    throw new Error('the history was asked');
  };

  test('is the kept day as long as the text is the same, without asking the history', () => {
    expect(lastChange({ hash: 'a', ids }, ['a', '2026-11-22'], never)).toEqual({ day: '2026-11-22', corrected: false });
  });

  test('comes from the history when the text has changed since', () => {
    expect(lastChange({ hash: 'b', ids }, ['a', '2026-11-22'], () => '2026-12-01')).toEqual({
      day: '2026-12-01',
      corrected: false,
    });
  });

  test('is only a lower bound when the text has changed and there is no history', () => {
    expect(lastChange({ hash: 'b', ids }, ['a', '2026-11-22'], () => undefined)).toEqual({
      day: '2026-11-22',
      after: true,
      corrected: false,
    });
    expect(lastChange({ hash: 'b', ids }, undefined, () => undefined)).toBeUndefined();
  });

  test('is the day of a correction if its figures were corrected later than its text', () => {
    const { day, rules: named } = changes[0] as (typeof changes)[number];
    expect(lastChange({ hash: 'a', ids: named }, ['a', '2026-11-21'], never)).toEqual({ day, corrected: true });
  });

  test('is known for every page that is kept, and hashes the file itself', () => {
    const kept = JSON.parse(readFileSync('src/content/last-changes.json', 'utf8')) as Record<string, [string, string]>;
    const same = [...pages.values()].filter((page) => kept[page.id]?.[0] === hashOf(page.file));
    expect(same.length).toBeGreaterThan(0);
    for (const page of same) expect(lastChangeOf(page)?.day ?? '').toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('is said in words', () => expect(dayInWords('2026-11-04')).toBe('4 November 2026'));
});
