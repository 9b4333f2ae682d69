/**
 * The depth of bases by type (hott.supplement.base-size). `base-depth-sources.ts` says where each depth was found, or from which
 * other type our ruling takes it.
 */
import { supplement } from './supplement.ts';

const mm = {
  artillery: 40,
  blades: 15,
  clerics: 40,
  hordes: 40,
  lurkers: 20,
  'water-lurkers': 20,
  magicians: 40,
  shooters: 20,
  sneakers: 20,
  spears: 15,
  warband: 20,
  beasts: 30,
  behemoths: 40,
  heroes: 40,
  knights: 30,
  paladins: 40,
  riders: 30,
  'aerial-heroes': 40,
  airboats: 40,
  dragons: 60,
  flyers: 30,
  gods: 60,
} as const;

const inPaces = (deep: number): number => (deep * supplement.baseWidth) / supplement.baseWidthMm;

export const baseDepths = {
  /** The depths in mm, for 15 mm figures. */
  mm,
  /** The depths in paces, by the scale of the base width. */
  paces: Object.fromEntries(Object.entries(mm).map(([type, deep]) => [type, inPaces(deep)])) as Readonly<
    Record<keyof typeof mm, number>
  >,
} as const;
