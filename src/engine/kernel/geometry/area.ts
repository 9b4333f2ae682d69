/** Areas of a polygon, and of the union of several. */
import { cross, type Point } from './point.ts';
import { type Polygon, sidesOf } from './shape.ts';

/** The area of a polygon of either orientation. */
export const areaOf = (polygon: Polygon): number =>
  Math.abs(polygon.reduce((total, corner, at) => total + cross(corner, polygon[(at + 1) % polygon.length] as Point), 0)) / 2;

/** A side of a polygon, with its left end first. */
interface Rise {
  readonly of: number;
  readonly a: Point;
  readonly b: Point;
}
const heightAt = ({ a, b }: Rise, x: number): number => a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);

/** The x coordinate where two sides cross; undefined if they do not. */
function crossingOf(one: Rise, other: Rise): number | undefined {
  const from = Math.max(one.a.x, other.a.x);
  const to = Math.min(one.b.x, other.b.x);
  if (from >= to) return undefined;
  const [before, after] = [heightAt(one, from) - heightAt(other, from), heightAt(one, to) - heightAt(other, to)];
  return before * after < 0 ? from + ((to - from) * before) / (before - after) : undefined;
}

/**
 * The area of the union of polygons. The table is cut into vertical strips in which no sides cross. The share of a strip that is
 * covered is then the same as on its middle line.
 */
export function coveredArea(polygons: readonly Polygon[]): number {
  const rises: Rise[] = polygons.flatMap((polygon, of) =>
    sidesOf(polygon).flatMap(({ a, b }) => (a.x === b.x ? [] : [a.x < b.x ? { of, a, b } : { of, a: b, b: a }])),
  );
  const cuts = new Set(rises.flatMap(({ a, b }) => [a.x, b.x]));
  rises.forEach((one, at) => {
    for (const other of rises.slice(at + 1)) {
      const x = crossingOf(one, other);
      if (x !== undefined) cuts.add(x);
    }
  });
  const xs = [...cuts].sort((a, b) => a - b);
  return xs.slice(1).reduce((sum, to, at) => {
    const from = xs[at] as number;
    const x = (from + to) / 2;
    const here = rises
      .filter(({ a, b }) => a.x < x && x < b.x)
      .map((rise) => ({ of: rise.of, y: heightAt(rise, x) }))
      .sort((one, other) => one.y - other.y);
    const inside = new Set<number>();
    let covered = 0;
    here.forEach(({ of, y }, index) => {
      if (!inside.delete(of)) inside.add(of);
      const next = here[index + 1];
      if (next && inside.size > 0) covered += next.y - y;
    });
    return sum + covered * (to - from);
  }, 0);
}
