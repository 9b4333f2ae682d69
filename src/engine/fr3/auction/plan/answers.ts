/** The best answer to a plan over the whole turn, which is used to prove that neither side gains by deviating from the plan. */
import type { Pockets } from './pockets.ts';
import { type Attempt, addsInPlan, type Rest, type Situation, type Totals, type Turn } from './turn.ts';

/** The value for the caster if one side plays its best answer to the other side's mixed strategy. */
function bestAnswer(turn: Turn, side: 'caster' | 'defender'): Rest {
  const counted = new Map<Situation, number>();
  const planned: Rest = (has) => turn.situation(has).value;
  const rest: Rest = (has) => {
    const at = turn.situation(has);
    const known = counted.get(at);
    if (known !== undefined) return known;
    const worth = side === 'caster' ? ofCaster(at) : at.best ? ofDefender(at.best) : 0;
    counted.set(at, worth);
    return worth;
  };
  /**
   * After the reveal, the side that deviates from the plan adds the number of points that is best for it. The opposing side adds
   * what the plan tells it to add.
   */
  const worth = (attempt: Attempt, sealed: Totals): number => {
    const totals = turn.revealed(attempt, sealed, addsInPlan(attempt.auction)[side] ? rest : planned);
    return turn.payoff(attempt, totals, rest);
  };
  const against = (weights: readonly number[], of: (at: number) => number): number =>
    weights.reduce((total, weight, at) => (weight > 0 ? total + weight * of(at) : total), 0);
  const ofCaster = ({ attempts }: Situation): number =>
    Math.max(
      0,
      ...attempts.flatMap((attempt) =>
        attempt.casts.map((casting) =>
          against(attempt.defence, (j) => worth(attempt, { casting, defence: attempt.defences[j] as Totals['defence'] })),
        ),
      ),
    );
  const ofDefender = (attempt: Attempt): number =>
    Math.min(
      ...attempt.defences.map((defence) =>
        against(attempt.casting, (i) => worth(attempt, { casting: attempt.casts[i] as number, defence })),
      ),
    );
  return rest;
}

/** The sum of what the two sides could gain by switching to their best answers, from this situation to the end of the turn. */
export const exploitabilityOf = (turn: Turn, has: Pockets): number =>
  Math.max(0, bestAnswer(turn, 'caster')(has) - bestAnswer(turn, 'defender')(has));
