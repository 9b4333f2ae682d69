/** Flying, Swimming and Burrowing: a unit gains or loses the level for the rest of the game. */
import type { Refusal } from '../../../../kernel/rule-id.ts';
import { offSurface } from '../../../data/levels.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { certain } from '../../events.ts';
import { refusePlaces } from '../../movement/room.ts';
import { withContacts } from '../../units/contacts.ts';
import { troopOf, withUnit } from '../../units/pieces.ts';
import { levelsOf } from '../../units/troop-facts.ts';
import { rowOf } from '../../units/troops.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { withoutWaterBarriers } from '../barriers.ts';
import { withEffect, withoutEffect } from '../effects.ts';
import { drowned, wouldDrown } from '../forced-moves.ts';
import { gainsLevel, losesLevel, type MagicLevel, magicLevels } from '../level-changes.ts';
import { type BattleSpell, called, refuseSpared, target } from '../spell.ts';

const names = { flying: 'Flying', swimming: 'Swimming', burrowing: 'Burrowing' } as const;
const has = (state: State, unit: BattleUnit, level: MagicLevel): boolean => levelsOf(troopOf(state, unit)).includes(level);

/** Brings the unit to the surface where it is. */
const grounded = (state: State, unit: BattleUnit): State => withUnit(state, unit.id, { level: 'surface', comes: 'surface' });

/** Why a unit cannot come down: it would overlap another. The unit may come down in rapids, where it drowns unless it swims. */
function refuseLanding(state: State, unit: BattleUnit, rule: Fr3RuleId): Refusal | null {
  const below = refusePlaces(withoutWaterBarriers(grounded(state, unit)), [unit.id], [unit.base]);
  return below ? refusal(`${called(state, unit)} cannot come to the surface there. ${below.because}`, rule) : null;
}

const ofLevel = (level: MagicLevel): BattleSpell => {
  const rule: Fr3RuleId = `fr3.spells.${level}`;
  return {
    id: level,
    whom: 'unit',
    choices: ['gain', 'lose'],
    refuse: (state, { choice, ...aim }) => {
      const unit = target({ choice, ...aim });
      const row = offSurface[rowOf(state, unit).id];
      // fr3.levels.levels: a battle under water has no such level.
      if (choice === 'gain' && state.setup.underwater && level !== 'swimming')
        return refusal(`${names[level]} is of no use in an underwater battle.`, 'fr3.levels.unit-levels', rule);
      if (choice === 'gain')
        return row?.levels.includes(level) && !has(state, unit, level) ? null : refuseSpared(state, unit, names[level], rule);
      return firstOf(
        () => (has(state, unit, level) ? null : refuseSpared(state, unit, names[level], rule)),
        () => (unit.level === level ? refuseLanding(state, unit, rule) : null),
      );
    },
    matters: (_, { choice, ...aim }) => (target({ choice, ...aim }).side === aim.side) === (choice === 'gain'),
    works(state, { choice, ...aim }) {
      const unit = target({ choice, ...aim });
      const [now, before] = choice === 'gain' ? [gainsLevel(level), losesLevel(level)] : [losesLevel(level), gainsLevel(level)];
      const under = withEffect(withoutEffect(state, unit.id, before), unit.id, now, aim.side, 'game');
      if (choice !== 'lose' || unit.level !== level) return certain(under);
      const down = withContacts(grounded(under, unit));
      return wouldDrown(down, unit.id) ? drowned(down, unit.id, rule) : certain(down);
    },
  };
};

export const levelSpells: readonly BattleSpell[] = magicLevels.map(ofLevel);
