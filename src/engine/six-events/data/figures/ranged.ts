/** Numbers of event III. Distances are inches. */
export const ranged = {
  /** six-events.ranged.range: of bows and of every weapon that says nothing else. */
  range: 12,
  /** six-events.ranged.modifier-obstruction */
  obstructed: -1,
  /** six-events.ranged.modifier-infantry: for each full group of missing models. */
  infantryLost: -1,
  /** six-events.ranged.modifier-infantry: models in such a group. */
  infantryGroup: 2,
  /** six-events.ranged.modifier-cavalry: for each missing model. */
  cavalryLost: -1,
  /** six-events.ranged.hit-number: each die of a single figure, modified. */
  hit: 5,
} as const;
