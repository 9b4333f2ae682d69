/** Decides in which corner buttons and the small map stand, so that they cover as few pieces as possible. */
import { useRef } from 'preact/hooks';
import type { Piece } from './piece.ts';
import { type Scale, unit } from './scale.ts';
import type { Size, View } from './view.ts';

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

interface Seen {
  readonly scale: Scale;
  readonly pieces: readonly Piece[];
  readonly view: View;
  readonly size: Size;
}

/** The number of pieces that a box of this size in a corner of the window would cover, even in part. */
export function coveredIn({ scale, pieces, view, size }: Seen, corner: Corner, box: Size): number {
  const per = view.width / Math.max(1, size.width);
  const [width, height] = [box.width * per, box.height * per];
  const x = corner.endsWith('left') ? view.x : view.x + view.width - width;
  const y = corner.startsWith('top') ? view.y : view.y + view.height - height;
  return pieces.filter(({ base }) => {
    const [px, py] = [scale.x(base), scale.y(base)];
    const half = (Math.min(base.width, base.depth) / 2) * unit;
    return px + half > x && px - half < x + width && py + half > y && py - half < y + height;
  }).length;
}

/**
 * Returns one of these corners; at the start, the first one. The corner changes only if another one is better, and never while
 * `isHeld`.
 */
export function useFreeCorner(seen: Seen, corners: readonly Corner[], box: Size, isHeld = false): Corner {
  const corner = useRef<Corner>();
  const now = corners.includes(corner.current as Corner) ? (corner.current as Corner) : (corners[0] as Corner);
  const best = corners.toSorted((one, other) => coveredIn(seen, one, box) - coveredIn(seen, other, box))[0] as Corner;
  corner.current = !isHeld && coveredIn(seen, best, box) < coveredIn(seen, now, box) ? best : now;
  return corner.current;
}
