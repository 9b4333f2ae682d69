/** Combat with two dice and two totals: close combat, a shot, a spell. */
import type { Line } from '../../kernel/calculator/procedure.ts';
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { supplement } from '../data/figures/supplement.ts';
import type { Result } from '../data/outcomes.ts';
import type { HottRuleId } from '../rule-ids.ts';
import type { Combatant } from './combatant.ts';
import { type Cover, closeLines, shootingLines, targetLines } from './factors.ts';
import { destroyEachOther, isHarmless, resultOf, type Way } from './outcome.ts';

export const d6 = 6;

/** The result for each side. */
export interface Ended {
  readonly a: Result;
  readonly b: Result;
}

const nothing: Ended = { a: 'none', b: 'none' };

export const total = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

export interface Dice {
  readonly a: number;
  readonly b: number;
}

const rules: readonly HottRuleId[] = ['hott.supplement.combat-total'];
const die = (decides: string, by: 'a' | 'b'): Chance<number> => roll(d6, { decides, rules, by }, known);

/** Both dice, that of the first side first. */
const dice = (first: string, second: string): Chance<Dice> =>
  andThen(die(first, 'a'), (a) => map(die(second, 'b'), (b) => ({ a, b })));

/** The result for each side, given the two totals. */
function compare(a: Combatant, totalA: number, b: Combatant, totalB: number, way: Way): Ended {
  if (totalA === totalB)
    return way === 'close-combat' && destroyEachOther(a, b, totalA) ? { a: 'destroyed', b: 'destroyed' } : nothing;
  return totalA > totalB
    ? { a: 'none', b: isHarmless(a, b) ? 'none' : resultOf(b, totalB, a, totalA, way) }
    : { a: isHarmless(b, a) ? 'none' : resultOf(a, totalA, b, totalB, way), b: 'none' };
}

/** The result for each side, and the dice. */
export interface Rolled {
  readonly ended: Ended;
  readonly faces: Dice;
}

/** One fight front to front: hott.sequence.close-combat-both. */
export function closeCombatRolled(a: Combatant, b: Combatant): Chance<Rolled> {
  const [plusA, plusB] = [total(closeLines(a, b)), total(closeLines(b, a))];
  return map(dice('the first side’s total', 'the second side’s total'), (faces) => ({
    faces,
    ended: compare(a, faces.a + plusA, b, faces.b + plusB, 'close-combat'),
  }));
}

const endOf = ({ ended }: Rolled): Ended => ended;

export const closeCombat = (a: Combatant, b: Combatant): Chance<Ended> => map(closeCombatRolled(a, b), endOf);

export interface Shot {
  readonly me: Combatant;
  readonly target: Combatant;
  readonly cover: Cover;
  /**
   * Whether the target also shoots at the shooter. If the target does not shoot back, the shooter ignores a bad result
   * (hott.supplement.ignored-outcomes).
   */
  readonly back: boolean;
}

/** One shot: hott.sequence.shooting-once. */
export function shotRolled({ me, target, cover, back }: Shot): Chance<Rolled> {
  const [plus, theirs] = [total(shootingLines(me, target)), total(targetLines(target, me, cover, 'shot'))];
  return map(dice('the shooter’s total', 'the target’s total'), (faces) => {
    const ended = compare(me, faces.a + plus, target, faces.b + theirs, 'shot');
    return { faces, ended: back ? ended : { ...ended, a: 'none' } };
  });
}

export const shot = (of: Shot): Chance<Ended> => map(shotRolled(of), endOf);

/** Magicians and gods strike back at an enemy who bespells them. */
export const strikesBack = ({ is }: Combatant): boolean => is === 'magicians' || is === 'gods';

/** One attempt to bespell. If the magician rolls a 1, he is ensorcelled whatever the totals: hott.supplement.bespell-backfire. */
export function spellRolled({ me, target, cover }: Omit<Shot, 'back'>): Chance<Rolled> {
  const [plus, theirs] = [total(shootingLines(me, target)), total(targetLines(target, me, cover, 'spell'))];
  return map(dice('the magician’s total', 'the target’s total'), (faces): Rolled => {
    const ended = compare(me, faces.a + plus, target, faces.b + theirs, 'spell');
    const suffered = strikesBack(target) ? ended.a : 'none';
    return { faces, ended: { ...ended, a: faces.a === supplement.backfire ? 'ensorcelled' : suffered } };
  });
}

export const spell = (of: Omit<Shot, 'back'>): Chance<Ended> => map(spellRolled(of), endOf);
