/** Hidden units and everything that flies (fr3.innate.hide): nothing is aimed at them, and they send nothing off themselves. */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusal } from '../action-kind.ts';
import { effectWith } from '../magic/effects.ts';
import { nameOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** Why nothing flies from a unit, null for one that stands by himself, at this target because one of them hides. */
export function refuseHiding(state: State, from: BattleUnit | null, target: BattleUnit): Refusal | null {
  if (effectWith(target, 'hidden')) return refusal(`${nameOf(state, target)} (${target.id}) are hidden.`, 'fr3.innate.hide');
  return from && effectWith(from, 'hidden')
    ? refusal(`${nameOf(state, from)} (${from.id}) are hidden and cannot shoot.`, 'fr3.innate.hide-conditions')
    : null;
}
