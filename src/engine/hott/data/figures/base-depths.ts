/**
 * How deep a base is, by type, where the examples and pictures need it (hott.supplement.base-size). Blades and dragons were
 * found; spears stand as deep as blades, knights and riders twice as deep, by the ruling there.
 */
import { supplement } from './supplement.ts';

const mm = { blades: 15, spears: 15, knights: 30, riders: 30, dragons: 60 } as const;

const inPaces = (deep: number): number => (deep * supplement.baseWidth) / supplement.baseWidthMm;

export const baseDepths = {
  /** In mm, for 15 mm figures. */
  mm,
  /** The same in paces, by the scale of the base width. */
  paces: {
    blades: inPaces(mm.blades),
    spears: inPaces(mm.spears),
    knights: inPaces(mm.knights),
    riders: inPaces(mm.riders),
    dragons: inPaces(mm.dragons),
  },
} as const;
