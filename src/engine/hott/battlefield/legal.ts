/**
 * Whether a battlefield is legal (hott.terrain.all-conditions): each condition, with a sentence about what was found. Places and
 * lengths are in paces from the lower left corner of the board.
 */

import {
  ahead,
  contains,
  coveredArea,
  cross,
  distanceToBorder,
  halfTurn,
  minus,
  type Point,
  type Polygon,
  point,
  rectangle,
  share,
  sidesOf,
  touch,
} from '../../kernel/geometry.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { supplement } from '../data/figures/supplement.ts';
import { terrain } from '../data/figures/terrain.ts';
import { type TerrainKind, terrainOf } from '../data/terrain.ts';
import type { HottRuleId } from '../rule-ids.ts';

/** A terrain piece: the id of its kind, and its outline. */
export interface Piece {
  readonly kind: string;
  readonly polygon: Polygon;
}
export interface Battlefield {
  /** The side of the square board, in paces. */
  readonly side: number;
  readonly pieces: readonly Piece[];
}

/** The board of hott.supplement.board-size without terrain. */
export const openField: Battlefield = { side: supplement.board, pieces: [] };

export interface Condition {
  readonly met: boolean;
  readonly says: string;
  readonly rules: readonly HottRuleId[];
}

const kindOf = ({ kind }: Piece): TerrainKind => {
  const known = terrainOf(kind);
  if (!known) throw new Error(`There is no terrain “${kind}”.`);
  return known;
};

/** The name of each piece in sentences: `the wood`, or `the second marsh` if there are several. */
export function namesOf(pieces: readonly Piece[]): readonly string[] {
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
  return pieces.map((piece, at) => {
    const alike = pieces.flatMap(({ kind }, index) => (kind === piece.kind ? [index] : []));
    const name = kindOf(piece).name.toLowerCase();
    const place = alike.indexOf(at);
    return alike.length === 1 ? `the ${name}` : `the ${ordinals[place] ?? `${place + 1}th`} ${name}`;
  });
}

/** The centre of gravity of an outline. */
export function middleOf(polygon: Polygon): Point {
  const parts = sidesOf(polygon).map(({ a, b }) => ({ weight: cross(a, b), x: a.x + b.x, y: a.y + b.y }));
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (along: 'x' | 'y') => parts.reduce((sum, part) => sum + part.weight * part[along], 0) / (3 * whole);
  return point(mean('x'), mean('y'));
}

/**
 * The smallest width of a piece, measured through its middle. Directions are tried to a tenth of a degree
 * (hott.terrain.legal-two-central-bad-going).
 */
export function narrowest(polygon: Polygon): number {
  const centre = middleOf(polygon);
  if (!contains(polygon, centre)) return 0;
  const sides = sidesOf(polygon).map(({ a, b }) => ({ from: minus(a, centre), along: minus(b, a) }));
  let least = Infinity;
  for (let angle = 0; angle < halfTurn; angle++) {
    const way = ahead(angle);
    let [before, after] = [Infinity, Infinity];
    for (const { from, along } of sides) {
      const turn = cross(way, along);
      if (turn === 0) continue;
      const share = cross(from, way) / turn;
      if (share < 0 || share > 1) continue;
      const far = cross(from, along) / turn;
      if (far >= 0) after = Math.min(after, far);
      else before = Math.min(before, -far);
    }
    least = Math.min(least, before + after);
  }
  return least;
}

