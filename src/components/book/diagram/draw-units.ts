/** Draws bases: front band, hatching, symbol, attachments, markers and badge. */
import { ahead, type Base, placeFrom } from '../../../engine/kernel/geometry.ts';
import type { PlacedUnit } from '../../../engine/kernel/notation.ts';
import { escapeXml, n, type Page } from './page.ts';
import { symbolOf } from './symbols.ts';

/** A base with its front band, and its symbol upright. */
export function unitMark(page: Page, unit: PlacedUnit): string {
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
  return `<use href="#icon-${icon}" class="d-symbol" x="${n(page.x(centre) - size / 2)}" y="${n(page.y(centre) - size / 2)}" width="${n(size)}" height="${n(size)}"/>`;
}

/** Attached bases are drawn small, directly behind the unit. */
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

/** Demoralization markers and the badge for a level. */
function states(page: Page, { base, state, level, label: text }: PlacedUnit): string {
  const rings = state.includes('double') ? 2 : state.includes('demoralized') ? 1 : 0;
  const extra = Number(state.find((word) => word.startsWith('extra='))?.slice(6) ?? 0);
  const r = page.k * 0.15;
  const [x, y] = [page.x(base), page.y(base)];
  const half = (Math.min(base.width, base.depth) / 2) * page.k;
  // Rings are drawn in the rear right corner, and growth markers in the rear left one.
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
  if (text) drawn += `<text class="d-text d-name" x="${n(x)}" y="${n(y)}">${escapeXml(text)}</text>`;
  return drawn;
}
