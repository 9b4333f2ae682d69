/** Intervention: +1 or −1 on the next roll for a unit of the caster's side. */
import { certain } from '../../events.ts';
import { mayRally } from '../../rally/rally.ts';
import { phasing, troopOf } from '../../units/pieces.ts';
import { pieceOf, weaponOf } from '../../units/weapons.ts';
import { addedByMagic, withEffect } from '../effects.ts';
import { couldShoot, fights } from '../moments.ts';
import { type BattleSpell, target } from '../spell.ts';

export const interventions: readonly BattleSpell[] = [
  {
    id: 'intervention',
    whom: 'friend',
    choices: ['add', 'subtract'],
    matters(state, aim) {
      const unit = target(aim);
      if (aim.choice !== 'add' || addedByMagic(unit) !== 0) return false;
      const shoots = weaponOf(troopOf(state, unit)) !== null || pieceOf(troopOf(state, unit)) !== null;
      const rallies = state.sheet.step === 'rally' && unit.side === phasing(state) && mayRally(state, unit.side).includes(unit);
      return fights(state, unit) || rallies || (shoots && couldShoot(state, unit));
    },
    works: (state, aim) =>
      certain(withEffect(state, target(aim).id, aim.choice === 'add' ? 'intervention-add' : 'intervention-subtract', aim.side)),
  },
];
