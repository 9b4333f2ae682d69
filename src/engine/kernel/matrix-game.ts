/**
 * Two-player zero-sum games as a matrix: the column player pays the entry to the row player. Linear programming finds a solution.
 * Then the equations that hold for this solution are solved again in whole numbers, to make it exact.
 */
import { solve } from 'yalps';
import { compare, type Fraction, fraction, zero } from './fraction.ts';
import { undominated } from './matrix-game/dominance.ts';
import { solveExactly } from './matrix-game/equations.ts';

/** The entries by row, then by column. All rows have the same length, with at least one entry. */
export type Payoffs = readonly (readonly number[])[];

export interface Solution {
  /** The probability of playing each row and each column. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly value: number;
  /** How much the two players would gain together if each of them changed to his best strategy. */
  readonly exploitability: number;
  /** The strategies as fractions, if the entries are whole numbers and the equations could be solved. */
  readonly exact?: { readonly rows: readonly Fraction[]; readonly columns: readonly Fraction[]; readonly value: Fraction };
}

/** Entries that are not whole are rounded to this precision, so that the equations can be solved exactly. */
const fineness = 2 ** 30;
const nearlyNone = 1e-9;
const nearlyEqual = 1e-7;

const only = (length: number, at: number): number[] => Array.from({ length }, (_, i) => (i === at ? 1 : 0));

/** A row and a column that are best answers to each other; undefined if there are none. */
export function saddle(payoffs: Payoffs): readonly [row: number, column: number] | undefined {
  const width = payoffs[0]?.length ?? 0;
  const highest = Array.from({ length: width }, (_, j) =>
    payoffs.reduce((most, row) => Math.max(most, row[j] as number), -Infinity),
  );
  for (let i = 0; i < payoffs.length; i++) {
    const row = payoffs[i] as readonly number[];
    const least = Math.min(...row);
    for (let j = 0; j < width; j++) if (row[j] === least && highest[j] === least) return [i, j];
  }
  return undefined;
}

/** How much the two players would gain together, if each played the best pure answer to these mixtures. */
export function exploitabilityOf(payoffs: Payoffs, rows: readonly number[], columns: readonly number[]): number {
  let best = -Infinity;
  const against = columns.map(() => 0);
  payoffs.forEach((row, i) => {
    let gets = 0;
    row.forEach((entry, j) => {
      gets += entry * (columns[j] as number);
      against[j] = (against[j] as number) + entry * (rows[i] as number);
    });
    best = Math.max(best, gets);
  });
  return best - Math.min(...against);
}

const transposed = (payoffs: Payoffs): number[][] => (payoffs[0] ?? []).map((_, j) => payoffs.map((row) => -(row[j] as number)));

/** The column player's mixture, found by linear programming. The entries are shifted into the range 1 to 2. */
function columnMixture(payoffs: Payoffs): number[] {
  const all = payoffs.flat();
  const least = Math.min(...all);
  const span = Math.max(...all) - least || 1;
  const constraints = new Map(payoffs.map((_, i) => [`r${i}`, { max: 1 }]));
  const variables = (payoffs[0] ?? []).map(
    (_, j) =>
      [
        `c${j}`,
        new Map([['sum', 1], ...payoffs.map((row, i) => [`r${i}`, 1 + ((row[j] as number) - least) / span] as [string, number])]),
      ] as const,
  );
  const { variables: found, result } = solve(
    { direction: 'maximize', objective: 'sum', constraints, variables },
    { precision: 1e-11, checkCycles: true, includeZeroVariables: true },
  );
  const weight = new Map(found);
  return variables.map(([key]) => Math.max(0, (weight.get(key) ?? 0) / result));
}

interface Exact {
  readonly mixture: readonly Fraction[];
  readonly value: Fraction;
}

/**
 * A row mixture close to `near`. Against this mixture, all columns that are nearly best become exactly equal. Undefined if there
 * is no such mixture, or more than one such mixture.
 */
function exactly(
  payoffs: readonly (readonly bigint[])[],
  near: readonly number[],
  pays: readonly number[],
  span: number,
): Exact | undefined {
  const support = near.flatMap((weight, i) => (weight > nearlyNone ? [i] : []));
  const least = Math.min(...pays);
  const tight = pays.flatMap((pay, j) => (pay - least <= nearlyEqual * span ? [j] : []));
  const equations = [
    ...tight.map((j) => [...support.map((i) => payoffs[i]?.[j] as bigint), -1n, 0n]),
    [...support.map(() => 1n), 0n, 1n],
  ];
  const found = solveExactly(equations);
  if (!found?.every((each, at) => at === support.length || compare(each, zero) >= 0)) return undefined;
  const mixture = near.map((): Fraction => zero);
  support.forEach((i, at) => {
    mixture[i] = found[at] as Fraction;
  });
  return { mixture, value: found[support.length] as Fraction };
}

