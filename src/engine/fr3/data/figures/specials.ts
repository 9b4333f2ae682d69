import { structures } from './structures.ts';

/** Numbers from the specials chapter: blobs and fanatics. */
export const specials = {
  /** fr3.specials.blobs-musket-rifle: added to the missile roll of muskets and rifles, the same as hard cover −1. */
  blobHardCover: structures.hardCover.one,
  /** fr3.specials.blobs-artillery: added to the damage roll. */
  blobArtilleryDamage: -1,
  /** fr3.specials.blobs-growth-markers: extra markers for the first and for the second opponent it destroys. */
  blobGrowthMarker: 1,
  /** fr3.specials.blobs-growth-2x2: how many destroyed opponents make it 2x2. */
  blobGrownAt: 3,
  /** fr3.specials.fanatics-elite: added to their roll, against every opponent. */
  eliteFanatics: 1,
} as const;
