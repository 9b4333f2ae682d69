import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusal } from '../action-kind.ts';
import { ownerOf } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, Effect, State } from '../vocabulary/state.ts';
import { effectOf, effectWith } from './effects.ts';
import { refuseOwnerless } from './held.ts';

/** The side that owns a unit permanently, and what the unit may not join while it fights for the other side. */

export const turningEffects = ({ effects }: Pick<BattleUnit, 'effects'>): readonly Effect[] =>
  effects.filter((each) => effectOf(each).turned === true);

/** The side that owns a unit once every temporary effect has ended. */
export const belongsTo = (unit: BattleUnit): SideId =>
  unit.effects.length === 0
    ? ownerOf(unit)
    : (turningEffects(unit)
        .filter(({ until }) => until === 'game')
        .at(-1)?.by ?? ownerOf(unit));

/**
 * A unit that temporarily fights for the other side may not join units there, because those units would have an enemy among them
 * when the effect ends.
 */
export function refuseOutsider(state: State, ...units: readonly BattleUnit[]): Refusal | null {
  const lent = units.find((unit) => unit.side !== belongsTo(unit));
  const strange = units.map((unit) => refuseOwnerless(state, unit)).find((why) => why !== null);
  if (strange) return strange;
  const kind = lent && effectWith(lent, 'turned');
  return lent && kind
    ? refusal(
        `${nameOf(state, lent)} (${lent.id}) are only temporarily on this side, because of the spell ${kind.name}, so they cannot join other units.`,
        kind.rule,
      )
    : null;
}
