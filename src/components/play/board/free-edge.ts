/** Decides whether buttons and the small map are at the top or at the bottom, so that they cover as few pieces as possible. */
import { useRef } from 'preact/hooks';
import type { Piece } from './piece.ts';
import type { Scale } from './scale.ts';
import type { Size, View } from './view.ts';

export type Edge = 'top' | 'bottom';

interface Seen {
  readonly scale: Scale;
  readonly pieces: readonly Piece[];
  readonly view: View;
  readonly size: Size;
}

/** The number of pieces that a box of this size in a corner of the window would cover. */
export function coveredLength({ scale, pieces, view, size }: Seen, side: 'left' | 'right', edge: Edge, box: Size): number {
  const per = view.width / Math.max(1, size.width);
  const [width, height] = [box.width * per, box.height * per];
  const x = side === 'left' ? view.x : view.x + view.width - width;
  const y = edge === 'top' ? view.y : view.y + view.height - height;
  return pieces.filter(({ base }) => {
    const [px, py] = [scale.x(base), scale.y(base)];
    return px >= x && px <= x + width && py >= y && py <= y + height;
  }).length;
}

/** Returns the edge to use. The edge changes only if the other edge is better. */
export function useFreeEdge(seen: Seen, side: 'left' | 'right', box: Size): Edge {
  const edge = useRef<Edge>('top');
  const other = edge.current === 'top' ? 'bottom' : 'top';
  if (coveredLength(seen, side, edge.current, box) > coveredLength(seen, side, other, box)) edge.current = other;
  return edge.current;
}
