import { type BowfireResult, type BowfireRow, bowfire } from '../bowfire.ts';

/** The lowest modified roll that gives this result in a row of the table. */
const from = (row: BowfireRow, result: BowfireResult) => bowfire[row].indexOf(result) + 1;

/** Numbers from the missile fire chapter. Distances are inches at 15 mm scale. */
export const missileFire = {
  /** fr3.missile-fire.target: range of plain bowfire. */
  range: 5,
  /** fr3.missile-fire.table: the lowest modified d10 that demoralizes, by number of firing units. */
  demoralizes: {
    one: from(1, 'demoralized'),
    two: from(2, 'demoralized'),
    three: from(3, 'demoralized'),
    four: from(4, 'demoralized'),
  },
  /** fr3.missile-fire.table: the lowest modified d10 that kills, by number of firing units. */
  kills: { one: from(1, 'killed'), two: from(2, 'killed'), three: from(3, 'killed'), four: from(4, 'killed') },
  /** fr3.missile-fire.cap: the maximum of units that count against one target. */
  maxUnits: 4,
  /** fr3.missile-fire.cover-modifier: added to the missile roll. */
  cover: -2,
  /**
   * fr3.missile-fire.cover, fr3.missile-fire.concealment: the depth of cover in base widths. A unit farther inside the terrain
   * than this is concealed.
   */
  coverDepth: 1,
  /** fr3.missile-fire.bonus-fliers: added to the melee roll. */
  bonusAgainstFliers: 1,
  /** fr3.missile-fire.bonus-charged: added to the melee roll, if the row of the type has no other value. */
  bonusWhenCharged: 1,
  /** fr3.missile-fire.bonus-charged: crossbow/handgun, militia, sword and pistol, dragoons. */
  bonusWhenChargedHigh: 2,
  /** fr3.missile-fire.attached-destroyed: units that count as lost when a primary dies with its skirmishers. */
  attachedLost: 2,
} as const;
