/** fr3.illusions.before-battle: during deployment an illusionist adds illusionary units to his army. */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { actionKind, aPiece, firstOf, refusal } from '../action-kind.ts';
import { reserves } from '../deployment/deploy.ts';
import { certain, event } from '../events.ts';
import { joinedBy } from '../units/new-units.ts';
import { asking, attachedTo, findUnit, leadersOf, troopOf, unitsOf, withUnit } from '../units/pieces.ts';
import { mostTroops } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { illusionistOf } from './casters.ts';
import { refuseModel } from './spells/illusions.ts';

const rule = 'fr3.illusions.before-battle';

/** How many illusions a player is offered to place. Any number is legal, but every illusion has to be maintained each turn. */
const listed = 2;
const conjured = (state: State, side: SideId): number => unitsOf(state, side).filter(({ illusion }) => illusion !== null).length;

/** One unit of each type that still waits for deployment. */
function* models(state: State, side: SideId): Generator<BattleUnit> {
  const types = new Set<string>();
  for (const unit of reserves(state, side)) {
    const { type } = troopOf(state, unit);
    if (unit.illusion === null && !types.has(type)) yield unit;
    types.add(type);
  }
}

function refuse(state: State, side: SideId, id: string): Refusal | null {
  const model = findUnit(state, id);
  return firstOf(
    () => (illusionistOf(state.setup, side) === null ? refusal('An army needs an illusionist to have illusions.', rule) : null),
    () =>
      model && model.side === side && model.status === 'reserve' && model.illusion === null
        ? null
        : refusal('Choose a real unit of your army that is not deployed yet.', rule, 'fr3.illusions.type-restriction'),
    () => (model ? refuseModel(state, model) : null),
    () =>
      model && leadersOf(state, id).length + attachedTo(state, id).length > 0
        ? refusal('Choose a real unit that has no other units or characters with it.', 'fr3.illusions.summoned-during-game')
        : null,
    () =>
      unitsOf(state, side).length < mostTroops
        ? null
        : refusal(`You cannot add an illusion: a side can have only ${mostTroops} units.`, rule),
  );
}

export const conjureKinds = {
  conjure: actionKind({
    answers: ['deploy'],
    fields: { unit: aPiece },
    *candidates(state, { side }) {
      if (illusionistOf(state.setup, side) === null || conjured(state, side) >= listed) return;
      for (const { id } of models(state, side)) yield { unit: id };
    },
    refuse: (state, { unit }, { side }) => refuse(state, side, unit),
    perform(state, { unit: id }, { side }) {
      const { illusion: _, ...troop } = troopOf(state, findUnit(state, id) as BattleUnit);
      const there = joinedBy(state, side, troop, undefined, id);
      const among = [id, there.unit.id];
      const at = withUnit(there.state, there.unit.id, { illusion: illusionistOf(state.setup, side) });
      return certain(
        asking(at, { what: 'shell', side, among, secret: true }),
        event({ kind: 'summoned', unit: there.unit.id }, rule),
      );
    },
  }),
};
