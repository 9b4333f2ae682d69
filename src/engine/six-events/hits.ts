/**
 * How attacks become hits. Troops roll one die, whose result is divided by Armor. Single figures roll one die for each point of
 * Prowess.
 */
import type { Line } from '../kernel/calculator/procedure.ts';
import { type Chance, inOrder, known, map, roll } from '../kernel/chance.ts';
import { melee } from './data/figures/melee.ts';
import { armorModifiers } from './data/hits.ts';
import type { SixEventsRuleId } from './rule-ids.ts';

export const d6 = 6;

/**
 * Hits of troops: six-events.ranged.rounding, six-events.melee.armor-zero. The result is the modified roll divided by the Armor,
 * with exact halves rounded up, and at least 0.
 */
export function troopHits(modified: number, armor: number): number {
  const by = Math.max(melee.leastArmor, armor);
  return Math.max(0, Math.floor((2 * modified + by) / (2 * by)));
}

/** The modifier of each die of a single figure from the target's Armor. */
export function armorLine(armor: number, rule: SixEventsRuleId): Line {
  const band = armorModifiers.find(({ from, to }) => (from === null || armor >= from) && (to === null || armor <= to));
  return { id: 'armor', name: `Armor ${armor}`, amount: band?.modifier ?? 0, rules: [rule] };
}

export const total = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The hits of a whole unit, from its one die. */
export const troopsHit = (plus: number, armor: number, decides: string, rules: readonly SixEventsRuleId[]): Chance<number> =>
  roll(d6, { decides, rules }, (face) => known(troopHits(face + plus, armor)));

/** The hits of this many dice that all need the same face. */
export function diceHit(dice: number, needs: number, decides: string, rules: readonly SixEventsRuleId[]): Chance<number> {
  const one = roll(d6, { decides, rules }, (face) => known(face >= needs));
  return inOrder(
    0,
    Array.from({ length: dice }, () => (so: number) => map(one, (hit) => (hit ? so + 1 : so))),
  );
}
