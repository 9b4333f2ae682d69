/**
 * The table: terrain, pieces, ghosts and areas, drawn as the book's diagrams are. It knows no rules: it is told what may be
 * pressed and what to show, and reports what the player does.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Base, contains, corners, heart, inside, type Point } from '../../../engine/kernel/geometry.ts';
import { terrainMark } from '../../book/diagram/draw-terrain.ts';
import { unitMark } from '../../book/diagram/draw-units.ts';
import { nodes } from '../../book/diagram/nodes.ts';
import { label, n, Page } from '../../book/diagram/page.ts';
import type { Drag, Ghost, Handle, Layer, Place, Terrain } from './board-types.ts';
import { Badges, type Piece } from './Piece.tsx';
import { centred, middleOf, moved, type Spot, type View, zoomed } from './view.ts';

interface Props {
  table: { readonly width: number; readonly depth: number };
  terrain: readonly Terrain[];
  places: readonly Place[];
  pieces: readonly Piece[];
  chosen: readonly string[];
  /** What may be pressed to answer the question. */
  targets: ReadonlySet<string>;
  ghosts: readonly Ghost[];
  layers: readonly Layer[];
  onPiece: (id: string, more: boolean) => void;
  onGround: (at: Point) => void;
  onHover: (id: string | null) => void;
  /** Pieces that can be dragged. */
  loose: ReadonlySet<string>;
  /** Points of those that are chosen that can be dragged. */
  handles: readonly Handle[];
  onDrag: (drag: Drag) => void;
}

/** Units of the drawing to the inch. */
const scale = 24;
/** Inches round the table that are seen. */
const rim = 0.6;
/** Pixels that a finger may slip without dragging; how near a tap must be to a piece. */
const slip = 6;
const fingertip = 22;
/** How near it must be where those who are chosen could go. */
const fingertipOnTheWay = 10;
/** Pixels to the inch below which numbers and badges are left out. */
const legible = 13;
/** Radius of a handle, and of what takes hold of it; the latter at most this share of an inch, lest it cover its piece. */
const knob = 6;
const knobGrip = 20;
const knobReach = 0.8;
const hatch = 'board';

const outline = (page: Page, points: readonly Point[]): string =>
  `${points.map((p, at) => `${at === 0 ? 'M' : 'L'}${page.at(p)}`).join('')}Z`;

