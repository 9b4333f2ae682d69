/** Traps and grapples: escaping from them (fr3.spirits.traps-clearing), and traps prepared by rangers. */
import { abilities } from '../data/figures/abilities.ts';
import { unitItems } from '../data/figures/items.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { pikeBlocks } from '../data/figures/pike-blocks.ts';
import { spirits } from '../data/figures/spirits.ts';
import type { Combatant } from '../melee/combatant.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { keepsMorale, type NerveTest, sparedTest } from './test.ts';
import type { Tried } from './tried.ts';

/** The bonus of a unit that is too large for a trap, and the rule that also lets it roll at once. */
export function sizeAgainstTraps(me: Combatant): { readonly amount: number; readonly rule: Fr3RuleId } | undefined {
  if (me.mass) return { amount: multiBased.trapClearing, rule: 'fr3.multi-based.trap-clearing' };
  if (me.block) return { amount: pikeBlocks.trapClearing, rule: 'fr3.pike-blocks.trap-clearing' };
  if (me.leviathan)
    return { amount: leviathans.trapClearing[me.is.form === '1x2' ? '1x2' : '1x1'], rule: 'fr3.leviathans.trap-clearing' };
  return undefined;
}

export function clearingLines({ me, is }: Tried): Line[] {
  const size = sizeAgainstTraps(me);
  const lines: Line[] = [];
  if (size) lines.push({ id: 'size', name: 'Large unit', amount: size.amount, rules: [size.rule] });
  if (is.mechanic && !me.mass)
    lines.push({
      id: 'mechanic',
      name: 'Mechanic',
      amount: abilities.mechanicTrap,
      rules: ['fr3.abilities.mechanic-trap-bonus'],
    });
  if (is.trap === 'elite')
    lines.push({ id: 'elite-trap', name: 'Elite trap', amount: spirits.eliteTrapClearing, rules: ['fr3.spirits.traps-elite'] });
  if (is.trap === 'grapple' && is.grapplers > 1)
    lines.push({
      id: 'grapplers',
      name: `${is.grapplers} grappling units`,
      amount: (is.grapplers - 1) * unitItems.grappleEscapeEachFurther,
      rules: ['fr3.items.grapple-multiple'],
    });
  return lines;
}

const trapProof = ({ me }: Tried): boolean => me.is.alchemist !== 'no' && !me.mass;

/**
 * The test that a trapped unit takes in step 5 of its own phase. Large units also roll at once. The unit escapes if it passes.
 */
export const clearTrap: NerveTest = {
  decides: 'whether the unit gets free',
  rules: ['fr3.spirits.traps-clearing'],
  lines: clearingLines,
  spares: (of) =>
    trapProof(of) && of.is.trap !== 'grapple'
      ? sparedTest('An alchemist frees his unit at once, without a roll.', 'fr3.abilities.alchemist-traps')
      : undefined,
  failed: keepsMorale('fr3.spirits.traps-clearing'),
};

/**
 * The test of an enemy that meets rangers in terrain: fr3.infantry.rangers-prepare-trap-roll. If the enemy fails, it is trapped
 * at once.
 */
export const preparedTrap: NerveTest = {
  decides: 'whether the unit sees the trap',
  rules: ['fr3.infantry.rangers-prepare-trap-roll', 'fr3.infantry.rangers-prepare-trap-trigger'],
  spares: (of) =>
    trapProof(of) ? sparedTest('A unit with an alchemist cannot be trapped.', 'fr3.abilities.alchemist-traps') : undefined,
  failed: keepsMorale('fr3.infantry.rangers-prepare-trap-roll'),
};
