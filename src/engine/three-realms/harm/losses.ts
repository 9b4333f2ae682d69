/**
 * The losses from the hits of a volley, in models or points. They can be rolled die by die, or their odds can be calculated from
 * the number of hits.
 */
import { type Chance, map } from '../../kernel/chance.ts';
import { counted, Odds } from '../../kernel/odds.ts';
import { hardestFirst, type Target } from './allocation.ts';
import { hitsOfKind, laidOn, sums, type Weights } from './by-hits.ts';
import { type Blow, headsOf, pointsOf, volleysOf } from './damage.ts';

/** How many models or points these hits cost the targets; with `onOne` the first target receives all hits. */
export type Losses = (targets: readonly Target[], hits: number, onOne: boolean) => Chance<number>;

/**
 * Returns a `Losses` function for hits with one strength and one set of special rules. Each hit has a separate poison roll
 * (three-realms.ranged-weapons.poisoned).
 */
export function lossesOf(blow: Blow, inPoints: boolean): Losses {
  const volleys = volleysOf(blow);
  const one = (points: number): number => (inPoints ? points : Math.min(1, points));
  const kinds = new Map<number, ReturnType<typeof hitsOfKind>>();
  const kindOf = (protection: number, targets: readonly Target[]) => {
    const found = kinds.get(protection) ?? hitsOfKind(blow, protection, Math.max(...targets.map(({ points }) => points)), one);
    kinds.set(protection, found);
    return found;
  };

  function count(targets: readonly Target[], hits: number, onOne: boolean): Odds<number> {
    const line = onOne ? targets : hardestFirst(targets);
    const laid = laidOn(line.length, hits, onOne);
    const all = line.reduce((sum, { points }) => sum + one(points), 0);
    let left: Weights = new Map([[0, 1n]]);
    let base = 1n;
    for (const protection of new Set(line.map((each) => each.protection))) {
      const kind = kindOf(protection, targets);
      const places = line.flatMap((each, at) => (each.protection === protection ? [at] : []));
      left = sums(
        left,
        kind.laid(
          places.map((at) => (line[at] as Target).points),
          places.map((at) => laid[at] as number),
        ),
      );
      base = kind.base;
    }
    return new Odds(
      [...left.keys()].map((now) => all - now),
      [...left.values()],
      base ** BigInt(hits),
    );
  }

  return (targets, hits, onOne) => {
    const all = targets.reduce((sum, { points }) => sum + one(points), 0);
    const lost = map(volleys(targets, hits, onOne), (left) => all - (inPoints ? pointsOf(left) : headsOf(left)));
    return counted(lost, () => count(targets, hits, onOne));
  };
}
