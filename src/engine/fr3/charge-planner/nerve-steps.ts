/** Steps that test a unit's morale: fear on contact, throwing weapons, spells on morale, and rallies. */
import { andThen, type Chance, known, map } from '../../kernel/chance.ts';
import type { SideId } from '../melee/question.ts';
import { otherSide } from '../melee/question.ts';
import { fearWhenCharged, fearWhenCharging, type Meets } from '../nerve/fear.ts';
import { resistsAbility } from '../nerve/innate.ts';
import { underSpell } from '../nerve/spells.ts';
import { attempt } from '../nerve/standing.ts';
import { type NerveTest, nerveTest } from '../nerve/test.ts';
import { underThrowingWeapons } from '../nerve/throwing-weapons.ts';
import { dreadfulOf, type Tried, triedOf } from '../nerve/tried.ts';
import { suffers, withBody } from './consequences.ts';
import { worksAt } from './fire-steps.ts';
import type { Context, Play } from './play.ts';
import type { Plan, Step } from './question.ts';
import { engaged, inPlay, type Scene } from './scene.ts';
import { fearedOf, subjectNow } from './troops.ts';

/** A unit that takes a morale test, in its current state in the plan. */
export const testedUnit = (plan: Plan, scene: Scene, side: SideId): Tried => triedOf(subjectNow(plan[side], scene[side]));

/** A unit whose morale is tested because of the other unit, for example because it fears that unit. */
export const meets = (plan: Plan, scene: Scene, side: SideId): Meets => ({
  ...testedUnit(plan, scene, side),
  ...dreadfulOf(fearedOf(plan[otherSide(side)])),
});

const tests = <Of extends Tried>(test: NerveTest<Of>, of: Of, scene: Scene, side: SideId, { short }: Context): Chance<Scene> =>
  map(nerveTest(test, of), ({ after }) => suffers(scene, side, after, short));

/** fr3.fear.test-charged, fr3.fear.test-charging: the charger tests as soon as the charge makes contact. */
export const playFear = (step: Step): Play => {
  const side = step.on ?? 'b';
  const test = side === 'b' ? fearWhenCharged : fearWhenCharging;
  return (scene, context) =>
    engaged(scene) && scene.round === 'first'
      ? tests(test, meets(context.plan, scene, side), scene, side, context)
      : known(scene);
};

/** fr3.missile-fire.throwing-weapons: either unit throws its weapons when the charge makes contact. */
export const playThrowing = (step: Step): Play => {
  const side = step.on ?? 'b';
  return (scene, context) =>
    engaged(scene) && scene.round === 'first'
      ? tests(underThrowingWeapons, testedUnit(context.plan, scene, side), scene, side, context)
      : known(scene);
};

/** Whether a spell has only cancelled Bless, so that an elite unit became normal. Such a result cites fr3.elites.bonus. */
const spentBless = (rules: readonly string[]): boolean => rules.includes('fr3.elites.bonus');

export const playSpell = (step: Step): Play => {
  const side = step.on ?? 'b';
  const { spell = 'medusa' } = step;
  const cast = worksAt(step.works);
  const strike: Play = (scene, { plan, short }) => {
    if (!inPlay(scene[side])) return known(scene);
    const subject = subjectNow(plan[side], scene[side]);
    const test =
      spell === 'war-cry' || spell === 'earthquake'
        ? nerveTest(resistsAbility, triedOf({ ...subject, ability: spell }))
        : nerveTest(underSpell, triedOf({ ...subject, spell }));
    return map(test, ({ after }) => {
      const next = suffers(scene, side, after, short);
      return spentBless(after.rules) ? withBody(next, side, { ...next[side], cursed: true }) : next;
    });
  };
  return (scene, context) => andThen(cast, (works) => (works ? strike(scene, context) : known(scene)));
};

/** One unit's rally (fr3.rally.roll), if it needs one. */
export function rallies(plan: Plan, scene: Scene, side: SideId): Chance<Scene> {
  const body = scene[side];
  if (!inPlay(body)) return known(scene);
  return map(attempt(subjectNow(plan[side], body), body), ({ state, markers }) =>
    state === body.state && markers === body.markers ? scene : withBody(scene, side, { ...body, state, markers }),
  );
}
