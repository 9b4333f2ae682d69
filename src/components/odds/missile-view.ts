/** What the missile fire page shows of a question: worked out at build time for its own, in the browser for any other. */
import { answerOf, categoriesFor, type MissileAnswer, sentence } from '../../engine/fr3/missile-fire/answer.ts';
import type { MissilePlan } from '../../engine/fr3/missile-fire/extended-question.ts';
import { missileFire } from '../../engine/fr3/missile-fire/missile-fire.ts';
import type { ShotRefusal } from '../../engine/fr3/missile-fire/refusal.ts';
import { refusals } from '../../engine/fr3/missile-fire/refusals.ts';
import { byShotCategory } from '../../engine/fr3/missile-fire/shot-answer.ts';
import { targetName } from '../../engine/fr3/missile-fire/target-words.ts';
import { volley } from '../../engine/fr3/missile-fire/volley.ts';
import { writeAddress } from '../../engine/fr3/missile-fire/write-address.ts';
import { tooLong } from '../../engine/kernel/too-long.ts';
import type { KindChance } from './OutcomeBar.tsx';
import { onPage } from './work/on-page.ts';

/** Plain data, so that a page can carry it. */
export interface MissileView {
  /** The question as the part of an address after the `?`. */
  readonly address: string;
  readonly refusals: readonly ShotRefusal[];
  /** Undefined when the rules do not allow the shot. */
  readonly answer: MissileAnswer | undefined;
  readonly chances: readonly KindChance[];
  /** The answer as a sentence. */
  readonly line: string;
  /** The target as it is formed. */
  readonly target: string;
}

export function viewOf(plan: MissilePlan): MissileView {
  const address = writeAddress(plan);
  const found = refusals(plan);
  const of = volley(plan);
  const target = targetName(of.target);
  if (found.length) return { address, refusals: found, answer: undefined, chances: [], line: '', target };
  const answer = onPage(() => answerOf(of, missileFire(of)));
  if (!answer) return { address, refusals: [tooLong], answer: undefined, chances: [], line: '', target };
  return {
    address,
    refusals: [],
    answer,
    chances: byShotCategory(answer.outcomes, categoriesFor(of.target)).map(({ category: { id, side, words }, chance }) => ({
      category: { id, side, words },
      chance,
    })),
    line: sentence(of, answer),
    target,
  };
}
