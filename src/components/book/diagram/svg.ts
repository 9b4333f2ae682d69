/** Draws a panel as SVG: no script, no style attributes, colours by class. */
import { distanceAt, scaleRows, scales as tableScales } from '../../../engine/fr3/data/scales.ts';
import {
  ahead,
  type Base,
  contains,
  corners,
  distanceToBorder,
  edgeOf,
  heart,
  middle,
  outward,
  placeFrom,
  type Point,
  type Polygon,
} from '../../../engine/kernel/geometry.ts';
import type { PlacedUnit } from '../../../engine/kernel/notation.ts';
import { type Command, layers, type Panel, type Shape, type Words } from './shapes.ts';
import { symbolOf } from './symbols.ts';

const n = (value: number): string => String(Math.round(value * 10) / 10 + 0);
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** From inches of the table to units of the drawing. */
class Page {
  readonly k: number;
  private readonly from: Point;
  private readonly to: Point;
  readonly name: string;
  constructor(panel: Panel, name: string) {
    this.k = panel.scale;
    this.from = panel.from;
    this.to = panel.to;
    this.name = name;
  }
  get width(): number {
    return (this.to.x - this.from.x) * this.k;
  }
  get height(): number {
    return (this.to.y - this.from.y) * this.k;
  }
  x = (p: Point): number => (p.x - this.from.x) * this.k;
  y = (p: Point): number => (this.to.y - p.y) * this.k;
  at = (p: Point): string => `${n(this.x(p))} ${n(this.y(p))}`;
}

function pathOf(page: Page, commands: readonly Command[]): string {
  return commands
    .map((command) => {
      switch (command[0]) {
        case 'Z':
          return 'Z';
        case 'Q':
          return `Q${page.at(command[1])} ${page.at(command[2])}`;
        case 'A':
          return `A${n(command[1] * page.k)} ${n(command[1] * page.k)} 0 ${command[2] ? 1 : 0} ${command[3] ? 1 : 0} ${page.at(command[4])}`;
        default:
          return `${command[0]}${page.at(command[1])}`;
      }
    })
    .join('');
}

const lengthText = (inches: number, scale: (typeof tableScales)[number]): string => {
  const value = Math.round(distanceAt(Math.round(inches * 100) / 100, scale) * 10) / 10;
  return `${value}${scaleRows[scale].measure === 'in' ? '″' : ' cm'}`;
};

/** A length in all four scales, of which the reader's own is shown, and the words after it. */
function wordsOf({ text, length }: Words): string {
  if (length === undefined) return escape(text);
  const said = tableScales.map((scale) => `<tspan class="at-${scale}">${lengthText(length, scale)}</tspan>`).join('');
  return `<tspan class="distance">${said}</tspan>${text ? ` ${escape(text)}` : ''}`;
}

const label = (page: Page, at: Point, words: Words, look: string, anchor: string): string =>
  `<text class="d-text d-${look}" x="${n(page.x(at))}" y="${n(page.y(at))}"${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}>${wordsOf(words)}</text>`;

