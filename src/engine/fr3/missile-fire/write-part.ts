/** One part of a question about fire as a part of an address. */
import { writeValue } from '../../kernel/circumstance.ts';
import type { Target } from './question.ts';
import { targetDefaults } from './target.ts';

/** One part: what it names, and what of it is not as usual. */
export function writePart(
  key: string,
  said: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
): string[] {
  const { unit, ...rest } = said;
  const parts = [`${key}=${encodeURIComponent(String(unit))}`];
  for (const [id, value] of Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (value !== undefined && value !== usual[id]) parts.push(`${key}.${id}=${encodeURIComponent(writeValue(value))}`);
  return parts;
}

export const writeTarget = (target: Target, key = 't'): string[] =>
  writePart(key, target, targetDefaults(target) as unknown as Record<string, unknown>);
