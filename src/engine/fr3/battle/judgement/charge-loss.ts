/** The average cost of a charge for both sides, from the first morale test on contact to the end of its melee. */
import { approximate } from '../../../kernel/fraction.ts';
import { odds } from '../../../kernel/odds.ts';
import type { Ground, MeleeSide } from '../../melee/question.ts';
import { fearWhenCharged, fearWhenCharging } from '../../nerve/fear.ts';
import { type NerveTest, nerveTest } from '../../nerve/test.ts';
import { underThrowingWeapons } from '../../nerve/throwing-weapons.ts';
import { ask } from '../chapters/asking.ts';
import { meeting, throws } from '../charge/nerve.ts';
import { withUnit } from '../units/pieces.ts';
import { meleeSide } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { type ExpectedLoss, isLost, lossOfMelee, shareTaken } from './expected-loss.ts';

/** Everything that affects the odds of a charge besides the two units themselves. */
export interface Meeting {
  /** The neighbours that support each unit. */
  readonly support: number;
  readonly against: number;
  /** The ground under the charged unit. The ground applies to both units. */
  readonly ground: Ground;
  /** The charge comes from outside the arc of the charged unit. */
  readonly outside: boolean;
  /** A friend of the charger is on a flank of the charged unit. */
  readonly flanked: boolean;
}

/** A possible state of a unit after its tests, with its probability; the unit is null if it is gone. */
interface Case {
  readonly unit: BattleUnit | null;
  readonly share: number;
  readonly lost: number;
}

type Test = NerveTest<ReturnType<typeof meeting>>;

/** The possible states after the unit has taken one more test that an enemy causes. */
const tested = (state: State, cases: readonly Case[], test: Test, by: BattleUnit): readonly Case[] =>
  cases.flatMap((each) => {
    const { unit } = each;
    if (unit === null) return [each];
    const now = withUnit(state, unit.id, unit);
    return [...odds(nerveTest(test, meeting(now, unit.id, by.id)))].map(([{ after }, chance]): Case => {
      const share = each.share * approximate(chance);
      const lost = each.lost + shareTaken(after, unit.morale);
      const gone = isLost(after.fate);
      const same = after.state === unit.morale && after.markers === unit.markers;
      return { share, lost, unit: gone ? null : same ? unit : { ...unit, morale: after.state, markers: after.markers } };
    });
  });

/** The charge of one unit at another that is not in contact. */
export function lossOfCharge(state: State, me: BattleUnit, foe: BattleUnit, how: Meeting): ExpectedLoss {
  const place = ask.placeInMelee(state, foe);
  let charged: readonly Case[] = [{ unit: foe, share: 1, lost: 0 }];
  let chargers: readonly Case[] = [{ unit: me, share: 1, lost: 0 }];
  charged = tested(state, charged, fearWhenCharged, me);
  chargers = tested(state, chargers, fearWhenCharging, foe);
  if (throws(state, me.id)) charged = tested(state, charged, underThrowingWeapons, me);
  if (throws(state, foe.id) && !how.outside) chargers = tested(state, chargers, underThrowingWeapons, foe);
  const [a, b] = [
    { share: 0, gone: 0 },
    { share: 0, gone: 0 },
  ];
  for (const mine of chargers)
    for (const theirs of charged) {
      const share = mine.share * theirs.share;
      a.share += share * mine.lost;
      b.share += share * theirs.lost;
      if (mine.unit === null) a.gone += share;
      if (theirs.unit === null) b.gone += share;
      if (mine.unit === null || theirs.unit === null) continue;
      const own: MeleeSide = { ...meleeSide(state, mine.unit), support: how.support, ground: how.ground };
      const other: MeleeSide = {
        ...meleeSide(state, theirs.unit),
        ...place,
        support: how.against,
        ground: how.ground,
        outsideArc: how.outside,
      };
      const loss = lossOfMelee({ a: how.flanked ? { ...own, flank: 1 } : own, b: other, charge: 'a' });
      a.share += share * loss.a.share;
      a.gone += share * loss.a.gone;
      b.share += share * loss.b.share;
      b.gone += share * loss.b.gone;
    }
  return { a, b };
}
