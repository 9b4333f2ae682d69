/** To-hit tests of a whole unit, counted. */
import { type Chance, inOrder, map } from '../../kernel/chance.ts';
import { d10 } from '../dice.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';

/** How many of so many dice show this face or more. */
export const hitsOf = (dice: number, needs: number, rule: ThreeRealmsRuleId): Chance<number> =>
  inOrder(
    0,
    Array.from({ length: dice }, () => (hits: number) => map(d10('a hit', rule), (face) => (face >= needs ? hits + 1 : hits))),
  );

/**
 * How often each of some strikers hits, who have so many dice each, the best first: their order does not matter, so that
 * equal groups are one.
 */
export const hitsOfEach = (dice: readonly number[], needs: number, rule: ThreeRealmsRuleId): Chance<readonly number[]> =>
  inOrder<readonly number[]>(
    [],
    dice.map((each) => (so: readonly number[]) => map(hitsOf(each, needs, rule), (hits) => [...so, hits].sort((x, y) => y - x))),
  );
