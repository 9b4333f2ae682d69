/**
 * Steps that strike from a distance: volleys, artillery, blasts. The odds come from the chapters on missile fire, artillery and
 * magic.
 */

import { andThen, type Chance, countedOnce, known, map, roll } from '../../kernel/chance.ts';
import { chanceOf } from '../../kernel/written-chance.ts';
import { aimOf } from '../artillery/aim.ts';
import { artillery } from '../artillery/artillery.ts';
import type { Source } from '../artillery/question.ts';
import { sourceKindOf } from '../artillery/sources.ts';
import { missileFire } from '../missile-fire/missile-fire.ts';
import type { Firers, Target } from '../missile-fire/question.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import { firingUnits, volley } from '../missile-fire/volley.ts';
import { suffers } from './consequences.ts';
import type { Play } from './play.ts';
import type { Step } from './question.ts';
import { engaged, inPlay } from './scene.ts';
import { targetNow } from './troops.ts';

/** Rolls whether a spell is cast and not dispelled. For a chance of `2/3` the die has three sides. */
export function worksAt(text: string | undefined): Chance<boolean> {
  const fraction = text === undefined ? undefined : chanceOf(text);
  if (!fraction || fraction.of === fraction.ways) return known(true);
  if (fraction.ways === 0) return known(false);
  const works = known(true);
  const fails = known(false);
  return countedOnce(
    roll(fraction.of, { decides: 'whether the spell works', rules: ['fr3.auction.points-add-to-roll'] }, (face) =>
      face <= fraction.ways ? works : fails,
    ),
  );
}

/** No unit may fire into a melee (fr3.missile-fire.target, fr3.artillery.no-fire-into-melee), except with guns and magic. */
const mayFireIntoMelee = (firers: readonly Firers[]): boolean =>
  firers.every((each) => firingUnits(each).weapon.gun !== undefined);
const strikesIntoMelee = ({ unit }: Source): boolean => {
  const aimed = sourceKindOf(unit)?.aimed;
  return aimed === 'magic' || aimed === 'grenade' || aimed === 'contact';
};

/** A step that strikes one of the two units, if it is in play and can be targeted. */
function strikes(step: Step, intoMelee: boolean, shot: (target: Target) => Chance<ShotResult>): Play {
  const side = step.on ?? 'b';
  return (scene, { plan, short }) => {
    const inMelee = engaged(scene);
    if (!inPlay(scene[side]) || (inMelee && !intoMelee)) return known(scene);
    return map(shot(targetNow(plan[side], scene[side], inMelee)), (result) => suffers(scene, side, result, short));
  };
}

export const playVolley = (step: Step): Play => {
  const firers = step.firers ?? [];
  return strikes(step, mayFireIntoMelee(firers), (target) => missileFire(volley({ target, firers })));
};

export const playArtillery = (step: Step): Play => {
  const source = step.source as Source;
  return strikes(step, strikesIntoMelee(source), (target) => artillery(aimOf({ source, target })));
};

export const playBlast = (step: Step): Play => {
  const strike = playArtillery(step);
  const cast = worksAt(step.works);
  return (scene, context) => andThen(cast, (works) => (works ? strike(scene, context) : known(scene)));
};
