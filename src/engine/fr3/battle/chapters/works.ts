/** Fortifications: what they add to the battle. */
import { workKinds } from '../works/placing.ts';

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
export { defendersGone, garrisonsFight, isGarrisoned } from '../works/pavisiers.ts';
export { firstWithWorks, intoWorks, middlesOf, unplacedWorks, workAt, worksAtFirst } from '../works/placing.ts';

export const kinds = { ...workKinds };
