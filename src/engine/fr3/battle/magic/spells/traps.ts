/** Spells that put a trap or parasitics on a unit. */
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { certain } from '../../events.ts';
import { infested, refuseParasitics, refuseTrap, trapped } from '../../spirits/traps-and-parasitics.ts';
import { asCombatant } from '../../units/troops.ts';
import { type BattleSpell, refuseSpared, target } from '../spell.ts';

const trap = (id: 'giant-clam' | 'summon-trap' | 'spin-web'): BattleSpell => ({
  id,
  whom: 'unit',
  refuse: (state, aim) => refuseTrap(state, target(aim)),
  matters: (_, aim) => target(aim).side !== aim.side,
  works: (state, aim) => trapped(state, target(aim)),
});

const parasitics = (id: 'hagfish' | 'something-you-ate', name: string, rule: Fr3RuleId): BattleSpell => ({
  id,
  whom: 'unit',
  refuse: (state, aim) =>
    id === 'something-you-ate' && asCombatant(state, target(aim)).spirit
      ? refuseSpared(state, target(aim), name, rule, 'fr3.spirits.parasitics-deployment')
      : // fr3.abilities.healer-immunity
        refuseParasitics(state, target(aim)),
  matters: (_, aim) => target(aim).side !== aim.side,
  works: (state, aim) => certain(infested(state, target(aim))),
});

export const trapSpells: readonly BattleSpell[] = [
  trap('giant-clam'),
  trap('summon-trap'),
  trap('spin-web'),
  parasitics('hagfish', 'Hagfish', 'fr3.spells.hagfish'),
  parasitics('something-you-ate', 'Something You Ate', 'fr3.spells.something-you-ate'),
];
