/** fr3.innate.toughness: a successful roll cancels the first demoralization or damage by shooting or melee in a turn. */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import type { Aftermath } from '../../demoralization.ts';
import { type BattleReport, event, inTurn, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { unitAt } from '../units/pieces.ts';
import type { Harm } from '../vocabulary/harm.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { abilityOf, refuseUser } from './aim.ts';
import { succeeds } from './test.ts';
import { type User, usersOf } from './who.ts';

/** Whether a result demoralizes or damages a unit without destroying any of it. The units of a square share their markers. */
const shakes = ({ square }: BattleUnit, { fate, permanent }: Aftermath): boolean =>
  ['marked', 'demoralized', 'double-demoralized'].includes(fate) && permanent === 0 && square.length === 0;

const toughness = (state: State, unit: BattleUnit): User | undefined =>
  usersOf(state, unit.side).find(
    (each) =>
      each.has.includes('toughness') && each.with?.id === unit.id && refuseUser(state, unit.side, each.id, 'toughness') === null,
  );

/** Harm from shooting or melee, unless Toughness cancels it. Only the first harm in a turn may be cancelled. */
export function withstandHit(state: State, id: PieceId, harm: Harm): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const user = shakes(unit, harm.after) ? toughness(state, unit) : undefined;
  if (!user) return inflict(state, id, harm);
  const used = [...state.magic.used, { by: user.id, ability: 'toughness' as const }];
  const next = report(
    { ...state, magic: { ...state.magic, used } },
    event({ kind: 'used', by: user.id, ability: 'toughness', on: null }, 'fr3.innate.toughness'),
  );
  return inTurn(next, (at) =>
    andThen(succeeds(at, user, abilityOf('toughness'), null), (roll) => {
      const tested = event({ kind: 'tested', unit: user.id, of: 'innate', passed: roll !== 'failed' }, 'fr3.innate.toughness');
      return inTurn(report(at, tested), (now) =>
        roll === 'failed' ? inflict(now, id, harm) : inflict(now, id, { ...harm, after: { ...harm.after, fate: 'unharmed' } }),
      );
    }),
  );
}
