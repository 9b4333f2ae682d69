/**
 * A battlefield as a player draws it: a few simple shapes in a readable address. Places and lengths are in paces from the lower
 * left corner of the board, rotations in degrees clockwise.
 */

import { ahead, aside, degrees, type Point, type Polygon, plus, point, times } from '../../kernel/geometry.ts';
import { didYouMean } from '../../kernel/nearest.ts';
import { quoted } from '../../kernel/text.ts';
import { supplement } from '../data/figures/supplement.ts';
import { terrainKinds } from '../data/terrain.ts';
import { bandThrough, bandWidths } from './band.ts';
import type { Battlefield } from './legal.ts';

export const shapes = ['oval', 'box', 'band'] as const;
export type Shape = (typeof shapes)[number];

/** An oval or a box with its middle, width, depth and rotation; or a band between two points with its width. */
export type Drawn =
  | {
      readonly kind: string;
      readonly shape: 'oval' | 'box';
      readonly x: number;
      readonly y: number;
      readonly wide: number;
      readonly deep: number;
      readonly turn: number;
    }
  | {
      readonly kind: string;
      readonly shape: 'band';
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
      readonly wide: number;
    };
export type Plan = readonly Drawn[];

export const mostPieces = 24;
const ovalCorners = 36;

/** Every kind except open ground. */
export const placedKinds = terrainKinds.filter(({ id }) => id !== 'open');

const boxes = ['built-up', 'enclosed-fields', 'beach'];
/** The usual shape of each kind. */
export const usualShape = (kind: string): Shape =>
  Object.hasOwn(bandWidths, kind) ? 'band' : boxes.includes(kind) ? 'box' : 'oval';

/** The width of a band of any kind. */
const widthOf = (kind: string): number => (Object.hasOwn(bandWidths, kind) ? bandWidths[kind as keyof typeof bandWidths] : 100);

/** A new piece of a kind, in the middle of the board or across it. */
export function newPiece(kind: string, shape: Shape = usualShape(kind)): Drawn {
  const side = supplement.board;
  if (shape === 'band') return { kind, shape, x: 0, y: side / 2, toX: side, toY: side / 2, wide: widthOf(kind) };
  return { kind, shape, x: side / 2, y: side / 2, wide: 400, deep: 300, turn: 0 };
}

export function outlineOf(drawn: Drawn): Polygon {
  if (drawn.shape === 'band') return bandThrough([point(drawn.x, drawn.y), point(drawn.toX, drawn.toY)], drawn.wide);
  const { x, y, wide, deep, turn } = drawn;
  const heading = degrees(turn);
  const place = (right: number, up: number): Point =>
    plus(point(x, y), plus(times(aside(heading), right * wide), times(ahead(heading), up * deep)));
  if (drawn.shape === 'box') return [place(-0.5, -0.5), place(0.5, -0.5), place(0.5, 0.5), place(-0.5, 0.5)];
  return Array.from({ length: ovalCorners }, (_, at) => {
    const spoke = ahead(Math.round((3600 * at) / ovalCorners));
    return place(spoke.x / 2, spoke.y / 2);
  });
}

export const fieldOf = (plan: Plan): Battlefield => ({
  side: supplement.board,
  pieces: plan.map((drawn) => ({ kind: drawn.kind, polygon: outlineOf(drawn) })),
});

/** The same piece, moved by these distances. A band moves as a whole. */
export function moved(drawn: Drawn, right: number, up: number): Drawn {
  const there = { ...drawn, x: drawn.x + right, y: drawn.y + up };
  return there.shape === 'band' ? { ...there, toX: there.toX + right, toY: there.toY + up } : there;
}

const numbersOf = (drawn: Drawn): readonly number[] =>
  drawn.shape === 'band'
    ? [drawn.x, drawn.y, drawn.toX, drawn.toY, drawn.wide]
    : [drawn.x, drawn.y, drawn.wide, drawn.deep, drawn.turn];

/** `p=wood.oval.700.1100.400.300.0&p=road.band.0.900.2400.900.80`. */
export const writePlan = (plan: Plan): string =>
  plan.map((drawn) => `p=${[drawn.kind, drawn.shape, ...numbersOf(drawn)].join('.')}`).join('&');

const least = -supplement.board;
const most = 2 * supplement.board;

/** What is wrong with the sizes of a drawn piece; null if nothing is. */
export function faultOf(drawn: Drawn): string | null {
  const sizes = drawn.shape === 'band' ? [drawn.wide] : [drawn.wide, drawn.deep];
  if (numbersOf(drawn).some((number) => !Number.isInteger(number) || number < least || number > most))
    return `places and lengths must be whole numbers from ${least} to ${most}`;
  if (sizes.some((size) => size < 1)) return 'a piece must be at least 1 pace wide and deep';
  if (drawn.shape === 'band' && drawn.x === drawn.toX && drawn.y === drawn.toY) return 'a band needs two different ends';
  return null;
}

function readPiece(text: string): Drawn | string {
  const [kind = '', shape = '', ...rest] = text.split('.');
  if (!placedKinds.some(({ id }) => id === kind))
    return `there is no terrain ${quoted(kind)}.${didYouMean(
      kind,
      placedKinds.map(({ id }) => id),
    )}`;
  if (!(shapes as readonly string[]).includes(shape)) return `a shape must be ${shapes.join(', ')}, not ${quoted(shape)}`;
  if (rest.length !== 5 || rest.some((each) => !/^-?\d{1,5}$/.test(each))) return 'a piece needs five whole numbers';
  const [x, y, a, b, c] = rest.map(Number) as [number, number, number, number, number];
  const drawn: Drawn =
    shape === 'band'
      ? { kind, shape, x, y, toX: a, toY: b, wide: c }
      : { kind, shape: shape as 'oval' | 'box', x, y, wide: a, deep: b, turn: c };
  return faultOf(drawn) ?? drawn;
}

export interface ReadPlan {
  readonly plan: Plan;
  /** A sentence for each piece that could not be read. The other pieces still work. */
  readonly problems: readonly string[];
}

/** Reads the part of an address after `?`. Never throws. */
export function readPlan(search: string): ReadPlan {
  const plan: Drawn[] = [];
  const problems: string[] = [];
  for (const [key, text] of new URLSearchParams(search)) {
    if (key !== 'p') problems.push(`The link contains ${quoted(key)}, which this page does not recognize, so it is ignored.`);
    else if (plan.length === mostPieces) {
      problems.push(`A battlefield can have up to ${mostPieces} pieces. The others are ignored.`);
      break;
    } else {
      const read = readPiece(text);
      if (typeof read === 'string') problems.push(`${quoted(text)} is ignored: ${read}${/[.?]$/.test(read) ? '' : '.'}`);
      else plan.push(read);
    }
  }
  return { plan, problems };
}

/** The battlefield that the rule gives as an example (hott.terrain.all-conditions). */
export const examplePlan: Plan = [
  { kind: 'wood', shape: 'box', x: 650, y: 1200, wide: 400, deep: 300, turn: 0 },
  { kind: 'marsh', shape: 'box', x: 1905, y: 1110, wide: 250, deep: 220, turn: 0 },
  { kind: 'built-up', shape: 'box', x: 1200, y: 2200, wide: 300, deep: 200, turn: 0 },
  { kind: 'road', shape: 'band', x: 0, y: 1500, toX: 2400, toY: 1500, wide: 80 },
];