/** A base with its front band, and its symbol upright. */
function unitMark(page: Page, unit: PlacedUnit): string {
  const { base, side, type, state } = unit;
  const [w, d] = [base.width * page.k, base.depth * page.k];
  const small = page.k < 20;
  const band = Math.max(2.4, Math.min(w, d) * 0.13);
  const look = side.toLowerCase();
  const turn = base.facing === 0 ? '' : ` rotate(${base.facing / 10})`;
  const frontless = state.includes('frontless');
  const rect = (name: string) =>
    `<rect class="${name}" x="${n(-w / 2)}" y="${n(-d / 2)}" width="${n(w)}" height="${n(d)}" rx="${small ? 1 : 2}"/>`;
  const flying = unit.level !== null && unit.level > 3;
  const below = unit.level !== null && unit.level < 3;
  const shade = flying
    ? `<g transform="translate(${n(page.x(base) + page.k * 0.2)} ${n(page.y(base) + page.k * 0.26)})${turn}">${rect('d-shade')}</g>`
    : '';
  const arrow = band * 0.72;
  const front = frontless
    ? ''
    : `<path class="d-front" d="M${n(-w / 2)} ${n(-d / 2)}h${n(w)}v${n(band)}h${n(-w)}z"/>` +
      (small
        ? ''
        : `<path class="d-notch" d="M${n(-arrow)} ${n(-d / 2 + band * 0.82)}L0 ${n(-d / 2 + band * 0.18)}L${n(arrow)} ${n(-d / 2 + band * 0.82)}z"/>`);
  const hatch =
    side === 'B'
      ? `<rect fill="url(#${page.name}-hatch)" x="${n(-w / 2)}" y="${n(-d / 2)}" width="${n(w)}" height="${n(d)}"/>`
      : '';
  const body = `<g class="d-unit d-side-${look}${below ? ' d-below' : ''}" transform="translate(${page.at(base)})${turn}">${rect('d-base')}${hatch}${front}${rect('d-rim')}</g>`;
  return shade + body + symbolMark(page, base, type, frontless) + attachments(page, unit) + states(page, unit);
}

function symbolMark(page: Page, base: Base, type: string, centred: boolean): string {
  const icon = symbolOf(type);
  if (!icon) return '';
  const size = Math.min(base.width, base.depth) * page.k * (page.k < 20 ? 0.8 : 0.62);
  const back = ahead(base.facing);
  const off = centred ? 0 : Math.min(base.width, base.depth) * 0.06;
  const centre = { x: base.x - back.x * off, y: base.y - back.y * off };
  return `<use href="#${page.name}-${icon}" class="d-symbol" x="${n(page.x(centre) - size / 2)}" y="${n(page.y(centre) - size / 2)}" width="${n(size)}" height="${n(size)}"/>`;
}

/** What is attached stands directly behind, as small bases. */
function attachments(page: Page, { base, attached, side }: PlacedUnit): string {
  if (attached.length === 0) return '';
  const size = base.width * 0.5;
  const back = ahead(base.facing);
  const right = { x: back.y, y: -back.x };
  return attached
    .map((type, at) => {
      const across = (at - (attached.length - 1) / 2) * size;
      const depth = base.depth / 2 + size / 2;
      const small: Base = {
        x: base.x - back.x * depth + right.x * across,
        y: base.y - back.y * depth + right.y * across,
        facing: base.facing,
        width: size,
        depth: size,
      };
      const [w, d] = [size * page.k, size * page.k];
      return `<g class="d-unit d-side-${side.toLowerCase()}" transform="translate(${page.at(small)}) rotate(${base.facing / 10})"><rect class="d-base" x="${n(-w / 2)}" y="${n(-d / 2)}" width="${n(w)}" height="${n(d)}" rx="2"/><rect class="d-rim" x="${n(-w / 2)}" y="${n(-d / 2)}" width="${n(w)}" height="${n(d)}" rx="2"/></g>${symbolMark(page, small, type, true)}`;
    })
    .join('');
}

/** Markers of demoralization and the badge of a level. */
function states(page: Page, { base, state, level, label: text }: PlacedUnit): string {
  const rings = state.includes('double') ? 2 : state.includes('demoralized') ? 1 : 0;
  const extra = Number(state.find((word) => word.startsWith('extra='))?.slice(6) ?? 0);
  const r = page.k * 0.15;
  const [x, y] = [page.x(base), page.y(base)];
  const half = (Math.min(base.width, base.depth) / 2) * page.k;
  // Rings stand in the rear right corner, growth in the rear left one.
  const corner = (name: string, right: number, at: number): string => {
    const inward = r / page.k + 0.07;
    const place = placeFrom(base, -base.depth / 2 + inward, right * (base.width / 2 - inward - at * 2.3 * (r / page.k)));
    return `<circle class="${name}" cx="${n(page.x(place))}" cy="${n(page.y(place))}" r="${n(r)}"/>`;
  };
  let drawn = '';
  for (let at = 0; at < rings; at++) drawn += corner('d-marker', 1, at);
  for (let at = 0; at < extra; at++) drawn += corner('d-extra', -1, at);
  if (level !== null && level !== 3)
    drawn += `<g class="d-badge" transform="translate(${n(x + half * 0.86)} ${n(y - half * 0.86)})"><circle r="${n(page.k * 0.27)}"/><text class="d-text">${level}</text></g>`;
  if (text) drawn += `<text class="d-text d-name" x="${n(x)}" y="${n(y)}">${escape(text)}</text>`;
  return drawn;
}

