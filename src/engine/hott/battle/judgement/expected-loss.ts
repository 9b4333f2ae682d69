/** The average losses in fights, by the exact odds of the rules. */
import { map } from '../../../kernel/chance.ts';
import { approximate } from '../../../kernel/fraction.ts';
import { onceForValue } from '../../../kernel/memo.ts';
import { odds } from '../../../kernel/odds.ts';
import type { ElementId } from '../../data/elements.ts';
import type { Result } from '../../data/outcomes.ts';
import { closeCombat, shot } from '../../supplement/combat.ts';
import { type Combatant, plainCombatant } from '../../supplement/combatant.ts';
import { weights } from './weights.ts';

/** The average share of its value that each of the two elements loses. */
export interface ExpectedLoss {
  readonly a: number;
  readonly b: number;
}

const shares: Readonly<Record<Result, number>> = {
  none: 0,
  recoil: weights.recoil,
  flee: weights.flee,
  'flee-off': 1,
  ensorcelled: weights.ensorcelled,
  captured: 1,
  destroyed: 1,
};

const scale = 1000;
const share = (result: Result): number => Math.round(scale * shares[result]);

/** The cost of a close combat, cached for each pair. */
export const lossOfFight: (of: { readonly a: Combatant; readonly b: Combatant }) => ExpectedLoss = onceForValue(({ a, b }) => {
  const all = odds(map(closeCombat(a, b), (ended) => ended));
  return {
    a: approximate(all.mean((ended) => share(ended.a))) / scale,
    b: approximate(all.mean((ended) => share(ended.b))) / scale,
  };
});

const plain = (is: ElementId): Combatant => ({ ...plainCombatant, is });

/** Caches a value for each pair of types, because it is needed for every pair of elements in every state. */
function ofTwoTypes<T>(work: (one: ElementId, other: ElementId) => T): (one: ElementId, other: ElementId) => T {
  const known: Partial<Record<ElementId, Partial<Record<ElementId, T>>>> = {};
  return (one, other) => {
    known[one] ??= {};
    const row = known[one];
    row[other] ??= work(one, other);
    return row[other];
  };
}

/** The average loss when these two types fight in the open, without any other circumstances. */
export const lossOfTypes = ofTwoTypes((a, b): ExpectedLoss => lossOfFight({ a: { ...plain(a), charged: true }, b: plain(b) }));

/** The average share of its value that a target of one type loses to a shot by another. */
export const lossOfShot = ofTwoTypes((by, at): number => {
  const all = odds(
    map(
      shot({ me: plain(by), target: plain(at), cover: { aids: 0, woods: false, warded: false }, back: false }),
      (ended) => ended,
    ),
  );
  return approximate(all.mean((ended) => share(ended.b))) / scale;
});
