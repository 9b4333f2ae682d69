/** Groups: which elements move together, and whether they may (the chapter on groups). */
import { columnOrder, edgeAndCorner, followsBend, groupsAmong } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusal } from '../action-kind.ts';
import { hasEnemyInFront } from '../elements/contacts.ts';
import { find, isAerial, isOn, standing } from '../elements/find.ts';
import type { SideId, UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';

/**
 * Whether two elements of a side belong to the same group: they have edge and corner contact, or follow each other around the
 * bend of a road (hott.groups.definition).
 */
const joined = (a: BattleElement, b: BattleElement): boolean =>
  isAerial(a) === isAerial(b) && (edgeAndCorner(a.base, b.base) || followsBend(a.base, b.base) || followsBend(b.base, a.base));

/** Whether these elements form one group. */
export const isGroup = (units: readonly BattleElement[]): boolean => groupsAmong(units, joined).length === 1;

/** The groups that a side's elements now stand in (hott.groups.temporary), each of two or more elements. */
export const standingGroups = onceFor((state: State): Readonly<Record<SideId, readonly (readonly BattleElement[])[]>> => {
  const of = (side: SideId) => groupsAmong(standing(state, side), joined).filter((each) => each.length > 1);
  return { A: of('A'), B: of('B') };
});

export const isInGroup = (state: State, { id, side }: BattleElement): boolean =>
  standingGroups(state)[side].some((group) => group.some((each) => each.id === id));

/** The order of a column's elements, front to rear; null if they are not a column. */
export const columnOf = (units: readonly BattleElement[]): readonly number[] | null => columnOrder(units.map(({ base }) => base));

const called = ({ name, id }: BattleElement): string => `${name} (${id})`;

/** Why these elements may not move together, or one of them cannot move at all; null if they may. */
export function refuseMovers(state: State, side: SideId, ids: readonly UnitId[]): Refusal | null {
  const units = ids.map((id) => find(state, id));
  if (units.length === 0 || new Set(ids).size < ids.length)
    return refusal('Choose the elements to move, and choose each element only once.', 'hott.groups.definition');
  for (const [at, unit] of units.entries()) {
    if (!unit || unit.side !== side) return refusal(`Side ${side} has no element ${ids[at]}.`, 'hott.tactical-moves.definition');
    if (!isOn(unit))
      return refusal(`${called(unit)} cannot move, because it is not on the table.`, 'hott.tactical-moves.definition');
    if (unit.did.moved)
      return refusal(
        `${called(unit)} has already moved this bound. An element can move only once.`,
        'hott.supplement.one-move-per-bound',
      );
    if (unit.did.arrived && unit.type === 'hordes')
      return refusal(`${called(unit)} cannot move before your next bound, because it has just arrived.`, 'hott.hordes.no-move');
    if (unit.did.arrived && unit.haunt !== null)
      return refusal(`${called(unit)} cannot move before your next bound, because it has just appeared.`, 'hott.lurkers.no-move');
  }
  const group = units as readonly BattleElement[];
  return group.length === 1 ? null : refuseGroup(state, group);
}

function refuseGroup(state: State, units: readonly BattleElement[]): Refusal | null {
  if (units.some(isAerial) && !units.every(isAerial))
    return refusal('Aerials can move in a group only with other aerials.', 'hott.groups.aerials');
  const [first] = units as readonly [BattleElement];
  const straight = units.every(({ base }) => base.facing === first.base.facing);
  if (!isGroup(units) || (!straight && !columnOf(units)))
    return refusal(
      'These elements are not a group. They must all face the same way, and each must touch another edge to edge and corner to corner.',
      'hott.groups.definition',
    );
  const held = units.find((unit) => hasEnemyInFront(state, unit));
  return held
    ? refusal(`${called(held)} has an enemy at its front edge, so it can only move alone.`, 'hott.groups.not-in-contact')
    : null;
}
