/** The mean of a `Chance`, and its likeliest result. Equal results are merged: a melee has a hundred rolls and five results. */
import type { Chance, Roll } from '../chance.ts';
import type { Report } from '../ruleset.ts';

/** How many dice are followed together, face by face, before equal results are merged. Two is the number of dice in a melee. */
const together = 2;

/** Where the next dice lead: to results, or to further rolls, each with its probability. */
interface Ends<T> {
  readonly values: Map<T, number>;
  readonly rolls: Map<Roll<T>, number>;
  /** For each key, the first value that has this key. */
  readonly firsts: Map<unknown, T>;
}

/**
 * Results with the same key are merged. For reports the key is the state, because their events also contain the faces of the
 * dice.
 */
const sameAs = (value: unknown): unknown => (value as Partial<Report<unknown>> | null | undefined)?.state ?? value;

function follow<T>(chance: Chance<T>, share: number, dice: number, ends: Ends<T>): void {
  if (chance.kind === 'known') {
    const key = sameAs(chance.value);
    const first = ends.firsts.has(key) ? (ends.firsts.get(key) as T) : chance.value;
    ends.firsts.set(key, first);
    ends.values.set(first, (ends.values.get(first) ?? 0) + share);
  } else if (dice === 0 || chance.halves) ends.rolls.set(chance, (ends.rolls.get(chance) ?? 0) + share);
  else for (let face = 1; face <= chance.die; face++) follow(chance.next(face), share / chance.die, dice - 1, ends);
}

function endsOf<T>(chance: Roll<T>): Ends<T> {
  const ends: Ends<T> = { values: new Map(), rolls: new Map(), firsts: new Map() };
  follow(chance, 1, together, ends);
  return ends;
}

/**
 * The fractional part of the golden ratio. However many multiples of this number are used, their fractional parts are spread
 * evenly between 0 and 1.
 */
const golden = 0.618034;

/**
 * Counts the samples, because each one starts at a different place. If all started at the same place, their mean would be wrong.
 */
interface Spin {
  turns: number;
}

/**
 * A sample of the results and further rolls to which some dice lead. The sample is taken at equal intervals of the cumulative
 * probability, so that each of them occurs in it about as often as with real dice.
 */
function sampleOf<T>({ values, rolls }: Ends<T>, leaves: number, spin: Spin): readonly Chance<T>[] {
  const most = Math.max(1, Math.floor(leaves));
  const begin = (0.5 + golden * spin.turns++) % 1;
  const found: Chance<T>[] = [];
  let sum = 0;
  const add = (end: Chance<T>, share: number): void => {
    sum += share;
    while (found.length < most && (found.length + begin) / most < sum) found.push(end);
  };
  for (const [value, share] of values) add({ kind: 'known', value }, share);
  for (const [roll, share] of rolls) add(roll, share);
  return found;
}

/**
 * The likeliest of the results and further rolls. If several are equally likely, the first one is chosen, and results are
 * preferred to further rolls.
 */
function likeliestEnd<T>({ values, rolls }: Ends<T>): Chance<T> {
  let best: Chance<T> | undefined;
  let most = 0;
  for (const [value, share] of values) if (share > most) [best, most] = [{ kind: 'known', value }, share];
  for (const [roll, share] of rolls) if (share > most) [best, most] = [roll, share];
  return best as Chance<T>;
}

/** `then` receives each result, and how many more results may follow from it. */
function mean<T>(chance: Chance<T>, leaves: number, spin: Spin, then: (value: T, leaves: number) => number): number {
  if (chance.kind === 'known') return then(chance.value, leaves);
  const { halves } = chance;
  if (halves) return mean(halves.first, leaves, spin, (value, left) => mean(halves.rest(value), left, spin, then));
  const ends = endsOf(chance);
  const left = leaves / (ends.values.size + ends.rolls.size);
  let sum = 0;
  if (left < 1) {
    const sample = sampleOf(ends, leaves, spin);
    for (const end of sample) sum += mean(end, leaves / sample.length, spin, then);
    return sum / sample.length;
  }
  for (const [value, share] of ends.values) sum += share * then(value, left);
  for (const [roll, share] of ends.rolls) sum += share * mean(roll, left, spin, then);
  return sum;
}

/**
 * The mean of a number calculated from each result. Along every sequence of rolls, the numbers of different results of the rolls
 * are multiplied. The mean is exact if this product is at most `leaves`. Beyond that limit, only a sample of results is followed.
 * The mean is the same on every machine.
 */
export const expectation = <T>(chance: Chance<T>, read: (value: T) => number, leaves: number): number =>
  mean(chance, leaves, { turns: 0 }, read);

/** Calls a function with each result and its probability, in the order in which `mean` finds them. */
function visit<T>(
  chance: Chance<T>,
  share: number,
  leaves: number,
  spin: Spin,
  tell: (value: T, share: number, leaves: number) => void,
): void {
  if (chance.kind === 'known') {
    tell(chance.value, share, leaves);
    return;
  }
  const { halves } = chance;
  if (halves) {
    visit(halves.first, share, leaves, spin, (value, part, left) => visit(halves.rest(value), part, left, spin, tell));
    return;
  }
  const ends = endsOf(chance);
  const left = leaves / (ends.values.size + ends.rolls.size);
  if (left < 1) {
    const sample = sampleOf(ends, leaves, spin);
    for (const end of sample) visit(end, share / sample.length, leaves / sample.length, spin, tell);
    return;
  }
  for (const [value, part] of ends.values) tell(value, share * part, left);
  for (const [roll, part] of ends.rolls) visit(roll, share * part, left, spin, tell);
}

/**
 * The mean of a number that is computed from each result, as in `expectation`, and how far results usually are from that mean.
 */
export function moments<T>(
  chance: Chance<T>,
  read: (value: T) => number,
  leaves: number,
): { readonly mean: number; readonly deviation: number } {
  let [sum, squares] = [0, 0];
  visit(chance, 1, leaves, { turns: 0 }, (value, share) => {
    const number = read(value);
    sum += share * number;
    squares += share * number * number;
  });
  return { mean: sum, deviation: Math.sqrt(Math.max(0, squares - sum * sum)) };
}

/** The result of a `Chance` if every die leads to its likeliest outcome, for use in plans. */
export function likeliest<T>(chance: Chance<T>): T {
  if (chance.kind === 'known') return chance.value;
  if (chance.halves) return likeliest(chance.halves.rest(likeliest(chance.halves.first)));
  return likeliest(likeliestEnd(endsOf(chance)));
}
