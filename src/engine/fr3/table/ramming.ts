/** Ramming: where a ship can ram from, and what kind of contact it makes. */
import {
  arcOf,
  type Base,
  degrees,
  type EdgeName,
  edgeOf,
  halfTurn,
  inArc,
  middle,
  outward,
  turnBetween,
} from '../../kernel/geometry.ts';
import { ships } from '../data/figures/ships.ts';

const half = degrees(ships.ramArc);

/** fr3.ships.ram-contact: the front or side edge of the target whose arc contains the rammer's starting front; null if none. */
export function ramFrom(rammer: Base, target: Base): EdgeName | null {
  const front = edgeOf(rammer, 'front');
  const start = middle(front.a, front.b);
  return (['front', 'left', 'right'] as const).find((edge) => inArc(arcOf(target, edge, half), start)) ?? null;
}

export type Touch = 'ram' | 'glancing blow' | 'rear contact';

/** fr3.ships.glancing-blow, fr3.ships.rear-contact: the kind of contact with an edge of the target, from the rammer's heading. */
export function touchOf(rammer: Base, target: Base, edge: EdgeName): Touch {
  if (edge === 'rear') return 'rear contact';
  const off = Math.abs(turnBetween(rammer.facing, outward(target, edge) + halfTurn));
  return off <= half ? 'ram' : 'glancing blow';
}
