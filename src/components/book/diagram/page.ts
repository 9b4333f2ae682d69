/** The page of a drawing: converts inches to drawing units, and writes paths, lengths and words. */
import { distanceAt, scaleRows, scales as tableScales } from '../../../engine/fr3/data/scales.ts';
import type { Point } from '../../../engine/kernel/geometry.ts';
import type { Command, Panel, Words } from './shapes.ts';

export const n = (value: number): string => String(Math.round(value * 10) / 10 + 0);
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** Converts inches on the table to drawing units. */
export class Page {
  readonly k: number;
  private readonly from: Point;
  private readonly to: Point;
  readonly name: string;
  constructor(panel: Pick<Panel, 'scale' | 'from' | 'to'>, name: string) {
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

export function pathOf(page: Page, commands: readonly Command[]): string {
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

/** A length in all four scales, of which CSS shows only the reader's, followed by the words. */
export function wordsOf({ text, length }: Words): string {
  if (length === undefined) return escapeXml(text);
  const said = tableScales.map((scale) => `<tspan class="at-${scale}">${lengthText(length, scale)}</tspan>`).join('');
  return `<tspan class="distance">${said}</tspan>${text ? ` ${escapeXml(text)}` : ''}`;
}

export const label = (page: Page, at: Point, words: Words, look: string, anchor: string): string =>
  `<text class="d-text d-${look}" x="${n(page.x(at))}" y="${n(page.y(at))}"${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}>${wordsOf(words)}</text>`;
