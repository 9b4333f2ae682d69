/** The four reference tables by address: one page, four scales. */
import type { Scale } from '../engine/fr3/data/scales.ts';

export const tableScales: readonly { readonly slug: string; readonly scale: Scale }[] = [
  { slug: '15mm-inches', scale: '15mm-in' },
  { slug: '25mm-inches', scale: '25mm-in' },
  { slug: '15mm-centimetres', scale: '15mm-cm' },
  { slug: '25mm-centimetres', scale: '25mm-cm' },
];
