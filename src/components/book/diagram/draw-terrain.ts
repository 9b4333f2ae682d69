/** Draws terrain: soft outlines, and small signs for the kind of terrain. */
import { contains, distanceToBorder, heart, type Point, type Polygon } from '../../../engine/kernel/geometry.ts';
import { label, n, type Page } from './page.ts';

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

/** Small signs scattered over a piece of terrain, at the same places each time. */
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

/**
 * Draws a piece of terrain. The signs are sized for a page with `u` units to the inch, so that they are not too dense on a whole
 * table.
 */
export function terrainMark(page: Page, type: string, polygon: Polygon, text: string | null, u = page.k): string {
  const each = u / page.k;
  const square = ['wall', 'town', 'road', 'objective', 'trench', 'coast', 'open'].includes(type);
  const outline = (look: string, shape: Polygon = polygon) =>
    `<path class="${look}" d="${square ? `${shape.map((p, at) => `${at ? 'L' : 'M'}${page.at(p)}`).join('')}Z` : rounded(page, shape, 0.42)}"/>`;
  let drawn = outline(`d-ground d-${type}`);
  if (type === 'woods')
    drawn += spread(
      page,
      polygon,
      0.82 * each,
      0.34 * each,
      (x, y) => `<path class="d-tree" d="M${n(x)} ${n(y - u * 0.3)}l${n(u * 0.2)} ${n(u * 0.42)}h${n(-u * 0.4)}z"/>`,
    );
  if (type === 'marsh')
    drawn += spread(
      page,
      polygon,
      0.8 * each,
      0.28 * each,
      (x, y) =>
        `<path class="d-reed" d="M${n(x - u * 0.2)} ${n(y)}h${n(u * 0.4)}M${n(x)} ${n(y)}v${n(-u * 0.24)}M${n(x - u * 0.09)} ${n(y)}l${n(-u * 0.05)} ${n(-u * 0.17)}M${n(x + u * 0.09)} ${n(y)}l${n(u * 0.05)} ${n(-u * 0.17)}"/>`,
    );
  if (type === 'rough')
    drawn += spread(
      page,
      polygon,
      0.9 * each,
      0.3 * each,
      (x, y, at) =>
        `<path class="d-stone" d="M${n(x - u * 0.17)} ${n(y + u * 0.1)}l${n(u * 0.06)} ${n(-u * (at % 2 ? 0.2 : 0.15))}l${n(u * 0.15)} ${n(-u * 0.02)}l${n(u * 0.12)} ${n(u * (at % 2 ? 0.22 : 0.17))}z"/>`,
    );
  if (type === 'grass')
    drawn += spread(
      page,
      polygon,
      0.85 * each,
      0.3 * each,
      (x, y) =>
        `<path class="d-blade" d="M${n(x - u * 0.14)} ${n(y + u * 0.1)}l${n(-u * 0.06)} ${n(-u * 0.24)}M${n(x)} ${n(y + u * 0.12)}v${n(-u * 0.32)}M${n(x + u * 0.14)} ${n(y + u * 0.1)}l${n(u * 0.06)} ${n(-u * 0.24)}"/>`,
    );
  if (type === 'hazard')
    drawn += spread(
      page,
      polygon,
      0.95 * each,
      0.32 * each,
      (x, y) =>
        `<path class="d-shard" d="M${n(x - u * 0.16)} ${n(y + u * 0.16)}l${n(u * 0.1)} ${n(-u * 0.36)}l${n(u * 0.07)} ${n(u * 0.2)}l${n(u * 0.1)} ${n(-u * 0.12)}l${n(u * 0.07)} ${n(u * 0.28)}z"/>`,
    );
  if (type === 'cloud')
    drawn += spread(
      page,
      polygon,
      1.15 * each,
      0.36 * each,
      (x, y) =>
        `<path class="d-puff" d="M${n(x - u * 0.3)} ${n(y)}a${n(u * 0.15)} ${n(u * 0.15)} 0 0 1 ${n(u * 0.3)} 0a${n(u * 0.15)} ${n(u * 0.15)} 0 0 1 ${n(u * 0.3)} 0"/>`,
    );
  if (type === 'water' || type === 'stream' || type === 'coast')
    drawn += spread(
      page,
      polygon,
      1.1 * each,
      0.26 * each,
      (x, y) =>
        `<path class="d-wave" d="M${n(x - u * 0.26)} ${n(y)}q${n(u * 0.13)} ${n(-u * 0.12)} ${n(u * 0.26)} 0t${n(u * 0.26)} 0"/>`,
    );
  if (type === 'town')
    drawn += spread(
      page,
      polygon,
      0.95 * each,
      0.34 * each,
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
