/** The visible window on the table, moved by wheel and keys. */
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Point } from '../../../engine/kernel/geometry.ts';
import type { Piece } from './piece.ts';
import { type Scale, unit } from './scale.ts';
import {
  between,
  boundsOf,
  type Covered,
  keptInDrawing,
  middleOf,
  moved,
  opening,
  type Size,
  showing,
  type View,
  wholeOf,
  zoomed,
} from './view.ts';

/** The minimum width of a unit in pixels when a battle opens, on a wide screen and on a phone. */
const leastUnit = { wide: 50, narrow: 29 };
const narrow = 700;
/** Pixels that the small map and the zoom buttons cover, as in board.css. A very narrow board has no map. */
const coveredIn = ({ width }: Size): Covered =>
  width < 480 ? { left: 0, right: 54 } : width < narrow ? { left: 94, right: 60 } : { left: 180, right: 64 };
/** The visible margin around the armies, in inches. */
const round = 1.6;

export interface Window {
  readonly svg: RefObject<SVGSVGElement>;
  readonly view: View;
  /** The size of the board on the screen, in pixels. */
  readonly size: Size;
  /** Pixels per inch. */
  readonly perInch: number;
  /** Whether only part of the table is visible. */
  readonly near: boolean;
  /** The position in the drawing under a pixel of the screen. */
  placeAt(clientX: number, clientY: number): Point;
  /** Drawing units per screen pixel. */
  perPixel(): number;
  zoom(factor: number, at?: Point): void;
  move(dx: number, dy: number): void;
  /** Shows the whole table. */
  all(): void;
  /** Shows the armies, as when the battle opened. */
  armies(): void;
  /** Scrolls pieces into view, even if that moves the window far. */
  show(pieces: readonly Piece[]): void;
  /** Makes pieces that have moved visible. If the pieces do not all fit into the window, the window stays where it is. */
  follow(pieces: readonly Piece[]): void;
}

const placesOf = (scale: Scale, pieces: readonly Piece[]): readonly Point[] =>
  pieces.map(({ base }) => ({ x: scale.x(base), y: scale.y(base) }));

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Starts slowly and ends slowly. */
const eased = (share: number): number => share * share * (3 - 2 * share);

/**
 * `own` is the viewing side. If not all pieces fit at the start, the view shows the pieces of that side that may move (those in
 * `loose`), or all its pieces if none may move.
 */
export function useView(
  scale: Scale,
  pieces: readonly Piece[],
  own: string | null,
  loose: ReadonlySet<string>,
  glide: number,
): Window {
  const svg = useRef<SVGSVGElement>(null);
  const drawing: View = useMemo(() => ({ x: 0, y: 0, width: scale.width, height: scale.height }), [scale]);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<View>(drawing);
  /** The user has not moved the window yet, so it follows the size of the board. */
  const untouched = useRef(true);
  const now = useRef({ size, pieces, loose, view });
  now.current = { size, pieces, loose, view };
  /** The next frame of the scrolling window. */
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  const change = (how: (seen: View) => View) => {
    untouched.current = false;
    stop();
    setView(how);
  };
  const scrollTo = (to: View) => {
    const from = now.current.view;
    // A piece that is already in view does not stop a scroll to another piece.
    if (to === from) return;
    stop();
    if (glide === 0 || still()) return setView(to);
    const start = performance.now();
    const next = (time: number) => {
      const share = Math.min(1, Math.max(0, time - start) / glide);
      setView(share === 1 ? to : between(from, to, eased(share)));
      if (share < 1) frame.current = requestAnimationFrame(next);
    };
    frame.current = requestAnimationFrame(next);
  };
  useEffect(() => stop, []);
  const scrollToPieces = (shown: readonly Piece[], centres: boolean) => {
    if (shown.length === 0 || size.width === 0) return;
    scrollTo(showing(now.current.view, placesOf(scale, shown), 1.4 * unit, drawing, size, centres));
  };

  const toArmies = (of: Size): View => {
    const all = now.current.pieces;
    const mine = own === null ? all : all.filter(({ side }) => side === own);
    const bounds = boundsOf(placesOf(scale, all), round * unit);
    // If only one side is on the table, the other side is still deploying and needs to see its ground.
    const isAlone = all.every(({ side }) => side === all[0]?.side);
    if (!bounds || of.width === 0 || isAlone) return wholeOf(drawing, of);
    const widest = Math.max(...all.map(({ base }) => Math.max(base.width, base.depth)));
    const least = (of.width < narrow ? leastUnit.narrow : leastUnit.wide) / (Math.min(widest, 2) * unit);
    const free = mine.filter(({ id }) => now.current.loose.has(id));
    const near = [free, mine].map((some) => boundsOf(placesOf(scale, some), round * unit)).find((each) => each) ?? bounds;
    return opening(bounds, near, drawing, of, least, coveredIn(of));
  };

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measured = new ResizeObserver(() => {
      const is = { width: element.clientWidth, height: element.clientHeight };
      setSize(is);
      setView((seen) => (untouched.current ? toArmies(is) : keptInDrawing(seen, drawing, is)));
    });
    measured.observe(element);
    // Preact registers wheel listeners as passive, so the page would scroll too.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeAt(event.clientX, event.clientY);
      change((seen) => zoomed(seen, drawing, now.current.size, Math.exp(-event.deltaY * 0.0016), at));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      measured.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, [scale]);

  const placeAt = (clientX: number, clientY: number): Point => {
    const matrix = svg.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };
  return {
    svg,
    view,
    size,
    perInch: (size.width / view.width) * unit,
    near: view.width < wholeOf(drawing, size).width - 1,
    placeAt,
    perPixel: () => 1 / (svg.current?.getScreenCTM()?.a || 1),
    zoom: (factor, at) => change((seen) => zoomed(seen, drawing, size, factor, at ?? middleOf(seen))),
    move: (dx, dy) => change((seen) => moved(seen, drawing, size, dx, dy)),
    all: () => change(() => wholeOf(drawing, size)),
    armies: () => change(() => toArmies(size)),
    show: (shown) => scrollToPieces(shown, true),
    follow: (shown) => scrollToPieces(shown, false),
  };
}