/** A polygon with its corners rounded off. */
function rounded(page: Page, polygon: Polygon, share: number): string {
  const count = polygon.length;
  const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  return `${polygon
    .map((corner, at) => {
      const [before, after] = [polygon[(at + count - 1) % count] as Point, polygon[(at + 1) % count] as Point];
      const [from, to] = [mix(corner, before, share), mix(corner, after, share)];
      return `${at === 0 ? 'M' : 'L'}${page.at(from)}Q${page.at(corner)} ${page.at(to)}`;
    })
    .join('')}Z`;
}

/** Small signs spread over a piece of terrain, the same every time. */
function spread(
  page: Page,
  polygon: Polygon,
  pace: number,
  rim: number,
  draw: (x: number, y: number, at: number) => string,
): string {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let drawn = '';
  let at = 0;
  for (let row = 0, y = south + rim; y <= north; y += pace * 0.82, row++)
    for (let x = west + rim + (row % 2) * pace * 0.5; x <= east; x += pace) {
      const jitter = { x: x + ((at * 7) % 5) * 0.05 - 0.1, y: y + ((at * 3) % 5) * 0.05 - 0.1 };
      at++;
      if (contains(polygon, jitter) && distanceToBorder(polygon, jitter) > rim) drawn += draw(page.x(jitter), page.y(jitter), at);
    }
  return drawn;
}

function terrainMark(page: Page, type: string, polygon: Polygon, text: string | null): string {
  const u = page.k;
  const square = ['wall', 'town', 'street', 'objective'].includes(type);
  const outline = (look: string, shape: Polygon = polygon) =>
    `<path class="${look}" d="${square ? `${shape.map((p, at) => `${at ? 'L' : 'M'}${page.at(p)}`).join('')}Z` : rounded(page, shape, 0.42)}"/>`;
  let drawn = outline(`d-ground d-${type}`);
  if (type === 'woods')
    drawn += spread(
      page,
      polygon,
      0.82,
      0.34,
      (x, y) => `<path class="d-tree" d="M${n(x)} ${n(y - u * 0.3)}l${n(u * 0.2)} ${n(u * 0.42)}h${n(-u * 0.4)}z"/>`,
    );
  if (type === 'marsh')
    drawn += spread(
      page,
      polygon,
      0.8,
      0.28,
      (x, y) =>
        `<path class="d-reed" d="M${n(x - u * 0.2)} ${n(y)}h${n(u * 0.4)}M${n(x)} ${n(y)}v${n(-u * 0.24)}M${n(x - u * 0.09)} ${n(y)}l${n(-u * 0.05)} ${n(-u * 0.17)}M${n(x + u * 0.09)} ${n(y)}l${n(u * 0.05)} ${n(-u * 0.17)}"/>`,
    );
  if (type === 'water' || type === 'stream')
    drawn += spread(
      page,
      polygon,
      1.1,
      0.26,
      (x, y) =>
        `<path class="d-wave" d="M${n(x - u * 0.26)} ${n(y)}q${n(u * 0.13)} ${n(-u * 0.12)} ${n(u * 0.26)} 0t${n(u * 0.26)} 0"/>`,
    );
  if (type === 'town')
    drawn += spread(
      page,
      polygon,
      0.95,
      0.34,
      (x, y) =>
        `<path class="d-house" d="M${n(x - u * 0.24)} ${n(y + u * 0.2)}v${n(-u * 0.24)}l${n(u * 0.24)} ${n(-u * 0.2)}l${n(u * 0.24)} ${n(u * 0.2)}v${n(u * 0.24)}z"/>`,
    );
  if (type === 'hill') {
    const centre = heart(polygon);
    for (const share of [0.68, 0.36])
      drawn += outline(
        'd-contour',
        polygon.map((p) => ({ x: centre.x + (p.x - centre.x) * share, y: centre.y + (p.y - centre.y) * share })),
      );
  }
  if (text) drawn += label(page, heart(polygon), { text }, 'ground', 'middle');
  return drawn;
}

