/**
 * Useful ways to deploy an army: a battle line with infantry in the middle and mounted troops on the wings, at a few places and
 * depths. Each candidate is the next part of one of these battle lines.
 */
import { occupies, onGrid, overlap } from '../../../kernel/geometry.ts';
import type { ElementId } from '../../data/elements.ts';
import { baseWidth, depthOf } from '../../data/scale.ts';
import { baseAt, standing } from '../elements/find.ts';
import { groundOf } from '../terrain/ground.ts';
import type { SideId, UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { fromEdge, inward } from './edges.ts';

/** Where each type deploys: in the line, behind it, or on its wings. */
type Post = 'line' | 'behind' | 'wing';
const posts: Readonly<Record<ElementId, Post>> = {
  blades: 'line',
  spears: 'line',
  warband: 'line',
  shooters: 'line',
  artillery: 'line',
  hordes: 'line',
  behemoths: 'line',
  clerics: 'behind',
  magicians: 'behind',
  heroes: 'behind',
  paladins: 'behind',
  sneakers: 'wing',
  knights: 'wing',
  riders: 'wing',
  beasts: 'wing',
  flyers: 'behind',
  airboats: 'behind',
  'aerial-heroes': 'behind',
  dragons: 'behind',
  gods: 'behind',
  lurkers: 'line',
  'water-lurkers': 'line',
};

/** Types that deploy two deep if there are enough of them (hott.supplement.rear-support). */
const deepTypes: readonly ElementId[] = ['spears', 'warband'];

export interface Deploying {
  readonly units: readonly UnitId[];
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/**
 * A way to deploy: the position of the line's middle along the edge, how far forward the line is, and whether spears and warband
 * stand two deep.
 */
interface Style {
  readonly along: number;
  readonly front: number;
  readonly deep: boolean;
}
const styles: readonly Style[] = [0.5, 0.35, 0.65].flatMap((along) =>
  [5.6, 4.2].flatMap((front) => [true, false].map((deep) => ({ along, front, deep }))),
);

/** A row of elements of the same type, side by side. */
interface Row {
  readonly units: readonly BattleElement[];
  readonly post: Post;
  readonly second: boolean;
}

/** Groups elements into rows of one type; types that go two deep get two rows. */
function rowsOf(units: readonly BattleElement[], deep: boolean): readonly Row[] {
  const types = [...new Set(units.map(({ type }) => type))];
  return types.flatMap((type): readonly Row[] => {
    const kin = units.filter((each) => each.type === type);
    const post = posts[type];
    if (!deep || kin.length < 4 || !deepTypes.includes(type)) return [{ units: kin, post, second: false }];
    const half = Math.ceil(kin.length / 2);
    return [
      { units: kin.slice(0, half), post, second: false },
      { units: kin.slice(half), post, second: true },
    ];
  });
}

const widthOf = ({ units }: Row): number => units.length * baseWidth;

/** The place of each row: its left end along the edge, and the distance of its front from the edge. */
function places(
  rows: readonly Row[],
  { along, front }: Style,
  side: number,
): readonly { readonly row: Row; readonly left: number; readonly front: number }[] {
  const line = rows.filter(({ post, second }) => post === 'line' && !second);
  const wings = rows.filter(({ post }) => post === 'wing');
  const behind = rows.filter(({ post }) => post === 'behind');
  const second = rows.filter((row) => row.second);
  const whole = line.reduce((sum, row) => sum + widthOf(row), 0);
  const placed: { row: Row; left: number; front: number }[] = [];
  let left = along * side - whole / 2;
  const [start, end] = [left, left + whole];
  for (const row of line) {
    placed.push({ row, left, front });
    const mate = second.find(({ units }) => units[0]?.type === row.units[0]?.type);
    if (mate) placed.push({ row: mate, left, front: front - depthOf((row.units[0] as BattleElement).type) });
    left += widthOf(row);
  }
  const gap = baseWidth / 2;
  let [west, east] = [start - gap, end + gap];
  for (const [at, row] of wings.entries()) {
    if (at % 2 === 0) {
      placed.push({ row, left: east, front });
      east += widthOf(row) + gap;
    } else {
      west -= widthOf(row);
      placed.push({ row, left: west, front });
      west -= gap;
    }
  }
  let at = along * side - behind.reduce((sum, row) => sum + widthOf(row), 0) / 2;
  for (const row of behind) {
    placed.push({ row, left: at, front: front - 2 });
    at += widthOf(row);
  }
  return placed;
}

/** Whether a row would overlap others or stand in bad going that hampers its type. */
const hampers = (state: State, units: readonly BattleElement[], at: Deploying): boolean => {
  const base = baseAt((units[0] as BattleElement).type, at);
  return (
    standing(state).some((other) => overlap(other.base, base)) ||
    groundOf(state.setup).bad.some(({ polygon }) => occupies(base, polygon))
  );
};

/** The next rows to deploy for each style, and a few single places as a fallback. */
export function* lineUps(state: State, side: SideId, left: readonly BattleElement[]): Generator<Deploying> {
  const { setup, home } = state;
  const edge = home[side];
  const facing = inward[edge];
  const armyRows = (deep: boolean): readonly Row[] =>
    rowsOf(
      state.elements.filter((each) => each.side === side && (each.fate === 'on' || left.some(({ id }) => id === each.id))),
      deep,
    );
  const place = (units: readonly BattleElement[], from: number, front: number): Deploying => {
    const [first] = units as readonly [BattleElement];
    const at = fromEdge(edge, setup.table.width, from + baseWidth / 2, front - depthOf(first.type) / 2);
    return { units: units.map(({ id }) => id), x: onGrid(at.x), y: onGrid(at.y), facing };
  };
  const waiting = new Set(left.map(({ id }) => id));
  for (const style of styles) {
    const next = places(armyRows(style.deep), style, setup.table.width).find(({ row }) =>
      row.units.every(({ id }) => waiting.has(id)),
    );
    if (next) yield place(next.row.units, next.left, next.front);
  }
  const [one] = left as readonly [BattleElement];
  for (const front of [5.6, 4, 2.4])
    for (let along = 0.5; along < setup.table.width - baseWidth; along += 2.1) {
      const at = place([one], along, front);
      if (!hampers(state, [one], at)) yield at;
    }
  // If all places of these line-ups are occupied or in bad going, any place is listed.
  for (let front = 5.9; front > 1; front -= 0.9)
    for (let along = 0.1; along < setup.table.width - baseWidth; along += 1.7) {
      const at = place([one], along, front);
      if (!standing(state).some((other) => overlap(other.base, baseAt(one.type, at)))) yield at;
    }
}
