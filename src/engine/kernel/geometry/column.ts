/**
 * Columns one base wide: recognizing them, forming them from any group, and wheeling them around a bend, so that each base turns
 * where the first one did.
 */
import { quarterTurn, type Tenths, turnBetween } from './angle.ts';
import { type Base, beside, corners, placeBehind, type Side, settled, shifted, step, swung } from './base.ts';
import { contactOf, touches } from './contact.ts';
import { ahead, cross, distance, dot, lengthOf, minus, type Point, plus, times, touch, turned } from './point.ts';
import { overlap } from './shape.ts';
import { frontCorner, isSamePoint } from './square-contact.ts';
import { frontTravel } from './way.ts';

const rearCorner = (base: Base, side: Side): Point => corners(base)[side === 'left' ? 3 : 2];

/** Whether two bases with the same facing touch edge to edge and share a front or rear corner. */
export function edgeAndCorner(a: Base, b: Base): boolean {
  if (turnBetween(a.facing, b.facing) !== 0) return false;
  const contact = contactOf(a, b);
  if (!contact) return false;
  const [own, its]: readonly [Side, Side] = contact.edge === 'left' ? ['left', 'right'] : ['right', 'left'];
  if (contact.edge === 'left' || contact.edge === 'right')
    return isSamePoint(frontCorner(a, own), frontCorner(b, its)) || isSamePoint(rearCorner(a, own), rearCorner(b, its));
  const [leader, follower] = contact.edge === 'rear' ? [a, b] : [b, a];
  return (['left', 'right'] as const).some((side) => isSamePoint(rearCorner(leader, side), frontCorner(follower, side)));
}

/** The order of bases in a column, front to rear, straight or around bends. Null if the bases are not a column. */
export function columnOrder(bases: readonly Base[]): readonly number[] | null {
  const follows = (leader: Base, follower: Base): boolean => {
    if (turnBetween(leader.facing, follower.facing) !== 0) return followsBend(leader, follower);
    const contact = contactOf(leader, follower);
    return contact?.edge === 'rear' && contact.on === 'front' && edgeAndCorner(leader, follower);
  };
  const after = bases.map((leader) => bases.findIndex((other) => other !== leader && follows(leader, other)));
  const led = new Set(after.filter((at) => at >= 0));
  const heads = bases.flatMap((_, at) => (led.has(at) ? [] : [at]));
  if (heads.length !== 1) return null;
  const order = [heads[0] as number];
  for (let next = after[order[0] as number] as number; next >= 0 && order.length <= bases.length; next = after[next] as number)
    order.push(next);
  return order.length === bases.length ? order : null;
}

export interface FormedColumn<B extends Base> {
  /** The bases in the order in which they were given, rounded to the grid. */
  readonly bases: readonly B[];
  /** The indexes of the bases in the column, front to rear. The bases that are not in the column have closed up beside it. */
  readonly column: readonly number[];
}

/** How far ahead a base's front edge has moved, in the direction of a facing. */
const gained = (from: Base, to: Base, facing: Tenths): number =>
  dot(minus(to, from), ahead(facing)) + (to.depth - from.depth) / 2;

/**
 * Forms a column behind one base of a group that has already moved to its place. The nearest bases fall in behind it, as far as
 * their reach allows. No base may end farther back than it was before. Bases without a place in the column close up beside it.
 * Null if one of the bases cannot stay in contact with the others.
 */
export function formColumn<B extends Base>(
  bases: readonly B[],
  lead: number,
  placed: B,
  reach: readonly number[],
): FormedColumn<B> | null {
  const ends: (B | undefined)[] = bases.map(() => undefined);
  ends[lead] = placed;
  const column = [lead];
  const facing = placed.facing;
  const comes = (at: number, to: B): boolean =>
    frontTravel(bases[at] as B, to) <= (reach[at] ?? 0) + 1e-9 &&
    gained(bases[at] as B, to, facing) >= -touch &&
    !ends.some((end) => end !== undefined && overlap(end, to));
  /** The bases that have no place yet, nearest first. */
  const waiting = (to: Point): readonly number[] =>
    bases
      .flatMap((base, at) => (ends[at] === undefined ? [{ at, far: distance(base, to) }] : []))
      .sort((a, b) => a.far - b.far || a.at - b.at)
      .map(({ at }) => at);
  for (;;) {
    const tail = ends[column.at(-1) as number] as B;
    const next = waiting(tail).find((at) => comes(at, placeBehind(bases[at] as B, tail)));
    if (next === undefined) break;
    ends[next] = placeBehind(bases[next] as B, tail);
    column.push(next);
  }
  for (;;) {
    const left = waiting(placed);
    if (left.length === 0) break;
    let best: { readonly at: number; readonly to: B; readonly far: number } | undefined;
    for (const at of left)
      for (const mate of ends) {
        if (!mate) continue;
        const base = bases[at] as B;
        for (const to of [beside(base, mate, 'left'), beside(base, mate, 'right'), placeBehind(base, mate)]) {
          const far = frontTravel(base, to);
          if ((!best || far < best.far - touch) && comes(at, to)) best = { at, to, far };
        }
      }
    if (!best) return null;
    ends[best.at] = best.to;
  }
  return { bases: ends as B[], column };
}

/** A leg of a column's path: inches straight ahead, or a wheel to one side in tenths of a degree. */
export type ColumnLeg = { readonly ahead: number } | { readonly wheel: Side; readonly by: Tenths };

