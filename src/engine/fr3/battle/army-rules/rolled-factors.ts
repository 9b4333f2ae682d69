/** fr3.armies.gnomes-battlewagon-cf: the CF of some machines is rolled as each turn begins. */
import { type Chance, roll } from '../../../kernel/chance.ts';
import { openerOf } from '../../companion/state.ts';
import { armies } from '../../data/figures/armies.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { inPlay, withUnit } from '../units/pieces.ts';
import { hasArms, nameOf } from '../units/troops.ts';
import type { State } from '../vocabulary/state.ts';

export function rolledFactors(state: State): Chance<BattleReport> {
  const { sheet } = state;
  const machines =
    sheet.phase === openerOf(sheet) ? state.units.filter((unit) => inPlay(unit) && hasArms(state, unit, 'rolled-factor')) : [];
  const rules = ['fr3.armies.gnomes-battlewagon-cf'] as const;
  return inTurn(
    report(state),
    ...machines.map((unit) => (at: State) => {
      const purpose = { decides: `the CF of ${nameOf(at, unit)} for this turn`, rules, by: unit.side };
      return roll(10, purpose, (face) => {
        const factor = face + armies.gnomeBattlewagon;
        return certain(withUnit(at, unit.id, { factor }), event({ kind: 'factor', unit: unit.id, factor }, ...rules));
      });
    }),
  );
}
