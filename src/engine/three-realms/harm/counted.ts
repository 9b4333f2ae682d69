/**
 * Calculates which models are left after melee attacks, and with how many damage points. For speed, it works with the number of
 * hits and does not follow every die face. Groups of models are encoded as numbers, so that two groups can be joined by an
 * addition. The denominator of every weight is a power of the number of die faces.
 */
import { work } from '../../kernel/budget.ts';
import { Odds, odds } from '../../kernel/odds.ts';
import { basics } from '../data/figures/basics.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import type { Target } from './allocation.ts';
import { addWeight, hitsOfKind, laidOn, type Weights } from './by-hits.ts';
import { type Blow, type Left, venomOf } from './damage.ts';
import { hitsOf } from './hits.ts';

interface Harm {
  readonly weights: Weights;
  readonly total: bigint;
}

/**
 * Returns the odds of each group of models that may be left after the attacks. `dice` has the number of dice of each striker.
 * In `targets`, the models that are hardest to kill come first; models in `spared` cannot be hit.
 */
export type Counted = (targets: readonly Target[], spared: Left, dice: readonly number[]) => Odds<Left>;

/** Attacks of one kind against models of one kind. */
interface BlowsAt extends Blow {
  /** The lowest face that hits. */
  readonly needs: number;
  readonly rule: ThreeRealmsRuleId;
  /** Whether all hits go to the first target. */
  readonly onOne: boolean;
  readonly protection: number;
  /** The maximum number of models, and the maximum number of points of one model. */
  readonly models: number;
  readonly points: number;
}

const faces = BigInt(basics.die);

/**
 * Whether hits by the same striker depend on each other, because they share one d5 for poison
 * (three-realms.melee-weapons.poisoned).
 */
export const sharesVenom = (poisoned: boolean, dice: readonly number[]): boolean => poisoned && dice.some((each) => each > 1);

/** How many models have already been hit and will be hit again. */
export const waitingOf = (models: number, hits: number): number => Math.min(models, Math.max(0, hits - models));

