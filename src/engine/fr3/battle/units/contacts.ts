/** Which units are engaged, updated as units move: ended contacts are dropped, and new ones record how they came about. */

import { type Base, frontBlock, fronts, onLine } from '../../../kernel/geometry.ts';
import { inArcOfFire } from '../../table/arcs.ts';
import { engaged } from '../../table/engagement.ts';
import { columnOf } from '../movement/column.ts';
import { couldMeet, isLeviathan } from '../spirits/crossing.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, Contact, State } from '../vocabulary/state.ts';
import { isDeep, phaseOf, standing, unitAt, withBases } from './pieces.ts';

export const isEngaged = (state: State, id: PieceId): boolean => state.contacts.some(({ a, b }) => a === id || b === id);

/** The ids of the enemies that a unit is engaged with. */
export function opponentsOf({ contacts }: State, id: PieceId): readonly PieceId[] {
  const found: PieceId[] = [];
  for (const { a, b } of contacts)
    if (a === id) found.push(b);
    else if (b === id) found.push(a);
  return found;
}

/** All units in the same melee, this one first: its opponents, their opponents, and so on. */
export function meleeOf(state: State, id: PieceId): readonly PieceId[] {
  const found = [id];
  for (const each of found) for (const other of opponentsOf(state, each)) if (!found.includes(other)) found.push(other);
  return found;
}

export const contactOf = (state: State, one: PieceId, other: PieceId): Contact | undefined =>
  state.contacts.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));

/** How new contacts came about. */
export interface Made {
  /** The units that moved, each with its base before the move. */
  readonly from: ReadonlyMap<PieceId, Base>;
  /** The bases of enemies that lined up with the moved units, before they lined up. */
  readonly stood?: ReadonlyMap<PieceId, Base>;
  /** Whether the first round is fought this phase (a charge) or next phase (a follow-up, an uncontrolled advance). */
  readonly first: 'this phase' | 'next phase';
}

const nobody: Made = { from: new Map(), first: 'this phase' };

/** fr3.charging.engagement: whether two enemies can fight, with the front edge of one along an edge of the other. */
export const touching = (state: State, one: BattleUnit, other: BattleUnit): boolean =>
  engaged(one.base, other.base) && couldMeet(state, one, other);

/**
 * fr3.pike-blocks.flank-screening: whether an aligned friend beside a pike block protects the edge that the enemy's front
 * touches. The friend prevents new contacts but does not end existing ones.
 */
export function screened(state: State, unit: BattleUnit, enemy: BattleUnit | Base): boolean {
  const edge = isDeep(unit) && !isLeviathan(state, unit) ? fronts('base' in enemy ? enemy.base : enemy, unit.base) : null;
  return (
    edge !== null &&
    standing(state, unit.side).some(
      (friend) =>
        friend.id !== unit.id && friend.level === unit.level && onLine(frontBlock(unit.base), frontBlock(friend.base)) === edge,
    )
  );
}

/**
 * fr3.melee.charge-bonus-exclusions: whether a unit counts as already in melee when an enemy contacts it. A unit that was not in
 * melee at the first charge of this movement step does not count as in melee for later charges either.
 */
function inMelee(state: State, { id }: BattleUnit, first: Made['first']): boolean {
  const phase = phaseOf(state);
  const met = state.contacts.filter((each) => each.a === id || each.b === id);
  const begun = ({ charger, wasInMelee, since, first: round }: Contact): boolean =>
    charger !== null && charger !== id && !wasInMelee && since === phase && round === phase;
  return met.length > 0 && !(first === 'this phase' && met.some(begun));
}

function fresh(state: State, a: BattleUnit, b: BattleUnit, { from, first, stood }: Made): Contact {
  const charger = from.has(a.id) ? a : from.has(b.id) ? b : null;
  const charged = charger === a ? b : a;
  const phase = phaseOf(state);
  const was = stood?.get(charged.id);
  const back = was ? withBases(state, [charged.id], [was]) : state;
  return {
    a: a.id,
    b: b.id,
    since: phase,
    charger: charger?.id ?? null,
    first: first === 'this phase' ? phase : phase + 1,
    wasInMelee: charger !== null && inMelee(state, charged, first),
    outsideArc: charger !== null && !inArcOfFire(was ?? charged.base, from.get(charger.id) as Base),
    column: charger === null ? [] : columnOf(back, unitAt(back, charged.id)),
  };
}

/**
 * Updates the contacts to the units' present places. The contacts before this update decide whether a unit has joined an existing
 * melee.
 */
export function withContacts(state: State, made: Made = nobody): State {
  const contacts: Contact[] = [];
  // A plain loop, because it compares every unit with every enemy after every move.
  for (const a of standing(state, 'A'))
    for (const b of standing(state, 'B')) {
      if (!touching(state, a, b)) continue;
      const before = contactOf(state, a.id, b.id);
      // Magic that had made two units change sides may end for both at once. The two units stay in contact, each on its own side.
      if (before) contacts.push(before.a === a.id ? before : { ...before, a: a.id, b: b.id });
      else if (!screened(state, a, b) && !screened(state, b, a)) contacts.push(fresh(state, a, b, made));
    }
  const same = contacts.length === state.contacts.length && contacts.every((each, at) => each === state.contacts[at]);
  return same ? state : { ...state, contacts };
}

export const opponents = (state: State, id: PieceId): readonly BattleUnit[] =>
  opponentsOf(state, id).map((each) => unitAt(state, each));
