/** The ground: cloth, terrain with depth, named places. Redrawn only when the ground changes. */
import type { JSX } from 'preact';
import { contains, distanceToBorder, heart, type Point, type Polygon } from '../../../engine/kernel/geometry.ts';
import type { Place, Terrain } from './board-types.ts';
import { n, type Scale, unit } from './scale.ts';

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** A polygon with rounded corners. */
const rounded = (scale: Scale, polygon: Polygon, share = 0.42): string =>
  `${polygon
    .map((corner, at) => {
      const before = polygon.at(at - 1) as Point;
      const after = polygon[(at + 1) % polygon.length] as Point;
      return `${at === 0 ? 'M' : 'L'}${scale.at(mix(corner, before, share))}Q${scale.at(corner)} ${scale.at(mix(corner, after, share))}`;
    })
    .join('')}Z`;

const shrunk = (polygon: Polygon, share: number): Polygon => {
  const middle = heart(polygon);
  return polygon.map((p) => mix(middle, p, share));
};

/** Places for small signs, scattered over a polygon at the same places each time. `at` is the number of the place. */
function* spread(polygon: Polygon, pace: number, margin: number): Generator<Point & { readonly at: number }> {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let at = 0;
  // Signs are drawn from north to south, so that nearer signs cover those behind.
  for (let row = 0, y = north - margin; y >= south; y -= pace * 0.8, row++)
    for (let x = west + margin + (row % 2) * pace * 0.5; x <= east; x += pace) {
      const place = { x: x + (((at * 7) % 5) - 2) * pace * 0.09, y: y + (((at * 3) % 5) - 2) * pace * 0.09 };
      at++;
      if (contains(polygon, place) && distanceToBorder(polygon, place) > margin) yield { ...place, at };
    }
}

/** The signs for kinds of terrain: the symbol that is scattered, its spacing and its margin in inches. */
const strewn: Readonly<Record<string, readonly [sign: string, pace: number, margin: number]>> = {
  woods: ['tree', 1.05, 0.42],
  town: ['house', 1.5, 0.62],
  rough: ['stone', 1.15, 0.4],
  marsh: ['reed', 1.05, 0.36],
  water: ['wave', 1.5, 0.45],
  stream: ['wave', 1.3, 0.3],
};
/** Kinds of terrain with sharp corners. */
const cornered: readonly string[] = ['wall', 'open', 'town'];

/** The steps of a hill: the size of each as a fraction of the hill's size, and how light it is. */
const hillSteps = [
  { share: 0.76, high: '34%' },
  { share: 0.52, high: '67%' },
  { share: 0.28, high: '100%' },
] as const;

const HillStep = ({ d, high }: { d: string; high: string }) => (
  <>
    <path class="g-shade" d={d} transform="translate(1.2 2)" />
    <path class="g-contour" d={d} style={{ '--high': high }} />
  </>
);

function TerrainMark({ scale, terrain: { kind, polygon } }: { scale: Scale; terrain: Terrain }) {
  const outline = cornered.includes(kind) ? scale.outline(polygon) : rounded(scale, polygon);
  const sign = strewn[kind];
  return (
    <g class={`ground ground-${kind}`}>
      <path class="g-shade" d={outline} transform="translate(1.5 3)" />
      <path class="g-body" d={outline} />
      <path class="g-edge" d={outline} />
      {kind === 'hill' &&
        hillSteps.map(({ share, high }) => <HillStep key={share} d={rounded(scale, shrunk(polygon, share))} high={high} />)}
      {sign &&
        [...spread(polygon, sign[1], sign[2])].map((place) => {
          const size = unit * (place.at % 3 === 0 ? 1.12 : place.at % 3 === 1 ? 0.98 : 0.88);
          return (
            <use
              key={place.at}
              href={`#sign-${sign[0]}${place.at % 2}`}
              x={n(scale.x(place) - size / 2)}
              y={n(scale.y(place) - size / 2)}
              width={n(size)}
              height={n(size)}
            />
          );
        })}
    </g>
  );
}

/** Signs that are scattered over terrain, two of each kind, in boxes of 24 units. */
const signs: Readonly<Record<string, JSX.Element>> = {
  tree0: (
    <>
      <ellipse class="s-cast" cx="14" cy="16" rx="9" ry="7" />
      <circle class="s-leaf" cx="12" cy="11" r="8.5" />
      <circle class="s-light" cx="9.5" cy="8.5" r="4.2" />
    </>
  ),
  tree1: (
    <>
      <ellipse class="s-cast" cx="14" cy="17" rx="7" ry="6" />
      <path class="s-leaf s-dark" d="M12 1L20 17Q12 21 4 17z" />
      <path class="s-light" d="M12 1L13 15Q8 17 5 16z" />
    </>
  ),
  house0: (
    <>
      <path class="s-cast" d="M6 9h16v13H6z" />
      <path class="s-roof" d="M3 5h16v6.500H3z" />
      <path class="s-roof s-dark" d="M3 11.500h16V18H3z" />
    </>
  ),
  house1: (
    <>
      <path class="s-cast" d="M9 6h11v17H9z" />
      <path class="s-roof" d="M5 3h5.500v16H5z" />
      <path class="s-roof s-dark" d="M10.500 3H16v16h-5.500z" />
    </>
  ),
  stone0: (
    <>
      <ellipse class="s-cast" cx="13" cy="15" rx="7" ry="4" />
      <path class="s-stone" d="M6 14l2-6 5-2 5 4 1 5-6 2z" />
    </>
  ),
  stone1: <path class="s-stone" d="M8 14l1.500-3.500 4-.5 2.500 4-3.500 2z" />,
  reed0: <path class="s-reed" d="M5 17h14M8 17V9M12 17V6M16 17v-7" />,
  reed1: <path class="s-reed" d="M6 16h10M9 16v-6M13 16V8" />,
  wave0: <path class="s-wave" d="M3 12q4.500-4 9 0t9 0" />,
  wave1: <path class="s-wave" d="M6 12q3-2.500 6 0t6 0" />,
};

/** The symbols for the ground, defined once per drawing. */
export const Signs = () => (
  <>
    {Object.entries(signs).map(([id, drawn]) => (
      <symbol key={id} id={`sign-${id}`} viewBox="0 0 24 24">
        {drawn}
      </symbol>
    ))}
  </>
);

interface Props {
  scale: Scale;
  terrain: readonly Terrain[];
  places: readonly Place[];
}

export const groundOf = ({ scale, terrain, places }: Props): JSX.Element => (
  <g class="board-ground">
    {terrain.map((each, at) => (
      <g key={at} data-ground={at}>
        <TerrainMark scale={scale} terrain={each} />
      </g>
    ))}
    {places.map(({ polygon, tone }, at) => (
      <path key={at} data-ground={terrain.length + at} class={`board-place board-place-${tone}`} d={scale.outline(polygon)} />
    ))}
  </g>
);

/** The names of ground, drawn above everything else on it. */
export const namesOf = ({ scale, terrain, places }: Props): JSX.Element => (
  <g class="board-names">
    {[...terrain, ...places].map(
      ({ name, polygon }, at) =>
        name && (
          <text key={at} class="board-name" x={n(scale.x(heart(polygon)))} y={n(scale.y(heart(polygon)))}>
            {name}
          </text>
        ),
    )}
  </g>
);
