/**
 * Which side of a unit an enemy holds, and whom a unit fights. Of a unit on one base its edges say so. A 2x2 unit turns its front
 * to its most dangerous enemy and has no rear (fr3.multi-based.no-front). A unit two deep turns to its front and its rear only:
 * for the melee a more dangerous enemy on its flank stands at its front (fr3.pike-blocks.facing-enemies).
 */
import { type Base, distance, contactOf as edgeContact, type Face, facesOf, fronts, middle } from '../../../kernel/geometry.ts';
import { baseSide } from '../../table/bases.ts';
import { holds } from '../../table/engagement.ts';
import { deepFaces, deepUnitTurns, frontlessFaces, type Role } from '../../table/faces.ts';
import { toTurnTo } from '../charge/turning.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { opponents } from './contacts.ts';
import { isDeep, isMass, isShapeless } from './pieces.ts';

/** The face that the front edge of an attacker lies along, of two the one nearest to its middle; null where it lies along none. */
function faceHeld(attacker: Base, base: Base): Face | null {
  const edge = fronts(attacker, base);
  if (edge === null) return null;
  const off = ({ segment: { a, b } }: Face) => distance(middle(a, b), attacker);
  return facesOf(base, baseSide)
    .filter((face) => face.edge === edge)
    .reduce((best, face) => (off(face) < off(best) ? face : best));
}

/** What an attacker holds of an enemy that has `met` before it in the melee; null when its front edge lies along no edge of it. */
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

/** Those of its enemies who attack a unit: their front edges lie along it. */
const attackersOf = (state: State, unit: BattleUnit): readonly BattleUnit[] =>
  opponents(state, unit.id).filter((enemy) => fronts(enemy.base, unit.base) !== null);

/** Whom a unit two deep fights, of whom it need not turn to; null for all others, and where nobody attacks it. */
export const foremost = (state: State, unit: BattleUnit): BattleUnit | null =>
  isDeep(unit) ? (toTurnTo(state, unit, attackersOf(state, unit))[0] ?? null) : null;

/** Whether a unit fights this enemy, as far as it is for it to say: the other one may have turned to somebody else. */
export function fightsWith(state: State, unit: BattleUnit, enemy: BattleUnit): boolean {
  const edge = edgeContact(unit.base, enemy.base)?.edge;
  if (isDeep(unit)) {
    const attackers = attackersOf(state, unit);
    return attackers.length > 0 ? edge !== 'rear' && toTurnTo(state, unit, attackers).includes(enemy) : edge === 'front';
  }
  if (edge !== 'front' || !isMass(unit)) return edge === 'front';
  // fr3.multi-based.second-front-unit: of two at its front the more dangerous one.
  const before = attackersOf(state, unit).filter((each) => fronts(each.base, unit.base) === 'front');
  return before.length < 2 || toTurnTo(state, unit, before).includes(enemy);
}