/** A dimension line with ticks at its ends and its length beside it. */
function measureMark(page: Page, a: Point, b: Point, words: Words, beside: number): string {
  const [x1, y1, x2, y2] = [page.x(a), page.y(a), page.x(b), page.y(b)];
  const size = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / size, (y2 - y1) / size];
  const [nx, ny] = [-dy, dx];
  const off = beside * page.k;
  const p = (x: number, y: number, along: number, out: number) =>
    `${n(x + dx * along + nx * (out + off))} ${n(y + dy * along + ny * (out + off))}`;
  const t = 4.5;
  const line = `<path class="d-measure" d="M${p(x1, y1, 0, 0)}L${p(x2, y2, 0, 0)}M${p(x1, y1, 0, -t)}L${p(x1, y1, 0, t)}M${p(x2, y2, 0, -t)}L${p(x2, y2, 0, t)}"/>`;
  const helpers =
    beside === 0 ? '' : `<path class="d-helper" d="M${n(x1)} ${n(y1)}L${p(x1, y1, 0, 0)}M${n(x2)} ${n(y2)}L${p(x2, y2, 0, 0)}"/>`;
  const upright = Math.abs(dx) < 0.35;
  const [mx, my] = [(x1 + x2) / 2 + nx * off + (upright ? 8 : 0), (y1 + y2) / 2 + ny * off + (upright ? 0 : -9)];
  return `${helpers}${line}<text class="d-text d-length" x="${n(mx)}" y="${n(my)}"${upright ? ' text-anchor="start"' : ''}>${wordsOf(words)}</text>`;
}

const signPaths: Readonly<Record<string, string>> = {
  tick: 'M-4.5 .5L-1.5 3.5L4.5 -3.5',
  cross: 'M-3.6 -3.6L3.6 3.6M-3.6 3.6L3.6 -3.6',
};

function signMark(page: Page, at: Point, sign: string, look: string): string {
  if (sign === 'pointer') return `<path class="d-pointer" transform="translate(${page.at(at)}) rotate(${look})" d="M-7.5 -6L0 -17.5L7.5 -6z"/>`;
  if (sign === 'dot' || sign === 'pivot')
    return `<circle class="d-${sign} d-${sign}-${look}" cx="${n(page.x(at))}" cy="${n(page.y(at))}" r="${sign === 'pivot' ? 4.5 : 3.4}"/>`;
  return `<g class="d-sign d-${look}" transform="translate(${page.at(at)})"><circle r="8.5"/><path d="${signPaths[sign]}"/></g>`;
}

function edgeMark(page: Page, base: Base, edge: Parameters<typeof edgeOf>[1], look: string, text: string | null): string {
  const { a, b } = edgeOf(base, edge);
  const out = ahead(outward(base, edge));
  const at = { x: middle(a, b).x + out.x * 0.3, y: middle(a, b).y + out.y * 0.3 };
  const words =
    text === null ? '' : label(page, at, { text }, 'strong', Math.abs(out.x) < 0.5 ? 'middle' : out.x > 0 ? 'start' : 'end');
  return `<path class="d-edge d-edge-${look}" d="M${page.at(a)}L${page.at(b)}"/>${words}`;
}

