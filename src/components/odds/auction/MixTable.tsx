/** How often a side should bid each amount: a table with a bar for each bid. */
import type { Auction } from '../../../engine/fr3/auction/auction.ts';
import { castingSplit, type Defence, defenceSplit } from '../../../engine/fr3/auction/bids.ts';
import { long, share, splitWords } from './words.ts';

export interface Mixture {
  readonly bid: string;
  readonly split: string;
  readonly weight: number;
  readonly fraction: string;
}

/** Weights below this are rounding errors. */
const nearlyNone = 1e-12;
/** Fractions longer than this are unreadable. */
const longest = 15;

const fractionAt = (list: readonly string[] | undefined, at: number): string => {
  const text = list?.[at] ?? '';
  return text.includes('/') && text.length <= longest ? text : '';
};

export const castMixture = (
  auction: Auction,
  casts: readonly number[],
  weights: readonly number[],
  fractions?: readonly string[],
): Mixture[] =>
  casts.flatMap((casting, at) => {
    const weight = weights[at] as number;
    const split = splitWords(castingSplit(auction, casting));
    return weight < nearlyNone ? [] : [{ bid: `${casting}`, split, weight, fraction: fractionAt(fractions, at) }];
  });

export const defenceMixture = (
  auction: Auction,
  defences: readonly Defence[],
  weights: readonly number[],
  fractions?: readonly string[],
): Mixture[] =>
  defences.flatMap((defence, at) => {
    const weight = weights[at] as number;
    const split = defence.total === 0 ? '' : splitWords(defenceSplit(auction, defence));
    return weight < nearlyNone ? [] : [{ bid: long(defence), split, weight, fraction: fractionAt(fractions, at) }];
  });

export function MixTable({ title, side, rows }: { title: string; side: 'a' | 'b'; rows: readonly Mixture[] }) {
  return (
    <table class={`odds-table mix mix-${side}`}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Seal</th>
          <th scope="col">How often</th>
          <td>
            <span class="sr">Picture</span>
          </td>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bid, split, weight, fraction }) => (
          <tr key={bid}>
            <th scope="row">
              {bid}
              {split && <small>{split}</small>}
            </th>
            <td>
              {share(weight)}
              {fraction && <small>{fraction}</small>}
            </td>
            <td>
              <svg class="mix-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class="mix-whole" width="100" height="10" />
                <rect class={side === 'a' ? 'of-b-destroyed' : 'of-a-destroyed'} width={weight * 100} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
