/** Points and steps on the table, in inches: x to the right, y up the table from the first player's home edge. */
import { cosine, directionOf, sine, type Tenths } from './angle.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/** Positions are on a grid of this many steps per inch, so that all machines agree about them. */
export const stepsPerInch = 1024;

export const onGrid = (inches: number): number => Math.round(inches * stepsPerInch) / stepsPerInch + 0;

/**
 * Two bases closer than this touch, and two bases that overlap by less than this do not overlap: a sixty-fourth of an inch (0.4
 * mm). The tolerance is many grid steps, so a chain of rounded positions never opens a gap in a line.
 */
export const touch = 1 / 64;

export const point = (x: number, y: number): Point => ({ x, y });
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
/** Positive if `b` is to the left (anticlockwise) of `a`. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
/** IEEE 754 defines the rounding of square roots as exactly as that of sums, so they are the same everywhere. */
export const lengthOf = (a: Point): number => Math.sqrt(dot(a, a));
export const distance = (a: Point, b: Point): number => lengthOf(minus(a, b));
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A step of one inch in a direction. */
export const ahead = (facing: Tenths): Point => ({ x: sine(facing), y: cosine(facing) });
/** A step of one inch to the right of a direction. */
export const aside = (facing: Tenths): Point => ({ x: cosine(facing), y: -sine(facing) });

export const bearing = (from: Point, to: Point): Tenths => directionOf(to.x - from.x, to.y - from.y);

/** A point turned clockwise about another point. Not rounded. */
export function turned(p: Point, about: Point, angle: Tenths): Point {
  const [s, c] = [sine(angle), cosine(angle)];
  const { x, y } = minus(p, about);
  return { x: about.x + x * c + y * s, y: about.y - x * s + y * c };
}

/** The point of a segment nearest to `p`. */
export function nearestOn({ a, b }: Segment, p: Point): Point {
  const along = minus(b, a);
  const size = dot(along, along);
  if (size === 0) return a;
  const t = dot(minus(p, a), along) / size;
  return t <= 0 ? a : t >= 1 ? b : plus(a, times(along, t));
}

/** Whether two lengths on a line, each given by two numbers in any order, are clearly apart. */
const apart = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(a, b) < Math.min(c, d) - 1e-9 || Math.max(c, d) < Math.min(a, b) - 1e-9;

/** Whether two segments have a point in common. */
export function crosses(s: Segment, t: Segment): boolean {
  if (apart(s.a.x, s.b.x, t.a.x, t.b.x) || apart(s.a.y, s.b.y, t.a.y, t.b.y)) return false;
  const side = (u: Segment, p: Point) => {
    const value = cross(minus(u.b, u.a), minus(p, u.a));
    return value > 1e-12 ? 1 : value < -1e-12 ? -1 : 0;
  };
  const [s1, s2, t1, t2] = [side(t, s.a), side(t, s.b), side(s, t.a), side(s, t.b)];
  if (s1 !== s2 && t1 !== t2) return true;
  const on = (u: Segment, p: Point) => distance(nearestOn(u, p), p) < 1e-12;
  return on(t, s.a) || on(t, s.b) || on(s, t.a) || on(s, t.b);
}

interface Apart {
  readonly a: Point;
  readonly b: Point;
  readonly distance: number;
}
const pair = (a: Point, b: Point): Apart => ({ a, b, distance: distance(a, b) });

/** The nearest points of two segments, and their distance. */
export function nearest(s: Segment, t: Segment): Apart {
  if (crosses(s, t)) {
    const along = minus(s.b, s.a);
    const bottom = cross(along, minus(t.b, t.a));
    const share = bottom === 0 ? 0 : cross(minus(t.a, s.a), minus(t.b, t.a)) / bottom;
    const meet = plus(s.a, times(along, share));
    return { a: meet, b: meet, distance: 0 };
  }
  let best = pair(s.a, nearestOn(t, s.a));
  for (const next of [pair(s.b, nearestOn(t, s.b)), pair(nearestOn(s, t.a), t.a), pair(nearestOn(s, t.b), t.b)])
    if (next.distance < best.distance) best = next;
  return best;
}
