/**
 * Writes a question as the part of an address after the `?`: `a=knights&b=pikes&b.support=2&charge=a`. Separate from the
 * calculator, so that battles need not load it.
 */
import { writePart } from '../../kernel/calculator/write-part.ts';
import { defaultsOf } from './combatant.ts';
import { type MeleeQuestion, sideIds } from './question.ts';

export function writeAddress(question: Partial<MeleeQuestion>): string {
  const { charge, round } = question;
  const sides = sideIds.flatMap((at) => {
    const side = question[at];
    return side
      ? writePart(at, side as Readonly<Record<string, unknown>>, defaultsOf(side) as unknown as Record<string, unknown>)
      : [];
  });
  return [...sides, ...writePart('', { charge, round }, { round: 'first' })].join('&');
}
