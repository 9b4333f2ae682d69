/**
 * Angles and their sines, the same on every machine. An angle is a whole number of tenths of a degree, clockwise, with 0 pointing
 * up the table (along +y). Browsers differ in the last bit of Math.sin, so this table is computed with plain arithmetic, which
 * IEEE 754 defines exactly. (Math.PI is the same constant everywhere.)
 */

/** An angle in tenths of a degree, clockwise from straight up the table. */
export type Tenths = number;

export const fullTurn = 3600;
export const halfTurn = 1800;
export const quarterTurn = 900;
/** The angle from straight ahead to the diagonal of a square base. */
export const diagonal = 450;

/** An angle in degrees as tenths of a degree, rounded to the nearest tenth. */
export const degrees = (value: number): Tenths => Math.round(value * 10);

/** The same direction as a whole number from 0 to 3599. */
export function normal(angle: Tenths): Tenths {
  const whole = Math.round(angle) % fullTurn;
  return whole < 0 ? whole + fullTurn : whole + 0;
}

/** The smallest turn from one direction to another: above −1800 and up to 1800, clockwise positive. */
export function turnBetween(from: Tenths, to: Tenths): Tenths {
  const turn = normal(to - from);
  return turn > halfTurn ? turn - fullTurn : turn;
}

/** The alternating series of sine (`first` = x) or cosine (`first` = 1), for 0 ≤ x ≤ π/4. */
function series(x: number, first: number, from: number): number {
  let term = first;
  let sum = first;
  for (let n = from; n < from + 24; n += 2) {
    term = (-term * x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

/** Sines of 0 to 90 degrees, in steps of a tenth. */
const table: readonly number[] = Array.from({ length: quarterTurn + 1 }, (_, tenths) => {
  if (tenths === 300) return 0.5;
  const x = (tenths * Math.PI) / halfTurn;
  const rest = ((quarterTurn - tenths) * Math.PI) / halfTurn;
  return tenths <= diagonal ? series(x, x, 2) : series(rest, 1, 1);
});
const at = (tenths: number): number => table[tenths] as number;

/** Sines of a full turn and a quarter, in steps of a tenth. The cosine of an angle is the sine a quarter turn further. */
const circle = Float64Array.from({ length: fullTurn + quarterTurn }, (_, tenths) => {
  const a = tenths % fullTurn;
  if (a <= quarterTurn) return at(a);
  if (a <= halfTurn) return at(halfTurn - a);
  return a < halfTurn + quarterTurn ? -at(a - halfTurn) : -at(fullTurn - a);
});

export const sine = (angle: Tenths): number => circle[normal(angle)] as number;

export const cosine = (angle: Tenths): number => circle[normal(angle) + quarterTurn] as number;

/** The direction of a step of `dx` to the right and `dy` up the table, to the nearest tenth; 0 if there is no step. */
export function directionOf(dx: number, dy: number): Tenths {
  if (dx === 0 && dy === 0) return 0;
  const across = dx < 0 ? -dx : dx;
  const up = dy < 0 ? -dy : dy;
  // Finds the angle from +y within the quadrant: the tenth whose direction has the smallest cross product with the step.
  let low = 0;
  let high = quarterTurn;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at(middle) * up <= at(quarterTurn - middle) * across) low = middle;
    else high = middle;
  }
  const off = (tenths: number) => {
    const cross = at(tenths) * up - at(quarterTurn - tenths) * across;
    return cross < 0 ? -cross : cross;
  };
  const within = off(low) <= off(high) ? low : high;
  if (dy >= 0) return normal(dx >= 0 ? within : -within);
  return normal(dx >= 0 ? halfTurn - within : halfTurn + within);
}
