/**
 * Dice for comparing simulations: what a die decides falls alike in all simulations with the same number, as long as it is decided
 * at all. Over several numbers each die shows every face equally often, so that a few simulations are a fair sample.
 */
import type { DiceSource } from '../dice.ts';

/** Dice of one simulation, which is told when a new phase begins. */
export interface AlikeDice extends DiceSource {
  phaseBegins(phase: number): void;
}

/** Mixes the bits of a whole number, so that adjacent numbers give unrelated ones. */
function mixed(n: number): number {
  let x = n | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

function hashOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixed(hash);
}

/** The place of an index among `die` shuffled places; the hash determines the order. */
function shuffledPlace(index: number, die: number, hash: number): number {
  const order = Array.from({ length: die }, (_, at) => at);
  let bits = hash;
  for (let at = die - 1; at > 0; at--) {
    bits = mixed(bits + at);
    const other = bits % (at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order[index] as number;
}

/**
 * The dice of the nth simulation. A face follows from the phase, from what the die decides, and from how many dice have decided the
 * same in that phase: one course may have a fight more than another, and the dice of all others stay the same.
 */
export function alikeDice(nth: number): AlikeDice {
  let phase = 0;
  let counts = new Map<string, number>();
  return {
    phaseBegins(now) {
      if (now === phase) return;
      phase = now;
      counts = new Map();
    },
    roll(die, { decides, by }) {
      const what = `${decides} ${by ?? ''}`;
      const count = (counts.get(what) ?? 0) + 1;
      counts.set(what, count);
      const block = Math.floor(nth / die);
      return shuffledPlace(nth % die, die, hashOf(`${phase} ${count} ${what}`, mixed(block + 1))) + 1;
    },
  };
}
