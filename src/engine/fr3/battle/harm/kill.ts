/** A kill by magic (fr3.basics.extra-markers-kill, fr3.square.kill). */
import { square } from '../../data/figures/square.ts';
import { suffer } from '../../demoralization.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import type { Harm } from '../vocabulary/harm.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { asStruck } from './retreat-path.ts';

/** The harm of a spell that destroys its target: a kill result, which extra markers and squares absorb. */
export const killed = (state: State, unit: BattleUnit, rule: Fr3RuleId): Harm => ({
  after: suffer(asStruck(state, unit, null), 'kill', [rule], 'magic'),
  cause: 'magic',
  by: null,
  onSquare: { levels: square.kill.levels, lasting: square.kill.permanent },
});
