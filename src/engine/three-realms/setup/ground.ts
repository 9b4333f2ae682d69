/** The amount of terrain, and a suggested layout. The rules leave both to the players. */
import { andThen, type Chance, known, roll } from '../../kernel/chance.ts';
import { areaOf, distance, distanceToBorder, type Point, type Polygon, point, rectangle, times } from '../../kernel/geometry.ts';
import { hasLaneBetween, outlineBy, type PlacedPiece, placedAt, type Share, withinTable } from '../../kernel/landscape.ts';
import { stirredBy } from '../../kernel/setup/steps.ts';
import { realms as figures } from '../data/figures/realms.ts';
import { setup } from '../data/figures/setup.ts';
import { type Amount, type Land, type LandTerrain, type TerrainSize, terrainSizes } from '../data/realms.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import { type Amounts, type Battlefield, type Piece, table } from './battlefield.ts';
import { riverOf } from './zones.ts';

/** One terrain row and size from a land's list. */
export interface Entry {
  readonly terrain: LandTerrain;
  readonly size: Amounts['size'];
  readonly amount: Amount;
}

/** The entries in a land's list that need a number from the players, large pieces last. */
export const entriesOf = (land: Land): readonly Entry[] =>
  land.terrain.flatMap((terrain) =>
    ([...terrainSizes, 'edge'] as const).flatMap((size) => {
      const amount = terrain.pieces[size];
      return amount ? [{ terrain, size, amount }] : [];
    }),
  );

const listed: readonly ThreeRealmsRuleId[] = ['three-realms.realms.list-format'];

/** Picks a number in each range, all equally likely (three-realms.realms.list-format leaves the choice to the players). */
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

/** The smallest and the largest width of each size, in inches; the lower limit for small pieces is our ruling. */
const across: Readonly<Record<Exclude<Amounts['size'], 'edge'>, readonly [number, number]>> = {
  small: [3, setup.mediumFrom - 0.25],
  medium: [setup.mediumFrom, setup.mediumTo],
  large: [setup.largeFrom, setup.largeTo],
};

/**
 * Choices of our own: gaps between pieces in inches (the first is used if there is room), the gap along the edges, and how many
 * positions are tried.
 */
const lanes = [1.5, 0.5] as const;
const rim = 0.5;
const tries = 150;
/** The number of faces of the die used for positions and sizes. */
const fine = 1_000_000;

/** Scales a shape around 0, 0 to this width in inches at its widest. */
function widened(shape: Polygon, inches: number): Polygon {
  const widest = Math.max(...shape.flatMap((a) => shape.map((b) => distance(a, b))));
  return shape.map((corner) => times(corner, inches / widest));
}

