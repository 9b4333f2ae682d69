/** Draws a panel as SVG: no script, no style attributes, colours by class. */
import { ahead, type Base, corners, edgeOf, middle, outward, type Point } from '../../../engine/kernel/geometry.ts';
import { iconBox } from '../icon.ts';
import { terrainMark } from './draw-terrain.ts';
import { unitMark } from './draw-units.ts';
import { escapeXml, label, n, Page, pathOf, wordsOf } from './page.ts';
import { layers, type Panel, type Shape, type Words } from './shapes.ts';

/** A dimension line with ticks at both ends and its length alongside. */
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
  if (sign === 'pointer')
    return `<path class="d-pointer" transform="translate(${page.at(at)}) rotate(${look})" d="M-7.5 -6L0 -17.5L7.5 -6z"/>`;
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
      // Lines over bases get a paper-coloured outline, so that they stand out.
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
      return `<g class="d-number d-number-${shape.look}" transform="translate(${page.at(shape.at)})"><circle r="10"/><text class="d-text">${escapeXml(shape.text)}</text></g>`;
  }
}

/** Symbols, hatching and arrow heads, shared by all panels of a figure. */
function definitions(name: string, icons: ReadonlyMap<string, string>, looks: ReadonlySet<string>): string {
  const symbols = [...icons].map(([icon, body]) => `<symbol id="icon-${icon}" viewBox="${iconBox}">${body}</symbol>`).join('');
  const heads = [...looks]
    .map(
      (look) =>
        `<marker id="${name}-head-${look}" class="d-head d-head-${look}" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 .8L10 5L0 9.2L2.2 5z"/></marker>`,
    )
    .join('');
  return `<defs>${symbols}${heads}<pattern id="${name}-hatch" class="d-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6"/></pattern><pattern id="${name}-inches" class="d-inches" width="WIDTH" height="WIDTH" patternUnits="userSpaceOnUse"><circle cx="1" cy="1" r=".8"/></pattern></defs>`;
}

/** How much to enlarge the letters on a phone, where wide panels are shrunk to the screen. */
const sizeClass = (width: number): string => (width > 520 ? ' d-wide' : width > 400 ? ' d-broad' : '');

/**
 * Draws one panel. The first panel of a figure also contains the shared definitions. `icons` holds the drawings of the symbols.
 */
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
  return `<svg class="d-panel${sizeClass(page.width)}" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${escapeXml(panel.label ? `${title}: ${panel.label}` : title)}">${inches}${grid}${drawn}</svg>`;
}
