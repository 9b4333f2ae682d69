/** A table seen from above: foot squares, zones, numbered terrain. Drawn like the diagrams in the book. */
import type { ComponentChildren } from 'preact';
import type { Point, Polygon } from '../../engine/kernel/geometry.ts';
import { heart } from '../../engine/kernel/geometry.ts';
import { terrainMark } from '../book/diagram/draw-terrain.ts';
import { nodes } from '../book/diagram/nodes.ts';
import { n, Page } from '../book/diagram/page.ts';

export interface PictureArea {
  /** `a` and `b` are the sides; the others are as in diagrams.css. */
  readonly look: 'a' | 'b' | 'sea' | 'place' | 'objective' | 'site' | 'gap';
  readonly polygon: Polygon;
  readonly label?: string;
}

export interface PicturePiece {
  /** A look for terrain in diagrams.css: woods, hill, grass, rough, hazard, cloud, object, water … */
  readonly type: string;
  readonly polygon: Polygon;
  /** The number of the piece in the list. */
  readonly number: number;
}

interface Props {
  /** In inches. */
  width: number;
  depth: number;
  /** A description of the picture in a sentence. */
  says: string;
  areas: readonly PictureArea[];
  pieces: readonly PicturePiece[];
  /**
   * The number of drawing units per inch, for a smaller table. Terrain signs have the size that they would have at `signs` units
   * per inch.
   */
  scale?: number;
  signs?: number;
  /** More to draw on top, in drawing units; `page` converts inches. */
  children?: (page: Page) => ComponentChildren;
}

/** For a table of six feet by four: the number of drawing units per inch, for the table and for terrain signs. */
const usual = { scale: 10, signs: 17 } as const;
/** The margin in drawing units, and a foot in inches. */
const margin = 4;
const foot = 12;

/** The page for a drawing of a table. */
export const tablePage = (width: number, depth: number, scale: number = usual.scale): Page => {
  const rim = margin / scale;
  return new Page({ scale, from: { x: -rim, y: -rim }, to: { x: width + rim, y: depth + rim } }, 'table');
};

const outline = (page: Page, polygon: Polygon): string => `M${polygon.map(page.at).join('L')}Z`;

/** Lines at every foot, from one side to the other. */
function feet(page: Page, width: number, depth: number): string {
  const line = (a: Point, b: Point) => `M${page.at(a)}L${page.at(b)}`;
  let drawn = '';
  for (let x = foot; x < width; x += foot) drawn += line({ x, y: 0 }, { x, y: depth });
  for (let y = foot; y < depth; y += foot) drawn += line({ x: 0, y }, { x: width, y });
  return drawn;
}

export function TablePicture({ width, depth, says, areas, pieces, scale, signs = usual.signs, children }: Props) {
  const page = tablePage(width, depth, scale);
  const around = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  /** The upper left corner of an area, where a label hides least. */
  const corner = (polygon: Polygon): Point => ({
    x: Math.min(...polygon.map(({ x }) => x)) + 6 / page.k,
    y: Math.max(...polygon.map(({ y }) => y)) - 14 / page.k,
  });
  return (
    <svg
      class="d-panel d-wide table-picture"
      viewBox={`0 0 ${n(page.width)} ${n(page.height)}`}
      role={children ? 'group' : 'img'}
      aria-label={says}
    >
      <path class="d-open" d={outline(page, around)} />
      <path class="d-feet" d={feet(page, width, depth)} />
      {areas.map(({ look, polygon }, at) => (
        <path key={at} class={`d-area d-area-${look}`} d={outline(page, polygon)} />
      ))}
      <g>{nodes(pieces.map(({ type, polygon }) => terrainMark(page, type, polygon, null, signs)).join(''))}</g>
      <path class="d-area d-area-table" d={outline(page, around)} />
      {pieces.map(({ polygon, number }) => {
        const at = heart(polygon);
        return (
          <g key={number} class="d-number" transform={`translate(${page.at(at)})`}>
            <circle r="10" />
            <text class="d-text">{number}</text>
          </g>
        );
      })}
      {areas.map(
        ({ look, polygon, label }, at) =>
          label && (
            <text
              key={at}
              class={`d-text d-strong d-side-${look}`}
              text-anchor="start"
              x={n(page.x(corner(polygon)))}
              y={n(page.y(corner(polygon)))}
            >
              {label}
            </text>
          ),
      )}
      {children?.(page)}
    </svg>
  );
}
