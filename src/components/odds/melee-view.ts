/** What the melee page shows of a question: worked out at build time for its own, in the browser for any other. */
import { answerOf, byCategory, type MeleeAnswer, sentence } from '../../engine/fr3/melee/answer.ts';
import { bout } from '../../engine/fr3/melee/combatant.ts';
import type { MeleeRefusal } from '../../engine/fr3/melee/meeting.ts';
import type { MeleeQuestion } from '../../engine/fr3/melee/question.ts';
import { refusals } from '../../engine/fr3/melee/refusals.ts';
import { writeAddress } from '../../engine/fr3/melee/write-address.ts';
import { tooLong } from '../../engine/kernel/too-long.ts';
import type { KindChance } from './OutcomeBar.tsx';
import { onPage } from './work/on-page.ts';

/** Plain data, so that a page can carry it. */
export interface MeleeView {
  /** The question as the part of an address after the `?`. */
  readonly address: string;
  readonly refusals: readonly MeleeRefusal[];
  /** What both sides add to their dice; undefined when the rules do not allow the meeting. */
  readonly sums: Pick<MeleeAnswer, 'a' | 'b'> | undefined;
  readonly chances: readonly KindChance[];
  /** The answer as a sentence. */
  readonly line: string;
}

export function viewOf(question: MeleeQuestion): MeleeView {
  const found = refusals(question);
  const address = writeAddress(question);
  if (found.length) return { address, refusals: found, sums: undefined, chances: [], line: '' };
  const answer = onPage(() => answerOf(bout(question)));
  if (!answer) return { address, refusals: [tooLong], sums: undefined, chances: [], line: '' };
  return {
    address,
    refusals: [],
    sums: { a: answer.a, b: answer.b },
    chances: byCategory(answer.outcomes).map(({ category: { id, side, words }, chance }) => ({
      category: { id, side, words },
      chance,
    })),
    line: sentence(question, answer),
  };
}
