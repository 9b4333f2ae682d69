/** What harm costs, as shares of what a unit is worth: what is left of it, and what a melee or a shot takes on average. */
import type { Chance } from '../../../kernel/chance.ts';
import { approximate } from '../../../kernel/fraction.ts';
import { onceForValue } from '../../../kernel/memo.ts';
import { odds } from '../../../kernel/odds.ts';
import type { Aftermath, Fate } from '../../demoralization.ts';
import { bout } from '../../melee/combatant.ts';
import { melee } from '../../melee/melee.ts';
import type { MeleeQuestion } from '../../melee/question.ts';
import { etherealPasses } from '../../nerve/ethereals.ts';
import type { Subject } from '../../nerve/question.ts';
import { nerveTest } from '../../nerve/test.ts';
import { triedOf } from '../../nerve/tried.ts';
import type { BattleUnit } from '../vocabulary/state.ts';
import { weights } from './weights.ts';

type Morale = BattleUnit['morale'];

const levelsLost: Readonly<Record<Fate, number>> = {
  unharmed: 0,
  marked: weights.marker,
  demoralized: 1 - weights.morale[1],
  'double-demoralized': 1 - weights.morale[2],
  captured: 1,
  destroyed: 1,
};

/** What a fate takes from a unit whose morale was this before. */
export const taken = ({ fate }: Pick<Aftermath, 'fate'>, before: Morale = 0): number =>
  Math.max(0, levelsLost[fate] - (1 - weights.morale[before]));

/** What is left of a unit, as a share of what it was. */
export const shareLeft = ({ status, morale, markers, mostMarkers }: BattleUnit): number =>
  (weights.morale[morale] - (morale === 0 ? weights.marker * (mostMarkers - markers) : 0)) *
  (status === 'away' ? weights.away : 1);

/** What a melee takes from either side on average. */
export interface Toll {
  readonly a: number;
  readonly b: number;
}

/** The same few questions come up again and again. */
export const tollOfMelee = onceForValue((question: MeleeQuestion): Toll => {
  let [a, b] = [0, 0];
  for (const [result, chance] of odds(melee(bout(question)))) {
    const share = approximate(chance);
    a += share * taken(result.a, question.a.state);
    b += share * taken(result.b, question.b.state);
  }
  return { a, b };
});

/** What an ethereal that goes through a unit takes from it on average; it risks nothing itself. */
export function tollOfHaunting(subject: Subject): Toll {
  let b = 0;
  for (const [{ after }, share] of odds(nerveTest(etherealPasses, triedOf(subject))))
    b += approximate(share) * taken(after, subject.state ?? 0);
  return { a: 0, b };
}

/** What a volley, or a shot of artillery, takes from its target on average; its morale is this. */
export function tollOfShot(chance: Chance<Aftermath>, morale: Morale): number {
  let sum = 0;
  for (const [after, share] of odds(chance)) sum += approximate(share) * taken(after, morale);
  return sum;
}
