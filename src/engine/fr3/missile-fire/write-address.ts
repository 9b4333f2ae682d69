/**
 * A question as the part of an address after the `?`. `t=knights&t.stands=terrain&f=longbows&f.count=2&f.range=7`
 * can be read by a person, and says nothing that holds anyway.
 */

import { type MissilePlan, usualVolleys } from './extended-question.ts';
import { firersKey } from './firers-key.ts';
import type { Firers } from './question.ts';
import { firerDefaults } from './volley.ts';
import { writePart, writeTarget } from './write-part.ts';

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
