/**
 * Melee Phases in a row: two units fight on as long as neither is gone and neither flees. Who passes its test holds, and in a
 * tie both do; the places of the fallen are taken from behind, and who is hurt stays in front.
 */
import { andThen, type Chance, known, map, remembered } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { fresh, headsOf, type Left, together } from '../harm/damage.ts';
import { type AfterMelee, afterLosses } from './aftermath.ts';
import { type Fighters, type Melee, otherSide, type Side, threatenedOf } from './question.ts';
import { type Both, countOf, fought } from './round.ts';

/** Everybody of both units by the points that they have left; or how it ended. */
export type Fight = ({ readonly kind: 'on' } & Both<Left>) | { readonly kind: 'over'; readonly so: AfterMelee };

const holding: readonly AfterMelee[] = ['a-stands', 'b-stands', 'tie-stand'];

/** So many of a unit, those with the fewest points left first. */
function weakest(all: Left, most: number): Left {
  let wanted = most;
  return all.map((count) => {
    const taken = Math.min(count, wanted);
    wanted -= taken;
    return taken;
  });
}

const without = (all: Left, some: Left): Left => all.map((count, at) => count - (some[at] ?? 0));

/** The unit as it goes into a later phase: fewer of it, and no charge (three-realms.melee.charge-bonus). */
function later(side: Fighters, all: Left): Fighters {
  const models = headsOf(all);
  const front = Math.min(side.front, models);
  return { ...side, models, front, behind: Math.min(side.behind, models - front), charge: 'no' };
}

/** One Melee Phase of what is left of both, with the drive tests after it. */
function phase(melee: Melee, all: Both<Left>): Chance<Fight> {
  const threatened = (side: Side) => weakest(all[side], threatenedOf(melee[side], melee[otherSide(side)]));
  const before = { a: threatened('a'), b: threatened('b') };
  const of = { a: countOf(melee.a, all.a), b: countOf(melee.b, all.b) };
  return andThen(fought(melee, before), (after) => {
    const rest = (side: Side) => together(without(all[side], before[side]), after[side]);
    const left = { a: rest('a'), b: rest('b') };
    const lost = { a: of.a - countOf(melee.a, left.a), b: of.b - countOf(melee.b, left.b) };
    return map(
      afterLosses(melee, lost, of),
      (so): Fight => (holding.includes(so) ? { kind: 'on', ...left } : { kind: 'over', so }),
    );
  });
}

/** How it stands after each of so many Melee Phases, the first with its charges. */
export function phasesOf(melee: Melee, phases: number): Odds<Fight>[] {
  const counted = new Map<string, Chance<Fight>>();
  const next = (fight: Fight): Chance<Fight> => {
    if (fight.kind === 'over') return known(fight);
    const key = JSON.stringify([fight.a, fight.b]);
    const chance = counted.get(key) ?? remembered(phase({ a: later(melee.a, fight.a), b: later(melee.b, fight.b) }, fight));
    counted.set(key, chance);
    return chance;
  };
  const begun = { a: fresh(melee.a.models, melee.a.points), b: fresh(melee.b.models, melee.b.points) };
  const found: Odds<Fight>[] = [];
  let now = odds(phase(melee, begun));
  for (let at = 1; at <= phases; at++) {
    found.push(now);
    if (at < phases) now = now.andThen(next);
  }
  return found;
}
