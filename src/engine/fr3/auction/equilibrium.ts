/** The sealed bids that cannot be exploited, and the best answer to any other. */
import type { Fraction } from '../../kernel/fraction.ts';
import { solveGame } from '../../kernel/matrix-game.ts';
import type { Auction } from './auction.ts';
import { type AfterReveal, afterReveal, type Prospect } from './augmenting.ts';
import { casts, type Defence, defences } from './bids.ts';

/** Every pair of sealed bids with what follows from it. */
export interface BidTable {
  readonly casts: readonly number[];
  readonly defences: readonly Defence[];
  /** By the place of the casting, then of the defence. */
  readonly prospects: readonly (readonly Prospect[])[];
  readonly after: AfterReveal;
}

export function bidTable(auction: Auction): BidTable {
  const rows = casts(auction);
  const columns = defences(auction);
  const after = afterReveal(auction);
  return {
    casts: rows,
    defences: columns,
    prospects: rows.map((casting) => columns.map((defence) => after.prospect({ casting, defence }))),
    after,
  };
}

export interface Equilibrium {
  /** The chance with which each casting, and each defence, is to be sealed. */
  readonly casts: readonly number[];
  readonly defences: readonly number[];
  /** The same as fractions, where nobody adds after the reveal by chance. */
  readonly exact?: { readonly casts: readonly Fraction[]; readonly defences: readonly Fraction[] };
  /** What the auction is worth to the caster, as the stakes are measured. */
  readonly value: number;
  /** The chance of success when both play so. */
  readonly works: number;
  /** What the best answers of both sides gain together, over the sealed bids and every round after them. */
  readonly exploitability: number;
}

/** The mixture of bids for both sides. Undefined when the spell cannot be paid. */
export function equilibrium({ casts: rows, defences: columns, prospects, after }: BidTable): Equilibrium | undefined {
  if (rows.length === 0) return undefined;
  const solved = solveGame(prospects.map((row) => row.map(({ payoff }) => payoff)));
  let works = 0;
  let caster = -Infinity;
  const against = columns.map(() => 0);
  rows.forEach((casting, i) => {
    const p = solved.rows[i] as number;
    let gets = 0;
    columns.forEach((defence, j) => {
      const q = solved.columns[j] as number;
      if (p > 0 && q > 0) works += p * q * (prospects[i]?.[j]?.works ?? 0);
      if (p === 0 && q === 0) return;
      const best = after.bestAnswers({ casting, defence });
      if (q > 0) gets += q * best.caster;
      if (p > 0) against[j] = (against[j] as number) + p * best.defender;
    });
    caster = Math.max(caster, gets);
  });
  return {
    casts: solved.rows,
    defences: solved.columns,
    ...(solved.exact ? { exact: { casts: solved.exact.rows, defences: solved.exact.columns } } : {}),
    value: solved.value / 100,
    works: works / 100,
    exploitability: Math.max(0, caster - Math.min(...against)) / 100,
  };
}

export interface BestAnswer {
  /** Places in the table of bids, all that are equally good, cheapest first. */
  readonly places: readonly number[];
  /** The caster's payoff and the chance of success after the first of them. */
  readonly payoff: number;
  readonly works: number;
}

/** Whether two payoffs are the same but for rounding. */
const equal = (a: number, b: number) => Math.abs(a - b) < 1e-6;

function bestOf(prospects: readonly Prospect[], sign: 1 | -1): BestAnswer {
  const most = Math.max(...prospects.map(({ payoff }) => sign * payoff));
  const places = prospects.flatMap(({ payoff }, at) => (equal(sign * payoff, most) ? [at] : []));
  const { works } = prospects[places[0] ?? 0] as Prospect;
  return { places, payoff: (sign * most) / 100, works: works / 100 };
}

/** What the defender does best against a casting of this place. */
export const bestDefence = ({ prospects }: BidTable, casting: number): BestAnswer => bestOf(prospects[casting] ?? [], -1);
/** What the caster does best against a defence of this place. */
export const bestCasting = ({ prospects }: BidTable, defence: number): BestAnswer =>
  bestOf(
    prospects.map((row) => row[defence] as Prospect),
    1,
  );
