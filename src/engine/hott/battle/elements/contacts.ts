/** Contacts between elements, and their kinds (the chapter on contact). */
import {
  ahead,
  type Base,
  contactOf,
  cross,
  dot,
  type EdgeName,
  flankToFlank,
  inFile,
  minus,
  overlapBy,
  type Side,
  squareContact,
  touch,
  touches,
  turnBetween,
} from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { supported } from '../../data/tactical-factors.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { isAerial, standing } from './find.ts';

type Piece = Pick<BattleElement, 'type' | 'down'>;

/** hott.contact.aerials-cannot-be-engaged: ground troops that may start a fight with aerials. */
const engageAerials: readonly string[] = ['heroes', 'paladins'];

/**
 * Whether touching enemies count as in contact. An aerial and a ground element are in contact only if the aerial is already
 * fighting, or the ground element is a hero or a paladin (hott.contact.aerials-cannot-be-engaged, hott.contact.aerial-lock).
 */
export function couldFight(a: Piece, b: Piece): boolean {
  if (isAerial(a) === isAerial(b)) return true;
  const [aerial, ground] = isAerial(a) ? [a, b] : [b, a];
  return aerial.down || engageAerials.includes(ground.type);
}

/** An element whose front edge is aligned with an enemy's edge, and that edge. */
export interface Meeting {
  readonly unit: UnitId;
  readonly enemy: UnitId;
  readonly on: EdgeName;
}

/** Every aligned contact on the table between elements that could fight, for both sides. */
export const meetings = onceFor((state: State): readonly Meeting[] => {
  const found: Meeting[] = [];
  for (const one of standing(state, 'A'))
    for (const other of standing(state, 'B')) {
      if (!couldFight(one, other)) continue;
      for (const [unit, enemy] of [
        [one, other],
        [other, one],
      ] as const) {
        const on = squareContact(unit.base, enemy.base);
        if (on) found.push({ unit: unit.id, enemy: enemy.id, on });
      }
    }
  return found;
});

/** The enemy that an element faces front to front; undefined if there is none. */
export const facedBy = (state: State, id: UnitId): UnitId | undefined =>
  meetings(state).find(({ unit, on }) => unit === id && on === 'front')?.enemy;

/** Enemies whose front edge is aligned with a flank or the rear of an element. */
export const attackersBehind = (state: State, id: UnitId): readonly Meeting[] =>
  meetings(state).filter(({ enemy, on }) => enemy === id && on !== 'front');

/** The enemy whose flank or rear an element attacks; undefined if there is none. */
export const flankedBy = (state: State, id: UnitId): Meeting | undefined =>
  meetings(state).find(({ unit, on }) => unit === id && on !== 'front');

/** Whether an enemy in contact touches an element's front edge, aligned or not. */
export const hasEnemyInFront = (state: State, element: BattleElement): boolean =>
  standing(state, enemyOf(element.side)).some(
    (enemy) => couldFight(element, enemy) && contactOf(element.base, enemy.base)?.edge === 'front',
  );

/** Whether a base is exactly opposite an enemy's front, without a sideways offset. */
export function isOpposite(base: Base, enemy: Base): boolean {
  const off = minus(base, enemy);
  return (
    Math.abs(turnBetween(base.facing, enemy.facing)) === 1800 &&
    Math.abs(cross(off, ahead(enemy.facing))) <= 2 * touch &&
    dot(off, ahead(enemy.facing)) > 0
  );
}

/** Whether an element touches an enemy that counts as in contact. */
export const isInContact = (state: State, element: BattleElement): boolean =>
  standing(state, enemyOf(element.side)).some((enemy) => couldFight(element, enemy) && touches(element.base, enemy.base));

/**
 * The sides on which an element is hampered (hott.supplement.factor-flank): sides along which an enemy has its front edge, and
 * sides that an enemy overlaps, if that enemy has no opponent in front of it. The `opponent` of the element does not count.
 */
export function hamperedSides(state: State, element: BattleElement, opponent: UnitId): readonly ('left' | 'right' | 'rear')[] {
  const sides = new Set<'left' | 'right' | 'rear'>();
  for (const enemy of standing(state, enemyOf(element.side))) {
    if (enemy.id === opponent) continue;
    const contact = couldFight(element, enemy) ? contactOf(enemy.base, element.base) : null;
    if (contact?.edge === 'front' && contact.on !== 'front') sides.add(contact.on);
    const overlapped: Side | null = overlapBy(element.base, enemy.base) ?? flankToFlank(element.base, enemy.base);
    if (overlapped && facedBy(state, enemy.id) === undefined) sides.add(overlapped);
  }
  return [...sides];
}

/** The friend of the same type directly behind spears or warband (hott.supplement.rear-support); undefined if there is none. */
export const supporterOf = (state: State, element: BattleElement): BattleElement | undefined =>
  (supported as readonly string[]).includes(element.type)
    ? standing(state, element.side).find((friend) => friend.type === element.type && inFile(element.base, friend.base))
    : undefined;
