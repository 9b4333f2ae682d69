/** Layers above and below the pieces: areas, paths, ghosts, handles, and recent events. */
import { corners } from '../../../engine/kernel/geometry.ts';
import type { Ghost, Handle, Layer, Moments } from './board-types.ts';
import { n, type Scale, unit } from './scale.ts';

/**
 * The radius of a handle and of its touch area in pixels. The touch area also has a limit in inches, so that it does not cover
 * its piece.
 */
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

/** Pieces destroyed in this step, drawn below the others. */
export const Fallen = ({ scale, moments: { fallen } }: { scale: Scale; moments: Moments }) => (
  <g class="board-fallen">
    {fallen.map(({ base, side }, at) => {
      const [x, y, r] = [scale.x(base), scale.y(base), Math.min(base.width, base.depth) * unit * 0.3];
      return (
        <g key={at} class={`side-${side.toLowerCase()}`}>
          <path d={scale.outline(corners(base))} />
          <path
            class="board-cross"
            d={`M${n(x - r)} ${n(y - r)}L${n(x + r)} ${n(y + r)}M${n(x + r)} ${n(y - r)}L${n(x - r)} ${n(y + r)}`}
          />
        </g>
      );
    })}
  </g>
);

/** Shots and floating words, drawn above the pieces. The panel and the chronicle contain the same information. */
export const Happening = ({
  scale,
  moments: { key, words, shots },
  perInch,
}: {
  scale: Scale;
  moments: Moments;
  perInch: number;
}) => {
  const size = (13 / perInch) * unit;
  return (
    <g class="board-happening" key={key}>
      {shots.map(({ from, to }, at) => (
        <path key={at} class="board-shot" d={`M${scale.at(from)}L${scale.at(to)}`} marker-end="url(#board-head)" />
      ))}
      {words.map(({ at, text, tone }, nth) => {
        const before = words.slice(0, nth).filter((other) => other.at.x === at.x && other.at.y === at.y).length;
        return (
          <g key={nth} transform={`translate(${n(scale.x(at))} ${n(scale.y(at) - unit * 0.9 - before * size * 1.15)})`}>
            <text class={`board-word tone-${tone}`} font-size={n(size)} stroke-width={n(size * 0.3)}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
};
