/** A small map of the whole table, with the visible window. Pressing the map moves the window there. */
import { corners } from '../../../engine/kernel/geometry.ts';
import type { Place, Terrain } from './board-types.ts';
import type { Piece } from './piece.ts';
import type { Scale } from './scale.ts';
import type { Window } from './use-view.ts';
import { middleOf, type View } from './view.ts';

interface Props {
  scale: Scale;
  terrain: readonly Terrain[];
  places: readonly Place[];
  pieces: readonly Piece[];
  view: View;
  onMove: Pick<Window, 'move'>;
}

export function Minimap({ scale, terrain, places, pieces, view, onMove }: Props) {
  const go = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = {
      x: ((event.clientX - box.left) / box.width) * scale.width,
      y: ((event.clientY - box.top) / box.height) * scale.height,
    };
    const middle = middleOf(view);
    onMove.move(at.x - middle.x, at.y - middle.y);
  };
  return (
    <svg
      class="board-map"
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      <rect class="board-cloth" width={scale.width} height={scale.height} />
      {terrain.map(({ kind, polygon }, at) => (
        <path key={at} class={`map-ground ground-${kind}`} d={scale.outline(polygon)} />
      ))}
      {places.map(({ polygon, tone }, at) => (
        <path key={at} class={`board-place board-place-${tone}`} d={scale.outline(polygon)} />
      ))}
      {pieces.map(({ id, side, base }) => (
        <path key={id} class={`map-piece side-${side.toLowerCase()}`} d={scale.outline(corners(base))} />
      ))}
      <rect class="map-window" x={view.x} y={view.y} width={view.width} height={view.height} />
    </svg>
  );
}
