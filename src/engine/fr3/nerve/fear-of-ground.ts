/**
 * Ground that causes fear (fr3.terrain-effects.chaos-fear-terrain): if a unit fails the test, it stops at the edge of the ground.
 * A failure has no other effect.
 */
import { knowsNoFear } from './fear.ts';
import { keepsMorale, type NerveTest } from './test.ts';

export const fearOfGround: NerveTest = {
  decides: 'whether the unit dares to go in',
  rules: ['fr3.terrain-effects.chaos-fear-terrain', 'fr3.rally.roll'],
  spares: knowsNoFear,
  failed: keepsMorale('fr3.terrain-effects.chaos-fear-terrain'),
};
