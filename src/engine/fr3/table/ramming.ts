/** Ramming: from where a ship may ram, and what a touch at an angle is. */
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

/** fr3.ships.ram-contact: the front or side edge of the target in whose arc the front of the rammer starts, or null. */
export function ramFrom(rammer: Base, target: Base): EdgeName | null {
  const front = edgeOf(rammer, 'front');
  const start = middle(front.a, front.b);
  return (['front', 'left', 'right'] as const).find((edge) => inArc(arcOf(target, edge, half), start)) ?? null;
}

export type Touch = 'ram' | 'glancing blow' | 'rear contact';

/** fr3.ships.glancing-blow, fr3.ships.rear-contact: what contact with an edge of the target is, by the rammer's heading. */
export function touchOf(rammer: Base, target: Base, edge: EdgeName): Touch {
  if (edge === 'rear') return 'rear contact';
  const off = Math.abs(turnBetween(rammer.facing, outward(target, edge) + halfTurn));
  return off <= half ? 'ram' : 'glancing blow';
}
