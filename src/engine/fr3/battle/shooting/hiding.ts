/** Hidden units (fr3.innate.hide) cannot be shot at and cannot shoot. */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusal } from '../action-kind.ts';
import { effectWith } from '../magic/effects.ts';
import { nameOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** Why hiding prevents this shot. `from` is null for a lone character. */
export function refuseHiding(state: State, from: BattleUnit | null, target: BattleUnit): Refusal | null {
  if (effectWith(target, 'hidden'))
    return refusal(`${nameOf(state, target)} (${target.id}) cannot be the target, because they are hidden.`, 'fr3.innate.hide');
  return from && effectWith(from, 'hidden')
    ? refusal(`${nameOf(state, from)} (${from.id}) are hidden and cannot shoot.`, 'fr3.innate.hide-conditions')
    : null;
}