const quartersOf = (side: number): readonly Polygon[] => {
  const half = side / 2;
  return [0, half].flatMap((y) =>
    [0, half].map((x) => rectangle(point(x + touch, y + touch), point(x + half - touch, y + half - touch))),
  );
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const paces = (length: number): string => `${Math.round(length)} paces`;
const counted = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

/** Touching pieces of one kind count as one feature. Returns one piece for each feature. */
function separate(pieces: readonly Piece[]): readonly Piece[] {
  const group = pieces.map((_, at) => at);
  const root = (at: number): number => (group[at] === at ? at : root(group[at] as number));
  pieces.forEach((piece, at) => {
    pieces.slice(0, at).forEach((other, before) => {
      if (other.kind === piece.kind && share(other.polygon, piece.polygon)) group[root(at)] = root(before);
    });
  });
  return pieces.filter((_, at) => root(at) === at);
}

/** How many board edges a piece reaches. */
const edgesMet = ({ polygon }: Piece, side: number): number =>
  [
    polygon.some(({ y }) => y <= touch),
    polygon.some(({ x }) => x >= side - touch),
    polygon.some(({ y }) => y >= side - touch),
    polygon.some(({ x }) => x <= touch),
  ].filter(Boolean).length;

const isWater = (piece: Piece): boolean => kindOf(piece).going === 'water';

function openGround({ side, pieces }: Battlefield): Condition {
  const open = pieces.filter((piece) => !['open', 'beach', 'road'].includes(piece.kind));
  const covered = coveredArea(open.map(({ polygon }) => polygon)) / (side * side);
  const percent = (1 - covered) * 100;
  const says =
    percent > 50
      ? `${percent.toFixed(percent < 51 ? 1 : 0)}% of the board is flat good going.`
      : `Only ${percent.toFixed(percent > 49 ? 1 : 0)}% of the board is flat good going, but more than half must be.`;
  return { met: percent > 50, says, rules: ['hott.terrain.legal-good-going'] };
}

function quarters(
  { side }: Battlefield,
  pieces: readonly Piece[],
  what: string,
  needed: number,
  rules: readonly HottRuleId[],
): Condition {
  const met = quartersOf(side).filter((quarter) => pieces.some(({ polygon }) => share(polygon, quarter))).length;
  const says = `${counted(met, 'quarter')} of ${terrain.quarters} ${met === 1 ? 'has' : 'have'} ${what}`;
  return { met: met >= needed, says: met >= needed ? `${says}.` : `${says}, but at least ${needed} must.`, rules };
}

function featureCount(features: readonly Piece[]): Condition {
  const count = separate(features).length;
  const says = count === 1 ? 'There is 1 separate feature' : `There are ${count} separate features`;
  return {
    met: count >= terrain.features,
    says: count >= terrain.features ? `${says}.` : `${says}: at least ${terrain.features} are needed.`,
    rules: ['hott.terrain.legal-four-features', 'hott.terrain.legal-three-quarters'],
  };
}

/** Why a piece of bad going does not count as large and near the centre; null if it does. */
function tooLittle({ polygon }: Piece, side: number): string | null {
  const centre = point(side / 2, side / 2);
  const far = contains(polygon, centre) ? 0 : distanceToBorder(polygon, centre);
  const wide = narrowest(polygon);
  const faults = [
    ...(wide < terrain.centralWidth ? [`is ${paces(wide)} across, not ${terrain.centralWidth}`] : []),
    ...(far > terrain.centralReach ? [`begins ${paces(far)} from the centre, not within ${terrain.centralReach}`] : []),
  ];
  return faults.length > 0 ? faults.join(' and ') : null;
}

function central({ side, pieces }: Battlefield): Condition {
  const names = namesOf(pieces);
  const rules: readonly HottRuleId[] = ['hott.terrain.legal-two-central-bad-going', 'hott.terrain.bad-going'];
  const bad = pieces.flatMap((piece, at) =>
    kindOf(piece).going === 'bad' ? [{ name: names[at] as string, fault: tooLittle(piece, side) }] : [],
  );
  const large = bad.filter(({ fault }) => fault === null).map(({ name }) => name);
  if (large.length >= terrain.centralBadGoing)
    return { met: true, says: `${sentenceCase(listed(large))} are large pieces of bad going near the centre.`, rules };
  const found =
    large.length === 0
      ? 'No large piece of bad going is near the centre'
      : `Only ${listed(large)} is a large piece of bad going near the centre`;
  const others = bad.flatMap(({ name, fault }) => (fault ? [`${sentenceCase(name)} ${fault}.`] : []));
  return { met: false, says: [`${found}, but at least ${terrain.centralBadGoing} must be.`, ...others].join(' '), rules };
}

/** A river must have a source and an end (hott.terrain.river-course). */
function courses({ side, pieces }: Battlefield): readonly Condition[] {
  const names = namesOf(pieces);
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== 'river') return [];
    const waters = pieces.filter((other) => other !== piece && isWater(other) && share(other.polygon, piece.polygon)).length;
    const edges = edgesMet(piece, side);
    const met = edges + waters >= 2 && edges >= 1;
    const says = met
      ? `${sentenceCase(names[at] as string)} reaches the edge of the board, or other water, at both ends.`
      : `${sentenceCase(names[at] as string)} must join two edges of the board, or an edge and other water.`;
    return [{ met, says, rules: ['hott.terrain.river-course'] as const }];
  });
}

/** Pieces that extend beyond the board. */
function offBoard({ side, pieces }: Battlefield): readonly Condition[] {
  const names = namesOf(pieces);
  return pieces.flatMap(({ polygon }, at) =>
    polygon.some(({ x, y }) => x < -touch || y < -touch || x > side + touch || y > side + touch)
      ? [
          {
            met: false,
            says: `${sentenceCase(names[at] as string)} must lie wholly on the board.`,
            rules: ['hott.terrain.all-conditions'] as const,
          },
        ]
      : [],
  );
}

/** Every condition of a legal battlefield, and what was found. */
export function conditionsOf(field: Battlefield): readonly Condition[] {
  const features = field.pieces.filter((piece) => kindOf(piece).feature);
  const obstacles = field.pieces.filter((piece) => kindOf(piece).going !== 'good');
  return [
    openGround(field),
    quarters(field, features, 'a feature', terrain.quartersWithFeatures, [
      'hott.terrain.all-conditions',
      'hott.terrain.legal-three-quarters',
    ]),
    quarters(field, obstacles, 'water, bad going or impassable terrain', terrain.quartersWithObstacles, [
      'hott.terrain.legal-two-quarters',
    ]),
    featureCount(features),
    central(field),
    ...courses(field),
    ...offBoard(field),
  ];
}

export const isLegal = (field: Battlefield): boolean => conditionsOf(field).every(({ met }) => met);
