/** Egg Impregnation: cyclic eggs that slow a unit, demoralize it, and finally hatch from it. */
import { isSpecial } from '../../../nerve/tried.ts';
import { firstOf } from '../../action-kind.ts';
import { refuseRemedied } from '../../characters/remedies.ts';
import { testedUnit } from '../../charge/nerve.ts';
import { certain } from '../../events.ts';
import { withEffect } from '../effects.ts';
import { eggsOf } from '../eggs.ts';
import { type BattleSpell, refuseSpared, target } from '../spell.ts';

const rule = 'fr3.spells.egg-impregnation';

export const eggs: readonly BattleSpell[] = [
  {
    id: 'egg-impregnation',
    whom: 'unit',
    refuse(state, aim) {
      const unit = target(aim);
      const { me } = testedUnit(state, unit.id, null);
      const immune = (...rules: readonly 'fr3.armies.automaton-immunities'[]) =>
        refuseSpared(state, unit, 'Egg Impregnation', rule, ...rules);
      return firstOf(
        () => (me.spirit || isSpecial(me) || eggsOf(unit) !== null ? immune() : null),
        () => (me.is.automaton ? immune('fr3.armies.automaton-immunities') : null),
        () => refuseRemedied(state, unit, 'eggs'),
      );
    },
    matters: (_, aim) => target(aim).side !== aim.side,
    works: (state, aim) => certain(withEffect(state, target(aim).id, 'egg-impregnation', aim.side, 'game')),
  },
];
