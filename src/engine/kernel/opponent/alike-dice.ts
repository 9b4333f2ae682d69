/**
 * Dice for comparing simulations. Simulations with the same number get the same face for the same decision, as long as each of
 * them makes that decision. Over several simulations, each die shows every face equally often, so that a few simulations are a
 * fair sample.
 */
import type { DiceSource } from '../dice.ts';

/** The dice of one simulation. The simulation reports when a new phase begins. */
export interface AlikeDice extends DiceSource {
  phaseBegins(phase: number): void;
}

/** Mixes the bits of a whole number, so that adjacent numbers give unrelated results. */
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

/** Where an index ends up when the numbers below `die` are shuffled; the hash determines the order. */
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
 * The dice of the nth simulation. A face depends on three things: the phase, the purpose of the die, and how many dice have had
 * that purpose in the phase. If one simulation has an additional fight, the dice for everything else stay the same.
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
