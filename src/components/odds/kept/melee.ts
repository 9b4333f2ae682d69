/** The answer to a kept question about a melee. */
import { readAddress } from '../../../engine/fr3/melee/address.ts';
import { byCategory, sentence } from '../../../engine/fr3/melee/answer.ts';
import { meleeOdds } from '../../../engine/fr3/melee/ask.ts';
import type { MeleeQuestion } from '../../../engine/fr3/melee/question.ts';
import { unitName } from '../unit-name.ts';
import { keptChances } from './chances.ts';
import type { Answered } from './shelf.ts';

export function answerTo(search: string): Answered | undefined {
  const question = readAddress(search).question as MeleeQuestion;
  const reply = meleeOdds(question);
  if (!reply.ok) return undefined;
  const names = { a: unitName(question.a.unit), b: unitName(question.b.unit) };
  return { sentence: sentence(question, reply), chances: keptChances(byCategory(reply.outcomes), names) };
}
