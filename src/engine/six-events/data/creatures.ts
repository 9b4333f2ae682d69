/** Two tables for one d6: the result when a creature fails a morale check, and random movement. */

export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** The lowest and the highest roll for this result. */
  readonly from: number;
  readonly to: number;
}

/** six-events.creatures.failure-table */
export const failureTable: readonly Outcome[] = [
  { id: 'withdraw', name: 'Withdraw', rule: 'six-events.creatures.withdraw', from: 1, to: 4 },
  { id: 'flee', name: 'Flee', rule: 'six-events.creatures.flee', from: 5, to: 5 },
  { id: 'berserk', name: 'Berserk', rule: 'six-events.creatures.berserk', from: 6, to: 6 },
];

/** six-events.creatures.random-movement */
export const randomMovement: readonly Outcome[] = [
  { id: 'rear', name: 'Moves to its rear', rule: 'six-events.creatures.random-movement', from: 1, to: 2 },
  { id: 'right', name: 'Moves to its right', rule: 'six-events.creatures.random-movement', from: 3, to: 3 },
  { id: 'left', name: 'Moves to its left', rule: 'six-events.creatures.random-movement', from: 4, to: 4 },
  { id: 'forward', name: 'Breaks through', rule: 'six-events.creatures.break-through', from: 5, to: 5 },
  { id: 'stand', name: 'Stands and attacks', rule: 'six-events.creatures.stand-and-attack', from: 6, to: 6 },
];
