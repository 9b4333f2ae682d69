/** The defender places the stronghold (the chapter on strongholds, hott.deployment.stronghold). */
import { contains, occupies, type Point, type Polygon, touch } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { strongholds } from '../../data/figures/strongholds.ts';
import { baseWidth, inches } from '../../data/scale.ts';
import { aLength, kind, refusal } from '../action-kind.ts';
import { certain, event } from '../events.ts';
import { groundOf } from '../terrain/ground.ts';
import type { State } from '../vocabulary/state.ts';
import { onEdge } from './edges.ts';

/** The defender's stronghold, with its middle this many inches to the right of the middle of the edge. */
export function strongholdAt(state: State, off: number): Polygon {
  const { setup, home, defender } = state;
  const { wide, deep } = setup.armies[defender].stronghold;
  return onEdge(home[defender], setup.table.width, setup.table.width / 2 + off, inches(wide), inches(deep));
}

/** Inches between the points of the search for a path to the stronghold. */
const pace = 0.8;

/** hott.strongholds.access: whether a base can get from the stronghold to the middle of the board over open ground. */
function hasAccess(state: State, stronghold: Polygon): boolean {
  const { impassable, water } = groundOf(state.setup);
  const closed = [...impassable, ...water.filter(({ kind }) => kind.id === 'wide-water')].map(({ polygon }) => polygon);
  if (closed.length === 0) return true;
  const side = state.setup.table.width;
  const cells = Math.floor(side / pace);
  const at = (x: number, y: number): Point => ({ x: (x + 0.5) * pace, y: (y + 0.5) * pace });
  const base = (p: Point) => ({ ...p, facing: 0, width: baseWidth, depth: baseWidth });
  const open = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < cells && y < cells && !closed.some((polygon) => occupies(base(at(x, y)), polygon));
  const middle = Math.floor(cells / 2);
  const seen = new Set<number>();
  const queue: (readonly [number, number])[] = open(middle, middle) ? [[middle, middle]] : [];
  for (const [x, y] of queue) {
    const p = at(x, y);
    if (occupies({ ...base(p), width: 2 * baseWidth, depth: 2 * baseWidth }, stronghold) || contains(stronghold, p)) return true;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const key = (x + dx) * cells + y + dy;
      if (seen.has(key) || !open(x + dx, y + dy)) continue;
      seen.add(key);
      queue.push([x + dx, y + dy]);
    }
  }
  // If the middle of the stronghold is inside closed terrain, the path must end at an open edge of the stronghold.
  return queue.length === 0 && !closed.some((polygon) => contains(polygon, stronghold[0] as Point));
}

function refuseSite(state: State, off: number): Refusal | null {
  const { setup, defender } = state;
  const wide = inches(setup.armies[defender].stronghold.wide);
  if (Math.abs(off) - wide / 2 > inches(strongholds.fromCentre) + touch)
    return refusal(
      `The nearest point of the stronghold must be within ${strongholds.fromCentre} paces of the middle of the edge.`,
      'hott.strongholds.centre-distance',
    );
  if (Math.abs(off) + wide / 2 > setup.table.width / 2 + touch)
    return refusal('The whole stronghold must be on the board.', 'hott.strongholds.base-edge');
  return hasAccess(state, strongholdAt(state, off))
    ? null
    : refusal('Choose another place: ground troops could not reach the stronghold there.', 'hott.strongholds.access');
}

export const siteKinds = {
  /** The position of the stronghold: inches from the middle of the edge, to the right as its owner sees the board. */
  site: kind({
    answers: ['stronghold'],
    fields: { off: aLength },
    *candidates(state) {
      const clear = (off: number): boolean =>
        groundOf(state.setup).pieces.every(
          ({ polygon }) => !polygon.some((corner) => contains(strongholdAt(state, off), corner)),
        );
      const all = [0, -2, 2, -4, 4];
      for (const off of [...all.filter(clear), ...all.filter((each) => !clear(each))]) yield { off };
    },
    refuse: (state, { off }) => refuseSite(state, off),
    perform: (state, { off }) =>
      certain(
        { ...state, stage: 'deployment', stronghold: strongholdAt(state, off) },
        event({ kind: 'stronghold-placed', side: state.defender }, 'hott.deployment.stronghold', 'hott.strongholds.base-edge'),
      ),
  }),
};
