import { magic } from './magic.ts';

/** Numbers of the reference chapter: the tracking sheet. */
export const reference = {
  /** fr3.reference.tracking-sheet-army-pool: boxes of the track. */
  armyPoolTrack: magic.armyPool,
  /** fr3.reference.tracking-sheet-personal-pools: boxes of a row, and rows. */
  personalPoolRow: 6,
  personalPoolRows: 6,
  /** fr3.reference.tracking-sheet-loss-counters: boxes of each counter. */
  lossCounter: 10,
} as const;
