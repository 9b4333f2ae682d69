/** What the artillery page shows of a question: worked out at build time for its own, in the browser for any other. */
import { aimOf, nameOfTarget } from '../../engine/fr3/artillery/aim.ts';
import { type ArtilleryAnswer, answerOf, categoriesFor, sentence } from '../../engine/fr3/artillery/answer.ts';
import { artillery } from '../../engine/fr3/artillery/artillery.ts';
import type { ArtilleryPlan } from '../../engine/fr3/artillery/extended-question.ts';
import { refusals } from '../../engine/fr3/artillery/refusals.ts';
import { writeAddress } from '../../engine/fr3/artillery/write-address.ts';
import type { ShotRefusal } from '../../engine/fr3/missile-fire/refusal.ts';
import { byShotCategory } from '../../engine/fr3/missile-fire/shot-answer.ts';
import { targetName } from '../../engine/fr3/missile-fire/target-words.ts';
import { tooLong } from '../../engine/kernel/too-long.ts';
import type { KindChance } from './OutcomeBar.tsx';
import { onPage } from './work/on-page.ts';

/** Plain data, so that a page can carry it. */
export interface ArtilleryView {
  /** The question as the part of an address after the `?`. */
  readonly address: string;
  readonly refusals: readonly ShotRefusal[];
  /** Undefined when the rules do not allow the hit. */
  readonly answer: ArtilleryAnswer | undefined;
  readonly chances: readonly KindChance[];
  /** The answer as a sentence. */
  readonly line: string;
  /** The target as it is formed, or the structure and what it is made of. */
  readonly target: string;
}

export function viewOf(plan: ArtilleryPlan): ArtilleryView {
  const address = writeAddress(plan);
  const found = refusals(plan);
  const aim = aimOf(plan);
  const target = aim.mark ? targetName(aim.mark) : nameOfTarget(aim);
  if (found.length) return { address, refusals: found, answer: undefined, chances: [], line: '', target };
  const answer = onPage(() => answerOf(aim, artillery(aim)));
  if (!answer) return { address, refusals: [tooLong], answer: undefined, chances: [], line: '', target };
  return {
    address,
    refusals: [],
    answer,
    chances: byShotCategory(answer.outcomes, categoriesFor(aim)).map(({ category: { id, side, words }, chance }) => ({
      category: { id, side, words },
      chance,
    })),
    line: sentence(aim, answer),
    target,
  };
}
