/** Step 1: rallying (chapter fr3.rally), one unit at a time in the order that the owner chooses. */

import { map } from '../../../kernel/chance.ts';
import { rallyRoll } from '../../rally.ts';
import { ralliesByItself } from '../../standing.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, event, report } from '../events.ts';
import { asSquareRallies, rallying, squareRallied } from '../harm/square.ts';
import { findUnit, inPlay, phasing, unitsOf, withDeeds, withUnit } from '../units/pieces.ts';
import { asCombatant, furtherRally, nameOf } from '../units/troops.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { afterRally, needsRally } from './losses.ts';

export const mayRally = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter(
    (unit) =>
      inPlay(unit) &&
      !unit.did.rallied &&
      ask.refuseRally(state, unit) === null &&
      rallying(state, unit).some(needsRally) &&
      asCombatant(state, unit).rally !== null,
  );

/** fr3.abilities.bard-joins-demoralized: demoralized units with a bard rally automatically at the start of the step. */
export function bardsRally(state: State): BattleReport {
  const sung = mayRally(state, phasing(state)).filter(
    (unit) => unit.square.length === 0 && ralliesByItself(asCombatant(state, unit)),
  );
  return sung.reduce((before, unit) => {
    const result = withDeeds(withUnit(before.state, unit.id, afterRally(unit)), [unit.id], { rallied: true });
    const said = event({ kind: 'rallied', unit: unit.id, rallied: true }, 'fr3.abilities.bard-joins-demoralized');
    return report(result, ...before.events, said);
  }, report(state));
}

export const rallyKinds = {
  rally: actionKind({
    answers: ['rally'],
    fields: { unit: aPiece },
    candidates: (state, { side }) => mayRally(state, side).map(({ id }) => ({ unit: id })),
    refuse: (state, { unit: id }, { side }) => {
      const unit = findUnit(state, id);
      if (unit?.side !== side || !inPlay(unit)) return refusal('Choose a unit of your own that is in play.', 'fr3.rally.timing');
      return firstOf(
        () => ask.refuseRally(state, unit),
        () =>
          unit.did.rallied ? refusal(`${nameOf(state, unit)} have already tried to rally this phase.`, 'fr3.rally.roll') : null,
        () =>
          rallying(state, unit).some(needsRally)
            ? null
            : refusal(`${nameOf(state, unit)} do not need to rally, because they are fresh.`, 'fr3.rally.roll'),
        () =>
          asCombatant(state, unit).rally === null
            ? refusal(`${nameOf(state, unit)} cannot rally, because they have no rally number.`, 'fr3.rally.roll')
            : null,
      );
    },
    perform: (state, { unit: id }) => {
      const unit = findUnit(state, id) as BattleUnit;
      const tried = withDeeds(state, [id], { rallied: true });
      const purpose = { decides: `whether ${nameOf(state, unit)} rally`, rules: ['fr3.rally.roll'] as const, by: unit.side };
      return map(rallyRoll(asSquareRallies(state, unit), purpose, furtherRally(state, unit)), (rallied) => {
        if (unit.square.length > 0) return squareRallied(tried, unit, rallied);
        const now = rallied ? withUnit(tried, id, afterRally(unit)) : tried;
        return report(
          now,
          event({ kind: 'rallied', unit: id, rallied }, 'fr3.rally.roll', ...(rallied ? (['fr3.rally.success'] as const) : [])),
        );
      });
    },
  }),
};
