/** Where fires are on the table. */
import type { Base } from '../../../kernel/geometry.ts';
import type { Level } from '../../data/levels.ts';
import { baseSide } from '../../table/bases.ts';
import type { BattleUnit, Fire, State } from '../vocabulary/state.ts';

/** A fire covers a block if it covers the block's middle. */
export const fireCovers = (fire: Fire, base: Base, level: Level): boolean =>
  fire.level === level && Math.abs(fire.base.x - base.x) < baseSide / 2 && Math.abs(fire.base.y - base.y) < baseSide / 2;

/** The fire, burning or smoldering, at a unit's place. */
export const fireUnder = (state: State, { base, level }: Pick<BattleUnit, 'base' | 'level'>): Fire | undefined =>
  state.fires.find((each) => fireCovers(each, base, level));
