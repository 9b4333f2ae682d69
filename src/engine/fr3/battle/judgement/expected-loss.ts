/** The cost of harm as a share of a unit's value: what is left of the unit, and average losses from melees and shots. */
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

/** The share of a unit's value that this result takes; `before` is the unit's earlier morale. */
export const shareTaken = ({ fate }: Pick<Aftermath, 'fate'>, before: Morale = 0): number =>
  Math.max(0, levelsLost[fate] - (1 - weights.morale[before]));

/** The share of its full value that a unit still has. */
export const shareLeft = ({ status, morale, markers, mostMarkers }: BattleUnit): number =>
  (weights.morale[morale] - (morale === 0 ? weights.marker * (mostMarkers - markers) : 0)) *
  (status === 'away' ? weights.away : 1);

/** The average harm to a unit: the share of its value that it loses, and the chance that it is lost completely. */
export interface Harm {
  readonly share: number;
  readonly gone: number;
}

/** The average harm to both sides of a melee. */
export interface ExpectedLoss {
  readonly a: Harm;
  readonly b: Harm;
}

/** Whether a result means that the unit is lost, with all its leaders. */
export const isLost = (fate: Fate): boolean => fate === 'destroyed' || fate === 'captured';

/** Averages the possible results for a unit, weighted by their probabilities; `before` is the unit's earlier morale. */
export function harmOf(fates: Iterable<readonly [Pick<Aftermath, 'fate'>, number]>, before: Morale = 0): Harm {
  let [share, gone] = [0, 0];
  for (const [after, chance] of fates) {
    share += chance * shareTaken(after, before);
    if (isLost(after.fate)) gone += chance;
  }
  return { share, gone };
}

export const noHarm: Harm = { share: 0, gone: 0 };
export const allLost: Harm = { share: 1, gone: 1 };

/** Cached by question, because the same few questions are asked repeatedly. */
export const lossOfMelee = onceForValue((question: MeleeQuestion): ExpectedLoss => {
  const results = [...odds(melee(bout(question)))].map(([result, chance]) => [result, approximate(chance)] as const);
  return {
    a: harmOf(
      results.map(([{ a }, share]) => [a, share]),
      question.a.state,
    ),
    b: harmOf(
      results.map(([{ b }, share]) => [b, share]),
      question.b.state,
    ),
  };
});

/** The average harm when an ethereal passes through a unit; the ethereal itself cannot be harmed. */
export function lossOfHaunting(subject: Subject): ExpectedLoss {
  const results = [...odds(nerveTest(etherealPasses, triedOf(subject)))].map(
    ([{ after }, share]) => [after, approximate(share)] as const,
  );
  return { a: noHarm, b: harmOf(results, subject.state ?? 0) };
}

/** The average harm of a volley or an artillery shot to a target with this morale. */
export const harmOfShot = (chance: Chance<Aftermath>, morale: Morale): Harm =>
  harmOf(
    [...odds(chance)].map(([after, share]) => [after, approximate(share)] as const),
    morale,
  );
