/**
 * Charges: a base or a group moves until it touches an enemy, and then lines up with it at no cost, full edge to full edge. Units
 * beyond the end of the enemy line may wrap around its last unit.
 */
import { normal, turnBetween } from './angle.ts';
import {
  type Base,
  type EdgeName,
  edgeNames,
  edgeOf,
  facesOf,
  outward,
  placeAgainst,
  type Side,
  settled,
  shifted,
} from './base.ts';
import { contactOf, fronts } from './contact.ts';
import { sameFacing } from './group.ts';
import { type Fault, facingsDiffer, fault, nobody } from './manoeuvre.ts';
import { ahead, dot, lengthOf, middle, minus, nearest, type Point, plus, type Segment, times, touch, turned } from './point.ts';
import { overlap } from './shape.ts';
import { firstMeeting } from './sweep.ts';

export interface Charged<B extends Base = Base> {
  readonly ok: true;
  /** The chargers' bases when one of them first touched an enemy. */
  readonly atContact: readonly B[];
  /** The chargers' bases after lining up, rounded to the grid. */
  readonly bases: readonly B[];
  /** The first contact: the charger, the enemy, and the edge along which they line up. */
  readonly first: { readonly charger: number; readonly enemy: number; readonly edge: EdgeName };
  /** Inches to the first contact. Lining up after that costs nothing. */
  readonly travelled: number;
  /** For each charger in contact, the enemy and the edge of it that is along the charger's front edge, by index. */
  readonly contacts: readonly { readonly charger: number; readonly enemy: number; readonly edge: EdgeName }[];
  /** Chargers that met no enemy, separately for the left and the right end of the line. Those nearest to the enemy come first. */
  readonly beyond: Readonly<Record<Side, readonly number[]>>;
}

/**
 * The edge with which a charger lines up: of the edges that it touches, the one that it can face with the smallest turn. On a
 * tie, the front edge comes first, then the others clockwise.
 */
export function edgeMet(charger: Base, target: Base): EdgeName {
  const front = edgeOf(charger, 'front');
  const offs = edgeNames.map((edge) => nearest(front, edgeOf(target, edge)).distance);
  const least = Math.min(...offs);
  const turn = (edge: EdgeName) => Math.abs(turnBetween(charger.facing, outward(target, edge) + 1800));
  return edgeNames
    .filter((_, at) => (offs[at] as number) <= least + 2 * touch)
    .reduce((best, edge) => (turn(edge) < turn(best) ? edge : best));
}

/** Turns and moves all bases as one rigid body, so that the base `one` reaches the place `placed`. Rounded to the grid. */
export function asOneBoard<B extends Base>(bases: readonly B[], one: Base, placed: Base): readonly B[] {
  const angle = turnBetween(one.facing, placed.facing);
  return bases.map((base) =>
    settled({ ...base, ...plus(placed, turned(minus(base, one), { x: 0, y: 0 }, angle)), facing: base.facing + angle }),
  );
}

/** The part of an edge that is nearest to a point and has this length: the edge itself, or a face of a larger base. */
export function faceNear(target: Base, edge: EdgeName, length: number, to: Point): Segment {
  const off = ({ a, b }: Segment) => lengthOf(minus(middle(a, b), to));
  return facesOf(target, length)
    .filter((face) => face.edge === edge)
    .map(({ segment }) => segment)
    .reduce((best, segment) => (off(segment) < off(best) - touch ? segment : best));
}

const middleOf = (base: Base, edge: EdgeName): Point => middle(edgeOf(base, edge).a, edgeOf(base, edge).b);
const faceMet = (charger: Base, target: Base, edge: EdgeName): Segment =>
  faceNear(target, edge, charger.width, middleOf(charger, 'front'));

/**
 * A charge in a straight line, straight ahead or oblique. The first charger to touch an enemy lines up with it, and the others
 * keep their places beside it. A charger that would overlap an enemy or a friend (`blocked`) stops short. Chargers that have not
 * met an enemy continue straight ahead, up to `onward` inches, if that brings them into full contact with an enemy farther back.
 * There is a fault if there are no chargers, if facings differ, or if there is no enemy on the path.
 */
