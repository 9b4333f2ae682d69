/** Over and under the pieces: areas, ways, ghosts, handles, and what has just happened. */
import { corners } from '../../../engine/kernel/geometry.ts';
import type { Ghost, Handle, Layer } from './board-types.ts';
import { n, type Scale, unit } from './scale.ts';

/** Radius in pixels of a handle, and of what takes hold of it; the latter at most this share of an inch, lest it cover its piece. */
const knob = 6;
const knobGrip = 20;
const knobReach = 0.8;

export const Layers = ({ scale, layers }: { scale: Scale; layers: readonly Layer[] }) => (
  <g>
    {layers.map(({ points, tone }, at) => (
      <path key={`${tone}${at}`} class={`board-${tone}`} d={scale.outline(points)} />
    ))}
  </g>
);

export const Ways = ({ scale, ghosts }: { scale: Scale; ghosts: readonly Ghost[] }) => (
  <g>
    {ghosts.map(({ base, from, to }, at) => {
      const [start, end] = [from ?? base, to ?? base];
      return start.x !== end.x || start.y !== end.y ? (
        <path key={at} class="board-way" d={`M${scale.at(start)}L${scale.at(end)}`} marker-end="url(#board-head)" />
      ) : null;
    })}
  </g>
);

export const Ghosts = ({ scale, ghosts }: { scale: Scale; ghosts: readonly Ghost[] }) => (
  <g>
    {ghosts.map(({ base, side, tone, frontless }, at) => {
      const [left, right] = corners(base);
      return (
        <g key={at} class={`board-ghost board-ghost-${tone} side-${side.toLowerCase()}`}>
          <path d={scale.outline(corners(base))} />
          {!frontless && <path class="board-ghost-front" d={`M${scale.at(left)}L${scale.at(right)}`} />}
        </g>
      );
    })}
  </g>
);

export const Handles = ({ scale, handles, perInch }: { scale: Scale; handles: readonly Handle[]; perInch: number }) => (
  <>
    {handles.map(({ id, at }) => (
      <g key={id} class="board-handle" data-handle={id}>
        <circle cx={n(scale.x(at))} cy={n(scale.y(at))} r={n(Math.min(knobGrip / perInch, knobReach) * unit)} />
        <circle class="board-knob" cx={n(scale.x(at))} cy={n(scale.y(at))} r={n((knob / perInch) * unit)} />
      </g>
    ))}
  </>
);
