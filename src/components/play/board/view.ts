/** The visible part of the table: a window on the drawing, moved and zoomed by wheel, fingers, keys and buttons. */
import type { Point } from '../../../engine/kernel/geometry.ts';

/** A rectangle in the drawing. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The size of the element that shows the window, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest zoom, compared with the whole table. */
const closest = 8;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/**
 * Where a window begins along one axis, so that it stays inside the drawing. A window that is longer than the drawing is centred.
 */
const placed = (from: number, length: number, start: number, whole: number): number =>
  length >= whole ? start + (whole - length) / 2 : within(from, start, start + whole - length);

const shapeOf = ({ width, height }: Size): number => (width > 0 && height > 0 ? height / width : 1);

/** The window that shows the whole drawing, in the proportions of the element. */
export function wholeOf(drawing: View, size: Size): View {
  const shape = shapeOf(size);
  const width = Math.max(drawing.width, drawing.height / shape);
  return keptInDrawing({ ...drawing, width }, drawing, size);
}

/** The window moved and shrunk to fit into the drawing, in the proportions of the element. */
export function keptInDrawing(view: View, drawing: View, size: Size): View {
  const shape = shapeOf(size);
  const most = Math.max(drawing.width, drawing.height / shape);
  const width = within(view.width, most / closest, most);
  const height = width * shape;
  return {
    width,
    height,
    x: placed(view.x, width, drawing.x, drawing.width),
    y: placed(view.y, height, drawing.y, drawing.height),
  };
}

/** Zooms by a factor. The given position stays at the same place on the screen. */
export function zoomed(view: View, drawing: View, size: Size, factor: number, at: Point): View {
  const most = Math.max(drawing.width, drawing.height / shapeOf(size));
  const width = within(view.width / factor, most / closest, most);
  const share = width / view.width;
  return keptInDrawing(
    { width, height: view.height * share, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share },
    drawing,
    size,
  );
}

export const moved = (view: View, drawing: View, size: Size, dx: number, dy: number): View =>
  keptInDrawing({ ...view, x: view.x + dx, y: view.y + dy }, drawing, size);

export const middleOf = (view: View): Point => ({ x: view.x + view.width / 2, y: view.y + view.height / 2 });

/** A window between two windows, for animations: `share` (0 to 1) says how much of the way is done. */
export function between(from: View, to: View, share: number): View {
  const at = (one: number, other: number): number => one + (other - one) * share;
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    height: at(from.height, to.height),
  };
}

/** The window centred on a position. */
export const centredView = (view: View, drawing: View, size: Size, at: Point): View =>
  keptInDrawing({ ...view, x: at.x - view.width / 2, y: at.y - view.height / 2 }, drawing, size);

/** The rectangle around positions in the drawing; undefined if there are none. */
export function boundsOf(places: readonly Point[], margin: number): View | undefined {
  if (places.length === 0) return undefined;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** Pixels at the sides of the window that buttons and the small map cover. */
export interface Covered {
  readonly left: number;
  readonly right: number;
}

/**
 * The window when a battle opens: everything in `bounds`, but with at least `least` pixels per drawing unit. If not everything
 * fits, the window shows `near` and as much as possible from there towards the centre. If there is room, the covered sides stay
 * free.
 */
export function opening(bounds: View, near: View, drawing: View, size: Size, least: number, covered: Covered): View {
  const shape = shapeOf(size);
  const free = 1 - (covered.left + covered.right) / size.width;
  const most = size.width / least;
  const fitting = Math.max(bounds.width, bounds.height / shape);
  const clear = Math.max(bounds.width / free, bounds.height / shape);
  const isClear = free > 0 && clear <= most;
  const width = isClear ? clear : Math.min(fitting, most);
  const height = width * shape;
  const toward = (from: number, length: number, to: number, room: number): number =>
    within(to, from + length / 2 - Math.max(0, room - length) / 2, from + length / 2 + Math.max(0, room - length) / 2);
  const middle = middleOf(bounds);
  const aside = isClear ? ((covered.right - covered.left) / 2) * (width / size.width) : 0;
  const at = {
    x: isClear ? middle.x + aside : toward(near.x, near.width, middle.x, width),
    y: toward(near.y, near.height, middle.y, height),
  };
  return keptInDrawing({ x: at.x - width / 2, y: at.y - height / 2, width, height }, drawing, size);
}

/**
 * The window moved as little as possible so that these positions are visible; the same object if they already are. If the
 * positions do not fit into the window, they are centred, or the window stays as it is if `centres` is false.
 */
export function showing(view: View, places: readonly Point[], margin: number, drawing: View, size: Size, centres = true): View {
  const wanted = boundsOf(places, margin);
  if (!wanted) return view;
  const shift = (from: number, length: number, start: number, room: number): number => {
    if (!centres && length - 2 * margin > room) return 0;
    if (length > room) return from + length / 2 - (start + room / 2);
    return from < start ? from - start : Math.max(0, from + length - (start + room));
  };
  const [dx, dy] = [shift(wanted.x, wanted.width, view.x, view.width), shift(wanted.y, wanted.height, view.y, view.height)];
  return dx === 0 && dy === 0 ? view : moved(view, drawing, size, dx, dy);
}
