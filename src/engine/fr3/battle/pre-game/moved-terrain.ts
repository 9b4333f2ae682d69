/** Terrain and objectives that scouting changes before the battle. */
import { corners, distance, occupies, onGrid, onTable, type Point, type Polygon } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { preGame } from '../../data/figures/pre-game.ts';
import { setup as figures } from '../../data/figures/setup.ts';
import type { Terrain, TerrainKind } from '../../table/terrain.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { aimsProblem } from '../scenarios/aims-in-words.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { State } from '../vocabulary/state.ts';

export const withGround = (state: State, change: Partial<Pick<Setup, 'terrain' | 'objective'>>): State => {
  const setup = { ...state.setup, ...change };
  return { ...state, setup, terrain: setup.terrain };
};
// ---- Terrain -----------------------------------------------------------------------------------

/** The length of each edge of an added feature (a square), in inches: the same as for a terrain objective. */
const featureSide = figures.objectiveSide;
const squareAt = ({ x, y }: Point): Polygon =>
  corners({ x: onGrid(x), y: onGrid(y), facing: 0, width: featureSide, depth: featureSide });
export const isSame = (one: Polygon, other: Polygon | null): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Reshaped {
  readonly piece: number;
  readonly becomes: TerrainKind | null;
  readonly x: number;
  readonly y: number;
}

/** The terrain with one feature changed, added (piece 0) or removed. */
export function reshapedTerrain({ setup: { terrain } }: State, { piece, becomes, x, y }: Reshaped): readonly Terrain[] {
  if (piece === 0) return becomes === null ? terrain : [...terrain, { kind: becomes, polygon: squareAt({ x, y }) }];
  return terrain.flatMap((each, at) => (at + 1 !== piece ? [each] : becomes === null ? [] : [{ ...each, kind: becomes }]));
}

export function refuseReshaped(state: State, reshaped: Reshaped): Refusal | null {
  const rule = 'fr3.pre-game.scouting-terrain';
  const { terrain, objective, table } = state.setup;
  const { piece, becomes, x, y } = reshaped;
  const old = terrain[piece - 1];
  const base = { x: onGrid(x), y: onGrid(y), facing: 0, width: featureSide, depth: featureSide };
  return firstOf(
    () =>
      piece === 0
        ? becomes === null
          ? refusal('Choose the kind of terrain for the new feature.', rule)
          : null
        : old
          ? null
          : refusal('Choose a terrain feature that is on the table.', rule),
    () => (old && isSame(old.polygon, objective) ? refusal('The terrain objective cannot be changed.', rule) : null),
    () => (old && old.kind === becomes ? refusal('The feature is already of that kind. Choose another kind.', rule) : null),
    () =>
      piece > 0 || onTable(base, table.width, table.depth) ? null : refusal('The whole new feature must be on the table.', rule),
    () =>
      piece > 0 ||
      ![...terrain.map(({ polygon }) => polygon), ...(objective ? [objective] : [])].some((each) => occupies(base, each))
        ? null
        : refusal('The new feature cannot overlap another one.', rule),
    () => {
      const aimless = aimsProblem({ ...state.setup, terrain: reshapedTerrain(state, reshaped) });
      return aimless === null ? null : refusal(aimless, rule);
    },
  );
}

/** The kinds of terrain that are worth changing a feature to. */
export const likely: readonly TerrainKind[] = ['woods', 'rough', 'open'];
// ---- The objective -----------------------------------------------------------------------------

/** The middle of a polygon: the average of its corners. */
export const middleOf = (polygon: Polygon): Point => ({
  x: polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
  y: polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
});

const movedTo = (polygon: Polygon, { x, y }: Point): Polygon => {
  const from = middleOf(polygon);
  return polygon.map((corner) => ({ x: onGrid(corner.x + x - from.x), y: onGrid(corner.y + y - from.y) }));
};

export function refuseShifted({ setup: { objective, table } }: State, to: Point): Refusal | null {
  const rule = 'fr3.pre-game.scouting-objective';
  if (!objective) return refusal('There is no terrain objective to move.', rule);
  if (distance(middleOf(objective), to) > preGame.objectiveMove + 1 / 1024)
    return refusal(`The objective can be moved ${preGame.objectiveMove}″ at most.`, rule);
  return movedTo(objective, to).every(({ x, y }) => x >= 0 && y >= 0 && x <= table.width && y <= table.depth)
    ? null
    : refusal('The objective must stay on the table.', rule);
}

/** Moves the objective and its terrain. */
export function shiftedObjective(state: State, to: Point): State {
  const objective = state.setup.objective as Polygon;
  const moved = movedTo(objective, to);
  const terrain = state.setup.terrain.map((piece) => (isSame(piece.polygon, objective) ? { ...piece, polygon: moved } : piece));
  return withGround(state, { objective: moved, terrain });
}
