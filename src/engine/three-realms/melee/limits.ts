/** Refuses melees whose odds would take too long to calculate, with a sentence. */
import { type Refused, refused } from '../../kernel/calculator/question.ts';
import { waitingOf } from '../harm/counted.ts';
import { type Fighters, type Melee, otherSide, type Side, strikersOf, threatenedOf } from './question.ts';

const both: readonly Side[] = ['a', 'b'];

/** The largest number of dice whose hits share a d5 for each striker. */
const mostShared = 18;
/**
 * The limit on work for hits that share a d5 for poison: the states of models that will be hit again, times how often they are
 * counted.
 */
const mostSharedWork = 20_000;
/** The limit on the work for all other attacks: the number of states of the models that are struck, times the number of dice. */
const mostStruckWork = 500_000;
/** The largest number of models on each side when the units fight on. */
const mostInPhases = 8;
/** The limit on work when two units fight on: the states of both units, times the dice that they roll. */
const mostPhasesWork = 15_000_000;

/** The number of states of a group of models, each of which is dead or has some points left. */
function waysOf(models: number, points: number): number {
  let ways = 1;
  for (let at = 1; at <= points; at++) ways = (ways * (models + at)) / at;
  return ways;
}

const diceOf = (by: Fighters): number => strikersOf(by) * by.A;

const ofPoints = (side: Side, because: string): Refused =>
  refused(`${side}.points`, because, 'three-realms.stat-line.damage-points');

/**
 * If strikers share a d5, their hits depend on each other. `ways` returns the number of states in which the other unit may be
 * when it is struck.
 */
function tooManyShared(melee: Melee, side: Side, ways: (at: Fighters) => number): Refused[] {
  const by = melee[side];
  const at = melee[otherSide(side)];
  if (!by.poisoned || by.A === 1 || strikersOf(by) === 1) return [];
  if (diceOf(by) > mostShared)
    return [
      refused(
        `${side}.front`,
        `Each model with a poisoned weapon rolls one d5 for all its hits. This page cannot calculate with more than ${mostShared} of these dice.`,
        'three-realms.melee-weapons.poisoned',
      ),
    ];
  const targets = by.onOne ? 1 : threatenedOf(at, by);
  const hurt = (at.points + 1) ** (waitingOf(targets, diceOf(by)) + 1) + waysOf(targets, at.points);
  return hurt * ways(at) > mostSharedWork
    ? [
        refused(
          `${otherSide(side)}.points`,
          'The hits of each poisoned model share a d5: with this number of models and points there are too many possible results to work out here.',
          'three-realms.melee-weapons.poisoned',
        ),
      ]
    : [];
}

/** Refusals for the attacks of the given sides. */
export const tooManyBlows =
  (sides: readonly Side[]) =>
  (melee: Melee): Refused[] =>
    sides.flatMap((side) => {
      const by = melee[side];
      const at = melee[otherSide(side)];
      return waysOf(threatenedOf(at, by), at.points) * diceOf(by) > mostStruckWork
        ? [
            ofPoints(
              otherSide(side),
              'With this number of models and points, there are too many possible results to work out here.',
            ),
          ]
        : tooManyShared(melee, side, () => 1);
    });

/** Refusals for several Melee Phases in a row. */
export function tooLongToFightOn(melee: Melee): Refused[] {
  const many = both.filter((side) => melee[side].models > mostInPhases);
  if (many.length > 0)
    return many.map((side) =>
      refused(
        `${side}.models`,
        `With more than ${mostInPhases} models, only one Melee Phase can be worked out here.`,
        'three-realms.melee.phase',
      ),
    );
  const { a, b } = melee;
  const ways = ({ models, points }: Fighters) => waysOf(models, points);
  // Each die to hit leads to a die to damage, and to a d5 if the weapon is poisoned. Ten more dice stand
  // for initiative and the drive tests.
  const dice = 10 + diceOf(a) * (a.poisoned ? 3 : 1) + diceOf(b) * (b.poisoned ? 3 : 1);
  // Multiple Bodies need twice the work, because lost points count as lost models and lost dice.
  const bodies = a.bodies || b.bodies ? 2 : 1;
  if (ways(a) * ways(b) * (ways(a) + ways(b)) * dice * bodies > mostPhasesWork)
    return [
      ofPoints(
        ways(b) > ways(a) ? 'b' : 'a',
        'This page can work out only one Melee Phase for two units of this size, because there are too many possible results.',
      ),
    ];
  return both.flatMap((side) => tooManyShared(melee, side, ways));
}
