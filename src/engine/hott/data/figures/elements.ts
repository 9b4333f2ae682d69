/**
 * Numbers of the element types, from the supplement: army points, moves in paces, combat factors (against foot and strongholds,
 * and against all others), and range in paces. A move of 0 means that the type cannot go there.
 */
import { moveDistances } from './move-distances.ts';

const everywhere = (move: number) => ({ road: move, good: move, bad: move, river: move });

export const elements = {
  /** hott.supplement.airboats */
  airboats: { points: 3, ...everywhere(moveDistances.airboats), foot: 5, others: 3 },
  /** hott.supplement.artillery */
  artillery: { points: 3, road: 300, good: 200, bad: 0, river: 100, foot: 4, others: 4, range: 500 },
  /** hott.supplement.beasts */
  beasts: { points: 2, road: 400, good: 400, bad: 400, river: 100, foot: 3, others: 4 },
  /** hott.supplement.behemoths */
  behemoths: { points: 4, road: 400, good: 300, bad: 200, river: 100, foot: 4, others: 5 },
  /** hott.supplement.blades */
  blades: { points: 2, road: 400, good: 200, bad: 200, river: 100, foot: 5, others: 3 },
  /** hott.supplement.clerics */
  clerics: { points: 3, road: 400, good: 200, bad: 200, river: 100, foot: 4, others: 4 },
  /** hott.supplement.dragons */
  dragons: { points: 4, ...everywhere(moveDistances.aerial), foot: 6, others: 6 },
  /** hott.supplement.flyers */
  flyers: { points: 2, ...everywhere(moveDistances.aerial), foot: 2, others: 2 },
  /** hott.supplement.gods */
  gods: { points: 4, ...everywhere(moveDistances.aerial), foot: 6, others: 6 },
  /** hott.supplement.heroes */
  heroes: { points: 4, road: 500, good: 500, bad: 200, river: 100, foot: 5, others: 5 },
  /** hott.supplement.aerial-heroes */
  'aerial-heroes': { points: 6, ...everywhere(moveDistances.aerial), foot: 5, others: 5 },
  /** hott.supplement.hordes */
  hordes: { points: 1, road: 400, good: 200, bad: 200, river: 100, foot: 2, others: 2 },
  /** hott.supplement.knights */
  knights: { points: 2, road: 400, good: 300, bad: 200, river: 100, foot: 3, others: 4 },
  /** hott.supplement.lurkers */
  lurkers: { points: 1, road: 200, good: 200, bad: 200, river: 100, foot: 2, others: 2 },
  /** hott.supplement.water-lurkers: the move applies to every kind of water. */
  'water-lurkers': { points: 1, road: 0, good: 0, bad: 0, river: 200, foot: 2, others: 2 },
  /** hott.supplement.magicians: the range is for bespelling. */
  magicians: { points: 4, road: 500, good: 500, bad: 200, river: 100, foot: 4, others: 4, range: 600 },
  /** hott.supplement.paladins */
  paladins: { points: 4, road: 500, good: 500, bad: 200, river: 100, foot: 6, others: 6 },
  /** hott.supplement.riders */
  riders: { points: 2, road: 500, good: 500, bad: 200, river: 100, foot: 3, others: 3 },
  /** hott.supplement.shooters */
  shooters: { points: 2, road: 400, good: 300, bad: 300, river: 100, foot: 3, others: 4, range: 200 },
  /** hott.supplement.sneakers */
  sneakers: { points: 3, road: 400, good: 300, bad: 300, river: 100, foot: 5, others: 3 },
  /** hott.supplement.spears */
  spears: { points: 2, road: 400, good: 200, bad: 200, river: 100, foot: 4, others: 4 },
  /** hott.supplement.warband */
  warband: { points: 2, road: 400, good: 200, bad: 200, river: 100, foot: 3, others: 3 },
  /** hott.supplement.stronghold: not an element, costs nothing, never moves. */
  stronghold: { points: 0, ...everywhere(0), foot: 6, others: 6 },
} as const;
