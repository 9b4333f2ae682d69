import { design } from './design.ts';
import { leviathans } from './leviathans.ts';
import { missileFire } from './missile-fire.ts';
import { multiBased } from './multi-based.ts';
import { pikeBlocks } from './pike-blocks.ts';

/** Numbers from the innate magic chapter that several abilities share. Numbers of a single ability are in `../innate.ts`. */
export const innateMagic = {
  /** fr3.innate.cost: points for each ability of a unit or character. */
  cost: design.innateAbility,
  /** fr3.innate.once-per-turn */
  usesPerTurn: 1,
  /** fr3.innate.abbreviations: range of a unit without missiles. */
  range: missileFire.range,
  /** fr3.innate.character-rally-roll: rally number of an individual, before his own bonus. */
  characterRally: 6,
  /** fr3.pike-blocks.innate-magic: added to the roll to resist, or subtracted from the user's roll. */
  largePikeBlock: pikeBlocks.innateTarget,
  /** fr3.leviathans.innate-magic, 1x1 */
  largeLeviathan: leviathans.innateTarget['1x1'],
  /** fr3.leviathans.innate-magic, 1x2 */
  largeLeviathanTwoBases: leviathans.innateTarget['1x2'],
  /** fr3.multi-based.innate-magic */
  largeMultiBased: multiBased.innateTarget,
} as const;