/** A fraction of large whole numbers as an ordinary number, accurate to sixteen digits. */
const near = (f: Fraction): number => {
  const { numerator, denominator } = f;
  const bits = denominator.toString(2).length - 900;
  if (bits <= 0 && numerator.toString(2).length < 1000) return Number(numerator) / Number(denominator);
  const shift = BigInt(Math.max(0, bits));
  return Number(numerator >> shift) / Number(denominator >> shift);
};

/** Whether no pure deviation gains anything, in exact arithmetic. */
function holds(payoffs: readonly (readonly bigint[])[], rows: Exact, columns: Exact): boolean {
  if (compare(rows.value, columns.value) !== 0) return false;
  const common = (mixture: readonly Fraction[]) => {
    const of = mixture.reduce((most, { denominator }) => (most % denominator === 0n ? most : most * denominator), 1n);
    return { of, weights: mixture.map(({ numerator, denominator }) => numerator * (of / denominator)) };
  };
  const p = common(rows.mixture);
  const q = common(columns.mixture);
  const { numerator, denominator } = rows.value;
  const noneGains = payoffs.every((row) => {
    const gets = row.reduce(
      (total, entry, j) => ((q.weights[j] as bigint) === 0n ? total : total + entry * (q.weights[j] as bigint)),
      0n,
    );
    return gets * denominator <= numerator * q.of;
  });
  return (
    noneGains &&
    (payoffs[0] ?? []).every((_, j) => {
      const pays = payoffs.reduce(
        (total, row, i) => ((p.weights[i] as bigint) === 0n ? total : total + (row[j] as bigint) * (p.weights[i] as bigint)),
        0n,
      );
      return pays * denominator >= numerator * p.of;
    })
  );
}

/** The equilibrium of a game without dominated rows or columns and without a saddle point. */
function mixed(payoffs: Payoffs): Solution {
  const flipped = transposed(payoffs);
  const columns = columnMixture(payoffs);
  const rows = columnMixture(flipped);
  const all = payoffs.flat();
  const span = Math.max(...all) - Math.min(...all) || 1;
  const whole = all.every(Number.isInteger);
  const scale = whole ? 1 : fineness;
  const big = payoffs.map((row) => row.map((entry) => BigInt(Math.round(entry * scale))));
  const bigFlipped = (big[0] ?? []).map((_, j) => big.map((row) => -(row[j] as bigint)));
  const paid = flipped.map((column) => -column.reduce((total, entry, i) => total + entry * (rows[i] as number), 0));
  const got = payoffs.map((row) => -row.reduce((total, entry, j) => total + entry * (columns[j] as number), 0));
  const p = exactly(big, rows, paid, span);
  const q = exactly(bigFlipped, columns, got, span);
  const flippedBack = q && { mixture: q.mixture, value: fraction(-q.value.numerator, q.value.denominator) };
  if (p && flippedBack && holds(big, p, flippedBack)) {
    const solved = { rows: p.mixture.map(near), columns: flippedBack.mixture.map(near), value: near(p.value) / scale };
    const exploitability = whole ? 0 : Math.max(0, exploitabilityOf(payoffs, solved.rows, solved.columns));
    return whole
      ? { ...solved, exploitability, exact: { rows: p.mixture, columns: flippedBack.mixture, value: p.value } }
      : { ...solved, exploitability };
  }
  const value = rows.reduce((total, weight, i) => total - weight * (got[i] as number), 0);
  return { rows, columns, value, exploitability: Math.max(0, exploitabilityOf(payoffs, rows, columns)) };
}

/** An equilibrium: mixtures from which neither player gains by deviating. Throws a RangeError for a game without entries. */
export function solveGame(payoffs: Payoffs): Solution {
  const width = payoffs[0]?.length ?? 0;
  if (width === 0) throw new RangeError('A game needs at least one row and one column.');
  const still = saddle(payoffs);
  if (still) {
    const [i, j] = still;
    const value = payoffs[i]?.[j] as number;
    const solved = { rows: only(payoffs.length, i), columns: only(width, j), value, exploitability: 0 };
    if (!Number.isInteger(value)) return solved;
    const fractions = (weights: readonly number[]) => weights.map((weight) => fraction(weight));
    return { ...solved, exact: { rows: fractions(solved.rows), columns: fractions(solved.columns), value: fraction(value) } };
  }
  const { rows, columns } = undominated(payoffs);
  const small = mixed(rows.map((i) => columns.map((j) => payoffs[i]?.[j] as number)));
  const spread = <T>(weights: readonly T[], at: readonly number[], length: number, nothing: T): T[] => {
    const all = Array.from({ length }, () => nothing);
    at.forEach((place, k) => {
      all[place] = weights[k] as T;
    });
    return all;
  };
  return {
    rows: spread(small.rows, rows, payoffs.length, 0),
    columns: spread(small.columns, columns, width, 0),
    value: small.value,
    exploitability: small.exploitability,
    ...(small.exact
      ? {
          exact: {
            rows: spread(small.exact.rows, rows, payoffs.length, zero),
            columns: spread(small.exact.columns, columns, width, zero),
            value: small.exact.value,
          },
        }
      : {}),
  };
}
