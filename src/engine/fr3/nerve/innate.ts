/**
 * Rolls for innate abilities: the target resists (fr3.innate.target-test), or the user has to succeed
 * (fr3.innate.initiator-test). The abilities themselves are in `data/innate.ts`.
 */

import { innateMagic } from '../data/figures/innate-magic.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { pikeBlocks } from '../data/figures/pike-blocks.ts';
import { type InnateAbility, innateAbilities, innateOf } from '../data/innate.ts';
import { suffer } from '../demoralization.ts';
import type { Combatant } from '../melee/combatant.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { sparedBySpell, spellOf } from './spells.ts';
import { keepsMorale, type NerveTest, type Spared, sparedTest } from './test.ts';
import { isSpecial, type Tried } from './tried.ts';

export const resisted: readonly InnateAbility[] = innateAbilities.filter(({ roll }) => roll === 'target resists');
export const performed: readonly InnateAbility[] = innateAbilities.filter(({ roll }) => roll === 'user succeeds');

const abilityOf = ({ is }: Tried): InnateAbility => innateOf(is.ability) as InnateAbility;
const ruleOf = (ability: InnateAbility) => ability.rule as Fr3RuleId;

/** The bonus that a large unit has on its own roll. */
function sizeOfTarget(me: Combatant): Line[] {
  const line = (amount: number, rule: Fr3RuleId): Line[] => [{ id: 'size', name: 'Large unit', amount, rules: [rule] }];
  if (me.mass) return line(innateMagic.largeMultiBased, 'fr3.multi-based.innate-magic');
  if (me.block) return line(innateMagic.largePikeBlock, 'fr3.pike-blocks.innate-magic');
  if (me.leviathan)
    return line(
      me.is.form === '1x2' ? innateMagic.largeLeviathanTwoBases : innateMagic.largeLeviathan,
      'fr3.leviathans.innate-magic',
    );
  return [];
}

/** The penalty on the user's roll against a large target. */
export const sizesAimedAt: Readonly<Record<Tried['is']['target'], readonly [number, Fr3RuleId]>> = {
  single: [0, 'fr3.innate.initiator-test'],
  block: [pikeBlocks.innateInitiator, 'fr3.pike-blocks.innate-magic'],
  '1x1': [leviathans.innateInitiator['1x1'], 'fr3.leviathans.innate-magic'],
  '1x2': [leviathans.innateInitiator['1x2'], 'fr3.leviathans.innate-magic'],
  mass: [multiBased.innateInitiator, 'fr3.multi-based.innate-magic'],
};

/** Why an ability does not affect a unit. */
function sparedByAbility(of: Tried): Spared | undefined {
  const { me } = of;
  const ability = abilityOf(of);
  const immune = (because: string) => sparedTest(because, ruleOf(ability));
  if (ability.id === 'war-cry') {
    if (me.spirit || isSpecial(me) || me.undead) return immune('War Cry does not affect spirits, specials or undead.');
    return sparedBySpell(of, { id: 'war-cry', name: 'War Cry', rule: 'fr3.innate.war-cry', psychology: true, spares: [] });
  }
  if (ability.id === 'stinkbomb' && (me.undead || me.is.automaton))
    return immune('A stinkbomb does not affect undead or automatons.');
  if (ability.id === 'earthquake') {
    const tremors = spellOf('tremors');
    return tremors && sparedBySpell(of, tremors);
  }
  return undefined;
}

/** The target's roll against an ability. Only War Cry and Earthquake affect the target's morale. */
export const resistsAbility: NerveTest = {
  decides: 'whether the target resists',
  rules: ['fr3.innate.target-test'],
  lines: ({ me }) => sizeOfTarget(me),
  spares: sparedByAbility,
  failed: (of) => {
    const ability = abilityOf(of);
    const rules = [ruleOf(ability)];
    return ability.id === 'war-cry' || ability.id === 'earthquake'
      ? suffer(of.me, { levels: 1 }, rules, 'magic')
      : keepsMorale(...rules)(of);
  },
};

/** Whether an ability affects only its user. */
const onSelf = (ability: InnateAbility) => ability.range === 'self';

/** The user's roll for success. */
export const performsAbility: NerveTest = {
  decides: 'whether the ability works',
  rules: ['fr3.innate.initiator-test'],
  lines: (of) => {
    const { me, is } = of;
    // If a unit uses an ability on itself, its size counts against it.
    if (onSelf(abilityOf(of))) return sizeOfTarget(me).map((line) => ({ ...line, amount: -line.amount }));
    const [amount, rule] = sizesAimedAt[is.target];
    return [{ id: 'size', name: 'Large target', amount, rules: [rule] }];
  },
  spares: ({ me, is }) =>
    is.ability === 'fast-movement' && (me.unit.id === 'dragons' || me.leviathan)
      ? sparedTest('Dragons and leviathans do not need a roll for Fast Movement.', 'fr3.innate.fast-movement-large')
      : undefined,
  failed: (of) => keepsMorale(ruleOf(abilityOf(of)))(of),
};
