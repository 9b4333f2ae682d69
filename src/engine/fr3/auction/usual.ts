/** Default values for an auction: average pools, halved if the clock is low. */
import type { Said } from '../../kernel/calculator/question.ts';
import { magic } from '../data/figures/magic.ts';
import { magicUsers } from '../data/figures/magic-users.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import { type DefenderKind, defenceLevels } from './auction.ts';
import { lowestCost, noSpell, places } from './view.ts';

/** The average of the dice, rounded down, and halved if the clock is at 4 or less (fr3.magic.clock-at-four). */
const usualPool = (dice: number, weak: boolean): number => Math.floor((dice * 7) / 2 / (weak ? magic.weakDivisor : 1));
export const weakAt = (said: Said): boolean => typeof said.clock === 'number' && said.clock <= magic.weakClock;
const dicePerLevel = [0, magic.levelOneDice, magic.levelTwoDice, magic.levelThreeDice] as const;
const usualArmy = (weak: boolean): number => (weak ? magic.weakArmyPool : magic.armyPool);

export function usualOfCaster(said: Said): Said {
  const level = said.level ?? 2;
  const weak = weakAt(said);
  return {
    level: 2,
    own: usualPool(dicePerLevel[level as 0] ?? 0, weak),
    army: usualArmy(weak),
    extra: 0,
    later: 0,
    clock: moraleClock.start,
    turned: 0,
    stored: false,
    nullified: false,
  };
}

export function usualOfDefender(said: Said): Said {
  const user = (said.user ?? 'level-2') as DefenderKind;
  const weak = weakAt(said);
  const hunter = weak ? magic.weakWitchHunter : magicUsers.witchHunterPoints;
  return {
    user: 'level-2',
    own: user === 'witch-hunter' ? hunter : usualPool(dicePerLevel[defenceLevels[user]] ?? 0, weak),
    army: usualArmy(weak),
    active: false,
    points: 0,
    later: 0,
    clock: moraleClock.start,
    turned: 0,
    nullified: false,
  };
}

/** The default value of success: about the cost of one unit. */
export const usualSuccess = 60;

export const usualOfSpell = (): Said => ({ cost: lowestCost, target: 'unit', ward: false, spirit: false });
/** `point` is the value of a magic point. */
export const usualOfStakes = (point: number): Said => ({ success: usualSuccess, mine: point, theirs: point });
export const usualOfList = (): Said =>
  Object.fromEntries(
    places.flatMap((at) => [
      [`spell${at}`, noSpell],
      [`worth${at}`, usualSuccess],
      ...Object.entries(usualOfSpell()).map(([id, value]) => [`${id}${at}`, value]),
    ]),
  );
