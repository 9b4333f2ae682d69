/** The banner of a general or a hero. */
import type { Piece } from './piece.ts';
import { n, unit } from './scale.ts';

/** The types with a banner. The number is its height above the centre of the base, as a fraction of the base's shorter side. */
const banners = { general: 1, hero: 0.78 } as const;
type Bearer = keyof typeof banners;
const isBearer = (type: string): type is Bearer => Object.hasOwn(banners, type);

/** If a base is this many times as wide as it is deep, the symbol is larger and stands beside the name. */
export const shallow = 1.9;

export const bannerOf = (piece: Piece): Bearer | undefined => piece.with.find(isBearer);

/** `x` is the place of the pole, measured from the middle of the base. */
function Banner({ x, height, size }: { x: number; height: number; size: number }) {
  const [foot, top] = [-size * 0.12, -size * height];
  const [long, high] = [size * 0.52, size * 0.34];
  return (
    <g class="p-banner">
      <path class="p-pole" d={`M${n(x)} ${n(foot)}V${n(top)}`} />
      <path
        class="p-flag"
        d={`M${n(x)} ${n(top)}h${n(long)}l${n(-long * 0.24)} ${n(high / 2)}l${n(long * 0.24)} ${n(high / 2)}h${n(-long)}z`}
      />
      {height === banners.general && (
        <path
          class="p-crown"
          d={`M${n(x + long * 0.18)} ${n(top + high * 0.72)}v${n(-high * 0.44)}l${n(long * 0.12)} ${n(high * 0.2)}l${n(long * 0.1)} ${n(-high * 0.26)}l${n(long * 0.1)} ${n(high * 0.26)}l${n(long * 0.12)} ${n(-high * 0.2)}v${n(high * 0.44)}z`}
        />
      )}
    </g>
  );
}

/**
 * The upright banner of a piece, drawn above all pieces, because an enemy in contact would hide it. On a shallow base the banner
 * stands nearer to the centre, between the symbol and the id. `turn` is the rotation of the base in degrees.
 */
export function PieceBanner({ of: piece, turn }: { of: Piece; turn: number }) {
  const bearer = bannerOf(piece);
  if (!bearer) return null;
  const [w, d] = [piece.base.width * unit, piece.base.depth * unit];
  const size = Math.min(w, d);
  const [x, tall] = w >= shallow * d ? [w * 0.05, 1.4 * size] : [size * 0.3, size];
  return (
    <g class="p-upright" style={{ transform: `rotate(${n(-turn)}deg)` }}>
      <Banner x={x} height={banners[bearer]} size={tall} />
    </g>
  );
}
