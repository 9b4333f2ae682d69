/**
 * A table drawn by dice, for players who do not want to place terrain. The table is fair, because every piece has a counterpart
 * of the same kind and area across the middle of the table. The table is never quite the same twice, because shapes and places
 * vary. The same dice give the same table on every machine.
 */
import type { Line } from '../../../kernel/companion.ts';
import { type DiceSource, diceFor } from '../../../kernel/dice.ts';
import { areaOf, distance, heart, type Polygon, point } from '../../../kernel/geometry.ts';
import {
  hasLaneBetween,
  type OutlineLook,
  outlineBy,
  type PlacedPiece,
  placedAt,
  sized,
  swingOf,
  withinTable,
} from '../../../kernel/landscape.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { objectivePlaces, type TableSize, tableFor } from '../../table/deployment.ts';
import type { Terrain, TerrainKind } from '../../table/terrain.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';

export type Landscape = Pick<Setup, 'table' | 'terrain' | 'objective'> & {
  /** The steps of the draw, with their rules. */
  readonly said: readonly Line[];
};

/** Shapes of each kind of terrain, in inches. The book leaves them to the players, so these numbers are ours. */
interface Look extends OutlineLook {
  readonly kind: TerrainKind;
  /** The plural name, for sentences. */
  readonly name: string;
  /** The lowest d10 result that draws this kind. */
  readonly from: number;
}

const looks: readonly Look[] = [
  { kind: 'woods', name: 'Woods', from: 1, corners: 18, radius: [2.8, 1.4], swing: 0.45, stretch: 1.6 },
  { kind: 'hill', name: 'Hills', from: 4, corners: 14, radius: [3, 1.6], swing: 0.2, stretch: 1.9 },
  { kind: 'rough', name: 'Rough ground', from: 6, corners: 15, radius: [2.4, 1.2], swing: 0.5, stretch: 1.5 },
  { kind: 'marsh', name: 'Marshes', from: 8, corners: 18, radius: [2.4, 1.4], swing: 0.55, stretch: 1.8 },
  { kind: 'town', name: 'Villages', from: 9, corners: 7, radius: [2.4, 0.8], swing: 0.25, stretch: 1.3 },
  { kind: 'water', name: 'Ponds', from: 10, corners: 16, radius: [2.2, 1.4], swing: 0.3, stretch: 1.8 },
];
const objectiveLooks: readonly Pick<Look, 'kind' | 'name' | 'from'>[] = [
  { kind: 'open', name: 'open ground', from: 1 },
  { kind: 'hill', name: 'a hill', from: 4 },
  { kind: 'woods', name: 'a wood', from: 6 },
  { kind: 'town', name: 'a village', from: 8 },
];

/** There is one pair of pieces for this many square inches of half the table. A die may add one more pair. */
const inchesForPair = 280;
/** Inches kept clear between pieces, so that a unit fits through, and inches kept clear along the edges of the table. */
const lane = 2.5;
const rim = 1;
/** How many inches a counterpart may be from the exact mirror place. The limit shrinks as the table fills up. */
const drift = 4;
/** How many places are tried before a pair is left out. */
const tries = 100;

const d10 = 10;
const d100 = 100;

/** The dice of the draw. Each roll states what it decides and by which rule. */
const throwing = (dice: DiceSource) => {
  const share = (decides: string): number => (dice.roll(d100, { decides, rules: ['fr3.setup.terrain'] }) - 1) / (d100 - 1);
  return {
    /** A number from 0 to 1, from a d100. */
    share,
    face: (decides: string, rule: Fr3RuleId): number => dice.roll(d10, { decides, rules: [rule] }),
  };
};
type Throwing = ReturnType<typeof throwing>;

const byFace = <T extends { readonly from: number }>(rows: readonly T[], face: number): T =>
  rows.findLast(({ from }) => face >= from) as T;

