/** How much terrain of each kind, and a proposal where it lies: the rules leave both to the players. */
import { andThen, type Chance, known, roll } from '../../kernel/chance.ts';
import { areaOf, distance, type Polygon, point, rectangle, times } from '../../kernel/geometry.ts';
import { apart, outlineBy, type PlacedPiece, placedAt, type Share, withinTable } from '../../kernel/landscape.ts';
import { stirredBy } from '../../kernel/setup/steps.ts';
import { realms as figures } from '../data/figures/realms.ts';
import { setup } from '../data/figures/setup.ts';
import { type Amount, type Land, type LandTerrain, terrainSizes } from '../data/realms.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import { type Amounts, type Battlefield, type Piece, table } from './battlefield.ts';
import { riverOf } from './zones.ts';

/** A row and a size of a land's list. */
export interface Entry {
  readonly terrain: LandTerrain;
  readonly size: Amounts['size'];
  readonly amount: Amount;
}

/** The entries of a land's list from which the players pick a number, large pieces last. */
export const entriesOf = (land: Land): readonly Entry[] =>
  land.terrain.flatMap((terrain) =>
    ([...terrainSizes, 'edge'] as const).flatMap((size) => {
      const amount = terrain.pieces[size];
      return amount ? [{ terrain, size, amount }] : [];
    }),
  );

const listed: readonly ThreeRealmsRuleId[] = ['three-realms.realms.list-format'];

/** A number within each range, all of them equally likely (three-realms.realms.list-format leaves them to the players). */
export function amountsOf(land: Land): Chance<readonly Amounts[]> {
  return entriesOf(land).reduce<Chance<readonly Amounts[]>>(
    (chance, { terrain, size, amount: { from, to } }) =>
      andThen(chance, (found) =>
        roll(to - from + 1, { decides: `how many of ${terrain.name}, ${size}`, rules: listed }, (face) =>
          known([...found, { terrain, size, count: from + face - 1 }]),
        ),
      ),
    known([]),
  );
}

/** Inches across of the smallest piece of a size and the largest; the least of a small one is ours. */
const across: Readonly<Record<Exclude<Amounts['size'], 'edge'>, readonly [number, number]>> = {
  small: [3, setup.mediumFrom - 0.25],
  medium: [setup.mediumFrom, setup.mediumTo],
  large: [setup.largeFrom, setup.largeTo],
};

/** Inches that stay clear between pieces, if there is room, and along the edges; how often a place is looked for. Ours. */
const lanes = [1.5, 0.5] as const;
const rim = 0.5;
const tries = 150;
/** Faces of the die for places and sizes. */
const fine = 1_000_000;

/** A shape about 0, 0 so many inches across at its widest. */
function widened(shape: Polygon, inches: number): Polygon {
  const widest = Math.max(...shape.flatMap((a) => shape.map((b) => distance(a, b))));
  return shape.map((corner) => times(corner, inches / widest));
}

function shapeOf({ terrain: { effects }, size }: Pick<Amounts, 'terrain' | 'size'>, share: Share): Polygon {
  const [least, most] = across[size as keyof typeof across];
  // At the upper end of its size: the lists are meant to cover about a third of the table, and have few pieces for it.
  const inches = most - ((most - least) / 2) * share('its size');
  const look = (corners: number, swing: number, stretch: number) =>
    widened(outlineBy(share, { corners, radius: [1, 0], swing, stretch }), inches);
  if (effects.includes('line')) {
    // As long as its size says; turned by the heading of an outline.
    const heading = outlineBy(share, { corners: 4, radius: [1, 0], swing: 0, stretch: 1 })[0] ?? point(0, 1);
    const along = times(heading, inches / 2);
    const wide = times(point(heading.y, -heading.x), figures.trenchWidth / 2);
    return [
      point(along.x + wide.x, along.y + wide.y),
      point(along.x - wide.x, along.y - wide.y),
      point(-along.x - wide.x, -along.y - wide.y),
      point(-along.x + wide.x, -along.y + wide.y),
    ];
  }
  if (effects.includes('round')) return look(24, 0, 1);
  if (effects.includes('hill')) return look(14, 0.2, 1.4);
  if (effects.includes('object')) return look(9, 0.3, 1.3);
  return look(16, 0.35, 1.35);
}

/** A coast: along a short edge, so that it touches both zones (three-realms.realms.black-isle-coast). */
function coast(share: Share): PlacedPiece {
  const reach = figures.coastFrom + (figures.coastTo - figures.coastFrom) * share('how far the coast reaches');
  const left = share('where the coast is') < 0.5;
  const [near, far] = left ? [0, reach] : [table.width - reach, table.width];
  const corner = point((far - near) / 2, table.depth / 2);
  return placedAt(rectangle(times(corner, -1), corner), point((near + far) / 2, table.depth / 2));
}

/** So many pieces of each, the widest first, and of each kind by turns on either side of the middle. */
function proposed(field: Battlefield, share: Share): Pick<Battlefield, 'pieces' | 'left'> {
  const { width, depth } = table;
  const pieces: Piece[] = [];
  const water = riverOf(field)?.water;
  const kept = water
    ? [
        placedAt(
          water.map(({ x, y }) => point(x - width / 2, y - depth / 2)),
          point(width / 2, depth / 2),
        ),
      ]
    : [];
  let left = 0;
  const order: readonly Amounts['size'][] = ['edge', 'large', 'medium', 'small'];
  for (const size of order)
    for (const each of field.amounts.filter((amounts) => amounts.size === size))
      for (let at = 0; at < each.count; at++) {
        const { terrain } = each;
        if (size === 'edge') {
          pieces.push({ ...coast(share), terrain, size });
          continue;
        }
        const shape = shapeOf(each, share);
        // Sides by turns: the piece that comes next lies where the kind has fewer.
        const far = pieces.filter((piece) => piece.terrain === terrain && piece.middle.y > depth / 2).length;
        const same = pieces.filter((piece) => piece.terrain === terrain).length;
        const up = far * 2 < same || (far * 2 === same && share('which side') < 0.5);
        const placed = placeFor(shape, up, [...pieces, ...kept], share);
        if (placed) pieces.push({ ...placed, terrain, size });
        else left++;
      }
  return { pieces, left };
}

function placeFor(shape: Polygon, up: boolean, taken: readonly PlacedPiece[], share: Share): PlacedPiece | null {
  const { width, depth } = table;
  for (const lane of lanes)
    for (let attempt = 0; attempt < tries; attempt++) {
      const y = (depth / 2) * share('how far up');
      const piece = placedAt(shape, point(width * share('how far along'), up ? depth - y : y));
      if (withinTable(piece, width, depth, rim) && taken.every((other) => apart(piece, other, lane))) return piece;
    }
  return null;
}

/** A proposal, stirred by one die: the same face gives the same ground on every machine. */
export const groundOf = (field: Battlefield): Chance<Battlefield> =>
  stirredBy('where the terrain lies', ['three-realms.setup.terrain-density'], (dice) => {
    const share: Share = (decides) => (dice.roll(fine, { decides, rules: [] }) - 1) / (fine - 1);
    return { ...field, ...proposed(field, share) };
  });

/** How much of the table its pieces cover, in whole percent. */
export const covered = ({ pieces }: Battlefield): number =>
  Math.round((100 * pieces.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)) / (table.width * table.depth));
