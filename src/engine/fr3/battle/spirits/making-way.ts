/** Ethereals make way for a unit that is pushed back from them (fr3.spirits.ethereals-pass-through). */
import {
  type Base,
  corners,
  ahead as forward,
  halfTurn,
  lengthOf,
  overlap,
  shifted,
  stretchesIn,
  type Tenths,
  times,
} from '../../../kernel/geometry.ts';
import { type BattleReport, event, report } from '../events.ts';
import { otherUnits, refusePlaces } from '../movement/room.ts';
import { unitAt, withBases } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

/** The nearest free place for a unit straight along a heading; null where there is none. */
function freeAlong(state: State, id: PieceId, heading: Tenths): Base | null {
  const { base } = unitAt(state, id);
  const { width, depth } = state.setup.table;
  const direction = forward(heading);
  const way = times(direction, lengthOf({ x: width, y: depth }));
  const places = otherUnits(state, [id])
    .flatMap((other) => stretchesIn(base, way, corners(other.base)))
    .sort((a, b) => a.to - b.to)
    .map(({ to }) => shifted(base, times(direction, to)));
  return places.find((place) => refusePlaces(state, [id], [place]) === null) ?? null;
}

/**
 * After a push back, moves the ethereals that would overlap the pushed unit. The ethereals go in front of the unit if there is
 * room, otherwise behind it.
 */
export function madeWay(state: State, pushed: PieceId, ids: readonly PieceId[], heading: Tenths): BattleReport {
  const stoodOn = ids.filter((id) => overlap(unitAt(state, pushed).base, unitAt(state, id).base));
  if (stoodOn.length === 0) return report(state);
  const free = stoodOn.reduce((at, id) => {
    const base = freeAlong(at, id, heading + halfTurn) ?? freeAlong(at, id, heading);
    return base ? withBases(at, [id], [base]) : at;
  }, state);
  return report(free, event({ kind: 'gave-way', units: stoodOn, to: pushed }, 'fr3.spirits.ethereals-pass-through'));
}
