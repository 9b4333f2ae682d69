/** Set Fire, the fire shaman's spell: starts a fire where a unit stands, or puts out the fire there. */

import { known } from '../../../../kernel/chance.ts';
import { refusal } from '../../action-kind.ts';
import { certain } from '../../events.ts';
import { fireUnder } from '../../special-troops/alight.ts';
import { putOut, setsFire } from '../../special-troops/fires.ts';
import { type BattleSpell, called, target } from '../spell.ts';

const rule = 'fr3.spells.set-fire';

export const fireSpells: readonly BattleSpell[] = [
  {
    id: 'set-fire',
    whom: 'unit',
    choices: ['fire', 'douse'],
    refuse(state, aim) {
      const alight = fireUnder(state, target(aim)) !== undefined;
      if ((aim.choice === 'douse') === alight) return null;
      return alight
        ? refusal(
            `${called(state, target(aim))} already stand in a fire. Choose a unit that does not stand in a fire.`,
            rule,
            'fr3.fire.result-fire',
          )
        : refusal(`${called(state, target(aim))} are not standing in a fire. Choose a unit that stands in a fire.`, rule);
    },
    matters: (_, aim) => (aim.choice === 'douse') === (target(aim).side === aim.side),
    works(state, aim) {
      const unit = target(aim);
      const burning = fireUnder(state, unit);
      if (aim.choice === 'douse') return burning ? known(putOut(state, burning, rule)) : certain(state);
      return setsFire(state, unit.base, unit.level);
    },
  },
];
