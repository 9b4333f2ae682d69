/** fr3.spells.intervention: changes the next roll for a unit, and then ends. */
import type { BattleEvent, BattleReport } from '../events.ts';
import { unitAt } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { addedByMagic, withoutAny } from './effects.ts';

/** The units for which this event rolled a die. */
function rolledFor(event: BattleEvent): readonly PieceId[] {
  switch (event.kind) {
    case 'tested':
    case 'beset':
      return [event.unit];
    case 'rallied':
      // A spell can rally a unit without a roll, and undead rally automatically.
      return event.rules.some((rule) => rule.startsWith('fr3.spells.') || rule === 'fr3.undead.automatic-rally')
        ? []
        : [event.unit];
    case 'shot':
      return event.units;
    case 'fought':
      return [event.a, event.b];
    default:
      return [];
  }
}

/** Ends the effect for these units after they have rolled. */
export const endIntervention = (state: State, ids: readonly PieceId[]): State =>
  ids.reduce((at, id) => (addedByMagic(unitAt(at, id)) === 0 ? at : withoutAny(at, id, 'rolls')), state);

const isCast = ({ magic }: State): boolean => magic.tried.some(({ spell }) => spell.endsWith('intervention'));

/** Ends the effect for every unit for which an action has rolled a die. */
export const afterRolls = (report: BattleReport): BattleReport => {
  if (!isCast(report.state)) return report;
  const ids = report.events.flatMap(rolledFor).filter((id) => report.state.units.some((unit) => unit.id === id));
  return { ...report, state: endIntervention(report.state, ids) };
};
