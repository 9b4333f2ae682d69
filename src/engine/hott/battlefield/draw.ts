/**
 * A legal battlefield drawn by dice, with a stronghold. In the book the defender chooses the terrain. This file chooses the
 * terrain by dice, so the kinds, sizes and places are our own. Lengths are in paces.
 */
import type { DiceSource } from '../../kernel/dice.ts';
import {
  aside,
  bearing,
  contains,
  distanceToBorder,
  onGrid,
  type Point,
  type Polygon,
  plus,
  point,
  rectangle,
  share,
  times,
} from '../../kernel/geometry.ts';
import {
  hasLaneBetween,
  type OutlineLook,
  outlineBy,
  type PlacedPiece,
  placedAt,
  type Share,
  swingOf,
  withinTable,
} from '../../kernel/landscape.ts';
import { pips } from '../data/figures/pips.ts';
import { strongholds } from '../data/figures/strongholds.ts';
import { supplement } from '../data/figures/supplement.ts';
import { terrain } from '../data/figures/terrain.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { bandThrough, bandWidths } from './band.ts';
import { type Battlefield, isLegal, narrowest, type Piece } from './legal.ts';

export const edges = ['south', 'east', 'north', 'west'] as const;
export type Edge = (typeof edges)[number];
export const opposite = (edge: Edge): Edge => edges[(edges.indexOf(edge) + 2) % 4] as Edge;

interface Look extends OutlineLook {
  readonly kind: string;
  /** The name of the piece in a sentence. */
  readonly says: string;
}
const look = (
  kind: string,
  says: string,
  corners: number,
  least: number,
  more: number,
  swing: number,
  stretch: number,
): Look => ({
  kind,
  says,
  corners,
  radius: [least, more],
  swing,
  stretch,
});
const wood = look('wood', 'a wood', 16, 170, 120, 0.4, 1.5);
const marsh = look('marsh', 'a marsh', 16, 160, 120, 0.45, 1.6);
const rough = look('rough', 'rough ground', 14, 160, 110, 0.4, 1.5);
const fields = look('enclosed-fields', 'small enclosed fields', 6, 160, 90, 0.15, 1.4);
const village = look('built-up', 'a village', 7, 160, 70, 0.2, 1.3);
const hill = look('gentle-slope', 'a gentle hill', 14, 190, 150, 0.2, 1.8);
const steep = look('steep-slope', 'a steep hill', 14, 170, 110, 0.25, 1.5);

/** By d6 result. */
const nearTheCentre: readonly Look[] = [wood, wood, marsh, rough, fields, village];
type Further = Look | 'road' | 'river';
const fartherOut: readonly Further[] = [hill, wood, 'road', steep, marsh, 'river'];

/** Paces kept clear between pieces: the width of a base and a little more. */
const lane = supplement.baseWidth + 40;
const rim = 60;
const tries = 80;
const d6 = pips.die;
const d100 = 100;
/** The size of the drawn castle. */
const castle = { wide: 300, deep: 250 } as const;

class Dice {
  private readonly source: DiceSource;
  constructor(source: DiceSource) {
    this.source = source;
  }
  face(decides: string, ...rules: HottRuleId[]): number {
    return this.source.roll(d6, { decides, rules });
  }
  readonly share: Share = (decides) => (this.source.roll(d100, { decides, rules: ['hott.deployment.terrain'] }) - 1) / (d100 - 1);
}

/** A point on a board edge, at this share of its length. */
interface EdgePlace {
  readonly edge: Edge;
  readonly share: number;
}
const placeOn = ({ edge, share }: EdgePlace): Point => {
  const side = supplement.board;
  const at = onGrid(side * share);
  return edge === 'south' ? point(at, 0) : edge === 'north' ? point(at, side) : edge === 'west' ? point(0, at) : point(side, at);
};
/** A band across the board along a bent line. */
function band(from: EdgePlace, to: EdgePlace, width: number, share: Share): Polygon {
  const [start, end] = [placeOn(from), placeOn(to)];
  const across = aside(bearing(start, end));
  const bent = [0.2, 0.4, 0.6, 0.8].map((at) =>
    plus(plus(times(start, 1 - at), times(end, at)), times(across, 90 * swingOf(share, 'its bend'))),
  );
  return bandThrough([start, ...bent, end], width);
}

/** The band of a road or river from one edge to the opposite edge. A river may run to an adjacent edge instead. */
function course(dice: Dice, width: number, turns: boolean): Polygon {
  const place = (edge: Edge, decides: string): EdgePlace => ({ edge, share: 0.15 + 0.7 * dice.share(decides) });
  const from = edges[Math.floor(dice.share('where it begins') * 3.99)] as Edge;
  const way = turns && dice.share('whether it turns') < 0.5 ? 1 : 2;
  const to = edges[(edges.indexOf(from) + way) % 4] as Edge;
  return band(place(from, 'where it begins'), place(to, 'where it ends'), width, dice.share);
}