/**
 * The measured length of a leg in inches: straight ahead, or straight from the old to the new place of the outer front corner.
 */
const legLength = (leg: ColumnLeg, base: Base): number => ('ahead' in leg ? leg.ahead : chord(base.width, leg.by));

const chord = (width: number, by: Tenths): number => {
  const corner: Point = { x: width, y: 0 };
  return distance(corner, turned(corner, { x: 0, y: 0 }, by));
};

export function afterLeg<B extends Base>(base: B, leg: ColumnLeg): B {
  if ('ahead' in leg) return shifted(base, step(base.facing, leg.ahead, 0));
  return swung(base, frontCorner(base, leg.wheel), leg.wheel === 'left' ? -leg.by : leg.by);
}

/** The part of a leg that this many inches allow. */
function partOf(leg: ColumnLeg, base: Base, inches: number): ColumnLeg {
  if ('ahead' in leg) return { ahead: Math.min(leg.ahead, inches) };
  let [low, high] = [0, leg.by];
  while (high - low > 1) {
    const half = (low + high) >> 1;
    if (chord(base.width, half) <= inches + 1e-9) low = half;
    else high = half;
  }
  return { wheel: leg.wheel, by: chord(base.width, high) <= inches + 1e-9 ? high : low };
}

/**
 * How far, in inches, a follower may be from its line in a bend. Followers leave their lines a little, because positions are
 * rounded at every move.
 */
const bendSlack = 0.08;

/**
 * The legs that take a follower to its leader's place: ahead, a wheel if their facings differ, and ahead again. Null if no such
 * legs lead to the place.
 */
function legsTo(follower: Base, leader: Base): readonly ColumnLeg[] | null {
  const turn = turnBetween(follower.facing, leader.facing);
  const side: Side = turn < 0 ? 'left' : 'right';
  const [from, to] = [frontCorner(follower, side), frontCorner(leader, side)];
  const [u, v] = [ahead(follower.facing), ahead(leader.facing)];
  const apart = minus(to, from);
  const bottom = cross(u, v);
  // If the turn is very small, the place of the wheel cannot be determined. Any place between the two bases is then good enough.
  const far = lengthOf(apart);
  const first = bottom === 0 ? far : Math.min(far, Math.max(0, cross(apart, v) / bottom));
  const second = Math.max(0, dot(minus(apart, times(u, first)), v));
  const off = lengthOf(minus(apart, plus(times(u, first), times(v, second))));
  if (off > bendSlack) return null;
  return turn === 0 ? [{ ahead: first }] : [{ ahead: first }, { wheel: side, by: Math.abs(turn) }, { ahead: second }];
}

/** Whether a base follows another around a bend: the two touch, and the follower's path leads to the place of the other. */
export const followsBend = (leader: Base, follower: Base): boolean => {
  const turn = turnBetween(follower.facing, leader.facing);
  return turn !== 0 && Math.abs(turn) < quarterTurn && touches(leader, follower) && legsTo(follower, leader) !== null;
};

/** The base after it has gone this many inches along some legs. */
function along<B extends Base>(base: B, legs: readonly ColumnLeg[], inches: number): B {
  let [at, left] = [base, inches];
  for (const leg of legs) {
    if (left <= 1e-9) break;
    const whole = legLength(leg, at);
    at = afterLeg(at, whole <= left + 1e-9 ? leg : partOf(leg, at, left));
    left -= whole;
  }
  return at;
}

/** The distance in inches between the points at which a follower checks whether it has caught up with its leader. */
const pace = 1 / 32;

/** Moves a follower along its path as far as possible without overlapping the base ahead, which has already moved. */
function closeUp<B extends Base>(follower: B, legs: readonly ColumnLeg[], leader: Base): B {
  const whole = legsLength(follower, legs);
  let [free, blocked] = [0, whole];
  while (free < whole) {
    const next = Math.min(whole, free + pace);
    if (overlap(along(follower, legs, next), leader)) {
      blocked = next;
      break;
    }
    free = next;
  }
  // The search is finer than `touch`. The two bases therefore end edge to edge, or corner to edge in the bend.
  for (let halving = 0; halving < 6 && free < blocked; halving++) {
    const half = (free + blocked) / 2;
    if (overlap(along(follower, legs, half), leader, 0)) blocked = half;
    else free = half;
  }
  return along(follower, legs, free);
}

/**
 * Moves a column along the legs of its front base. Each base behind the front closes up to the base ahead and wheels where that
 * base did. The bases are given front to rear. Null if one of the bases cannot follow.
 */
export function wheelInSuccession<B extends Base>(column: readonly B[], legs: readonly ColumnLeg[]): readonly B[] | null {
  if (legs.some((leg) => ('ahead' in leg ? leg.ahead < 0 : leg.by < 0 || leg.by >= quarterTurn))) return null;
  const ends: B[] = [settled(legs.reduce<B>(afterLeg, column[0] as B))];
  let before = legs;
  for (const [place, follower] of column.slice(1).entries()) {
    const way = legsTo(follower, column[place] as B);
    if (!way) return null;
    before = [...way, ...before];
    ends.push(closeUp(follower, before, ends[place] as B));
  }
  return ends;
}

/** The measured length of a column's legs in inches. */
export function legsLength(leader: Base, legs: readonly ColumnLeg[]): number {
  let [at, inches] = [leader, 0];
  for (const leg of legs) {
    inches += legLength(leg, at);
    at = afterLeg(at, leg);
  }
  return inches;
}
