/** At the start of a turn, fills the pools for which no dice are rolled (chapter fr3.magic). */
import type { CompanionReport } from '../../kernel/companion.ts';
import { magic } from '../data/figures/magic.ts';
import { multiplayer } from '../data/figures/multiplayer.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { casterDice } from './casters.ts';
import { type Caster, inTurn, line, otherSide, reportOf, type Side, type State, sideIds, withSide } from './state.ts';

/**
 * Whether a side's magic is halved (fr3.magic.clock-at-four). In a divided side the clock of a magic user's own command counts,
 * and the army pool is never halved (fr3.multiplayer.clock-at-four).
 */
export const weakMagic = ({ clock, commands }: Side, command?: number): boolean =>
  commands ? (commands[command ?? -1]?.clock ?? Infinity) <= multiplayer.lowClock : clock <= magic.weakClock;

/** The rule that halves the magic of a side whose clock is low. */
export const weakRule = ({ commands }: Side): Fr3RuleId =>
  commands ? 'fr3.multiplayer.clock-at-four' : 'fr3.magic.clock-at-four';

type User = Pick<Caster, 'caster' | 'command'>;

/** The points of a magic user whose dice add up to this. */
export function poolOf(side: Side, { caster, command }: User, dice: number): number {
  const total = Math.max(0, dice + casterDice[caster].plus);
  return weakMagic(side, command) ? Math.floor(total / magic.weakDivisor) : total;
}

/** A magic user's points before rolling. If the magic user rolls no dice, these are all of his points. */
export const undiced = (side: Side, user: User): Pick<Caster, 'pool' | 'rolled'> =>
  casterDice[user.caster].dice === 0 ? { pool: poolOf(side, user, 0), rolled: true } : { pool: 0, rolled: false };

/** Empties last turn's pools and fills those that need no dice. */
export function fillPools(state: State): CompanionReport<State> {
  return inTurn(
    reportOf({ ...state, firstChance: state.castFirst ? otherSide(state.castFirst) : state.firstChance, castFirst: null }),
    ...sideIds.map((side) => (at: State) => {
      const army = at.sides[side];
      const pool = weakMagic(army) ? magic.weakArmyPool : magic.armyPool;
      const casters = army.casters.map((caster) => ({ ...caster, ...undiced(army, caster) }));
      return reportOf(
        withSide(at, side, { armyPool: pool, casters }),
        line(
          `${army.name}: army pool ${pool}${weakMagic(army) ? `, halved at clock ${magic.weakClock} or less` : ''}.`,
          'fr3.magic.army-pool-start',
          ...(weakMagic(army) ? [weakRule(army)] : []),
          ...(army.commands ? (['fr3.multiplayer.magic-pool'] as const) : []),
        ),
      );
    }),
  );
}
