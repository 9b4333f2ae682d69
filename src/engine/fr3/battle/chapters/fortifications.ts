/** Fortifications: what they add to the battle. */
import { garrisonsFight } from '../fortifications/pavisiers.ts';
import { workKinds } from '../fortifications/placing.ts';
import type { Chapter } from './chapter.ts';

export {
  areLined,
  hampers,
  inWorks,
  isCovered,
  isWork,
  lengthsInto,
  refuseTaken,
  workOf,
  worksInTheWay,
} from '../fortifications/cover.ts';
export { defendersGone, isGarrisoned } from '../fortifications/pavisiers.ts';
export { firstWithWorks, intoWorks, middlesOf, unplacedWorks, workAt, worksAtFirst } from '../fortifications/placing.ts';

export const kinds = { ...workKinds };

export const events: Chapter['events'] = { 'garrisons-fight': garrisonsFight };