const asPlaced = (polygon: Polygon): PlacedPiece => ({
  polygon,
  middle: point(supplement.board / 2, supplement.board / 2),
  reach: supplement.board,
});

function placeShape(dice: Dice, what: Look, taken: readonly PlacedPiece[], nearCentre: boolean): PlacedPiece | null {
  const side = supplement.board;
  const centre = point(side / 2, side / 2);
  const shape = outlineBy(dice.share, what);
  if (nearCentre && narrowest(shape) < terrain.centralWidth) return null;
  for (let attempt = 0; attempt < tries; attempt++) {
    const piece = placedAt(shape, point(side * dice.share('how far along'), side * dice.share('how far up')));
    const near = contains(piece.polygon, centre) || distanceToBorder(piece.polygon, centre) <= terrain.centralReach;
    if (nearCentre && !near) continue;
    if (withinTable(piece, side, side, rim) && taken.every((other) => hasLaneBetween(piece, other, lane))) return piece;
  }
  return null;
}

interface Drawn {
  readonly pieces: readonly Piece[];
  readonly says: readonly string[];
}

/** Draws two large pieces near the centre, then two or three others of any kind; null if there is no room. */
function drawPieces(dice: Dice): Drawn | null {
  const taken: PlacedPiece[] = [];
  const pieces: Piece[] = [];
  const says: string[] = [];
  const put = (kind: string, placed: PlacedPiece, name: string) => {
    taken.push(placed);
    pieces.push({ kind, polygon: placed.polygon });
    says.push(name);
  };
  for (let at = 0; at < terrain.centralBadGoing; at++) {
    const what = nearTheCentre[dice.face('what lies near the centre', 'hott.terrain.legal-two-central-bad-going') - 1] as Look;
    const placed = placeShape(dice, what, taken, true);
    if (!placed) return null;
    put(what.kind, placed, what.says);
  }
  const more = dice.face('how much more there is', 'hott.terrain.legal-four-features') <= 3 ? 2 : 3;
  for (let at = 0; at < more; at++) {
    const what = fartherOut[dice.face('what is placed next', 'hott.terrain.legal-three-quarters') - 1] as Further;
    if (typeof what === 'string') {
      if (pieces.some(({ kind }) => kind === what)) continue;
      const polygon = course(dice, bandWidths[what], what === 'river');
      // A road and a river may cross each other, but not other pieces.
      const crossed = pieces.filter((piece) => share(piece.polygon, polygon));
      if (crossed.every(({ kind }) => kind === 'road' || kind === 'river')) put(what, asPlaced(polygon), `a ${what}`);
    } else {
      const placed = placeShape(dice, what, taken, false);
      if (placed) put(what.kind, placed, what.says);
    }
  }
  return { pieces, says };
}

/** A legal battlefield from these dice, and a description of it. */
export function drawField(source: DiceSource): { readonly field: Battlefield; readonly says: readonly string[] } {
  const dice = new Dice(source);
  for (;;) {
    const drawn = drawPieces(dice);
    if (!drawn) continue;
    const field = { side: supplement.board, pieces: drawn.pieces };
    if (isLegal(field)) return { field, says: drawn.says };
  }
}

/** A rectangle along an edge, by its start along the edge, its width and its depth. */
export function alongEdge(edge: Edge, from: number, wide: number, deep: number): Polygon {
  const side = supplement.board;
  switch (edge) {
    case 'south':
      return rectangle(point(from, 0), point(from + wide, deep));
    case 'north':
      return rectangle(point(from, side - deep), point(from + wide, side));
    case 'west':
      return rectangle(point(0, from), point(deep, from + wide));
    case 'east':
      return rectangle(point(side - deep, from), point(side, from + wide));
  }
}

/** A stronghold near the middle of an edge, clear of terrain if possible. */
export function drawStronghold(source: DiceSource, edge: Edge, { pieces, side }: Battlefield): Polygon {
  const off = Math.round(strongholds.fromCentre * swingOf(new Dice(source).share, 'how far from the middle'));
  const places = [off, -off, 0, strongholds.fromCentre / 2, -strongholds.fromCentre / 2].map((each) =>
    alongEdge(edge, side / 2 - castle.wide / 2 + each, castle.wide, castle.deep),
  );
  return places.find((place) => pieces.every(({ polygon }) => !share(polygon, place))) ?? (places[0] as Polygon);
}
