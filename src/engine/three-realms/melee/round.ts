/** One Melee Phase of two units: the order of initiative, each side's blows, and what both have lost. */
import { andThen, type Chance, known, map, remembered } from '../../kernel/chance.ts';
import { d10 } from '../dice.ts';
import { afterStrikers, type Blow, headsOf, type Left, pointsOf, type Volleys, volleysOf } from '../harm/damage.ts';
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
 * Who strikes first: three-realms.melee.initiative-value, three-realms.melee.initiative-order. Among equal values the higher
 * I does; where that is equal too, both strike together (three-realms.melee.initiative-ties).
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

/** Who strikes, with how many models of whom so much is left, at whom. */
interface Step {
  readonly by: Fighters;
  readonly strikers: number;
  readonly left: Left;
  readonly at: Fighters;
  readonly targets: Left;
}

const blowOf = (by: Fighters, at: Fighters): Blow => ({ strength: by.S, poisoned: by.poisoned, bodies: at.bodies });

/** What a step leaves of those who are threatened: three-realms.melee.to-hit, three-realms.melee.to-damage. */
export function strike({ by, strikers, left, at, targets }: Step, volleys: Volleys = volleysOf(blowOf(by, at))): Chance<Left> {
  // Contacts are taken to be spread evenly: with fewer strikers fewer are touched.
  const touched = Math.ceil(threatenedOf(at, by) / strikersOf(by)) * strikers;
  const struck = targetsIn(at, targets, touched);
  if (strikers === 0 || struck.length === 0) return known(targets);
  const spared = targets.map((count, points) => count - struck.filter((each) => each.points === points + 1).length);
  const dice = diceOf(by, left, strikers);
  const needs = needsToHit(by, at);
  const harmed: Chance<Left> =
    by.poisoned && dice.some((each) => each > 1)
      ? andThen(hitsOfEach(dice, needs, 'three-realms.melee.to-hit'), (hits) =>
          afterStrikers(struck, hits, blowOf(by, at), by.onOne),
        )
      : andThen(
          hitsOf(
            dice.reduce((sum, each) => sum + each, 0),
            needs,
            'three-realms.melee.to-hit',
          ),
          (hits) => volleys(struck, hits, by.onOne),
        );
  return map(harmed, (after) => spared.map((count, points) => count + (after[points] ?? 0)));
}

/** What of a unit is left, as it counts: models, or points of Multiple Bodies (three-realms.unit-rules.multiple-bodies-kills). */
export const countOf = ({ bodies }: Fighters, left: Left): number => (bodies ? pointsOf(left) : headsOf(left));

/** What a blow has cost those who could be hit. */
export const lostOf = (side: Fighters, by: Fighters, left: Left): number =>
  countOf(side, wholeOf(side, by)) - countOf(side, left);

/** What the unit counts as: models, or points of Multiple Bodies. */
export const sizeOf = ({ models, points, bodies }: Fighters): number => (bodies ? models * points : models);

/** Those who can still strike. Who cannot is put where the blows fall first: only the enemy's Reach threatens him. */
function stillStriking(side: Fighters, by: Fighters, left: Left): number {
  const dead = threatenedOf(side, by) - headsOf(left);
  const idle = by.reach && !side.reach ? side.behind : 0;
  return strikersOf(side) - Math.max(0, dead - idle);
}

/** Something of each side. */
export type Both<T> = Readonly<Record<Side, T>>;
export type Losses = Both<number>;

/** What a Melee Phase leaves of those who can be hit, who were so many and so hurt before it. */
export function fought(melee: Melee, before: Both<Left>): Chance<Both<Left>> {
  const counted = new Map<string, Chance<Left>>();
  const volleys = { a: volleysOf(blowOf(melee.a, melee.b)), b: volleysOf(blowOf(melee.b, melee.a)) };
  const blows = (side: Side, own: Left): Chance<Left> => {
    const by = melee[side];
    const at = melee[otherSide(side)];
    const key = side + JSON.stringify(own);
    const step = { by, strikers: stillStriking(by, at, own), left: own, at, targets: before[otherSide(side)] };
    const chance = counted.get(key) ?? remembered(strike(step, volleys[side]));
    counted.set(key, chance);
    return chance;
  };
  /** One side strikes unhurt; the other strikes back with whom it has left, or with all if they strike together. */
  const inTurn = (side: Side, together: boolean): Chance<Both<Left>> =>
    andThen(blows(side, before[side]), (theirs) =>
      map(blows(otherSide(side), together ? before[otherSide(side)] : theirs), (own) =>
        side === 'a' ? { a: own, b: theirs } : { a: theirs, b: own },
      ),
    );
  return andThen(initiative(melee), (first) => inTurn(first === 'b' ? 'b' : 'a', first === 'both'));
}

/** What each side loses in a Melee Phase that finds it unhurt. */
export const meleeRound = (melee: Melee): Chance<Losses> =>
  map(fought(melee, { a: wholeOf(melee.a, melee.b), b: wholeOf(melee.b, melee.a) }), ({ a, b }) => ({
    a: lostOf(melee.a, melee.b, a),
    b: lostOf(melee.b, melee.a, b),
  }));
