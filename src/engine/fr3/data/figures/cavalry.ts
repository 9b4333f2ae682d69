import { design } from './design.ts';
import { missileFire } from './missile-fire.ts';

/** Numbers from the cavalry chapter. Distances are inches at 15 mm scale. */
export const cavalry = {
  /** fr3.cavalry.dragoons-bowfire: range, and units on the missile fire table. */
  dragoonsRange: missileFire.range,
  dragoonsRow: 2,
  /** fr3.cavalry.light-cavalry-weapons: range of bows, and units on the missile fire table. */
  bowRange: missileFire.range,
  bowRow: 1,
  /** fr3.cavalry.heavy-cavalry-weapons: the price of bows in points. */
  bows: design.bowfire,
} as const;
