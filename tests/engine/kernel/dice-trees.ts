/** Chances made up for the tests: a plan is plain data, and can be turned into a chance or counted out naively. */
import fc from 'fast-check';
import { type Chance, known, roll } from '../../../src/engine/kernel/chance.ts';
import type { Purpose } from '../../../src/engine/kernel/die.ts';

/** What follows from a die: `next[i]` for the faces i + 1, i + 1 + next.length and so on. */
export type Plan = { readonly value: number } | { readonly die: number; readonly next: readonly Plan[] };

export const purpose = (decides: string): Purpose => ({ decides, rules: [] });

/** The plan as a chance. */
export function chanceOf(plan: Plan): Chance<number> {
  if ('value' in plan) return known(plan.value);
  const { die, next } = plan;
  return roll(die, purpose(`a d${die}`), (face) => chanceOf(next[(face - 1) % next.length] as Plan));
}

/** Chances of the values as numerators over one denominator, by walking every face of every die. */
export interface Count {
  readonly ways: ReadonlyMap<number, bigint>;
  readonly of: bigint;
}

export function count(plan: Plan): Count {
  if ('value' in plan) return { ways: new Map([[plan.value, 1n]]), of: 1n };
  const faces = Array.from({ length: plan.die }, (_, i) => count(plan.next[i % plan.next.length] as Plan));
  const of = faces.reduce((product, each) => product * each.of, 1n);
  const ways = new Map<number, bigint>();
  for (const each of faces) for (const [value, n] of each.ways) ways.set(value, (ways.get(value) ?? 0n) + (n * of) / each.of);
  return { ways, of: of * BigInt(plan.die) };
}

/** Plans of up to three dice in a row with values 0 to 4. */
export const plans: fc.Arbitrary<Plan> = fc.letrec<{ plan: Plan; leaf: Plan; die: Plan }>((tie) => ({
  leaf: fc.record({ value: fc.integer({ min: 0, max: 4 }) }),
  die: fc.record({
    die: fc.constantFrom(2, 3, 4, 6, 7, 10, 12),
    next: fc.array(tie('plan'), { minLength: 1, maxLength: 3 }),
  }),
  plan: fc.oneof({ maxDepth: 3, depthIdentifier: 'dice' }, tie('leaf'), tie('die')),
})).plan;
