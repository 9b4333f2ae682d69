/** Totals and exact odds of one melee, from the engine and from the oracle, in the same words. */
import type { Aftermath } from '../../../src/engine/fr3/demoralization.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { melee } from '../../../src/engine/fr3/melee/melee.ts';
import { linesOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import type { MeleeQuestion } from '../../../src/engine/fr3/melee/question.ts';
import { type Fraction, fraction, plus, zero } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { count, type Fight, total } from './melee-oracle.ts';

export const question = (fight: Fight) => fight as unknown as MeleeQuestion;

/** An aftermath of the engine in the words of the oracle. */
function left({ fate, pushedBack, state, markers, permanent }: Aftermath): string {
  if (fate === 'destroyed' || fate === 'captured') return fate;
  if (fate === 'unharmed') return `unharmed state ${state} markers ${markers}`;
  const word = pushedBack ? 'pushed back' : fate === 'double-demoralized' ? 'double demoralized' : fate;
  return `${word} state ${state} markers ${markers} for good ${permanent}`;
}

export function byEngine(fight: Fight): string[] {
  const of = bout(question(fight));
  const sum = (side: 'a' | 'b') => linesOf(of, side).reduce((all, { amount }) => all + amount, 0);
  const ways = new Map<string, Fraction>();
  for (const [{ winner, a, b }, chance] of odds(melee(of))) {
    const key = `${winner} | ${left(a)} | ${left(b)}`;
    ways.set(key, plus(ways.get(key) ?? zero, chance));
  }
  return [`${sum('a')} ${sum('b')}`, ...[...ways].map(([key, chance]) => `${key}: ${chance}`).sort()];
}

export function byOracle(fight: Fight): string[] {
  const ways = [...count(fight)].map(([key, n]) => `${key}: ${fraction(n, 10_000)}`).sort();
  return [`${total(fight, 'a')} ${total(fight, 'b')}`, ...ways];
}
