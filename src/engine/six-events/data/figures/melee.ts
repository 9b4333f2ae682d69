/** Numbers from event V. */
export const melee = {
  /** six-events.melee.modifier-peasant */
  peasant: -1,
  /** six-events.melee.modifier-yeoman */
  yeoman: 0,
  /** six-events.melee.modifier-knight */
  knight: 1,
  /** six-events.melee.modifier-standard-mount */
  standardMount: 1,
  /** six-events.melee.modifier-large-mount */
  largeMount: 2,
  /** six-events.melee.modifier-very-large-mount */
  veryLargeMount: 3,
  /** six-events.melee.modifier-giant-mount */
  giantMount: 4,
  /** six-events.melee.modifier-infantry-missing: for each full group of missing models. */
  infantryLost: -1,
  /** six-events.melee.modifier-infantry-missing: how many models form a group. */
  infantryGroup: 2,
  /** six-events.melee.modifier-cavalry-missing: for each missing model. */
  cavalryLost: -1,
  /** six-events.melee.modifier-flank */
  flank: 1,
  /** six-events.melee.modifier-rear */
  rear: 2,
  /** six-events.melee.modifier-leader */
  leader: 1,
  /** six-events.melee.modifier-ford */
  ford: -2,
  /** six-events.melee.modifier-stream-uphill */
  streamUphill: -1,
  /** six-events.melee.modifier-darkness */
  darkness: -1,
  /** six-events.melee.modifier-stacking: the highest total modifier. */
  best: 9,
  /** six-events.melee.prowess-loss: Prowess lost for each full quarter of the Vitality. */
  prowessLoss: 1,
  /** six-events.melee.prowess-minimum */
  minimumProwess: 1,
  /** six-events.melee.hit-number: for each modified die of a single figure. */
  hit: 5,
  /** six-events.melee.trade-hits: how many hits on the unit give one that may be traded. */
  hitsPerTrade: 3,
  /** six-events.melee.trade-hits: the number that a traded hit needs. */
  tradeHit: 5,
  /** six-events.melee.armor-zero: a roll is divided by at least this. */
  leastArmor: 1,
} as const;
