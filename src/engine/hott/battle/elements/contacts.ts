/** Who is in contact with whom, and how (the chapter on contact). */
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

/** hott.contact.aerials-cannot-be-engaged: of ground troops these may start a fight with aerials. */
const engageAerials: readonly string[] = ['heroes', 'paladins'];

/**
 * Whether two enemies that touch are in contact for the rules: aerials and ground troops only if the aerials are fighting, or
 * the ground troops are a hero or a paladin (hott.contact.aerials-cannot-be-engaged, hott.contact.aerial-lock).
 */
export function couldFight(a: Piece, b: Piece): boolean {
  if (isAerial(a) === isAerial(b)) return true;
  const [aerial, ground] = isAerial(a) ? [a, b] : [b, a];
  return aerial.down || engageAerials.includes(ground.type);
}

/** An element whose front edge is square on an enemy, and on which edge. */
export interface Meeting {
  readonly unit: UnitId;
  readonly enemy: UnitId;
  readonly on: EdgeName;
}

/** Every square contact of the table, between elements that could fight; of both sides. */
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

/** Enemies whose front edge is square on a flank or the rear of an element. */
export const attackersBehind = (state: State, id: UnitId): readonly Meeting[] =>
  meetings(state).filter(({ enemy, on }) => enemy === id && on !== 'front');

/** The enemy whose flank or rear an element attacks; undefined if it attacks none. */
export const flankedBy = (state: State, id: UnitId): Meeting | undefined =>
  meetings(state).find(({ unit, on }) => unit === id && on !== 'front');

/** Whether any enemy in contact touches an element’s front edge, square or not. */
export const hasEnemyInFront = (state: State, element: BattleElement): boolean =>
  standing(state, enemyOf(element.side)).some(
    (enemy) => couldFight(element, enemy) && contactOf(element.base, enemy.base)?.edge === 'front',
  );

/** Whether a base stands squarely opposite an enemy’s front: they face each other with no step aside between them. */
export function isOpposite(base: Base, enemy: Base): boolean {
  const off = minus(base, enemy);
  return (
    Math.abs(turnBetween(base.facing, enemy.facing)) === 1800 &&
    Math.abs(cross(off, ahead(enemy.facing))) <= 2 * touch &&
    dot(off, ahead(enemy.facing)) > 0
  );
}

/** Whether an element touches an enemy that is in contact with it for the rules. */
export const isInContact = (state: State, element: BattleElement): boolean =>
  standing(state, enemyOf(element.side)).some((enemy) => couldFight(element, enemy) && touches(element.base, enemy.base));

/**
 * The sides of an element on which it is hampered (hott.supplement.factor-flank): an enemy’s front edge lies along it, or an
 * enemy that fights nobody to its own front overlaps it. `opponent` is the one it fights, who does not count.
 */
export function hampered(state: State, element: BattleElement, opponent: UnitId): readonly ('left' | 'right' | 'rear')[] {
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
