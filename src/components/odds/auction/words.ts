/** Formats bids and probabilities. */
import type { Defence, Split } from '../../../engine/fr3/auction/bids.ts';

/** A number with at most one decimal and a real minus sign. */
export const tenth = (n: number): string => {
  const rounded = Math.round(n * 10) / 10;
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1).replace(/\.0$/, '')}`;
};
/** A probability as a percentage; never 0 for something possible, or 100 for something uncertain. */
export function share(weight: number): string {
  const text = tenth(weight * 100);
  if (text === '0' && weight > 1e-9) return '< 0.1%';
  if (text === '100' && weight < 1 - 1e-9) return '> 99.9%';
  return `${text}%`;
}

/** A defence in a row or column heading. */
export const short = ({ by, total }: Defence): string =>
  total === 0 ? 'none' : by === 'army' ? `${total} army` : `${total} user`;
export const long = ({ by, total }: Defence): string =>
  total === 0 ? 'no defence' : by === 'army' ? `${total} from the army pool` : `${total} with the magic user`;
export const splitWords = ({ own, army }: Split): string =>
  [own > 0 && `${own} own`, army > 0 && `${army} army`].filter(Boolean).join(' + ') || 'nothing';
/** A number of points in words. */
export const points = (n: number): string => (tenth(n) === '1' ? '1 point' : `${tenth(n)} points`);
