/** The exact odds of the results of a `Chance`, as integer weights over a common denominator. */
import { work } from './budget.ts';
import type { Chance } from './chance.ts';
import { type Fraction, fraction } from './fraction.ts';

type Weight = number | bigint;

/** Every possible result with its exact chance. The chances add up to one. */
export class Odds<T> {
  readonly values: readonly T[];
  readonly #weights: readonly Weight[];
  readonly #total: Weight;

  constructor(values: readonly T[], weights: readonly Weight[], total: Weight) {
    this.values = values;
    this.#weights = weights;
    this.#total = total;
  }

  /** The chance of the result at this index of `values`. */
  at(index: number): Fraction {
    return fraction(this.#weights[index] ?? 0, this.#total);
  }

  /** The weights of `values` over this denominator. This denominator must be a multiple of the weights' own denominator. */
  over(denominator: bigint): bigint[] {
    const factor = denominator / BigInt(this.#total);
    return this.#weights.map((weight) => BigInt(weight) * factor);
  }

  /** The chance that the result satisfies a condition. */
  of(described: (value: T) => boolean): Fraction {
    work(this.values.length);
    let sum = 0n;
    for (let i = 0; i < this.values.length; i++) if (described(this.values[i] as T)) sum += BigInt(this.#weights[i] as Weight);
    return fraction(sum, this.#total);
  }

  /** Yields the results with their chances, in the order in which they were found. */
  *[Symbol.iterator](): Iterator<readonly [T, Fraction]> {
    for (let i = 0; i < this.values.length; i++) yield [this.values[i] as T, this.at(i)];
  }

  /** The mean of a whole number computed from each result. */
  mean(read: (value: T) => number): Fraction {
    let sum = 0n;
    for (let i = 0; i < this.values.length; i++) sum += BigInt(read(this.values[i] as T)) * BigInt(this.#weights[i] as Weight);
    return fraction(sum, this.#total);
  }

  /**
   * The odds if another `Chance` follows these results. Equal results are merged before it follows: `first.andThen(rest)` equals
   * `odds(andThen(chance, rest))`.
   */
  andThen<U>(rest: (value: T) => Chance<U>): Odds<U> {
    const tally = new Tally<U>();
    this.pourEach(tally, 1, (value) => odds(rest(value)));
    return tally.odds();
  }

  /** Adds these odds to a tally, with the total chance `weight / of`. */
  pour(into: Tally<T>, weight: Weight, of: Weight): void {
    work(this.values.length);
    const whole = product(this.#total, of);
    for (let i = 0; i < this.values.length; i++)
      into.add(this.values[i] as T, product(this.#weights[i] as Weight, weight), whole);
  }

  /** Adds the odds that follow each result to a tally, with the total chance `1 / of`. */
  pourEach<U>(into: Tally<U>, of: Weight, follow: (value: T) => Odds<U>): void {
    const whole = product(this.#total, of);
    for (let i = 0; i < this.values.length; i++) follow(this.values[i] as T).pour(into, this.#weights[i] as Weight, whole);
  }
}

/** The product as a number as long as that is exact, otherwise as a bigint. */
function product(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') {
    const exact = a * b;
    if (exact <= Number.MAX_SAFE_INTEGER) return exact;
  }
  return BigInt(a) * BigInt(b);
}

const gcd = (a: number, b: number): number => {
  let x = a;
  let y = b;
  while (y !== 0) [x, y] = [y, x % y];
  return x;
};
const gcdBig = (a: bigint, b: bigint): bigint => {
  let x = a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** Whether two plain values are equal. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  for (const key in a) if (!equal((a as Data)[key], (b as Data)[key])) return false;
  for (const key in b) if (!Object.hasOwn(a, key)) return false;
  return true;
}
type Data = Record<string, unknown>;

/**
 * Collects results with their chances and merges equal results: primitives by value, objects by identity or otherwise by their
 * JSON. Results must therefore be plain data with their keys in a fixed order.
 */
export class Tally<T> {
  readonly #values: T[] = [];
  readonly #weights: Weight[] = [];
  /** An index from value to position. The index is created when searching without it would be slower. */
  #index: Map<unknown, number> | undefined;
  #byText: Map<string, number> | undefined;
  #total: Weight = 1;

  /** Adds `weight / of` to the chance of a value. */
  add(value: T, weight: Weight, of: Weight): void {
    let place = this.#index ? this.#index.get(value) : this.#scan(value);
    if (place === undefined) place = this.#placeOf(value);
    if (typeof weight === 'number' && typeof of === 'number' && typeof this.#total === 'number') {
      const total = this.#total;
      if (total % of === 0) {
        const share = weight * (total / of);
        this.#weights[place] = (this.#weights[place] as number) + share;
        return;
      }
      const grown = (total / gcd(total, of)) * of;
      if (grown <= Number.MAX_SAFE_INTEGER) {
        const factor = grown / total;
        for (let i = 0; i < this.#weights.length; i++) this.#weights[i] = (this.#weights[i] as number) * factor;
        this.#total = grown;
        this.#weights[place] = (this.#weights[place] as number) + weight * (grown / of);
        return;
      }
    }
    this.#addBig(place, BigInt(weight), BigInt(of));
  }

  #addBig(place: number, weight: bigint, of: bigint): void {
    const total = BigInt(this.#total);
    // Most chances that are added have the same denominator as the previous one.
    if (typeof this.#total !== 'number' && total % of === 0n) {
      this.#weights[place] = (this.#weights[place] as bigint) + (total === of ? weight : weight * (total / of));
      return;
    }
    const grown = (total / gcdBig(total, of)) * of;
    const factor = grown / total;
    for (let i = 0; i < this.#weights.length; i++) this.#weights[i] = BigInt(this.#weights[i] as Weight) * factor;
    this.#total = grown;
    this.#weights[place] = (this.#weights[place] as bigint) + weight * (grown / of);
  }

  #scan(value: T): number | undefined {
    const at = this.#values.indexOf(value);
    return at < 0 ? undefined : at;
  }

  #placeOf(value: T): number {
    const same = typeof value === 'object' && value !== null ? this.#equalTo(value) : undefined;
    const place = same ?? this.#values.length;
    if (same === undefined) {
      this.#values.push(value);
      this.#weights.push(typeof this.#total === 'number' ? 0 : 0n);
    }
    if (this.#index) this.#index.set(value, place);
    else if (this.#values.length > 12) this.#index = new Map(this.#values.map((known, at) => [known, at]));
    return place;
  }

  /**
   * The index of an equal object. If there are only a few objects, they are compared directly; otherwise their JSON is compared.
   */
  #equalTo(value: T): number | undefined {
    if (!this.#byText) {
      const at = this.#values.findIndex((known) => equal(known, value));
      if (at >= 0) return at;
      if (this.#values.length < 12) return undefined;
      this.#byText = new Map(this.#values.map((known, place) => [JSON.stringify(known), place]));
    }
    const text = JSON.stringify(value);
    const at = this.#byText.get(text);
    if (at === undefined) this.#byText.set(text, this.#values.length);
    return at;
  }

  /** The collected odds. */
  odds(): Odds<T> {
    return new Odds(this.#values, this.#weights, this.#total);
  }
}

/**
 * Counts results before they get weights. Most leaves of a tree are at one depth, and few of them are distinct. Most leaves
 * therefore cost only a comparison and an increment.
 */
class Leaves<T> {
  readonly #tally: Tally<T>;
  #ways: Weight = 1;
  #values: T[] = [];
  #counts: number[] = [];

  constructor(tally: Tally<T>) {
    this.#tally = tally;
  }

  add(value: T, ways: Weight): void {
    if (ways !== this.#ways || this.#values.length === 16) {
      this.weigh();
      this.#ways = ways;
    }
    const values = this.#values;
    for (let i = 0; i < values.length; i++)
      if (values[i] === value) {
        this.#counts[i] = (this.#counts[i] as number) + 1;
        return;
      }
    values.push(value);
    this.#counts.push(1);
  }

  weigh(): void {
    for (let i = 0; i < this.#values.length; i++) this.#tally.add(this.#values[i] as T, this.#counts[i] as number, this.#ways);
    this.#values = [];
    this.#counts = [];
  }
}

/** The exact odds of the results of a `Chance`, found by following every face of every die. */
export function odds<T>(chance: Chance<T>): Odds<T> {
  const memory = chance.kind === 'roll' ? chance.memory : undefined;
  if (memory?.odds) return memory.odds as Odds<T>;
  const tally = new Tally<T>();
  const leaves = new Leaves(tally);
  follow(chance, 1, tally, leaves);
  leaves.weigh();
  const found = tally.odds();
  if (memory) memory.odds = found;
  return found;
}

/** The same `Chance` with a faster way to compute its odds. The fast and the slow way must give the same odds. */
export function counted<T>(chance: Chance<T>, count: () => Odds<T>): Chance<T> {
  if (chance.kind === 'known') return chance;
  let found: Odds<T> | undefined;
  return {
    ...chance,
    memory: {
      get odds() {
        found ??= count();
        return found;
      },
    },
  };
}

function follow<T>(chance: Chance<T>, ways: Weight, tally: Tally<T>, leaves: Leaves<T>): void {
  if (chance.kind === 'known') {
    leaves.add(chance.value, ways);
    return;
  }
  const { halves } = chance;
  if (halves) {
    odds(halves.first).pourEach(tally, ways, (value) => odds(halves.rest(value)));
    return;
  }
  const { die } = chance;
  work(die);
  const deeper = product(ways, die);
  for (let face = 1; face <= die; face++) {
    const next = chance.next(face);
    if (next.kind === 'known') leaves.add(next.value, deeper);
    else follow(next, deeper, tally, leaves);
  }
}
