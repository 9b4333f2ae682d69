/** Fills the pools at the start of a turn, as far as no dice are needed (chapter fr3.magic). */
import type { CompanionReport } from '../../kernel/companion.ts';
import { magic } from '../data/figures/magic.ts';
import { type CasterKind, casterDice } from './casters.ts';
import { type Caster, inTurn, line, otherSide, reportOf, type Side, type State, sideIds, withSide } from './state.ts';

/** Whether a side's magic is halved (fr3.magic.clock-at-four). */
export const weakMagic = (side: Side): boolean => side.clock <= magic.weakClock;

const halved = (side: Side, total: number): number => (weakMagic(side) ? Math.floor(total / magic.weakDivisor) : total);

/** The points of a magic user whose dice add up to this. */
export const poolOf = (side: Side, caster: CasterKind, dice: number): number =>
  halved(side, Math.max(0, dice + casterDice[caster].plus));

/** A magic user's points before rolling. If the magic user has no dice to roll, these are all of his points. */
export const undiced = (side: Side, caster: CasterKind): Pick<Caster, 'pool' | 'rolled'> =>
  casterDice[caster].dice === 0 ? { pool: poolOf(side, caster, 0), rolled: true } : { pool: 0, rolled: false };

/** Empties last turn's pools and fills those that need no dice. */
export function fillPools(state: State): CompanionReport<State> {
  return inTurn(
    reportOf({ ...state, firstChance: state.castFirst ? otherSide(state.castFirst) : state.firstChance, castFirst: null }),
    ...sideIds.map((side) => (at: State) => {
      const army = at.sides[side];
      const pool = weakMagic(army) ? magic.weakArmyPool : magic.armyPool;
      const casters = army.casters.map((caster) => ({ ...caster, ...undiced(army, caster.caster) }));
      return reportOf(
        withSide(at, side, { armyPool: pool, casters }),
        line(
          `${army.name}: army pool ${pool}${weakMagic(army) ? `, halved at clock ${magic.weakClock} or less` : ''}.`,
          'fr3.magic.army-pool-start',
          ...(weakMagic(army) ? (['fr3.magic.clock-at-four'] as const) : []),
        ),
      );
    }),
  );
}
