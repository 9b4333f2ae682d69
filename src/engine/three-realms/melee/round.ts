/** One Melee Phase between two units: the order of initiative, each side's attacks, and the losses. */
import { andThen, type Chance, countedOnce, known, map } from '../../kernel/chance.ts';
import { counted, type Odds, odds } from '../../kernel/odds.ts';
import { d10 } from '../dice.ts';
import type { Target } from '../harm/allocation.ts';
import { type Counted, countedFor, sharesVenom } from '../harm/counted.ts';
import { addLosses, afterStrikers, type Blow, headsOf, type Left, pointsOf, type Volleys, volleysOf } from '../harm/damage.ts';
import { hitsOf, hitsOfEach } from '../harm/hits.ts';
import {
  chargeChange,
  diceOf,
  type Fighters,
  type Melee,
  needsToHit,
  otherSide,
  type Side,
  strikersOf,
  targetsIn,
  threatenedOf,
  wholeOf,
} from './question.ts';

export type First = Side | 'both';

/**
 * Who strikes first (three-realms.melee.initiative-value, three-realms.melee.initiative-order). If the values are equal, the
 * higher I strikes first; if those are equal too, both strike together (three-realms.melee.initiative-ties).
 */
export function initiative({ a, b }: Melee): Chance<First> {
  const value = ({ I, charge }: Fighters, who: string) =>
    map(d10(`initiative of ${who}`, 'three-realms.melee.initiative-value'), (face) => face + I + chargeChange(charge));
  return andThen(value(a, 'the first unit'), (first) =>
    map(value(b, 'the second unit'), (second): First => {
      const lead = first - second || a.I - b.I;
      return lead > 0 ? 'a' : lead < 0 ? 'b' : 'both';
    }),
  );
}

/** Who strikes, with how many dice each, and at whom. */
export interface Step {
  readonly by: Fighters;
  readonly dice: readonly number[];
  readonly at: Fighters;
  readonly targets: Left;
}

/** Cached results for the attacks of one side: the result for identical models with the same hits is computed only once. */
export interface Blows {
  readonly volleys: Volleys;
  readonly counted: Counted;
}

const blowOf = (by: Fighters, at: Fighters): Blow => ({ strength: by.S, poisoned: by.poisoned, bodies: at.bodies });

export const blowsOf = (by: Fighters, at: Fighters): Blows => {
  const blow = blowOf(by, at);
  return {
    volleys: volleysOf(blow),
    counted: countedFor({
      ...blow,
      needs: needsToHit(by, at),
      rule: 'three-realms.melee.to-hit',
      onOne: by.onOne,
      protection: at.P,
      models: at.models,
      points: at.points,
    }),
  };
};

/** How many targets are in contact. Contacts are assumed to be spread evenly: fewer strikers touch fewer targets. */
export const touchedIn = ({ by, dice, at, targets }: Step): number =>
  Math.min(headsOf(targets), Math.ceil(threatenedOf(at, by) / strikersOf(by)) * dice.length);

/** The targets that can be struck, the hardest to kill first, and the models that cannot be struck. */
function struckIn(step: Step): { readonly struck: readonly Target[]; readonly spared: Left } {
  const { at, targets } = step;
  const struck = targetsIn(at, targets, touchedIn(step));
  return { struck, spared: targets.map((count, points) => count - struck.filter((each) => each.points === points + 1).length) };
}

/** The odds of each group that remains after a step. */
export function struckOdds(step: Step, { counted: count }: Blows): Odds<Left> {
  const { struck, spared } = struckIn(step);
  if (step.dice.length === 0 || struck.length === 0) return odds(known(step.targets));
  return count(struck, spared, step.dice);
}

/** The group that remains after a step (three-realms.melee.to-hit, three-realms.melee.to-damage). */
export function strike(step: Step, blows: Blows = blowsOf(step.by, step.at)): Chance<Left> {
  const { by, dice, at, targets } = step;
  const { struck, spared } = struckIn(step);
  if (dice.length === 0 || struck.length === 0) return known(targets);
  const needs = needsToHit(by, at);
  const harmed: Chance<Left> = sharesVenom(by.poisoned, dice)
    ? andThen(hitsOfEach(dice, needs, 'three-realms.melee.to-hit'), (hits) =>
        afterStrikers(struck, hits, blowOf(by, at), by.onOne),
      )
    : andThen(
        hitsOf(
          dice.reduce((sum, each) => sum + each, 0),
          needs,
          'three-realms.melee.to-hit',
        ),
        (hits) => blows.volleys(struck, hits, by.onOne),
      );
  return counted(
    map(harmed, (after) => addLosses(spared, after)),
    () => struckOdds(step, blows),
  );
}

/** The size of the remaining group: models, or points for Multiple Bodies (three-realms.unit-rules.multiple-bodies-kills). */
export const countOf = ({ bodies }: Fighters, left: Left): number => (bodies ? pointsOf(left) : headsOf(left));

/** The losses among the models that could be hit. */
export const lostOf = (side: Fighters, by: Fighters, left: Left): number =>
  countOf(side, wholeOf(side, by)) - countOf(side, left);

/** The size of the unit: models, or points for Multiple Bodies. */
export const sizeOf = ({ models, points, bodies }: Fighters): number => (bodies ? models * points : models);

/**
 * The dice of each model that can still strike. Hits fall first on strikers that only enemies with Reach can hit.
 */
export function stillStriking(side: Fighters, by: Fighters, left: Left): number[] {
  const dead = threatenedOf(side, by) - headsOf(left);
  const idle = by.reach && !side.reach ? side.behind : 0;
  return diceOf(side, left, strikersOf(side) - Math.max(0, dead - idle));
}

/** One value for each side. */
export type Both<T> = Readonly<Record<Side, T>>;
export type Losses = Both<number>;

/** A unit that was unhurt and has been struck. */
interface Hurt {
  readonly lost: number;
  /** The dice of each model that can still strike. */
  readonly dice: readonly number[];
}

/** The losses of each side in a Melee Phase that both sides begin unhurt. */
export function meleeRound(melee: Melee): Chance<Losses> {
  const kept = { a: blowsOf(melee.a, melee.b), b: blowsOf(melee.b, melee.a) };
  const made = new Map<string, Chance<Hurt>>();
  const blows = (side: Side, dice: readonly number[]): Chance<Hurt> => {
    const by = melee[side];
    const at = melee[otherSide(side)];
    const key = `${side}${dice}`;
    const chance =
      made.get(key) ??
      countedOnce(
        map(strike({ by, dice, at, targets: wholeOf(at, by) }, kept[side]), (left) => ({
          lost: lostOf(at, by, left),
          dice: stillStriking(at, by, left),
        })),
      );
    made.set(key, chance);
    return chance;
  };
  const whole = (side: Side): readonly number[] =>
    stillStriking(melee[side], melee[otherSide(side)], wholeOf(melee[side], melee[otherSide(side)]));
  /**
   * One side strikes while it is unhurt. The other side strikes back with its remaining models, or with all of them if both sides
   * strike together.
   */
  const inTurn = (side: Side, atOnce: boolean): Chance<Losses> =>
    andThen(blows(side, whole(side)), (theirs) =>
      map(blows(otherSide(side), atOnce ? whole(otherSide(side)) : theirs.dice), (own) =>
        side === 'a' ? { a: own.lost, b: theirs.lost } : { a: theirs.lost, b: own.lost },
      ),
    );
  return andThen(initiative(melee), (first) => inTurn(first === 'b' ? 'b' : 'a', first === 'both'));
}
