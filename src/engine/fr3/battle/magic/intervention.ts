/** fr3.spells.intervention: it changes one roll, the next that is made for a unit, and is over with it. */
import type { BattleEvent, BattleReport } from '../events.ts';
import { unitAt } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { addedByMagic, withoutAny } from './effects.ts';

/** Units for which a roll has been made, once it has been told. */
function rolledFor(event: BattleEvent): readonly PieceId[] {
  switch (event.kind) {
    case 'tested':
    case 'beset':
      return [event.unit];
    case 'rallied':
      // A spell may rally a unit without a roll, and the undead rally by themselves.
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

/** The state after a roll for these units. */
export const endIntervention = (state: State, ids: readonly PieceId[]): State =>
  ids.reduce((at, id) => (addedByMagic(unitAt(at, id)) === 0 ? at : withoutAny(at, id, 'rolls')), state);

const isCast = ({ magic }: State): boolean => magic.tried.some(({ spell }) => spell.endsWith('intervention'));

/** What is left of it after everything that an action has brought about. */
export const afterRolls = (told: BattleReport): BattleReport => {
  if (!isCast(told.state)) return told;
  const ids = told.events.flatMap(rolledFor).filter((id) => told.state.units.some((unit) => unit.id === id));
  return { ...told, state: endIntervention(told.state, ids) };
};
