/** Harm by shooting or melee, which some are tough enough to bear (fr3.innate.toughness). */
import type { Chance } from '../../kernel/chance.ts';
import { chaptersOf } from './chapters/brought.ts';
import type { BattleReport } from './events.ts';
import { type Harm, suffered } from './harm.ts';
import type { PieceId, State } from './state.ts';

export const struck = (state: State, id: PieceId, harm: Harm): Chance<BattleReport> =>
  chaptersOf(state).magic?.struck(state, id, harm) ?? suffered(state, id, harm);
