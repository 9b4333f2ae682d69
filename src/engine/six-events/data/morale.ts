/** The morale chart (six-events.morale.chart). */

/** The kinds of unit that check, in the order of the columns. */
export const checking = [
  { id: 'creature', name: 'Creature' },
  { id: 'mounted-knights', name: 'Mounted knights' },
  { id: 'foot-knights', name: 'Foot knights' },
  { id: 'mounted-yeomen', name: 'Mounted yeomen' },
  { id: 'foot-yeomen', name: 'Foot yeomen' },
  { id: 'peasants', name: 'Peasants' },
] as const;

export interface MoraleCause {
  readonly id: string;
  readonly name: string;
  /** The modified roll needed, by column; null means no check (six-events.morale.no-check). */
  readonly needed: readonly (number | null)[];
  /** The event whose damage uses this row (six-events.morale.cause-identity). */
  readonly event: 'spells' | 'ranged' | 'melee';
}

/**
 * The causes of a morale check, in the order of the chart from top to bottom. With several enemies in melee, the row nearest the
 * top counts (six-events.morale.row-order).
 */
export const moraleChart: readonly MoraleCause[] = [
  { id: 'creatures', name: 'Creatures', needed: [3, 3, 3, 4, 5, 5], event: 'melee' },
  { id: 'mounted-knights', name: 'Mounted knights', needed: [3, 2, 2, 3, 4, 5], event: 'melee' },
  { id: 'foot-knights', name: 'Foot knights', needed: [3, 1, 2, 2, 3, 5], event: 'melee' },
  { id: 'mounted-yeomen', name: 'Mounted yeomen', needed: [2, 1, 1, 2, 3, 4], event: 'melee' },
  { id: 'foot-yeomen', name: 'Foot yeomen', needed: [0, -1, 1, 1, 2, 3], event: 'melee' },
  { id: 'peasants', name: 'Peasants', needed: [-1, null, null, 0, 1, 2], event: 'melee' },
  { id: 'ranged', name: 'Ranged attacks', needed: [1, 0, 0, 1, 2, 3], event: 'ranged' },
  { id: 'spells', name: 'Spells and fire', needed: [3, 1, 1, 2, 3, 5], event: 'spells' },
];
