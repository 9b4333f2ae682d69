/**
 * A question as the part of an address after the `?`. `a=knights&b=pikes&charge=a&b.support=2` can be
 * read by a person, and says nothing that holds anyway.
 */
import { writeValue } from '../../kernel/circumstance.ts';
import { defaultsOf } from './combatant.ts';
import { type CircumstanceId, type MeleeQuestion, sideIds } from './question.ts';

export function writeAddress(question: Partial<MeleeQuestion>): string {
  const parts: string[] = [];
  for (const at of sideIds) if (question[at]) parts.push(`${at}=${encodeURIComponent(question[at].unit)}`);
  if (question.charge) parts.push(`charge=${question.charge}`);
  if (question.round === 'later') parts.push('round=later');
  for (const at of sideIds) {
    const side = question[at];
    if (!side) continue;
    const { unit, ...circumstances } = side;
    const usual = defaultsOf(side);
    for (const [id, value] of Object.entries(circumstances).sort()) {
      if (value === undefined || value === usual[id as CircumstanceId]) continue;
      parts.push(`${at}.${id}=${encodeURIComponent(writeValue(value))}`);
    }
  }
  return parts.join('&');
}
