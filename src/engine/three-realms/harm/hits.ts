/** To-hit tests for a whole unit. */
import { type Chance, inOrder, map } from '../../kernel/chance.ts';
import { d10 } from '../dice.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';

/** How many of the dice show at least this face. */
export const hitsOf = (dice: number, needs: number, rule: ThreeRealmsRuleId): Chance<number> =>
  inOrder(
    0,
    Array.from({ length: dice }, () => (hits: number) => map(d10('a hit', rule), (face) => (face >= needs ? hits + 1 : hits))),
  );

/** The number of hits by each striker, sorted from most to fewest. The order does not matter, and sorting merges equal groups. */
export const hitsOfEach = (dice: readonly number[], needs: number, rule: ThreeRealmsRuleId): Chance<readonly number[]> =>
  inOrder<readonly number[]>(
    [],
    dice.map((each) => (so: readonly number[]) => map(hitsOf(each, needs, rule), (hits) => [...so, hits].sort((x, y) => y - x))),
  );
