/** Random draws determined by a seed. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /** 0 to `n` − 1. */
  below(n: number): number;
  /** True once in `n` draws on average. */
  oneIn(n: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function random(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (n: number) => uniformInt(generator, 0, Math.max(0, n - 1));
  return { below, oneIn: (n) => below(n) === 0, pick: <T>(list: readonly T[]) => list[below(list.length)] as T };
}
