/** Numbers from event III. Distances are in inches. */
export const ranged = {
  /** six-events.ranged.range: for bows, and for every weapon without its own range. */
  range: 12,
  /** six-events.ranged.modifier-obstruction */
  obstructed: -1,
  /** six-events.ranged.modifier-infantry: for each full group of missing models. */
  infantryLost: -1,
  /** six-events.ranged.modifier-infantry: how many models form a group. */
  infantryGroup: 2,
  /** six-events.ranged.modifier-cavalry: for each missing model. */
  cavalryLost: -1,
  /** six-events.ranged.hit-number: for each modified die of a single figure. */
  hit: 5,
} as const;
