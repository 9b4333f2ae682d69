/**
 * Writes a question as the part of an address after the `?`: `t=knights&t.stands=terrain&f=longbows&f.count=2&f.range=7`.
 * Separate from the calculator, so that battles need not load it.
 */
import type { Said } from '../../kernel/calculator/question.ts';
import { writePart } from '../../kernel/calculator/write-part.ts';
import { type MissilePlan, usualVolleys } from './extended-question.ts';
import { firersKey } from './firers-key.ts';
import type { Firers, Target } from './question.ts';
import { targetDefaults } from './target.ts';
import { firerDefaults } from './volley.ts';

export const writeTarget = (target: Target, key = 't', range?: number): string[] =>
  writePart(key, { ...target, range }, targetDefaults(target) as unknown as Said);

const writeFirers = (firers: Firers, place: number): string[] =>
  writePart(firersKey(place), firers as unknown as Said, { ...firerDefaults, count: 1 });

export function writeAddress({ target, firers, others, volleys, between }: Partial<MissilePlan>): string {
  const parts = [
    ...(target ? writeTarget(target) : []),
    ...(firers ?? []).flatMap(writeFirers),
    ...(others ?? []).flatMap(({ target: other, range }, place) => writeTarget(other, `t${place + 2}`, range)),
    ...writePart('', { between }, { between: 'nothing' }),
  ];
  if (volleys !== undefined && volleys !== usualVolleys) parts.push(`volleys=${volleys}`);
  return parts.join('&');
}
