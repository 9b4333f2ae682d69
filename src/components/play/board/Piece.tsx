/** A piece of the board, and what stands on its base besides the unit. */
import { type Base, corners, inset, type Point, placeFrom } from '../../../engine/kernel/geometry.ts';
import { n, type Page } from '../../book/diagram/page.ts';
import { symbolOf } from '../../book/diagram/symbols.ts';

export interface Piece {
  readonly id: string;
  readonly side: string;
  readonly base: Base;
  readonly type: string;
  /** Everything that is to be said of it. */
  readonly name: string;
  /** Words of the drawing: `demoralized`, `double`, `extra=2`. */
  readonly state: readonly string[];
  readonly level: number | null;
  /** Types of whoever goes along with it. */
  readonly with: readonly string[];
  readonly stakes: boolean;
  /** How many spells lie on it. */
  readonly spells: number;
  /** It is none, and whoever looks may know. */
  readonly illusion: boolean;
  readonly dim: boolean;
}
/** A spark with four points: magic lies on the unit. */
function Spark({ page, at, size }: { page: Page; at: Point; size: number }) {
  const [x, y, r] = [page.x(at), page.y(at), size * page.k * 0.62];
  const near = r * 0.26;
  const points = Array.from({ length: 8 }, (_, turn) => {
    const [far, angle] = [turn % 2 === 0 ? r : near, (turn * Math.PI) / 4];
    return `${n(x + far * Math.sin(angle))} ${n(y - far * Math.cos(angle))}`;
  });
  return <path class="board-spark" d={`M${points.join('L')}Z`} />;
}

export function Badges({ page, piece }: { page: Page; piece: Piece }) {
  const size = Math.min(piece.base.width, piece.base.depth) * 0.4;
  return (
    <>
      {piece.with.map((type, at) => {
        const place = placeFrom(piece.base, piece.base.depth / 2 - size * 0.55, piece.base.width / 2 - size * (0.55 + at * 1.05));
        const icon = symbolOf(type);
        const [x, y] = [page.x(place), page.y(place)];
        const wide = size * page.k;
        return (
          <g key={type} class={`board-badge d-side-${piece.side.toLowerCase()}`}>
            <circle cx={n(x)} cy={n(y)} r={n(wide * 0.5)} />
            {icon && (
              <use
                href={`#icon-${icon}`}
                x={n(x - wide * 0.36)}
                y={n(y - wide * 0.36)}
                width={n(wide * 0.72)}
                height={n(wide * 0.72)}
              />
            )}
          </g>
        );
      })}
      {piece.illusion && (
        <path
          class="board-illusion"
          d={`${corners(inset(piece.base, size * 0.3))
            .map((p, at) => `${at === 0 ? 'M' : 'L'}${page.at(p)}`)
            .join('')}Z`}
        />
      )}
      {piece.spells > 0 && (
        <Spark page={page} at={placeFrom(piece.base, size - piece.base.depth / 2, size - piece.base.width / 2)} size={size} />
      )}
      {piece.stakes && (
        <path
          class="d-stake"
          d={[-0.4, -0.2, 0, 0.2, 0.4]
            .map((off) => {
              const [foot, head] = [0.03, 0.2].map((out) =>
                placeFrom(piece.base, piece.base.depth / 2 + out, off * piece.base.width + out * 0.4),
              ) as [Point, Point];
              return `M${page.at(foot)}L${page.at(head)}`;
            })
            .join('')}
        />
      )}
    </>
  );
}
