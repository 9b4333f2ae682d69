/** fr3.elementals.air-fire-suppression: the calm around an air elemental, in which neither side can shoot. */

import { onceFor } from '../../../kernel/memo.ts';
import { inCalm } from '../../table/arcs.ts';
import { standing } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const calming = onceFor((state: State): readonly BattleUnit[] =>
  standing(state).filter((unit) => rowOf(state, unit).id === 'air-elemental'),
);

/** Whether any part of a unit is in the calm around an air elemental. */
export const isBecalmed = (state: State, { id, base }: BattleUnit): boolean =>
  calming(state).some((elemental) => elemental.id !== id && inCalm(elemental.base, base));
