/**
 * fr3.armies.assyrian-fearful-reputation, fr3.armies.near-east-fearful-reputation: enemy units test their nerve before the battle
 * begins.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { fearOfReputation } from '../../nerve/fear.ts';
import { testedUnit, trial } from '../charge/nerve.ts';
import { type BattleReport, inTurn, report } from '../events.ts';
import { inPlay, unitsOf } from '../units/pieces.ts';
import { enemyOf, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

/** Whether the army has a fearful reputation. In a position taken from the middle of a battle, the tests are already over. */
const isDreaded = ({ setup: { armies } }: State, side: SideId): boolean =>
  armies[side].troops.some(({ arms, at }) => at === undefined && arms?.includes('dreaded'));

/**
 * In the first phase of the first turn every enemy unit tests, one after the other, so that failures take effect in that phase.
 */
export function reputations(state: State): Chance<BattleReport> {
  const { turn, phase } = state.sheet;
  const dreading = turn === 1 && phase === 'first' ? sideIds.filter((side) => isDreaded(state, enemyOf(side))) : [];
  return inTurn(
    report(state),
    ...dreading
      .flatMap((side) => unitsOf(state, side).filter(inPlay))
      .map(
        ({ id }) =>
          (at: State) =>
            trial(at, id, { test: fearOfReputation, of: testedUnit(at, id, null), what: 'fear', by: null }),
      ),
  );
}
