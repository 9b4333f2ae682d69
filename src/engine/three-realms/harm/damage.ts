/** To-damage tests: the effect of hits on the models that receive them. */
import { andThen, type Chance, countedOnce, inOrder, known, map } from '../../kernel/chance.ts';
import { unitRules } from '../data/figures/unit-rules.ts';
import { d5, d10 } from '../dice.ts';
import { hardestFirst, spreadEvenly, type Target } from './allocation.ts';

/** The strength and special rules of a hit. */
export interface Blow {
  readonly strength: number;
  /** The hit adds a d5 to its strength (three-realms.melee-weapons.poisoned, three-realms.ranged-weapons.poisoned). */
  readonly poisoned: boolean;
  /** The target has Multiple Bodies (three-realms.unit-rules.multiple-bodies). */
  readonly bodies: boolean;
}

/** How many models have each number of points left: index 0 counts the models with one point. Dead models are not counted. */
export type Left = readonly number[];

export const headsOf = (left: Left): number => left.reduce((sum, count) => sum + count, 0);
export const pointsOf = (left: Left): number => left.reduce((sum, count, at) => sum + count * (at + 1), 0);

/** A group of unhurt models with the same points. */
export const unharmedModels = (models: number, points: number): Left =>
  Array.from({ length: points }, (_, at) => (at === points - 1 ? models : 0));

export const modelsOf = (left: Left, protection: number): Target[] =>
  left.flatMap((count, at) => Array.from({ length: count }, () => ({ points: at + 1, protection })));

/** Adds one model with this many points. A model with no points left is not added. */
const withOne = (left: Left, points: number, size: number): Left =>
  Array.from({ length: size }, (_, at) => (left[at] ?? 0) + (at === points - 1 ? 1 : 0));

/** The points that a model has left after one to-damage test (three-realms.shooting.to-damage, three-realms.melee.to-damage). */
function hurt({ points, protection }: Target, { strength, bodies }: Blow, venom: number): Chance<number> {
  if (points === 0) return known(0);
  return map(d10('damage', 'three-realms.shooting.to-damage'), (face) => {
    const damage = Math.max(0, face + strength + venom - protection);
    return Math.max(0, points - (bodies ? Math.min(damage, unitRules.multipleBodiesDamage) : damage));
  });
}

export const venomOf = ({ poisoned }: Pick<Blow, 'poisoned'>): Chance<number> =>
  poisoned ? d5('poison', 'three-realms.melee-weapons.poisoned', 'three-realms.ranged-weapons.poisoned') : known(0);

/** A model's points after several hits, each with a separate poison roll. The losses from the hits add up. */
export const afterHits = (target: Target, hits: number, blow: Blow): Chance<number> =>
  inOrder(
    target.points,
    Array.from(
      { length: hits },
      () => (points: number) =>
        points === 0 ? known(0) : andThen(venomOf(blow), (venom) => hurt({ ...target, points }, blow, venom)),
    ),
  );

/** Joins two groups. */
export const addLosses = (x: Left, y: Left): Left =>
  Array.from({ length: Math.max(x.length, y.length) }, (_, at) => (x[at] ?? 0) + (y[at] ?? 0));

/**
 * Returns the models that are left of a group after a number of hits, with their damage points. The controller of the models
 * spreads the hits evenly. With `onOne`, the attacker puts all of them on the first model (three-realms.ranged-weapons.sniper,
 * three-realms.melee-weapons.assassins-guile).
 */
export type Volleys = (targets: readonly Target[], hits: number, onOne: boolean) => Chance<Left>;

/**
 * Returns a `Volleys` function for hits with one strength and one set of special rules. The result for identical models with the
 * same hits is computed only once.
 */
export function volleysOf(blow: Blow): Volleys {
  const counted = new Map<string, Chance<Left>>();
  /** Several identical models, each hit equally often. */
  const alike = (target: Target, hits: number, models: number): Chance<Left> => {
    if (models === 0) return known(unharmedModels(0, target.points));
    const key = [target.points, target.protection, hits, models].join();
    const before = counted.get(key);
    if (before) return before;
    const chance = countedOnce(
      models === 1
        ? map(afterHits(target, hits, blow), (points) => withOne([], points, target.points))
        : andThen(alike(target, hits, models - 1), (left) => map(alike(target, hits, 1), (one) => addLosses(left, one))),
    );
    counted.set(key, chance);
    return chance;
  };
  return (targets, hits, onOne) => {
    const line = onOne ? targets : hardestFirst(targets);
    const laid = onOne ? line.map((_, at) => (at === 0 ? hits : 0)) : spreadEvenly(hits, line.length);
    const groups: { readonly target: Target; readonly hits: number; models: number }[] = [];
    for (const [at, target] of line.entries()) {
      const last = groups.at(-1);
      const same = last?.target.points === target.points && last.target.protection === target.protection;
      if (last && same && last.hits === laid[at]) last.models++;
      else groups.push({ target, hits: laid[at] ?? 0, models: 1 });
    }
    return inOrder<Left>(
      [],
      groups.map((group) => (left) => map(alike(group.target, group.hits, group.models), (more) => addLosses(left, more))),
    );
  };
}

interface Dealt {
  /** The points of models that will be hit again, by their places; null for a model that has had its last hit. */
  readonly waiting: readonly (number | null)[];
  readonly left: Left;
}

/**
 * The points of models that will be hit again, for hits that share one d5 for each striker (three-realms.melee-weapons.poisoned).
 * `strikers` holds the hits of each striker. The strikers' hits are applied in that order.
 */
export function afterStrikers(targets: readonly Target[], strikers: readonly number[], blow: Blow, onOne: boolean): Chance<Left> {
  const line = onOne ? targets : hardestFirst(targets);
  const size = Math.max(0, ...line.map(({ points }) => points));
  const all = strikers.reduce((sum, hits) => sum + hits, 0);
  const placeOf = (hit: number) => (onOne ? 0 : hit % line.length);
  const isLast = (hit: number) => (onOne ? hit === all - 1 : hit + line.length >= all);
  const unhit = (at: number) => (onOne ? at > 0 || all === 0 : at >= all);
  const begin: Dealt = {
    waiting: line.map(({ points }, at) => (unhit(at) ? null : points)),
    left: line.reduce<Left>((left, { points }, at) => (unhit(at) ? withOne(left, points, size) : left), Array(size).fill(0)),
  };
  const take =
    (hit: number, venom: number) =>
    ({ waiting, left }: Dealt): Chance<Dealt> => {
      const at = placeOf(hit);
      const target = { ...(line[at] as Target), points: waiting[at] as number };
      return map(hurt(target, blow, venom), (points) => ({
        waiting: waiting.map((each, place) => (place === at ? (isLast(hit) ? null : points) : each)),
        left: isLast(hit) && points > 0 ? withOne(left, points, size) : left,
      }));
    };
  let first = 0;
  const steps = strikers.flatMap((hits) => {
    const from = first;
    first += hits;
    return hits === 0
      ? []
      : [
          (dealt: Dealt) =>
            andThen(venomOf(blow), (venom) =>
              inOrder(
                dealt,
                Array.from({ length: hits }, (_, n) => take(from + n, venom)),
              ),
            ),
        ];
  });
  return map(inOrder(begin, steps), ({ left }) => left);
}