export function Board(props: Props) {
  const { table, terrain, places, pieces, chosen, targets, ghosts, layers, loose, handles } = props;
  const page = useMemo(
    () => new Page({ scale, from: { x: -rim, y: -rim }, to: { x: table.width + rim, y: table.depth + rim } }, hatch),
    [table.width, table.depth],
  );
  const whole: View = { x: 0, y: 0, width: page.width, height: page.height };
  const [view, setView] = useState(whole);
  const [pixels, setPixels] = useState(0);
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, Spot>());
  const held = useRef<{ piece: string | null; handle: string | null; from: Spot; at: Spot; dragging: boolean }>();
  /** What the pieces report to: they are drawn anew only when they change, what listens to them is always of now. */
  const told = useRef(props);
  told.current = props;
  const suppressed = useRef(false);
  /** Where the finger came down: browsers move a tap onto what could be pressed near it. */
  const came = useRef<Spot>();
  const marks = useRef(new Map<string, ReturnType<typeof nodes>>());

  useEffect(() => setView(whole), [page]);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measured = new ResizeObserver(() => setPixels(element.clientWidth));
    measured.observe(element);
    // Preact listens passively to the wheel: the page would scroll along.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = spotOf(event.clientX, event.clientY);
      setView((now) => zoomed(now, whole, Math.exp(-event.deltaY * 0.0016), at));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      measured.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, [page]);

  const spotOf = (clientX: number, clientY: number): Spot => {
    const matrix = svg.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };
  const pointAt = ({ x, y }: Spot): Point => ({ x: x / scale - rim, y: table.depth + rim - y / scale });
  /** Units of the drawing to a pixel of the screen. */
  const perPixel = () => 1 / (svg.current?.getScreenCTM()?.a || 1);

  const ground = useMemo(
    () =>
      nodes(
        [
          ...terrain.map(({ kind, polygon, name }) => terrainMark(page, kind, polygon, name ?? null)),
          ...places.map(({ polygon, tone }) => `<path class="board-place board-place-${tone}" d="${outline(page, polygon)}"/>`),
          // Over all of them: the next place may touch.
          ...places.map(({ polygon, name }) => name && label(page, heart(polygon), { text: name }, 'ground', 'middle')),
        ].join(''),
      ),
    [page, terrain, places],
  );
  const markOf = (piece: Piece): ReturnType<typeof nodes> => {
    const { id, side, type, base, level, state } = piece;
    const key = [id, side, type, base.x, base.y, base.facing, level, ...state].join();
    const known = marks.current.get(key);
    if (known !== undefined) return known;
    const drawn = nodes(unitMark(page, { handle: id, side, type, attached: [], base, level, state, label: null }));
    marks.current.set(key, drawn);
    return drawn;
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    suppressed.current = false;
    came.current = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const on = event.target as Element;
    const handle = on.closest<SVGGElement>('[data-handle]')?.dataset.handle ?? null;
    const piece = on.closest<SVGGElement>('[data-piece]')?.dataset.piece ?? null;
    const at = { x: event.clientX, y: event.clientY };
    held.current = { piece: piece !== null && loose.has(piece) ? piece : null, handle, from: at, at, dragging: false };
  };
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    const grip = held.current;
    if (!before || !grip) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const [one, other] = [...fingers.current.entries()];
    if (one && other) {
      const rest = one[0] === event.pointerId ? other[1] : one[1];
      const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - rest.x, y - rest.y)) as [number, number];
      suppressed.current = true;
      grip.piece = null;
      grip.handle = null;
      setView((seen) => zoomed(seen, whole, is / (was || 1), spotOf((now.x + rest.x) / 2, (now.y + rest.y) / 2)));
      return;
    }
    if (!grip.dragging && Math.hypot(now.x - grip.from.x, now.y - grip.from.y) < slip) return;
    if (!grip.dragging) {
      grip.dragging = true;
      suppressed.current = true;
      svg.current?.setPointerCapture(event.pointerId);
    }
    grip.at = now;
    if (grip.piece !== null || grip.handle !== null) report('move');
    else {
      const per = perPixel();
      setView((seen) => moved(seen, whole, (before.x - now.x) * per, (before.y - now.y) * per));
    }
  };
  const report = (phase: Drag['phase']) => {
    const grip = held.current;
    if (!grip || (grip.piece === null && grip.handle === null)) return;
    const [from, at] = [grip.from, grip.at].map(({ x, y }) => pointAt(spotOf(x, y))) as [Point, Point];
    props.onDrag({ piece: grip.piece, handle: grip.handle, from, at, phase });
  };
  const up = (event: PointerEvent) => {
    if (held.current?.dragging) report('end');
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) held.current = undefined;
  };
  const isOnTheWay = (at: Point): boolean =>
    told.current.layers.some(({ tone, points }) => tone === 'reach' && contains(points, at));
  /** A tap that the browser has moved onto a piece, and that was meant for the way beside it. */
  const isBeside = (base: Base): boolean => {
    if (!came.current) return false;
    const at = pointAt(spotOf(came.current.x, came.current.y));
    return !inside(base, at) && isOnTheWay(at);
  };
  /** A tap on the ground that is nearer to a piece that may be pressed than a fingertip is wide means the piece. */
  const tapped = (event: MouseEvent) => {
    if (suppressed.current) return;
    const { x, y } = came.current ?? { x: event.clientX, y: event.clientY };
    came.current = undefined;
    const at = pointAt(spotOf(x, y));
    const near = ((isOnTheWay(at) ? fingertipOnTheWay : fingertip) * perPixel()) / scale;
    const off = ({ base }: Piece) => Math.hypot(base.x - at.x, base.y - at.y);
    const meant = pieces
      .filter((piece) => targets.has(piece.id) && !(loose.has(piece.id) && chosen.includes(piece.id)) && off(piece) <= near)
      .reduce<Piece | null>((best, piece) => (best && off(best) <= off(piece) ? best : piece), null);
    if (meant) props.onPiece(meant.id, event.shiftKey);
    else props.onGround(at);
  };
  const keys = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way && event.target === svg.current)
      setView((now) => moved(now, whole, ((way[0] as number) * now.width) / 8, ((way[1] as number) * now.height) / 8));
    else if (event.key === '+' || event.key === '=') setView((now) => zoomed(now, whole, 1.4, middleOf(now)));
    else if (event.key === '-') setView((now) => zoomed(now, whole, 1 / 1.4, middleOf(now)));
    else if (event.key === '0') setView(whole);
    else return;
    event.preventDefault();
  };
  const toChosen = (): Spot => {
    const piece = pieces.find(({ id }) => chosen.includes(id));
    return piece ? { x: page.x(piece.base), y: page.y(piece.base) } : middleOf(view);
  };

  /** The piece that the tab key comes to: arrow keys lead from it to the others. */
  const [visited, setVisited] = useState('');
  const open = pieces.filter(({ id }) => targets.has(id) || chosen.includes(id));
  const entrance = (open.find(({ id }) => id === visited) ?? open.find(({ id }) => chosen.includes(id)) ?? open[0])?.id;

  /** Gives the focus to the next or the previous piece that can be pressed. False where the key leads nowhere. */
  const step = (from: SVGElement, key: string): boolean => {
    const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    const all = [...(svg.current?.querySelectorAll<SVGElement>('[data-pressable], [data-chosen]') ?? [])];
    const next = way && all.at((all.indexOf(from) + way) % all.length);
    if (next) next.focus();
    return Boolean(next);
  };

  const drawnPieces = useMemo(
    () =>
      pieces.map((piece) => {
        const pressable = targets.has(piece.id);
        const isChosen = chosen.includes(piece.id);
        const { base } = piece;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a piece of a drawing
          <g
            key={piece.id}
            class="board-piece"
            data-piece={piece.id}
            data-pressable={pressable ? '' : undefined}
            data-chosen={isChosen ? '' : undefined}
            data-dim={piece.dim ? '' : undefined}
            data-loose={loose.has(piece.id) ? '' : undefined}
            role="button"
            // In a drawing the name of the attribute has no capitals: a later change of “tabIndex” would set another one.
            tabindex={piece.id === entrance ? 0 : -1}
            aria-label={piece.name}
            aria-pressed={isChosen}
            onClick={(event) => {
              if (isBeside(base)) return;
              event.stopPropagation();
              came.current = undefined;
              if (!suppressed.current) told.current.onPiece(piece.id, event.shiftKey);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') told.current.onPiece(piece.id, event.shiftKey);
              else if (!step(event.currentTarget, event.key)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
            onPointerEnter={() => told.current.onHover(piece.id)}
            onPointerLeave={() => told.current.onHover(null)}
            onFocus={() => {
              setVisited(piece.id);
              told.current.onHover(piece.id);
            }}
          >
            <g>{markOf(piece)}</g>
            <Badges page={page} piece={piece} />
            <text class="d-text board-id" x={n(page.x(base))} y={n(page.y(base) + base.depth * scale * 0.36)}>
              {piece.id}
            </text>
            <path class="board-hit" d={outline(page, corners(base))} />
          </g>
        );
      }),
    [page, pieces, targets, loose, chosen.join(), entrance],
  );

  const perInch = (pixels / view.width) * scale;
  return (
    <div class="board" data-far={perInch < legible ? '' : undefined} data-near={view.width < whole.width - 1 ? '' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with pieces to press, moved about with the arrow keys */}
      <svg
        ref={svg}
        viewBox={`${n(view.x)} ${n(view.y)} ${n(view.width)} ${n(view.height)}`}
        role="group"
        aria-label={`The table, ${table.width} by ${table.depth} inches. Arrow keys move the view, or lead from unit to unit when one has the focus. Plus and minus enlarge it.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the view is moved with the arrow keys
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={keys}
        onClick={tapped}
      >
        <defs>
          <pattern
            id={`${hatch}-hatch`}
            class="d-hatch"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V5" />
          </pattern>
          <pattern
            id={`${hatch}-inches`}
            class="d-inches"
            x={rim * scale}
            y={rim * scale}
            width={scale}
            height={scale}
            patternUnits="userSpaceOnUse"
          >
            <circle cx="0.8" cy="0.8" r="0.8" />
          </pattern>
          <marker
            id="board-head"
            class="d-head"
            viewBox="0 0 10 10"
            refX="8.5"
            refY="5"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 .8L10 5L0 9.2L2.2 5z" />
          </marker>
        </defs>
        <rect class="board-cloth" x={rim * scale} y={rim * scale} width={table.width * scale} height={table.depth * scale} />
        <g>{ground}</g>
        <rect
          x={rim * scale}
          y={rim * scale}
          width={table.width * scale}
          height={table.depth * scale}
          fill={`url(#${hatch}-inches)`}
        />
        <g>
          {layers.map(({ points, tone }, at) => (
            <path key={`${tone}${at}`} class={`board-${tone}`} d={outline(page, points)} />
          ))}
          {ghosts.map(({ base, from, to }, at) => {
            const [start, end] = [from ?? base, to ?? base];
            return start.x !== end.x || start.y !== end.y ? (
              <path key={at} class="board-way" d={`M${page.at(start)}L${page.at(end)}`} marker-end="url(#board-head)" />
            ) : null;
          })}
        </g>
        {drawnPieces}
        <g>
          {ghosts.map(({ base, side, tone, frontless }, at) => {
            const [left, right] = corners(base);
            return (
              <g key={at} class={`board-ghost board-ghost-${tone} d-side-${side.toLowerCase()}`}>
                <path d={outline(page, corners(base))} />
                {!frontless && <path class="board-ghost-front" d={`M${page.at(left)}L${page.at(right)}`} />}
              </g>
            );
          })}
        </g>
        {handles.map(({ id, at }) => (
          <g key={id} class="board-handle" data-handle={id}>
            <circle cx={n(page.x(at))} cy={n(page.y(at))} r={n(Math.min(knobGrip / perInch, knobReach) * scale)} />
            <circle class="board-knob" cx={n(page.x(at))} cy={n(page.y(at))} r={n((knob / perInch) * scale)} />
          </g>
        ))}
        <rect class="board-edge" x={rim * scale} y={rim * scale} width={table.width * scale} height={table.depth * scale} />
      </svg>
      <div class="board-zoom">
        <button
          type="button"
          aria-label="Enlarge"
          onClick={() => setView((now) => centred(zoomed(now, whole, 1.6, toChosen()), whole, toChosen()))}
        >
          +
        </button>
        <button type="button" aria-label="Smaller" onClick={() => setView((now) => zoomed(now, whole, 1 / 1.6, middleOf(now)))}>
          −
        </button>
        <button type="button" aria-label="The whole table" onClick={() => setView(whole)}>
          ⤢
        </button>
      </div>
    </div>
  );
}
