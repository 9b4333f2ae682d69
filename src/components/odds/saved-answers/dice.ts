/** The results of dice, for comparison with saved answers. */
import { diceOdds } from '../../../engine/kernel/dice-notation.ts';
import { type Answered as DiceAnswered, diceSentence, kindsOf } from '../dice-words.ts';
import { savedChances } from './chances.ts';
import type { Answered, SavedChance } from './saved-answers.ts';

/** More totals than this are not compared one by one. */
const few = 24;

export function diceChances(answer: DiceAnswered): SavedChance[] {
  const kinds = kindsOf(answer);
  if (kinds.length) return savedChances(kinds, { a: '', b: '' });
  if (answer.outcomes.length > few) return [];
  return answer.outcomes.map(({ value, chance }) => ({ id: String(value), words: String(value), chance }));
}

export function answerTo(search: string): Answered | undefined {
  const answer = diceOdds(new URLSearchParams(search).get('q') ?? '');
  return answer.ok ? { sentence: diceSentence(answer), chances: diceChances(answer) } : undefined;
}