function shapeMark(page: Page, shape: Shape): string {
  switch (shape.kind) {
    case 'unit':
      return unitMark(page, shape.unit);
    case 'ghost':
      return `<path class="d-ghost d-side-${shape.side.toLowerCase()}" d="${corners(shape.base)
        .map((p, at) => `${at ? 'L' : 'M'}${page.at(p)}`)
        .join('')}Z"/>`;
    case 'terrain':
      return terrainMark(page, shape.type, shape.polygon, shape.label);
    case 'path': {
      const names = shape.look
        .split(' ')
        .map((word) => `d-${word}`)
        .join(' ');
      const head = shape.head ? ` marker-end="url(#${page.name}-head-${shape.look.split(' ')[0]})"` : '';
      const d = pathOf(page, shape.commands);
      // What runs over bases has a rim of paper, so that it can be told from them.
      const halo = ['turning', 'allowed', 'forbidden', 'gives'].includes(shape.look) ? `<path class="d-halo" d="${d}"/>` : '';
      return `${halo}<path class="${names}" d="${d}"${head}/>`;
    }
    case 'words':
      return label(page, shape.at, shape.words, shape.look, shape.anchor);
    case 'measure':
      return measureMark(page, shape.a, shape.b, shape.words, shape.beside);
    case 'edge':
      return edgeMark(page, shape.base, shape.edge, shape.look, shape.text);
    case 'sign':
      return signMark(page, shape.at, shape.sign, shape.look);
    case 'number':
      return `<g class="d-number d-number-${shape.look}" transform="translate(${page.at(shape.at)})"><circle r="10"/><text class="d-text">${escape(shape.text)}</text></g>`;
  }
}

/** Symbols, hatching and arrow heads, once for all panels of a figure. */
function definitions(name: string, icons: ReadonlyMap<string, string>, looks: ReadonlySet<string>): string {
  const symbols = [...icons]
    .map(([icon, body]) => `<symbol id="${name}-${icon}" viewBox="0 0 512 512">${body}</symbol>`)
    .join('');
  const heads = [...looks]
    .map(
      (look) =>
        `<marker id="${name}-head-${look}" class="d-head d-head-${look}" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 .8L10 5L0 9.2L2.2 5z"/></marker>`,
    )
    .join('');
  return `<defs>${symbols}${heads}<pattern id="${name}-hatch" class="d-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6"/></pattern><pattern id="${name}-inches" class="d-inches" width="WIDTH" height="WIDTH" patternUnits="userSpaceOnUse"><circle cx="1" cy="1" r=".8"/></pattern></defs>`;
}

/** How much the letters must grow on a phone: panels wider than the screen are shrunk to it. */
const sizeClass = (width: number): string => (width > 520 ? ' d-wide' : width > 400 ? ' d-broad' : '');

/** One panel; the first of a figure carries the definitions. `icons` are the drawings of the symbols. */
export function panelSvg(
  panel: Panel,
  name: string,
  index: number,
  title: string,
  icons: ReadonlyMap<string, string>,
  looks: ReadonlySet<string>,
): string {
  const page = new Page(panel, name);
  const [w, h] = [n(page.width), n(page.height)];
  const drawn = layers.map((layer) => panel.shapes[layer].map((shape) => shapeMark(page, shape)).join('')).join('');
  const inches = index === 0 ? definitions(name, icons, looks).replaceAll('WIDTH', n(panel.scale)) : '';
  const grid = panel.scale >= 20 ? `<rect class="d-grid" width="${w}" height="${h}" fill="url(#${name}-inches)"/>` : '';
  return `<svg class="d-panel${sizeClass(page.width)}" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${escape(panel.label ? `${title}: ${panel.label}` : title)}">${inches}${grid}${drawn}</svg>`;
}