/** Returns the function that calculates the odds for one kind of attack. Results are cached. */
export function countedFor(blows: BlowsAt): Counted {
  const { needs, rule, onOne, protection, models, points: most } = blows;
  const radix = models + 1;
  /** Encodes a model with this many points left as a number. */
  const one = (points: number): number => (points === 0 ? 0 : radix ** (points - 1));
  const leftOf = (group: number): Left => Array.from({ length: most }, (_, at) => Math.floor(group / one(at + 1)) % radix);

  /**
   * One kind of hit, with cached results for models in the order in which they are hit. If the hits share a d5 for poison, the
   * strength already includes it.
   */
  const hitsWith = (blow: Blow) => {
    const hits = hitsOfKind(blow, protection, most, one);
    const lines = new Map<string, Weights>();
    /** The weights for a line after `count` hits. The denominator is `base` to the power of `count`. */
    const line = (points: readonly number[], count: number): Weights => {
      const key = `${points},${count}`;
      const found = lines.get(key) ?? hits.laid(points, laidOn(points.length, count, onOne));
      lines.set(key, found);
      return found;
    };
    return { ...hits, line };
  };
  type HitsWith = ReturnType<typeof hitsWith>;

  const own = hitsWith(blows);
  /**
   * For hits that share one d5 for poison: an entry for each result of that roll, with its weight. Results with the same effect
   * are merged.
   */
  const shared = (): (readonly [HitsWith, bigint])[] => {
    const venom = odds(venomOf(blows));
    const kinds = new Map<string, { readonly hits: HitsWith; weight: bigint }>();
    for (const [at, weight] of venom.over(faces).entries()) {
      const hits = hitsWith({ ...blows, poisoned: false, strength: blows.strength + (venom.values[at] as number) });
      const key = hits.after.map((each) => each.join(';')).join('|');
      const known = kinds.get(key);
      if (known) known.weight += weight;
      else kinds.set(key, { hits, weight });
    }
    return [...kinds.values()].map(({ hits, weight }) => [hits, weight]);
  };
  let venoms: (readonly [HitsWith, bigint])[] | undefined;

  /** The number of faces that hit. */
  const hitting = odds(hitsOf(1, needs, rule)).of((hits) => hits === 1);
  const good = (faces * hitting.numerator) / hitting.denominator;
  /** The weight of each number of hits with this many dice. The denominator is `faces` to the power of `dice`. */
  function hitsAmong(dice: number): bigint[] {
    let ways = 1n;
    return Array.from({ length: dice + 1 }, (_, hits) => {
      const weight = ways * good ** BigInt(hits) * (faces - good) ** BigInt(dice - hits);
      ways = (ways * BigInt(dice - hits)) / BigInt(hits + 1);
      return weight;
    });
  }

  /**
   * For hits without poison, or with a separate d5 for each hit: only the total number of hits matters, not which striker made
   * them.
   */
  function together(points: readonly number[], all: number): Harm {
    const found = new Map<number, bigint>();
    for (const [hits, chance] of hitsAmong(all).entries()) {
      const scale = chance * own.base ** BigInt(all - hits);
      if (scale > 0n) for (const [left, weight] of own.line(points, hits)) addWeight(found, left, weight * scale);
    }
    return { weights: found, total: (faces * own.base) ** BigInt(all) };
  }

  /**
   * The hits by each successful striker, most hits first. The denominator of the weight is `faces` to the power of the number of
   * all dice.
   */
  function hitsOfStrikers(dice: readonly number[]): Iterable<{ readonly hits: readonly number[]; readonly weight: bigint }> {
    let found = new Map([['', { hits: [] as readonly number[], weight: 1n }]]);
    for (const each of dice) {
      const next: typeof found = new Map();
      const among = hitsAmong(each);
      for (const { hits, weight } of found.values())
        for (const [more, chance] of among.entries()) {
          if (chance === 0n) continue;
          const now = more === 0 ? hits : [...hits, more].sort((x, y) => y - x);
          const key = now.join();
          work(1);
          next.set(key, { hits: now, weight: (next.get(key)?.weight ?? 0n) + weight * chance });
        }
      found = next;
    }
    return found.values();
  }

  const laid = new Map<string, Weights>();
  /**
   * The weights after the hits of the first `upTo` strikers, applied in order. The denominator has one factor `faces` for each of
   * these strikers and for each of their hits. Models that will be hit again keep their places. Models that have had their last
   * hit are only counted.
   */
  function inOrderOf(points: readonly number[], hits: readonly number[], upTo: number, all: number): Weights {
    const key = `${points}/${hits.slice(0, upTo)}/${all}`;
    const known = laid.get(key);
    if (known) return known;
    const line = onOne ? points.slice(0, 1) : points;
    const waiting = waitingOf(line.length, all);
    const lost = most + 1;
    const done = lost ** waiting;
    if (upTo === 0) {
      const unhit = points.reduce((sum, each, at) => sum + (at < Math.min(all, line.length) ? 0 : one(each)), 0);
      return new Map([[unhit * done, 1n]]);
    }
    let from = 0;
    for (let at = 0; at < upTo - 1; at++) from += hits[at] as number;
    const before = inOrderOf(points, hits, upTo - 1, all);
    const found = new Map<number, bigint>();
    for (const [{ after }, chance] of venoms as readonly (readonly [HitsWith, bigint])[]) {
      let now = before;
      for (let hit = from; hit < from + (hits[upTo - 1] as number); hit++) {
        const at = hit % line.length;
        const start = line[at] as number;
        const place = at < waiting ? lost ** at : 0;
        const last = hit + line.length >= all;
        const next = new Map<number, bigint>();
        for (const [state, weight] of now) {
          const gone = place === 0 ? 0 : Math.floor(state / place) % lost;
          for (const [left, times] of after[start - gone] ?? [])
            addWeight(
              next,
              last ? state - gone * place + one(left) * done : state + (start - left - gone) * place,
              weight * times,
            );
        }
        now = next;
      }
      for (const [state, weight] of now) addWeight(found, state, weight * chance);
    }
    laid.set(key, found);
    return found;
  }

  function byStriker(points: readonly number[], dice: readonly number[]): Harm {
    venoms ??= shared();
    const all = dice.reduce((sum, each) => sum + each, 0);
    const found = new Map<number, bigint>();
    for (const { hits, weight: chance } of hitsOfStrikers(dice)) {
      const count = hits.reduce((sum, each) => sum + each, 0);
      const scale = chance * faces ** BigInt(all - count + dice.length - hits.length);
      if (hits.length === 1) {
        // All hits of a single striker share one d5 for poison. Once its result is known, the hits are independent of each other.
        for (const [{ line }, share] of venoms)
          for (const [left, weight] of line(points, count)) addWeight(found, left, weight * share * scale);
        continue;
      }
      const done = (most + 1) ** waitingOf(onOne ? 1 : points.length, count);
      for (const [state, weight] of inOrderOf(points, hits, hits.length, count)) addWeight(found, state / done, weight * scale);
    }
    return { weights: found, total: faces ** BigInt(2 * all + dice.length) };
  }

  const values = new Map<number, Left>();
  const groupOf = (left: Left): number => left.reduce((sum, count, at) => sum + count * one(at + 1), 0);
  const leftAs = (group: number): Left => {
    const left = values.get(group) ?? leftOf(group);
    values.set(group, left);
    return left;
  };
  const counted = new Map<string, Harm>();
  return (targets, spared, dice) => {
    const points = targets.map((each) => each.points);
    const all = dice.reduce((sum, each) => sum + each, 0);
    const byEach = sharesVenom(blows.poisoned, dice);
    const key = `${points}/${byEach ? `each ${dice}` : all}`;
    const harm = counted.get(key) ?? (byEach ? byStriker(points, dice) : together(points, all));
    counted.set(key, harm);
    const rest = groupOf(spared);
    return new Odds(
      [...harm.weights.keys()].map((group) => leftAs(group + rest)),
      [...harm.weights.values()],
      harm.total,
    );
  };
}
