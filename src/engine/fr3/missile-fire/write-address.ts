/**
 * A question as the part of an address after the `?`. `t=knights&t.stands=terrain&f=longbows&f.count=2&f.range=7`
 * can be read by a person, and says nothing that holds anyway.
 */
import { writeValue } from '../../kernel/circumstance.ts';
import { type MissilePlan, usualVolleys } from './plan.ts';
import type { Firers, Target } from './question.ts';
import { firersKey } from './shooting.ts';
import { targetDefaults } from './target.ts';
import { firerDefaults } from './volley.ts';

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

const writeFirers = (firers: Firers, place: number): string[] =>
  writePart(firersKey(place), firers, { ...firerDefaults, count: 1 });

export function writeAddress({ target, firers, others, volleys, between }: Partial<MissilePlan>): string {
  const parts = [...(target ? writeTarget(target) : []), ...(firers ?? []).flatMap(writeFirers)];
  for (const [place, other] of (others ?? []).entries()) {
    const key = `t${place + 2}`;
    parts.push(...writeTarget(other.target, key));
    if (other.range !== undefined) parts.push(`${key}.range=${other.range}`);
  }
  if (volleys !== undefined && volleys !== usualVolleys) parts.push(`volleys=${volleys}`);
  if (between === 'rally') parts.push('between=rally');
  return parts.join('&');
}
