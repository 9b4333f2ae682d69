/**
 * The two small armies in the "start here" path: made for learning, equal in cost, from no army list. Costs are added up from the
 * data on units and characters.
 */
import { characters, type MagicLevel } from '../../engine/fr3/data/characters.ts';
import { magic } from '../../engine/fr3/data/figures/magic.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';

interface Leader {
  readonly name: string;
  /** The ids of character entries that were bought, with the level of each ability. */
  readonly bought: readonly (readonly [id: string, level?: MagicLevel])[];
  /** The text on the printed base. */
  readonly says: string;
}

const [generalBonus] = characters.find(({ id }) => id === 'general')?.bonuses ?? [];
const general: Leader = {
  name: 'General',
  bought: [['individual'], ['general']],
  says: `+${generalBonus?.melee} melee, +${generalBonus?.rally} rally`,
};

export interface LearningArmy {
  readonly id: 'yours' | 'theirs';
  readonly name: string;
  readonly units: readonly (readonly [unit: string, count: number])[];
  readonly leaders: readonly Leader[];
}

export const learningArmies: readonly LearningArmy[] = [
  {
    id: 'yours',
    name: 'The river host',
    units: [
      ['spears', 4],
      ['knights', 2],
      ['skirmishers', 2],
    ],
    leaders: [general, { name: 'Wizard', bought: [['individual'], ['wizard', 2]], says: `level two, ${magic.levelTwoDice}d6` }],
  },
  {
    id: 'theirs',
    name: 'The hill horde',
    units: [
      ['handweapons', 4],
      ['beastmen', 2],
      ['mobs', 3],
      ['heavy-cavalry', 2],
      ['skirmishers', 1],
    ],
    leaders: [general, { name: 'Shaman', bought: [['individual'], ['shaman', 1]], says: `level one, ${magic.levelOneDice}d6` }],
  },
];

/** The points for a unit of this type. */
export function unitCost(id: string): number {
  const unit = unitOf(id);
  if (!unit) throw new Error(`The army for this lesson includes ${id}, which is not a unit.`);
  return unit.cost;
}

export const leaderCost = (leader: Leader): number =>
  leader.bought.reduce((sum, [id, level]) => {
    const cost = characters.find((each) => each.id === id)?.cost;
    const points = typeof cost === 'number' ? cost : level && cost?.[level];
    if (points === undefined) throw new Error(`A learning army has ${id}, which is not a character that an army can buy.`);
    return sum + points;
  }, 0);

export const armyCost = (army: LearningArmy): number =>
  army.units.reduce((sum, [unit, count]) => sum + count * unitCost(unit), 0) +
  army.leaders.reduce((sum, leader) => sum + leaderCost(leader), 0);

export const unitCount = (army: LearningArmy): number => army.units.reduce((sum, [, count]) => sum + count, 0);
