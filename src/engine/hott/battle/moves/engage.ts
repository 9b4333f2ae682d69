/**
 * Aerials that start a fight with elements they touch (hott.contact.aerial-initiates) and stay in it (hott.contact.aerial-lock).
 */
import { contactOf, squareContact } from '../../../kernel/geometry.ts';
import { aUnit, kind, refusal } from '../action-kind.ts';
import { couldFight } from '../elements/contacts.ts';
import { elementBy, find, isAerial, isOn, standing, withElement, withElements } from '../elements/find.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

/** Ground enemies that an aerial is aligned with but not fighting yet. */
const prey = (state: State, aerial: BattleElement): readonly UnitId[] =>
  aerial.down || !isAerial(aerial)
    ? []
    : standing(state, enemyOf(aerial.side)).flatMap((enemy) =>
        !couldFight(aerial, enemy) && squareContact(aerial.base, enemy.base) !== null ? [enemy.id] : [],
      );

export const engageKinds = {
  engage: kind({
    answers: ['moves'],
    fields: { unit: aUnit, enemy: aUnit },
    *candidates(state) {
      for (const aerial of standing(state, state.acting))
        for (const enemy of prey(state, aerial)) yield { unit: aerial.id, enemy };
    },
    refuse(state, { unit: id, enemy }) {
      const unit = find(state, id);
      if (!unit || unit.side !== state.acting || !isOn(unit))
        return refusal(`Side ${state.acting} has no element ${id} on the table.`, 'hott.contact.aerial-initiates');
      return prey(state, unit).includes(enemy)
        ? null
        : refusal(
            `${unit.name} (${id}) cannot do this: choose an aerial that is lined up with ${enemy} and does not fight it yet.`,
            'hott.contact.aerial-initiates',
          );
    },
    perform(state, { unit: id, enemy }) {
      const unit = elementBy(state, id);
      return certain(
        withElement(state, id, { down: true, did: { ...unit.did, charged: [...unit.did.charged, enemy] } }),
        event({ kind: 'engaged', unit: id, enemy }, 'hott.contact.aerial-initiates'),
      );
    },
  }),
};

/** Whether the front edge of one of these two enemies lies along an edge of the other. A mere overlap does not count. */
const hold = (one: BattleElement, other: BattleElement): boolean =>
  contactOf(one.base, other.base)?.edge === 'front' || contactOf(other.base, one.base)?.edge === 'front';

/**
 * Aerials that have come into close combat with an enemy in front of them come down, and aerials that have lost all contact rise.
 * Null if nothing changes.
 */
export function aerialsSettle(state: State): BattleReport | null {
  const changes = new Map<UnitId, Partial<BattleElement>>();
  for (const aerial of state.elements) {
    if (!isAerial(aerial)) continue;
    const enemies = isOn(aerial) ? standing(state, enemyOf(aerial.side)) : [];
    const down = aerial.down
      ? enemies.some((enemy) => hold(aerial, enemy))
      : enemies.some((enemy) => couldFight(aerial, enemy) && squareContact(aerial.base, enemy.base) === 'front');
    if (down !== aerial.down) changes.set(aerial.id, { down });
  }
  return changes.size === 0 ? null : { state: withElements(state, changes), events: [] };
}
