/** Over-pursuit (fr3.melee.breakthrough-test and related rules): which units test, and what a failure does. */
import { type Chance, map } from '../kernel/chance.ts';
import { melee } from './data/figures/melee.ts';
import { type Aftermath, type Fate, sufferInPlace, unharmed } from './demoralization.ts';
import { chargeBonus } from './melee/charge.ts';
import type { Combatant, View } from './melee/combatant.ts';
import type { Line } from './melee/modifiers.ts';
import { rallyRoll } from './rally.ts';
import type { Fr3RuleId } from './rule-ids.ts';

/** Whether the unit is subject to over-pursuit in every round: fr3.over-pursuit.subject-units. */
export const subjectToOverPursuit = ({ unit, mass }: Combatant): boolean =>
  unit.id === 'knights' || unit.id === 'heavy-cavalry' || mass;

/**
 * Whether a winner tests after its melee: it must have destroyed its enemy, and it must either be subject to over-pursuit or have
 * used a charge bonus this round. The unit does not test if it turns to an attacker on its flank instead of following up.
 */
export function testsForOverPursuit(winner: View, loser: Fate, turns: boolean): boolean {
  if (loser !== 'destroyed' || turns) return false;
  return subjectToOverPursuit(winner.me) || chargeBonus(winner) > 0;
}

export interface Pursuit {
  /** After a failure the unit makes a full move straight ahead at once. */
  readonly drivenOn: boolean;
  readonly after: Aftermath;
}

const rules: readonly Fr3RuleId[] = ['fr3.melee.breakthrough-failure'];

/** A failed test costs one level but never pushes back, because the unit has just advanced. */
function dispersed(me: Combatant): Aftermath {
  if (me.fanatic || me.spirit || me.unit.group === 'specials') return unharmed(me, 'fr3.melee.breakthrough-undemoralizable');
  const after = sufferInPlace(me, { levels: melee.breakthroughLevels }, rules, 'nerve');
  return after.fate === 'destroyed' ? { ...after, rules: [...rules, 'fr3.over-pursuit.double-demoralized'] } : after;
}

/** The over-pursuit test: a roll against the rally number, with all rally modifiers and those in `further`. */
export function overPursuit(me: Combatant, further: readonly Line[] = []): Chance<Pursuit> {
  const purpose = { decides: 'whether the victors keep their heads', rules: ['fr3.melee.breakthrough-test'] as const };
  return map(rallyRoll(me, purpose, further), (passed) =>
    passed ? { drivenOn: false, after: unharmed(me, 'fr3.melee.breakthrough-test') } : { drivenOn: true, after: dispersed(me) },
  );
}
