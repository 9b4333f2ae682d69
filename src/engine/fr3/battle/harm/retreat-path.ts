/** Whether the retreat of a unit is blocked (fr3.melee.push-back-blocked). */
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
import { barriersAgainst } from '../magic/barriers.ts';
import { hasEffect } from '../magic/effects.ts';
import { contactOf } from '../units/contacts.ts';
import { rideAboard } from '../units/growth.ts';
import { isMass, standing, unitAt } from '../units/pieces.ts';
import { meleeSide } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/**
 * fr3.basics.double-demoralized, fr3.melee.push-back: the direction in which a unit retreats: straight away from the front of the
 * enemy touching it, or from the middle of the enemy that shoots. Without an enemy, the unit retreats straight back from its own
 * front.
 */
export function drivenAlong(state: State, unit: BattleUnit, by: PieceId | null): number {
  if (by === null) return unit.base.facing + halfTurn;
  const { base } = unitAt(state, by);
  const { side } = unitAt(state, by);
  // fr3.leviathans.fights-anyone: friendly units that fight each other do not count as contact.
  const held = contactOf(state, unit.id, by) !== undefined || (side === unit.side && engaged(base, unit.base));
  return held ? base.facing : bearing(base, unit.base);
}

/** fr3.multi-based.double-demoralized: whether an enemy touches the side of a 2x2 unit that is towards a heading. */
function enemyBehind(state: State, { base, side, level }: BattleUnit, heading: number): boolean {
  const edge = edgeNames[Math.round(normal(heading - base.facing) / quarterTurn) % edgeNames.length];
  return standing(state, enemyOf(side)).some((enemy) => enemy.level === level && edgeContact(base, enemy.base)?.edge === edge);
}

const pushedTo = (state: State, unit: BattleUnit, by: PieceId | null): Base =>
  pushedBack(unit.base, drivenAlong(state, unit, by), baseSide * basics.pushBackBases);

/** The units that stand where this unit would be pushed. */
export function standBehind(state: State, unit: BattleUnit, by: PieceId | null): readonly BattleUnit[] {
  const pushed = pushedTo(state, unit, by);
  return standing(state).filter(({ id, base }) => id !== unit.id && overlap(pushed, base));
}

/**
 * Whether the space behind a unit is blocked, not counting the units that make way for it. fr3.square.no-move: units in square
 * are never pushed.
 */
export function blockedBehind(state: State, unit: BattleUnit, by: PieceId | null, makeWay: readonly PieceId[] = []): boolean {
  if (unit.square.length > 0 || hasEffect(unit, 'positioned')) return false;
  // fr3.items.barge-retreat
  if (rideAboard(unit) === 'barges') return true;
  if (isMass(unit)) return enemyBehind(state, unit, drivenAlong(state, unit, by));
  const pushed = pushedTo(state, unit, by);
  const isIn = ({ polygon }: Terrain): boolean => occupies(pushed, polygon);
  return (
    standing(state).some(({ id, base }) => id !== unit.id && !makeWay.includes(id) && overlap(pushed, base)) ||
    state.terrain.some((piece) => effectsOf[piece.kind].going === 'impassable' && isIn(piece)) ||
    barriersAgainst(state, unit).some(isIn)
  );
}

/** A unit in the form that the melee tables use, including whether its retreat is blocked. */
export const asStruck = (state: State, unit: BattleUnit, by: PieceId | null): Combatant =>
  combatant({ ...meleeSide(state, unit), blocked: blockedBehind(state, unit, by) });