export function charge<B extends Base>(
  chargers: readonly B[],
  way: Point,
  enemies: readonly Base[],
  { blocked = [], onward = 0 }: { readonly blocked?: readonly Base[]; readonly onward?: number } = {},
): Charged<B> | Fault {
  if (chargers.length === 0) return nobody;
  if (!sameFacing(chargers)) return facingsDiffer;
  const met = firstMeeting(chargers, way, enemies);
  if (!met) return fault('no-contact', 'This charge would not reach an enemy.');
  const step = times(way, met.share);
  const atContact = chargers.map((base) => shifted(base, step));
  const one = atContact[met.mover] as B;
  const target = enemies[met.other] as Base;
  const edge = edgeMet(one, target);
  const lined = asOneBoard(atContact, one, placeAgainst(one, faceMet(one, target, edge), outward(target, edge)));
  const bases = lined.map((base) => stopShort(base, [...enemies, ...blocked]));
  if (onward > 0)
    bases.forEach((base, at) => {
      bases[at] = continueAhead(base, onward, enemies, [...enemies, ...blocked, ...bases.filter((_, index) => index !== at)]);
    });
  const contacts = contactsOf(bases, enemies);
  const idle = bases.flatMap((_, at) => (contacts.some(({ charger }) => charger === at) ? [] : [at]));
  const first = { charger: met.mover, enemy: met.other, edge };
  return { ok: true, atContact, bases, first, travelled: lengthOf(step), contacts, beyond: beyondEnds(bases, idle, contacts) };
}

/** The base in contact with the next enemy straight ahead within this many inches, if it has room there; otherwise unchanged. */
function continueAhead<B extends Base>(base: B, inches: number, enemies: readonly Base[], others: readonly Base[]): B {
  if (enemies.some((enemy) => fronts(base, enemy))) return base;
  const met = firstMeeting([base], times(ahead(base.facing), inches), enemies);
  if (!met) return base;
  const target = enemies[met.other] as Base;
  const edge = edgeMet(shifted(base, times(ahead(base.facing), inches * met.share)), target);
  const placed = placeAgainst(base, faceMet(base, target, edge), outward(target, edge));
  return others.some((other) => overlap(placed, other)) ? base : placed;
}

/** The base moved straight back, first in half inches and then in finer steps, until it overlaps nothing. */
function stopShort<B extends Base>(base: B, others: readonly Base[]): B {
  const free = (back: number) => {
    const moved = shifted(base, times(ahead(base.facing), -back));
    return others.some((other) => overlap(moved, other)) ? null : moved;
  };
  for (let back = 0; back <= 24; back += 0.5) {
    if (!free(back)) continue;
    if (back === 0) return base;
    let [low, high] = [back - 0.5, back];
    while (high - low > touch) {
      const half = (low + high) / 2;
      if (free(half)) high = half;
      else low = half;
    }
    return free(high) ?? base;
  }
  return base;
}

/** Every pair of a charger and an enemy in contact: the charger's front edge is along this edge of the enemy. */
export const contactsOf = (chargers: readonly Base[], enemies: readonly Base[]): Charged['contacts'] =>
  chargers.flatMap((base, charger) =>
    enemies.flatMap((enemy, at) => {
      const edge = fronts(base, enemy);
      return edge ? [{ charger, enemy: at, edge }] : [];
    }),
  );

/** Chargers without contact, to the left and right of those in contact, nearest first. */
function beyondEnds(
  bases: readonly Base[],
  idle: readonly number[],
  contacts: Charged['contacts'],
): Readonly<Record<Side, readonly number[]>> {
  const right = (at: number) => {
    const base = bases[at] as Base;
    return dot(base, ahead(normal((bases[0] as Base).facing + 900)));
  };
  const engaged = contacts.map(({ charger }) => right(charger));
  const [low, high] = [Math.min(...engaged), Math.max(...engaged)];
  return {
    left: idle.filter((at) => right(at) < low).sort((a, b) => right(b) - right(a)),
    right: idle.filter((at) => right(at) > high).sort((a, b) => right(a) - right(b)),
  };
}

/**
 * Wraps units around the end of an enemy line. The first unit takes the flank on that side (`side` as the enemy sees it), and the
 * second the rear. Further units stay where they are.
 */
export function wrapAround<B extends Base>(wrappers: readonly B[], end: Base, side: Side): readonly B[] {
  return wrappers.map((base, at) => {
    if (at > 1) return base;
    const [edge, corner]: readonly [EdgeName, EdgeName] = at === 0 ? [side, 'front'] : ['rear', side];
    return placeAgainst(base, faceNear(end, edge, base.width, middleOf(end, corner)), outward(end, edge));
  });
}

/** Whether every base that touches an enemy's edge does so with its full length. */
export const fullContacts = (chargers: readonly Base[], enemies: readonly Base[]): boolean =>
  chargers.every((base) => enemies.every((enemy) => contactOf(base, enemy)?.full ?? true));
