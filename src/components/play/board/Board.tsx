/**
 * The table: terrain, pieces, ghosts and areas. The board knows no rules. The board's props say what can be pressed and what to
 * show, and callbacks report the user's input.
 */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Ghost, Handle, Layer, Moments, Place, Terrain } from './board-types.ts';
import { Defs } from './Defs.tsx';
import { type Corner, useFreeCorner } from './free-corner.ts';
import { groundOf, namesOf } from './Ground.tsx';
import { Minimap } from './Minimap.tsx';
import { Fallen, Ghosts, Handles, Happening, Layers, Ways } from './Overlay.tsx';
import { Pieces } from './Pieces.tsx';
import type { Piece } from './piece.ts';
import { rim, Scale, unit } from './scale.ts';
import { type Told, usePointer } from './use-pointer.ts';
import { useView } from './use-view.ts';

interface Props extends Told {
  table: { readonly width: number; readonly depth: number };
  terrain: readonly Terrain[];
  places: readonly Place[];
  ghosts: readonly Ghost[];
  layers: readonly Layer[];
  /** Handles for dragging the chosen pieces. */
  handles: readonly Handle[];
  moments: Moments;
  /** Called with the index of the ground under the pointer: terrain first, then places. */
  onHoverGround: (at: number | null) => void;
  /** The viewing side; null for a spectator. */
  own: string | null;
  /** Pieces to scroll into view. */
  inSight: readonly string[];
  /** Milliseconds of animation when pieces move; 0 for none. */
  glide: number;
}

/** Below this many pixels per inch, numbers and badges are left out. */
const legible = 13;
/** The size in pixels of the small map, including margins. */
const mapBox = { width: 190, height: 150 };
/** Pixels between the zoom buttons and the edges. */
const zoomMargin = 14;
const onTheRight: readonly Corner[] = ['top right', 'bottom right'];
const onTheLeft: readonly Corner[] = ['top left', 'bottom left'];
/** On windows up to this many pixels wide there is no small map. */
const withoutMap = 480;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Board(props: Props) {
  const { table, terrain, places, pieces, chosen, targets, ghosts, layers, loose, handles } = props;
  const scale = useMemo(() => new Scale(table), [table.width, table.depth]);
  const window = useView(scale, pieces, props.own, loose, props.glide);
  const { view, perInch } = window;
  const pointing = usePointer(scale, window, props);

  const inSight = props.inSight.join();
  useEffect(() => {
    const shown = inSight === '' ? [] : inSight.split(',');
    window.show(pieces.filter(({ id }) => shown.includes(id)));
  }, [inSight, window.size.width > 0]);

  // The window follows a piece that moves out of it.
  const before = useRef(pieces);
  useEffect(() => {
    const was = new Map(before.current.map(({ id, base }) => [id, base]));
    before.current = pieces;
    const hasMoved = ({ id, base }: Piece): boolean => {
      const from = was.get(id);
      return from !== undefined && (from.x !== base.x || from.y !== base.y);
    };
    window.follow(pieces.filter(hasMoved));
  }, [pieces]);

  const ground = useMemo(() => groundOf({ scale, terrain, places }), [scale, terrain, places]);
  const names = useMemo(() => namesOf({ scale, terrain, places }), [scale, terrain, places]);

  const toChosen = () => {
    const piece: Piece | undefined = pieces.find(({ id }) => chosen.includes(id));
    return piece && { x: scale.x(piece.base), y: scale.y(piece.base) };
  };
  const keys = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (way && event.target === window.svg.current) window.move((way[0] * view.width) / 8, (way[1] * view.height) / 8);
    else if (event.key === '+' || event.key === '=') window.zoom(1.4);
    else if (event.key === '-') window.zoom(1 / 1.4);
    else if (event.key === '0') window.all();
    else return;
    event.preventDefault();
  };
  const seen = { scale, pieces, view, size: window.size };
  const mapCorner = useFreeCorner(seen, onTheLeft, mapBox);
  const zoomCorners = window.size.width > withoutMap ? onTheRight : [...onTheRight, ...onTheLeft];
  const zoom = useRef<HTMLDivElement>(null);
  const { offsetWidth = 0, offsetHeight = 0 } = zoom.current ?? {};
  // Buttons that are in use stay where they are.
  const isHeld = zoom.current?.matches(':hover, :focus-within') === true;
  const zoomCorner = useFreeCorner(
    seen,
    zoomCorners,
    { width: offsetWidth + zoomMargin, height: offsetHeight + zoomMargin },
    isHeld,
  );
  const cloth = { x: rim * unit, y: rim * unit, width: table.width * unit, height: table.depth * unit };
  return (
    <div
      class="board"
      data-far={perInch < legible ? '' : undefined}
      data-near={window.near ? '' : undefined}
      data-still={props.glide === 0 ? '' : undefined}
      data-map={mapCorner}
      data-zoom={zoomCorner}
      style={{ '--glide': `${props.glide}ms` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with pieces to press, moved about with the arrow keys */}
      <svg
        ref={window.svg}
        viewBox={`${view.x.toFixed(1)} ${view.y.toFixed(1)} ${view.width.toFixed(1)} ${view.height.toFixed(1)}`}
        role="group"
        aria-label={`The table, ${table.width} by ${table.depth} inches. Arrow keys move the view, or go from unit to unit if a unit has the focus. The plus and minus keys zoom in and out.`}
        // In SVG this attribute must be in lower case. With `tabIndex` the table could not have the focus.
        tabindex={0}
        onKeyDown={keys}
        onPointerOver={({ target, pointerType }) => {
          const ground = pointerType === 'mouse' ? (target as Element).closest<SVGElement>('[data-ground]') : null;
          props.onHoverGround(ground ? Number(ground.dataset.ground) : null);
        }}
        onPointerLeave={() => props.onHoverGround(null)}
        {...pointing.handlers}
      >
        <Defs />
        <rect class="board-cloth" {...cloth} />
        <rect {...cloth} fill="url(#board-grain)" />
        {ground}
        <rect {...cloth} fill="url(#board-inches)" />
        <Layers scale={scale} layers={layers} />
        {names}
        <Fallen scale={scale} moments={props.moments} />
        <Ways scale={scale} ghosts={ghosts} />
        <Pieces
          scale={scale}
          svg={window.svg}
          pieces={pieces}
          chosen={chosen}
          targets={targets}
          loose={loose}
          pointing={pointing}
        />
        <Ghosts scale={scale} ghosts={ghosts} />
        <Happening scale={scale} moments={props.moments} perInch={perInch} />
        <Handles scale={scale} handles={handles} perInch={perInch} />
        <rect class="board-edge" {...cloth} />
      </svg>
      {/* In another corner they are new, so that nothing is seen to jump. */}
      {window.near && (
        <Minimap key={mapCorner} scale={scale} terrain={terrain} places={places} pieces={pieces} view={view} onMove={window} />
      )}
      <div class="board-zoom" key={zoomCorner} ref={zoom}>
        <button type="button" aria-label="Enlarge" onClick={() => window.zoom(1.6, toChosen())}>
          +
        </button>
        <button type="button" aria-label="Smaller" onClick={() => window.zoom(1 / 1.6)}>
          −
        </button>
        <button
          type="button"
          aria-label={window.near ? 'The whole table' : 'The armies'}
          onClick={window.near ? window.all : window.armies}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}