function shapeOf({ terrain: { effects }, size }: Pick<Amounts, 'terrain' | 'size'>, share: Share): Polygon {
  const [least, most] = across[size as keyof typeof across];
  // The width comes from the upper half of the range, because the lists have few pieces to cover a third of the table.
  const inches = most - ((most - least) / 2) * share('its size');
  const look = (corners: number, swing: number, stretch: number) =>
    widened(outlineBy(share, { corners, radius: [1, 0], swing, stretch }), inches);
  if (effects.includes('line')) {
    // For this shape the size is the length. A random outline gives its direction.
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

/** A coast along a short edge, so that it touches both zones (three-realms.realms.black-isle-coast). */
function coast(share: Share): PlacedPiece {
  const reach = figures.coastFrom + (figures.coastTo - figures.coastFrom) * share('how far the coast reaches');
  const left = share('where the coast is') < 0.5;
  const [near, far] = left ? [0, reach] : [table.width - reach, table.width];
  const corner = point((far - near) / 2, table.depth / 2);
  return placedAt(rectangle(times(corner, -1), corner), point((near + far) / 2, table.depth / 2));
}

/** The area covered by pieces, in square inches. */
const areaUnder = (pieces: readonly PlacedPiece[]): number => pieces.reduce((sum, { polygon }) => sum + areaOf(polygon), 0);

/** Terrain that may be added: its sizes from large to small, and the maximum number of pieces that the row allows. */
interface Addable {
  readonly terrain: LandTerrain;
  readonly sizes: readonly TerrainSize[];
  readonly listed: number;
}

/** The rows of which more pieces can be added: those that cover ground. Coasts and lines are left out. */
const addables = ({ terrain: rows }: Land): readonly Addable[] =>
  rows.flatMap((terrain) => {
    const sizes = terrainSizes.filter((each) => terrain.pieces[each]).toReversed();
    if (sizes.length === 0 || terrain.effects.includes('line')) return [];
    return [{ terrain, sizes, listed: terrainSizes.reduce((sum, each) => sum + (terrain.pieces[each]?.to ?? 0), 0) }];
  });

/**
 * Lays out the listed pieces, the widest first, alternating between the two halves of the table. Then it adds more pieces of the
 * same kinds, in proportion to the list, until about a third of the table is covered (three-realms.setup.terrain-density). Large
 * pieces are added while there is room.
 */
function proposed(field: Battlefield, share: Share): Pick<Battlefield, 'pieces' | 'left' | 'added'> {
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
  // Alternates between the halves: the next piece goes to the half that has fewer pieces of its kind.
  const lay = (of: Pick<Piece, 'terrain' | 'size'>, shape: Polygon): boolean => {
    const same = pieces.filter(({ terrain }) => terrain === of.terrain);
    const far = same.filter(({ middle }) => middle.y > depth / 2).length;
    const up = far * 2 < same.length || (far * 2 === same.length && share('which side') < 0.5);
    const placed = placeFor(shape, up, [...pieces, ...kept], share);
    if (placed) pieces.push({ ...placed, terrain: of.terrain, size: of.size });
    return placed !== null;
  };
  let left = 0;
  const order: readonly Amounts['size'][] = ['edge', 'large', 'medium', 'small'];
  for (const size of order)
    for (const each of field.amounts.filter((amounts) => amounts.size === size))
      for (let at = 0; at < each.count; at++) {
        if (size === 'edge') pieces.push({ ...coast(share), terrain: each.terrain, size });
        else if (!lay(each, shapeOf(each, share))) left++;
      }
  const asked = pieces.length;
  let repeats = field.land ? addables(field.land) : [];
  const target = (width * depth) / setup.coveredOneIn;
  const addedOf = ({ terrain }: Addable) => pieces.slice(asked).filter((piece) => piece.terrain === terrain).length;
  while (repeats.length > 0) {
    const next = repeats.reduce((one, other) =>
      (addedOf(other) + 1) / other.listed < (addedOf(one) + 1) / one.listed ? other : one,
    );
    const of = { terrain: next.terrain, size: next.sizes[0] as TerrainSize };
    const shape = shapeOf(of, share);
    if (areaUnder(pieces) + areaOf(shape) / 2 > target) break;
    // If there is no room for a piece of that size, a smaller one is tried. If there is none, the kind is dropped.
    if (!lay(of, shape))
      repeats = repeats
        .map((each) => (each === next ? { ...each, sizes: each.sizes.slice(1) } : each))
        .filter(({ sizes }) => sizes.length > 0);
  }
  return { pieces, left, added: pieces.length - asked };
}

/**
 * The distance from a piece's middle to its border. If two middles are closer than the sum of these distances, the pieces
 * overlap. The distances make a fast test.
 */
const inner = ({ middle, polygon }: PlacedPiece): number => distanceToBorder(polygon, middle);

function placeFor(shape: Polygon, up: boolean, taken: readonly PlacedPiece[], share: Share): PlacedPiece | null {
  const { width, depth } = table;
  const others = taken.map((other) => ({ other, inner: inner(other) }));
  const own = inner(placedAt(shape, point(0, 0)));
  const mayFit = (middle: Point): boolean => others.every((each) => distance(middle, each.other.middle) >= own + each.inner);
  const clear = (piece: PlacedPiece, lane: number): boolean => others.every(({ other }) => hasLaneBetween(piece, other, lane));
  for (const lane of lanes)
    for (let attempt = 0; attempt < tries; attempt++) {
      const y = (depth / 2) * share('how far up');
      const middle = point(width * share('how far along'), up ? depth - y : y);
      if (!mayFit(middle)) continue;
      const piece = placedAt(shape, middle);
      if (withinTable(piece, width, depth, rim) && clear(piece, lane)) return piece;
    }
  return null;
}

/** A suggested layout that one die determines: the same face gives the same ground on every machine. */
export const groundOf = (field: Battlefield): Chance<Battlefield> =>
  stirredBy('where the terrain lies', ['three-realms.setup.terrain-density'], (dice) => {
    const share: Share = (decides) => (dice.roll(fine, { decides, rules: [] }) - 1) / (fine - 1);
    return { ...field, ...proposed(field, share) };
  });

/** The percentage of the table that pieces cover, rounded. */
export const percentCovered = ({ pieces }: Battlefield): number =>
  Math.round((100 * areaUnder(pieces)) / (table.width * table.depth));
