/** Step 1: rallying (chapter fr3.rally), one unit after the other in the order their owner likes. */
import { map } from '../../kernel/chance.ts';
import { rallyRoll, recovered } from '../rally.ts';
import { actionKind, aPiece, firstOf, refusal } from './action-kind.ts';
import { event, report } from './events.ts';
import { type BattleUnit, findUnit, inPlay, type SideId, type State, unitsOf, withDeeds, withUnit } from './state.ts';
import { asCombatant, nameOf } from './troops.ts';

/** fr3.rally.roll, fr3.basics.damage-rally: demoralized units, and units that have lost markers which can come back. */
const needsRally = ({ morale, markers, mostMarkers }: BattleUnit): boolean => morale > 0 || markers < mostMarkers;

export const mayRally = (state: State, side: SideId): readonly BattleUnit[] =>
  unitsOf(state, side).filter(
    (unit) => inPlay(unit) && !unit.did.rallied && needsRally(unit) && asCombatant(state, unit).rally !== null,
  );

export const rallyKinds = {
  rally: actionKind({
    answers: ['rally'],
    fields: { unit: aPiece },
    candidates: (state, { side }) => mayRally(state, side).map(({ id }) => ({ unit: id })),
    refuse: (state, { unit: id }, { side }) => {
      const unit = findUnit(state, id);
      if (unit?.side !== side || !inPlay(unit))
        return refusal('A side rallies its own units that are in play.', 'fr3.rally.timing');
      return firstOf(
        () => (unit.did.rallied ? refusal(`${nameOf(state, unit)} have tried to rally in this phase.`, 'fr3.rally.roll') : null),
        () => (needsRally(unit) ? null : refusal(`${nameOf(state, unit)} are in good order.`, 'fr3.rally.roll')),
        () =>
          asCombatant(state, unit).rally === null
            ? refusal(`${nameOf(state, unit)} have no rally number.`, 'fr3.rally.roll')
            : null,
      );
    },
    perform: (state, { unit: id }) => {
      const unit = findUnit(state, id) as BattleUnit;
      const tried = withDeeds(state, [id], { rallied: true });
      const purpose = { decides: `whether ${nameOf(state, unit)} rally`, rules: ['fr3.rally.roll'] as const, by: unit.side };
      return map(rallyRoll(asCombatant(state, unit), purpose), (rallied) => {
        const { state: morale, markers } = recovered({ state: unit.morale, markers: unit.markers }, unit.mostMarkers);
        const now = rallied ? withUnit(tried, id, { morale, markers }) : tried;
        return report(
          now,
          event({ kind: 'rallied', unit: id, rallied }, 'fr3.rally.roll', ...(rallied ? (['fr3.rally.success'] as const) : [])),
        );
      });
    },
  }),
};
