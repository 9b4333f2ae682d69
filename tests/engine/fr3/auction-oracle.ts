/**
 * The magic auction a second time, written from the rules without the engine: results counted by two loops over dice, bids listed
 * by pairs of pools, games solved by trying every pair of supports, rounds after the reveal by simple recursion.
 */
import type { Auction } from '../../../src/engine/fr3/auction/auction.ts';

const levels = { none: 0, 'level-1': 1, 'level-2': 2, 'level-3': 3, 'witch-hunter': 2 } as const;

export interface Bid {
  readonly total: number;
  /** The level that counts in a tie. */
  readonly level: number;
}

/** Every total of own and army points that the caster may bid. */
export function castings({ cost, surcharge, augmentable, caster: { level, own, army, stored } }: Auction): number[] {
  const totals = new Set<number>();
  const paid = stored ? 0 : cost;
  if (own < paid + surcharge) return [];
  const moreOwn = level >= 2 && augmentable && !stored ? own - paid - surcharge : 0;
  const moreArmy = level >= 2 && augmentable && !stored ? army : 0;
  for (let a = 0; a <= moreOwn; a++) for (let b = 0; b <= moreArmy; b++) totals.add(cost + a + b);
  return [...totals].sort((x, y) => x - y);
}

/** Every defence, first those without a magic user. */
export function resisting({ cost, defender: { user, own, army } }: Auction): Bid[] {
  const bids: Bid[] = [];
  for (let b = 0; b <= army && b <= cost; b++) bids.push({ total: b, level: 0 });
  const level = levels[user];
  if (level === 0) return bids;
  const totals = new Set<number>();
  for (let a = 1; a <= own; a++) for (let b = 0; b <= (level === 1 ? Math.min(cost, army) : army); b++) totals.add(a + b);
  return [...bids, ...[...totals].sort((x, y) => x - y).map((total) => ({ total, level }))];
}

/** How many of a hundred pairs of dice make the spell work. */
export function successes({ ward, caster }: Auction, casting: number, { total, level }: Bid): number {
  if (total === 0) return 100;
  const mine = caster.stored && caster.level === 0 ? 1 : caster.level;
  let works = 0;
  for (let a = 1; a <= 10; a++)
    for (let b = 1; b <= 10; b++) {
      const his = a + casting - (ward ? 2 : 0);
      const theirs = b + total;
      if (his > theirs || (his === theirs && mine > level)) works++;
    }
  return works;
}

export function worth(of: Auction, casting: number, bid: Bid): number {
  const { success, casterPoint, defenderPoint } = of.stakes;
  const paid = casting - (of.caster.stored ? of.cost : 0) + of.surcharge;
  return (success * successes(of, casting, bid)) / 100 - casterPoint * paid + defenderPoint * bid.total;
}

