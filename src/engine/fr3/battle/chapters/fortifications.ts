/** Registers fortifications with the battle. */
import {
  areLined,
  cannotDefendWork,
  inWorks,
  isCovered,
  isWork,
  lengthsInto,
  refuseTaken,
  workOf,
  worksInTheWay,
} from '../fortifications/cover.ts';
import { defendersGone, garrisonsFight, isGarrisoned } from '../fortifications/pavisiers.ts';
import {
  firstWithWorks,
  fortificationKinds,
  intoWorks,
  middlesOf,
  unplacedWorks,
  workAt,
  worksAtFirst,
} from '../fortifications/placing.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = { ...fortificationKinds };

export const events: Chapter['events'] = { 'garrisons-fight': garrisonsFight };

export const points: Chapter['points'] = {
  opening: (state) => ({ ...state, works: worksAtFirst(state.setup) }),
  unplaced: (state, side) => unplacedWorks(state, side).length,
  deployments: intoWorks,
  deploysFirst: (state, side) => firstWithWorks(state, side) ?? null,
  campPlaces: middlesOf,
  campPlaceAt: (state, side, at) => workAt(state, side, at) ?? null,
  inTheWay: worksInTheWay,
  lengths: lengthsInto,
  refuseTaken,
  placeInMelee: inWorks,
  isOnLine: areLined,
  isHampered: cannotDefendWork,
  isCovered,
  isFortified: isWork,
  isDugIn: (state, unit) => workOf(state, unit) !== undefined,
  hasPavisiers: (state, unit) => workOf(state, unit)?.pavisiers === true,
  isGarrisoned,
  destroyed: defendersGone,
};
