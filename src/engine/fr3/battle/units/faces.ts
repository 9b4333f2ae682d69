/**
 * Which side of a unit an enemy attacks, and which enemy a unit fights. For a single base, the edges that touch decide. A 2x2
 * unit turns its front to its most dangerous enemy and has no rear (fr3.multi-based.no-front). A unit two bases deep turns only
 * to front and rear, so a more dangerous enemy on its flank counts as at its front (fr3.pike-blocks.facing-enemies).
 */
import { type Base, distance, contactOf as edgeContact, type Face, facesOf, fronts, middle } from '../../../kernel/geometry.ts';
import { baseSide } from '../../table/bases.ts';
import { holds } from '../../table/engagement.ts';
import { deepFaces, deepUnitTurns, frontlessFaces, type Role } from '../../table/faces.ts';
import { toTurnTo } from '../charge/turning.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { opponents } from './contacts.ts';
import { isDeep, isMass, isShapeless } from './pieces.ts';

/**
 * The face of a unit (one base length of an edge) that the attacker's front edge touches; if it touches two, the one nearest the
 * attacker's middle. Null if the front edge touches no enemy.
 */
function faceHeld(attacker: Base, base: Base): Face | null {
  const edge = fronts(attacker, base);
  if (edge === null) return null;
  const off = ({ segment: { a, b } }: Face) => distance(middle(a, b), attacker);
  return facesOf(base, baseSide)
    .filter((face) => face.edge === edge)
    .reduce((best, face) => (off(face) < off(best) ? face : best));
}

/**
 * The attacker's position on the unit: front, flank or rear. `met` is the enemy that the unit fights. Null if the attacker's
 * front edge does not touch the unit.
 */
export function sideHeld(state: State, attacker: BattleUnit, unit: BattleUnit, met: BattleUnit | null): Role | null {
  if (!isMass(unit) && !isDeep(unit)) {
    const held = holds(attacker.base, unit.base);
    // fr3.specials.blobs-no-front
    return held === 'rear' && isShapeless(state, unit) ? 'flank' : held;
  }
  const held = faceHeld(attacker.base, unit.base);
  const before = met && faceHeld(met.base, unit.base);
  const faces = isMass(unit)
    ? frontlessFaces(unit.base, 'front')
    : deepFaces(unit.base, before && !deepUnitTurns(before) ? before : undefined);
  return faces.find(({ edge, index }) => edge === held?.edge && index === held.index)?.role ?? null;
}

/** The enemies that attack a unit: those with their front edge along it. */
const attackersOf = (state: State, unit: BattleUnit): readonly BattleUnit[] =>
  opponents(state, unit.id).filter((enemy) => fronts(enemy.base, unit.base) !== null);

/** The enemy that a unit two bases deep fights without turning; null for other units, and without attackers. */
export const foremost = (state: State, unit: BattleUnit): BattleUnit | null =>
  isDeep(unit) ? (toTurnTo(state, unit, attackersOf(state, unit))[0] ?? null) : null;

/** Whether the unit faces this enemy. That enemy may face another unit. */
export function fightsWith(state: State, unit: BattleUnit, enemy: BattleUnit): boolean {
  const edge = edgeContact(unit.base, enemy.base)?.edge;
  if (isDeep(unit)) {
    const attackers = attackersOf(state, unit);
    return attackers.length > 0 ? edge !== 'rear' && toTurnTo(state, unit, attackers).includes(enemy) : edge === 'front';
  }
  if (edge !== 'front' || !isMass(unit)) return edge === 'front';
  // fr3.multi-based.second-front-unit: the more dangerous of two units at its front.
  const before = attackersOf(state, unit).filter((each) => fronts(each.base, unit.base) === 'front');
  return before.length < 2 || toTurnTo(state, unit, before).includes(enemy);
}