/** The value after a pair of secret bids, from a tree of all rounds. */
export function afterwards(of: Auction): (casting: number, bid: Bid) => number {
  const mayCast = castings(of);
  const mayResist = resisting(of);
  const mostCast = mayCast.at(-1) ?? 0;
  const mostUser = Math.max(0, ...mayResist.filter(({ level }) => level > 0).map(({ total }) => total));
  const caster = of.caster.level === 3 && !of.caster.stored && of.augmentable;
  const known = new Map<string, number>();
  const from = (casting: number, bid: Bid): number => {
    if (bid.total === 0) return worth(of, casting, bid);
    const defender = bid.level === 3;
    if (caster && defender) {
      const key = `${casting} ${bid.total}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const table: number[][] = [];
      for (let x = 0; casting + x <= mostCast; x++) {
        table.push([]);
        for (let y = 0; bid.total + y <= mostUser; y++)
          (table[x] as number[]).push(
            x === 0 && y === 0 ? worth(of, casting, bid) : from(casting + x, { ...bid, total: bid.total + y }),
          );
      }
      const value = gameValue(table);
      known.set(key, value);
      return value;
    }
    if (caster) {
      let best = -Infinity;
      for (let x = casting; x <= mostCast; x++) best = Math.max(best, worth(of, x, bid));
      return best;
    }
    if (defender) {
      let best = Infinity;
      for (let y = bid.total; y <= mostUser; y++) best = Math.min(best, worth(of, casting, { ...bid, total: y }));
      return best;
    }
    return worth(of, casting, bid);
  };
  return from;
}

export function auctionValue(of: Auction): number | undefined {
  const rows = castings(of);
  if (rows.length === 0) return undefined;
  const value = afterwards(of);
  return gameValue(rows.map((casting) => resisting(of).map((bid) => value(casting, bid))));
}

// ---- Games by their supports -------------------------------------------------------------------

const close = 1e-7;

function* subsets(length: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= length - size; at++) for (const rest of subsets(length, size - 1, at + 1)) yield [at, ...rest];
}

/** Weights of the rows that make all columns worth the same, and that worth; Gaussian elimination with the largest pivot. */
function equalizing(table: readonly (readonly number[])[]): number[] | undefined {
  const n = table.length;
  const left = Array.from({ length: n + 1 }, (_, r) =>
    r < n ? [...table.map((row) => row[r] as number), -1, 0] : [...table.map(() => 1), 0, 1],
  );
  for (let k = 0; k <= n; k++) {
    let pivot = k;
    for (let r = k + 1; r <= n; r++) if (Math.abs(left[r]?.[k] as number) > Math.abs(left[pivot]?.[k] as number)) pivot = r;
    const row = left[pivot] as number[];
    if (Math.abs(row[k] as number) < 1e-10) return undefined;
    left[pivot] = left[k] as number[];
    left[k] = row;
    for (let r = 0; r <= n; r++) {
      if (r === k) continue;
      const other = left[r] as number[];
      const factor = (other[k] as number) / (row[k] as number);
      for (let c = k; c <= n + 1; c++) other[c] = (other[c] as number) - factor * (row[c] as number);
    }
  }
  return left.map((row, k) => (row[n + 1] as number) / (row[k] as number));
}

/** The value of a zero-sum game: the first pair of equally large supports whose mixes cannot be improved. */
export function gameValue(table: readonly (readonly number[])[]): number {
  const [rows, columns] = strictlyUseful(table);
  const small = rows.map((i) => columns.map((j) => table[i]?.[j] as number));
  const height = small.length;
  const width = small[0]?.length ?? 0;
  for (let size = 1; size <= Math.min(height, width); size++)
    for (const up of subsets(height, size))
      for (const across of subsets(width, size)) {
        const part = up.map((i) => across.map((j) => small[i]?.[j] as number));
        const p = equalizing(part);
        const q = equalizing(across.map((_, c) => part.map((row) => row[c] as number)));
        if (!p || !q) continue;
        if (p.slice(0, size).some((weight) => weight < -close) || q.slice(0, size).some((weight) => weight < -close)) continue;
        const value = p[size] as number;
        const pays = Array.from({ length: width }, (_, j) =>
          up.reduce((sum, i, k) => sum + (p[k] as number) * (small[i]?.[j] as number), 0),
        );
        const gets = small.map((row) => across.reduce((sum, j, k) => sum + (q[k] as number) * (row[j] as number), 0));
        if (Math.min(...pays) >= value - close && Math.max(...gets) <= value + close) return value;
      }
  throw new Error('every game has a pair of supports');
}

/** Rows and columns that no other dominates strictly, so that fewer supports need to be tried. */
function strictlyUseful(table: readonly (readonly number[])[]): [number[], number[]] {
  let rows = table.map((_, i) => i);
  let columns = (table[0] ?? []).map((_, j) => j);
  const entry = (i: number, j: number) => table[i]?.[j] as number;
  for (;;) {
    const keptRows = rows.filter(
      (i, at) =>
        !rows.some(
          (o, other) =>
            o !== i &&
            columns.every((j) => entry(o, j) >= entry(i, j)) &&
            (other < at || columns.some((j) => entry(o, j) > entry(i, j))),
        ),
    );
    const keptColumns = columns.filter(
      (j, at) =>
        !columns.some(
          (o, other) =>
            o !== j &&
            keptRows.every((i) => entry(i, o) <= entry(i, j)) &&
            (other < at || keptRows.some((i) => entry(i, o) < entry(i, j))),
        ),
    );
    if (keptRows.length === rows.length && keptColumns.length === columns.length) return [rows, columns];
    rows = keptRows;
    columns = keptColumns;
  }
}
