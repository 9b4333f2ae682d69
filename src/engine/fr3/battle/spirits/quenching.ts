/** fr3.elementals.water-fire-immunity: a fire cannot start under a water elemental, and goes out there. */
import type { Base } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Level } from '../../data/levels.ts';
import { phasing, standing } from '../units/pieces.ts';
import { rowOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const waters = onceFor((state: State): readonly BattleUnit[] =>
  standing(state).filter((unit) => rowOf(state, unit).id === 'water-elemental'),
);

export const isQuenched = (state: State, base: Base, level: Level): boolean =>
  waters(state).some(
    (unit) =>
      unit.level === level && Math.abs(unit.base.x - base.x) < base.width / 2 && Math.abs(unit.base.y - base.y) < base.depth / 2,
  );

/** Water elementals of the phasing side that have finished moving. */
export const quenching = (state: State): readonly BattleUnit[] =>
  state.fires.length === 0 ? [] : waters(state).filter(({ side }) => side === phasing(state));
