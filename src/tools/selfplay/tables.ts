/** Set-ups for battles of a program against itself: both sides with the same ready roster, on a table of its size. */
import { setupOfRosters } from '../../engine/fr3/battle/deployment/of-roster.ts';
import type { Setup } from '../../engine/fr3/battle/setup.ts';
import { basics } from '../../engine/fr3/data/figures/basics.ts';
import { readyRosters } from '../../engine/fr3/muster/ready.ts';
import type { TerrainKind } from '../../engine/fr3/table/terrain.ts';
import { type Polygon, rectangle } from '../../engine/kernel/geometry.ts';

const inchesPerFoot = 12;
/** fr3.setup.terrain-objective: the side of its square, in inches. */
const objectiveSide = 6;

const sizeOf = (points: number): Setup['table'] => {
  const { depth, width } = points > basics.largeTableAbove ? basics.largeTableFeet : basics.smallTableFeet;
  return { width: width * inchesPerFoot, depth: depth * inchesPerFoot };
};

/** A piece and the same piece on the other half of the table, as the other side sees it. */
function twice({ width, depth }: Setup['table'], kind: TerrainKind, polygon: Polygon): Setup['terrain'] {
  const turned = polygon.map(({ x, y }) => ({ x: width - x, y: depth - y }));
  return [polygon, turned].map((each) => ({ kind, polygon: each }));
}

/** A table that looks the same from both sides: woods on one flank, a marsh on the other, the objective in the middle. */
function tableOf(points: number): Pick<Setup, 'table' | 'terrain' | 'objective'> {
  const table = sizeOf(points);
  const [x, y] = [table.width / 2, table.depth / 2];
  const half = objectiveSide / 2;
  return {
    table,
    terrain: [
      ...twice(table, 'woods', rectangle({ x: x - 18, y: y - 9 }, { x: x - 11, y: y - 3 })),
      ...twice(table, 'marsh', rectangle({ x: x + 12, y: y - 7 }, { x: x + 18, y: y - 2 })),
    ],
    objective: rectangle({ x: x - half, y: y - half }, { x: x + half, y: y + half }),
  };
}

/** The ids of the rosters that there are. */
export const rosterIds = readyRosters.map(({ id }) => id);

/** The set-up of a ready roster against itself. Throws when the roster cannot take the field: then it is not ready. */
export function mirrored(id: string, turns: number): Setup {
  const { roster } = readyRosters.find((each) => each.id === id) as (typeof readyRosters)[number];
  const read = setupOfRosters({ A: roster, B: roster }, tableOf(roster.size), { turns });
  if (!read.ok) throw new Error(`${id}: ${read.because}`);
  return read.value;
}
