/** Dice for Three Realms: tests that must beat a number, and the d5. */
import { type Chance, known, map, roll } from '../kernel/chance.ts';
import type { Purpose } from '../kernel/die.ts';
import { basics } from './data/figures/basics.ts';
import type { ThreeRealmsRuleId } from './rule-ids.ts';

const purpose = (decides: string, rules: readonly ThreeRealmsRuleId[]): Purpose => ({ decides, rules });

/** A d10 with the reason for the roll (three-realms.basics.d10). */
export const d10 = (decides: string, ...rules: readonly ThreeRealmsRuleId[]): Chance<number> =>
  roll(basics.die, purpose(decides, rules), known);

/** A d10 halved and rounded down, 0 to 5 (three-realms.basics.d5). */
export const d5 = (decides: string, ...rules: readonly ThreeRealmsRuleId[]): Chance<number> =>
  map(d10(decides, ...rules, 'three-realms.basics.d5'), (face) => Math.floor(face / basics.d5Divisor));

/**
 * The lowest face on a d10 that beats `against` when `value` is added. If the lowest face is 1 or less, every face beats it. If
 * the lowest face is above 10, no face beats it.
 */
export const faceToBeat = (value: number, against: number): number => against - value + 1;
