/** The optimal secret bids, and the best answer to any other bid. */
import type { Fraction } from '../../kernel/fraction.ts';
import { solveGame } from '../../kernel/matrix-game.ts';
import type { Auction } from './auction.ts';
import { type AfterReveal, afterReveal, type Prospect } from './augmenting.ts';
import { casts, type Defence, defences } from './bids.ts';

/** Every pair of secret bids with its result. */
export interface BidTable {
  readonly casts: readonly number[];
  readonly defences: readonly Defence[];
  /** The results, indexed by casting and then by defence. */
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
  /** The probability of each casting and of each defence. */
  readonly casts: readonly number[];
  readonly defences: readonly number[];
  /** The probabilities as fractions; undefined if an addition after the reveal is random. */
  readonly exact?: { readonly casts: readonly Fraction[]; readonly defences: readonly Fraction[] };
  /** The value of the auction for the caster, in the unit of the stakes. */
  readonly value: number;
  /** The chance of success if both sides play optimally. */
  readonly works: number;
  /** The sum of what the two sides could gain by switching to their best answers, over the secret bids and all later rounds. */
  readonly exploitability: number;
}

/** The optimal mix of bids for both sides. Undefined if the caster cannot pay for the spell. */
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
  /** The indexes of equally good bids in the table, the cheapest first. */
  readonly places: readonly number[];
  /** The caster's payoff and the chance of success for the first of these bids. */
  readonly payoff: number;
  readonly works: number;
}

/** Whether two payoffs are equal apart from rounding. */
const equal = (a: number, b: number) => Math.abs(a - b) < 1e-6;

function bestOf(prospects: readonly Prospect[], sign: 1 | -1): BestAnswer {
  const most = Math.max(...prospects.map(({ payoff }) => sign * payoff));
  const places = prospects.flatMap(({ payoff }, at) => (equal(sign * payoff, most) ? [at] : []));
  const { works } = prospects[places[0] ?? 0] as Prospect;
  return { places, payoff: (sign * most) / 100, works: works / 100 };
}

/** The defender's best answer to the casting with this index. */
export const bestDefence = ({ prospects }: BidTable, casting: number): BestAnswer => bestOf(prospects[casting] ?? [], -1);
/** The caster's best answer to the defence with this index. */
export const bestCasting = ({ prospects }: BidTable, defence: number): BestAnswer =>
  bestOf(
    prospects.map((row) => row[defence] as Prospect),
    1,
  );
