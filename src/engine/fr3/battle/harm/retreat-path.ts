/** Whether a unit that is driven back finds its way barred (fr3.melee.push-back-blocked). */
import {
  type Base,
  bearing,
  contactOf as edgeContact,
  edgeNames,
  halfTurn,
  normal,
  occupies,
  overlap,
  pushedBack,
  quarterTurn,
} from '../../../kernel/geometry.ts';
import { basics } from '../../data/figures/basics.ts';
import { type Combatant, combatant } from '../../melee/combatant.ts';
import { baseSide } from '../../table/bases.ts';
import { engaged } from '../../table/engagement.ts';
import { effectsOf, type Terrain } from '../../table/terrain.ts';
import { barred } from '../magic/barriers.ts';
import { hasEffect } from '../magic/effects.ts';
import { contactOf } from '../units/contacts.ts';
import { aboard } from '../units/growth.ts';
import { isMass, standing, unitAt } from '../units/pieces.ts';
import { meleeSide } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/**
 * fr3.basics.double-demoralized, fr3.melee.push-back: the way that a unit is driven: straight away from the front of an enemy
 * in contact with it, or from the middle of one that shoots; straight back from its own front if nobody does it.
 */
export function drivenAlong(state: State, unit: BattleUnit, by: PieceId | null): number {
  if (by === null) return unit.base.facing + halfTurn;
  const { base } = unitAt(state, by);
  const { side } = unitAt(state, by);
  // fr3.leviathans.fights-anyone: friends who come to blows are no contact.
  const held = contactOf(state, unit.id, by) !== undefined || (side === unit.side && engaged(base, unit.base));
  return held ? base.facing : bearing(base, unit.base);
}

/** fr3.multi-based.double-demoralized: whether an enemy touches the side of a 2x2 unit that is toward a heading. */
function enemyBehind(state: State, { base, side, level }: BattleUnit, heading: number): boolean {
  const edge = edgeNames[Math.round(normal(heading - base.facing) / quarterTurn) % edgeNames.length];
  return standing(state, enemyOf(side)).some((enemy) => enemy.level === level && edgeContact(base, enemy.base)?.edge === edge);
}

/** Where a unit would be pushed to. */
const pushedTo = (state: State, unit: BattleUnit, by: PieceId | null): Base =>
  pushedBack(unit.base, drivenAlong(state, unit, by), baseSide * basics.pushBackBases);

/** Those who stand where a unit would be pushed to. */
export function standBehind(state: State, unit: BattleUnit, by: PieceId | null): readonly BattleUnit[] {
  const pushed = pushedTo(state, unit, by);
  return standing(state).filter(({ id, base }) => id !== unit.id && overlap(pushed, base));
}

/**
 * Whether the space that a unit would be pushed into is taken, other than by those who make way for it. fr3.square.no-move:
 * nobody in square is pushed anywhere.
 */
export function blockedBehind(state: State, unit: BattleUnit, by: PieceId | null, makeWay: readonly PieceId[] = []): boolean {
  if (unit.square.length > 0 || hasEffect(unit, 'positioned')) return false;
  // fr3.items.barge-retreat
  if (aboard(unit) === 'barges') return true;
  if (isMass(unit)) return enemyBehind(state, unit, drivenAlong(state, unit, by));
  const pushed = pushedTo(state, unit, by);
  const isIn = ({ polygon }: Terrain): boolean => occupies(pushed, polygon);
  return (
    standing(state).some(({ id, base }) => id !== unit.id && !makeWay.includes(id) && overlap(pushed, base)) ||
    state.terrain.some((piece) => effectsOf[piece.kind].going === 'impassable' && isIn(piece)) ||
    barred(state, unit).some(isIn)
  );
}

/** A unit as a blow finds it: with nowhere to go, if that is so. */
export const asStruck = (state: State, unit: BattleUnit, by: PieceId | null): Combatant =>
  combatant({ ...meleeSide(state, unit), blocked: blockedBehind(state, unit, by) });
