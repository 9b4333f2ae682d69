/**
 * Blobs grow when they destroy units in melee (fr3.specials.blobs-growth-markers): an extra marker for each of the first victims,
 * and a 2x2 base with the last. The units around the grown blob make room on the side that the owner chooses.
 */
import { type Chance, known } from '../../../kernel/chance.ts';
import { oneOf } from '../../../kernel/fields.ts';
import {
  ahead,
  aside,
  type Base,
  dot,
  minus,
  overlap,
  type Point,
  placeFrom,
  settled,
  shifted,
  times,
} from '../../../kernel/geometry.ts';
import { specials } from '../../data/figures/specials.ts';
import { baseSide } from '../../table/bases.ts';
import { actionKind, refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, report } from '../events.ts';
import { refusePlaces } from '../movement/room.ts';
import { withContacts } from '../units/contacts.ts';
import { isGrown } from '../units/growth.ts';
import { asking, standing, troopOf, unitAt, withBases, withUnit } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];
const aSide = oneOf(sides);

/** The direction in which a unit beside or behind a growing blob moves to make room: sideways or straight back. */
function room({ base }: BattleUnit, other: Base, along: Point): Point {
  return dot(minus(other, base), along) > baseSide / 2 ? along : times(ahead(base.facing), -1);
}

/**
 * fr3.specials.blobs-growth-shift: the blob's new base, grown to this side with its front in place, and the new bases of the
 * units that make room, one base away each. Null if one of these units has no room.
 */
function spread(state: State, blob: BattleUnit, side: Side): ReadonlyMap<PieceId, Base> | null {
  const along = times(aside(blob.base.facing), side === 'right' ? 1 : -1);
  const size = 2 * baseSide;
  const at = placeFrom(blob.base, -baseSide / 2, (side === 'right' ? 1 : -1) * (baseSide / 2));
  const places = new Map<PieceId, Base>([[blob.id, settled({ ...blob.base, ...at, width: size, depth: size })]]);
  const ways = new Map<PieceId, Point>();
  for (const [id, base] of places)
    for (const other of standing(state)) {
      if (places.has(other.id) || other.level !== blob.level || !overlap(base, other.base)) continue;
      const way = ways.get(id) ?? room(blob, other.base, along);
      ways.set(other.id, way);
      places.set(other.id, shifted(other.base, times(way, baseSide)));
    }
  return refusePlaces(state, [...places.keys()], [...places.values()]) === null ? places : null;
}

/** Counts one more destroyed opponent, and adds a marker for it. A demoralized blob gets the marker when it rallies. */
const fed = (state: State, { id, victims, markers, mostMarkers, morale }: BattleUnit): State =>
  withUnit(state, id, {
    victims: victims + 1,
    mostMarkers: mostMarkers + specials.blobGrowthMarker,
    markers: morale > 0 ? markers : markers + specials.blobGrowthMarker,
  });

function becomesLarge(state: State, blob: BattleUnit, places: ReadonlyMap<PieceId, Base>): BattleReport {
  const moved = [...places.keys()].filter((id) => id !== blob.id);
  const grown = withBases(fed(state, blob), [...places.keys()], [...places.values()]);
  return report(
    withContacts(grown),
    event({ kind: 'grew', unit: blob.id, large: true }, 'fr3.specials.blobs-growth-2x2'),
    ...(moved.length > 0 ? [event({ kind: 'gave-way', units: moved, to: blob.id }, 'fr3.specials.blobs-growth-shift')] : []),
  );
}

/** Grows a unit that has destroyed its opponent in melee. If there is no room for the blob to grow, the victim does not count. */
export function growBlob(state: State, id: PieceId): Chance<BattleReport> {
  const blob = unitAt(state, id);
  if (troopOf(state, blob).type !== 'blobs' || blob.status !== 'table' || isGrown(blob.victims)) return certain(state);
  if (!isGrown(blob.victims + 1))
    return certain(fed(state, blob), event({ kind: 'grew', unit: id, large: false }, 'fr3.specials.blobs-growth-markers'));
  const ways = sides.map((side) => spread(state, blob, side)).filter((places) => places !== null);
  const [only] = ways;
  if (!only) return certain(state);
  return ways.length === 1
    ? known(becomesLarge(state, blob, only))
    : certain(asking(state, { what: 'grow', side: blob.side, unit: id }));
}

export const growKinds = {
  /** fr3.specials.blobs-growth-shift: the owner chooses the direction. */
  grow: actionKind({
    answers: ['grow'],
    fields: { side: aSide },
    candidates: () => sides.map((side) => ({ side })),
    refuse: (state, { side }, { unit }) =>
      unit && spread(state, unitAt(state, unit), side)
        ? null
        : refusal('There is no room for the blob to grow on that side.', 'fr3.specials.blobs-growth-shift'),
    perform(state, { side }, { unit }) {
      const blob = unitAt(state, unit as PieceId);
      const places = spread(state, blob, side);
      return known(places ? becomesLarge(state, blob, places) : report(state));
    },
  }),
};