/** Places for a piece in the lower half of the table and for its counterpart; null if none is found. */
function placesOf(
  dice: Throwing,
  one: Polygon,
  other: Polygon,
  taken: readonly PlacedPiece[],
  table: TableSize,
): [PlacedPiece, PlacedPiece] | null {
  const { width, depth } = table;
  for (let attempt = 0; attempt < tries; attempt++) {
    const x = width * dice.share('how far along');
    const y = (depth / 2) * dice.share('how far up');
    const off = (drift * (tries - attempt)) / tries;
    const first = placedAt(one, point(x, y));
    const across = point(width - x + off * swingOf(dice.share, 'its drift'), depth - y + off * swingOf(dice.share, 'its drift'));
    const second = placedAt(other, across);
    const fits = (piece: PlacedPiece, others: readonly PlacedPiece[]) =>
      withinTable(piece, width, depth, rim) && others.every((each) => hasLaneBetween(piece, each, lane));
    if (fits(first, taken) && fits(second, [...taken, first])) return [first, second];
  }
  return null;
}

/** The objective: one d10 places it on the centre line, and another decides its terrain. */
function drawObjective(dice: Throwing, table: TableSize) {
  const face = dice.face('where the terrain objective lies', 'fr3.setup.terrain-objective');
  const square = objectivePlaces(table)[face - 1] as Polygon;
  const { kind, name } = byFace(objectiveLooks, dice.face('what the objective is', 'fr3.setup.terrain-objective'));
  const said: Line = {
    text: `The terrain objective is ${name}. It lies at place ${face} of 10 along the centre line.`,
    rules: ['fr3.setup.terrain-objective'],
  };
  return { square, kind, said };
}

/** The kind for this roll, or the next kind that is not on the table yet. Every kind gets one pair before any gets two. */
function kindFor(left: Look[], face: number): Look {
  if (left.length === 0) left.push(...looks);
  const drawn = byFace(looks, face);
  const at = left.findIndex(({ from }) => from >= drawn.from);
  return left.splice(Math.max(at, 0), 1)[0] as Look;
}

/** The table for a game of this many points per side. */
export const drawLandscape = (points: number, dice: DiceSource): Landscape => landscapeOn(tableFor(points), dice);

/** The offset of the dice stream that draws the table. The battle uses other streams. */
const apartFromBattle = -1;

/** Makes some of the drawn terrain enchanted or feared, using dice. */
export type Wilder = (drawn: Landscape, dice: DiceSource) => Setup['terrain'];

/**
 * The table for a seed, and who moves first. Links store only the seed, so the same seed must give the same table in every
 * version.
 */
export function drawnTable(
  size: TableSize,
  seed: number,
  wilder?: Wilder,
): Pick<Setup, 'table' | 'terrain' | 'objective'> & { readonly first: SideId } {
  const dice = diceFor(seed, apartFromBattle);
  const drawn = landscapeOn(size, dice);
  const first = dice.roll(2, { decides: 'who moves first', rules: ['fr3.setup.choose-edge'] }) === 1 ? 'A' : 'B';
  return { table: drawn.table, terrain: wilder?.(drawn, dice) ?? drawn.terrain, objective: drawn.objective, first };
}

function landscapeOn(table: TableSize, source: DiceSource): Landscape {
  const dice = throwing(source);
  const { width, depth } = table;
  const said: Line[] = [{ text: `The table is ${width}″ wide and ${depth}″ deep.`, rules: ['fr3.basics.playing-area'] }];
  const objective = drawObjective(dice, table);
  const terrain: Terrain[] = objective.kind === 'open' ? [] : [{ kind: objective.kind, polygon: objective.square }];
  const middle = heart(objective.square);
  const taken: PlacedPiece[] = [
    { polygon: objective.square, middle, reach: Math.max(...objective.square.map((corner) => distance(middle, corner))) },
  ];
  const pairs = Math.floor((width * depth) / 2 / inchesForPair) + (dice.share('whether there is one pair more') >= 0.5 ? 1 : 0);
  const left = [...looks];
  for (let pair = 0; pair < pairs; pair++) {
    const look = kindFor(left, dice.face('what is placed next', 'fr3.setup.terrain'));
    const one = outlineBy(dice.share, look);
    const other = sized(outlineBy(dice.share, look), areaOf(one));
    const places = placesOf(dice, one, other, taken, table);
    if (!places) continue;
    taken.push(...places);
    terrain.push(...places.map(({ polygon }) => ({ kind: look.kind, polygon })));
    said.push({
      text: `${look.name} on each side of the table’s centre.`,
      rules: ['fr3.setup.terrain', 'fr3.movement.terrain-types'],
    });
  }
  return { table, terrain, objective: objective.square, said: [...said, objective.said] };
}
