/** A board of Hordes of the Things for pictures: an inch stands for a hundred paces. */
import { supplement } from '../../../engine/hott/data/figures/supplement.ts';
import { type Point, type Polygon, times } from '../../../engine/kernel/geometry.ts';

export const inches = (paces: number): number => paces / supplement.pacesToInch;
export const paces = (length: number): number => length * supplement.pacesToInch;
export const boardInches = inches(supplement.board);
export const place = (at: Point): Point => times(at, 1 / supplement.pacesToInch);
export const shape = (polygon: Polygon): Polygon => polygon.map(place);

/** The look of each kind of terrain in diagrams.css. */
const looks: Readonly<Record<string, string>> = {
  beach: 'road',
  'gentle-slope': 'hill',
  road: 'road',
  'steep-slope': 'hill',
  'wooded-slope': 'woods',
  rough: 'rough',
  dunes: 'rough',
  wood: 'woods',
  'built-up': 'town',
  marsh: 'marsh',
  'enclosed-fields': 'grass',
  river: 'stream',
  'wide-water': 'water',
  cliff: 'hazard',
};
export const lookOf = (kind: string): string => looks[kind] ?? 'rough';

/** The scale of the drawing (see TablePicture). */
export const drawnAt = { scale: 26, signs: 30 } as const;
