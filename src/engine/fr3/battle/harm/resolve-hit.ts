/** Harm from shooting or melee. A unit with Toughness may resist it (fr3.innate.toughness). */
import type { Chance } from '../../../kernel/chance.ts';
import { ask } from '../chapters/asking.ts';
import type { BattleReport } from '../events.ts';
import type { Harm } from '../vocabulary/harm.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { inflict } from './harm.ts';

export const resolveHit = (state: State, id: PieceId, harm: Harm): Chance<BattleReport> =>
  ask.unlessTough(state, id, harm, () => inflict(state, id, harm));
