import { unitAt } from '../units/pieces.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';

/**
 * fr3.character-combat.captives-not-killed: captives cannot cast or dispel, and neither can a character whose unit is off the
 * table.
 */
export const isPresent = (state: State, { status, host }: BattleCharacter): boolean =>
  status === 'in play' && (host === null || ['table', 'attached'].includes(unitAt(state, host).status));
