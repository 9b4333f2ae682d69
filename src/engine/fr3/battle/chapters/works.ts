/** Fortifications: what they add to the battle. */
import { garrisonsFight } from '../works/pavisiers.ts';
import { workKinds } from '../works/placing.ts';
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
} from '../works/in-works.ts';
export { defendersGone, isGarrisoned } from '../works/pavisiers.ts';
export { firstWithWorks, intoWorks, middlesOf, unplacedWorks, workAt, worksAtFirst } from '../works/placing.ts';

export const kinds = { ...workKinds };

export const events: Chapter['events'] = { 'garrisons-fight': garrisonsFight };
