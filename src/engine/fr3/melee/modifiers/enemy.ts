/** Bonuses against certain enemies: modifiers of a melee roll. */
import { melee } from '../../data/figures/melee.ts';
import { missileFire } from '../../data/figures/missile-fire.ts';
import type { Bonus, Target } from '../../data/units.ts';
import type { Combatant } from '../combatant.ts';
import { company, keepsTypeBonuses, type Modifier, unitRule } from './modifier.ts';

const isTarget = (foe: Combatant, target: Target): boolean => {
  if (target === 'cavalry') return foe.cavalry;
  if (target === 'fliers') return foe.flier;
  if (target === 'monsters') return foe.monster;
  return foe.pikes;
};

const against = (bonuses: readonly Bonus[], target: Target): number =>
  bonuses.reduce((sum, bonus) => sum + ('against' in bonus && bonus.against === target ? bonus.amount : 0), 0);

/** The row's bonus against fliers belongs to its bows if the row shoots; bought bows have a separate bonus. */
const isBowBonus = (me: Combatant, target: Target): boolean => target === 'fliers' && me.rowShoots;

const bonusAgainst = (target: Target, name: string): Modifier => ({
  id: `against-${target}`,
  name: `Against ${name}`,
  rules: (seen) => ['fr3.reference.special-bonuses', unitRule(seen)],
  amount: ({ me, foe }) => {
    if (!isTarget(foe, target) || !(keepsTypeBonuses(me) || isBowBonus(me, target))) return 0;
    // fr3.pike-blocks.handweapon-bonus
    if (target === 'pikes' && foe.block && me.row.id === 'handweapons') return 0;
    return against(me.bonuses, target);
  },
});

export const againstEnemy: readonly Modifier[] = [
  bonusAgainst('cavalry', 'cavalry'),
  bonusAgainst('fliers', 'fliers'),
  bonusAgainst('monsters', 'monsters'),
  bonusAgainst('pikes', 'pikes'),
  {
    id: 'bows-against-fliers',
    name: 'Bows against fliers',
    rules: ['fr3.missile-fire.bonus-fliers'],
    amount: ({ me, foe }) => (me.bows && foe.flier ? missileFire.bonusAgainstFliers : 0),
  },
  {
    id: 'skirmishers-against-fliers',
    name: 'Attached skirmishers against fliers',
    rules: ['fr3.melee.attachment-bonus'],
    amount: (seen) =>
      company(seen) && seen.me.is.attached === 'skirmishers' && seen.foe.flier ? melee.attachmentAgainstFliers : 0,
  },
];
