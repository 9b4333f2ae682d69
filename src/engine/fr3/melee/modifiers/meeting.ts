/** Modifiers of a melee roll for how the two units met. */
import { armies2 } from '../../data/figures/armies-2.ts';
import { unitItems } from '../../data/figures/items.ts';
import { levels as levelFigures } from '../../data/figures/levels.ts';
import { melee } from '../../data/figures/melee.ts';
import { missileFire } from '../../data/figures/missile-fire.ts';
import { pikeBlocks } from '../../data/figures/pike-blocks.ts';
import { siege } from '../../data/figures/siege.ts';
import { square } from '../../data/figures/square.ts';
import type { Bonus } from '../../data/units.ts';
import { countercharges, mayUseChargeBonus, surprises, typeChargeBonus } from '../charge.ts';
import type { Combatant, View } from '../combatant.ts';
import { company, type Modifier, unitRule } from './modifier.ts';

/** Whether the unit was charged in this phase from inside its arc of fire. */
const chargedInArc = ({ me, wasCharged, first }: View): boolean => first && wasCharged && !me.is.outsideArc;

/**
 * fr3.square.charge-bonus: whether the square bonus counts against this charger. The square bonus replaces the lower bonus of the
 * unit's type.
 */
export const meetsSquare = ({ row, flier }: Combatant): boolean => row.group === 'cavalry' || row.group === 'monsters' || flier;

const mostOf = (bonuses: readonly Bonus[]): number => Math.max(0, ...bonuses.map(({ amount }) => amount));

const whenCharged = (me: Combatant): number => me.bonuses.reduce((sum, bonus) => sum + ('when' in bonus ? bonus.amount : 0), 0);

export const ofMeeting: readonly Modifier[] = [
  {
    id: 'charge',
    name: (seen) => (countercharges(seen) ? 'Countercharge' : 'Charge'),
    rules: (seen) =>
      countercharges(seen) ? ['fr3.melee.charge-bonus', 'fr3.melee.countercharge'] : ['fr3.melee.charge-bonus', unitRule(seen)],
    amount: (seen) => (mayUseChargeBonus(seen) ? typeChargeBonus(seen) : 0),
  },
  {
    id: 'surprise',
    name: 'Surprise from below',
    rules: ['fr3.levels.surprise-bonus'],
    amount: (seen) => (mayUseChargeBonus(seen) && surprises(seen) ? levelFigures.surprise : 0),
  },
  {
    id: 'when-charged',
    name: 'When charged',
    rules: (seen) => ['fr3.missile-fire.bonus-charged', unitRule(seen)],
    amount: (seen) => (chargedInArc(seen) && !seen.me.is.napoleonic ? whenCharged(seen.me) : 0),
  },
  {
    id: 'steady-fire',
    name: 'Steady fire when charged',
    rules: ['fr3.armies.napoleonic-british-muskets'],
    amount: (seen) => (chargedInArc(seen) && seen.me.is.steadyFire ? armies2.britishWhenCharged : 0),
  },
  {
    id: 'rocks-when-charged',
    name: 'Rocks and bottles when charged',
    rules: ['fr3.siege.rocks-effect', 'fr3.armies.kobolds-rocks-and-bottles'],
    amount: (seen) => (chargedInArc(seen) && seen.me.is.rocks ? siege.rocksWhenCharged : 0),
  },
  {
    id: 'napoleonic-when-charged',
    name: 'Napoleonic artillery when charged',
    rules: ['fr3.items.napoleonic-when-charged'],
    amount: (seen) => (chargedInArc(seen) && seen.me.is.napoleonic ? unitItems.napoleonicWhenCharged : 0),
  },
  {
    id: 'square-when-charged',
    name: 'In square when charged',
    rules: ['fr3.square.charge-bonus'],
    amount: (seen) => {
      const { me, foe } = seen;
      if (!(chargedInArc(seen) && me.is.inSquare && meetsSquare(foe))) return 0;
      return Math.max(0, square.whenCharged - Math.max(0, whenCharged(me), me.pikes ? mostOf(me.bonuses) : 0));
    },
  },
  {
    id: 'block-when-charged',
    name: 'Pike block when charged',
    rules: ['fr3.pike-blocks.charge-bonuses'],
    amount: (seen) => (chargedInArc(seen) && seen.me.block ? pikeBlocks.whenCharged : 0),
  },
  {
    id: 'bows-when-charged',
    name: 'Bows when charged',
    rules: ['fr3.missile-fire.bonus-charged'],
    amount: (seen) => (chargedInArc(seen) && seen.me.bows ? missileFire.bonusWhenCharged : 0),
  },
  {
    id: 'attached-when-charged',
    name: ({ me }) =>
      me.is.attached === 'skirmishers' ? 'Attached skirmishers when charged' : 'Attached artillery when charged',
    rules: ['fr3.melee.attachment-bonus'],
    amount: (seen) => (chargedInArc(seen) && company(seen) && seen.me.is.attached !== 'no' ? melee.attachmentWhenCharged : 0),
  },
];
