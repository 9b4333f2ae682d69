/** What the drawing of the table defines once: symbols, light, patterns, arrowheads. */
import { Signs } from './Ground.tsx';
import { rim, unit } from './scale.ts';

export const Defs = () => (
  <defs>
    <Signs />
    <radialGradient id="board-light" cx="0.38" cy="0.3" r="0.85">
      <stop class="light-from" offset="0" />
      <stop class="light-to" offset="1" />
    </radialGradient>
    <linearGradient id="board-sheen" x1="0" y1="0" x2="1" y2="1">
      <stop class="sheen-from" offset="0" />
      <stop class="sheen-middle" offset="0.5" />
      <stop class="sheen-to" offset="1" />
    </linearGradient>
    <pattern id="board-hatch" class="p-hatching" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" />
    </pattern>
    <pattern id="board-grain" class="board-grain" width="96" height="96" patternUnits="userSpaceOnUse">
      <path d="M8 20q6-3 12 0M52 12q5-3 10 0M80 40q5-3 9 0M30 60q6-3 12 0M66 78q6-3 11 0M10 86q4-2 8 0" />
    </pattern>
    <pattern
      id="board-inches"
      class="board-inches"
      x={rim * unit}
      y={rim * unit}
      width={unit}
      height={unit}
      patternUnits="userSpaceOnUse"
    >
      <circle cx="0.8" cy="0.8" r="0.8" />
    </pattern>
    <marker
      id="board-head"
      class="board-head"
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
);
