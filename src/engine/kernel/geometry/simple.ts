/** Whether an outline is a single area. */
import { cross, type Point } from './point.ts';
import { type Polygon, sidesOf } from './shape.ts';

/** The side of the line from `a` to `b` that a point is on: 1, −1, or 0 on the line itself. */
const sideOfLine = (a: Point, b: Point, p: Point): number =>
  Math.sign(cross({ x: b.x - a.x, y: b.y - a.y }, { x: p.x - a.x, y: p.y - a.y }));

/** Whether two sides of an outline cross. Sides that only touch do not cross. */
export function crossesItself(polygon: Polygon): boolean {
  const sides = sidesOf(polygon);
  return sides.some((one, at) =>
    sides
      .slice(at + 1)
      .some(
        (other) =>
          sideOfLine(one.a, one.b, other.a) * sideOfLine(one.a, one.b, other.b) < 0 &&
          sideOfLine(other.a, other.b, one.a) * sideOfLine(other.a, other.b, one.b) < 0,
      ),
  );
}
