import { magic } from './magic.ts';

/** Numbers from the reference chapter: the tracking sheet. */
export const reference = {
  /** fr3.reference.tracking-sheet-army-pool: boxes of the track. */
  armyPoolTrack: magic.armyPool,
  /** fr3.reference.tracking-sheet-personal-pools: boxes per row, and rows. */
  personalPoolRow: 6,
  personalPoolRows: 6,
  /** fr3.reference.tracking-sheet-loss-counters: boxes per counter. */
  lossCounter: 10,
} as const;
