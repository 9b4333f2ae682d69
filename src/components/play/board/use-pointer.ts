/** Interprets presses, drags and pinches on the board. */
import { useRef } from 'preact/hooks';
import { contains, containsPoint, type Point } from '../../../engine/kernel/geometry.ts';
import type { Drag, Layer } from './board-types.ts';
import type { Piece } from './piece.ts';
import type { Scale } from './scale.ts';
import { unit } from './scale.ts';
import type { Window } from './use-view.ts';

/** How many pixels a finger may slip without starting a drag, and how near a tap must be to a piece. */
const slip = 6;
const fingertip = 22;
/** The tolerances for taps on ground where the chosen pieces could go. */
const fingertipOnTheWay = 10;

export interface Told {
  readonly pieces: readonly Piece[];
  readonly layers: readonly Layer[];
  readonly chosen: readonly string[];
  readonly targets: ReadonlySet<string>;
  readonly loose: ReadonlySet<string>;
  onPiece(id: string, more: boolean): void;
  onGround(at: Point): void;
  onHover(id: string | null): void;
  onDrag(drag: Drag): void;
}

export interface Pointing {
  /** Returns the latest props of the board. The result is a function, so that pieces are redrawn only when they change. */
  now(): Told;
  pressed(piece: Piece, event: MouseEvent): void;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClick(event: MouseEvent): void;
  };
}

interface Grip {
  piece: string | null;
  handle: string | null;
  readonly from: Point;
  at: Point;
  dragging: boolean;
}

export function usePointer(scale: Scale, window: Window, told: Told): Pointing {
  const latest = useRef({ told, window });
  latest.current = { told, window };
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip>();
  const suppressed = useRef(false);
  /**
   * The place where the finger came down. This place is needed because browsers move taps to nearby elements that can be pressed.
   */
  const came = useRef<Point>();
  const pointing = useRef<Pointing>();
  if (pointing.current) return pointing.current;

  const now = () => latest.current.told;
  const seen = () => latest.current.window;
  const pointAt = ({ x, y }: Point): Point => scale.point(seen().placeAt(x, y));
  const spot = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
  const isOnTheWay = (at: Point): boolean => now().layers.some(({ tone, points }) => tone === 'reach' && contains(points, at));

  const report = (phase: Drag['phase']): void => {
    const held = grip.current;
    if (!held || (held.piece === null && held.handle === null)) return;
    now().onDrag({ piece: held.piece, handle: held.handle, from: pointAt(held.from), at: pointAt(held.at), phase });
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    suppressed.current = false;
    came.current = spot(event);
    fingers.current.set(event.pointerId, spot(event));
    const on = event.target as Element;
    const handle = on.closest<SVGGElement>('[data-handle]')?.dataset.handle ?? null;
    const piece = on.closest<SVGGElement>('[data-piece]')?.dataset.piece ?? null;
    const held = piece !== null && now().loose.has(piece) ? piece : null;
    grip.current = { piece: held, handle, from: spot(event), at: spot(event), dragging: false };
  };
  const pinch = (event: PointerEvent, before: Point, held: Grip): void => {
    const [, rest] = [...fingers.current].find(([id]) => id !== event.pointerId) as [number, Point];
    const [was, is] = [before, spot(event)].map(({ x, y }) => Math.hypot(x - rest.x, y - rest.y)) as [number, number];
    suppressed.current = true;
    held.piece = null;
    held.handle = null;
    const { x, y } = spot(event);
    seen().zoom(is / (was || 1), seen().placeAt((x + rest.x) / 2, (y + rest.y) / 2));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    const held = grip.current;
    if (!before || !held) return;
    const is = spot(event);
    fingers.current.set(event.pointerId, is);
    if (fingers.current.size > 1) return pinch(event, before, held);
    if (!held.dragging) {
      if (Math.hypot(is.x - held.from.x, is.y - held.from.y) < slip) return;
      held.dragging = true;
      suppressed.current = true;
      seen().svg.current?.setPointerCapture(event.pointerId);
    }
    held.at = is;
    const per = seen().perPixel();
    if (held.piece !== null || held.handle !== null) report('move');
    else seen().move((before.x - is.x) * per, (before.y - is.y) * per);
  };
  const up = (event: PointerEvent): void => {
    if (grip.current?.dragging) report('end');
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) grip.current = undefined;
  };
  /** A tap on the ground counts as a tap on a piece, if the piece can be pressed and is less than a fingertip away. */
  const tapped = (event: MouseEvent): void => {
    if (suppressed.current) return;
    const at = pointAt(came.current ?? spot(event));
    came.current = undefined;
    const { pieces, targets, loose, chosen, onPiece, onGround } = now();
    const near = ((isOnTheWay(at) ? fingertipOnTheWay : fingertip) * seen().perPixel()) / unit;
    const off = ({ base }: Piece) => Math.hypot(base.x - at.x, base.y - at.y);
    const meant = pieces
      .filter((piece) => targets.has(piece.id) && !(loose.has(piece.id) && chosen.includes(piece.id)) && off(piece) <= near)
      .reduce<Piece | null>((best, piece) => (best && off(best) <= off(piece) ? best : piece), null);
    if (meant) onPiece(meant.id, event.shiftKey);
    else onGround(at);
  };
  /** Whether the browser moved a tap onto a piece although it was meant for the path beside it. */
  const isBeside = ({ base }: Piece): boolean => {
    if (!came.current) return false;
    const at = pointAt(came.current);
    return !containsPoint(base, at) && isOnTheWay(at);
  };
  const pressed = (piece: Piece, event: MouseEvent): void => {
    if (isBeside(piece)) return;
    event.stopPropagation();
    came.current = undefined;
    if (!suppressed.current) now().onPiece(piece.id, event.shiftKey);
  };
  const made: Pointing = {
    now,
    pressed,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onClick: tapped },
  };
  pointing.current = made;
  return made;
}
