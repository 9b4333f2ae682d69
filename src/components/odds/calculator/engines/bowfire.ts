/** The engine for the page of this calculator, loaded when needed. */
import { missileCalculator, missilePlan } from '../../../../engine/fr3/missile-fire/calculator.ts';
import { type SplitAim, split } from '../../../../engine/fr3/missile-fire/split.ts';
import { approximate, asPercent } from '../../../../engine/kernel/fraction.ts';
import { type Engine, engineOf } from '../engine.ts';

export type { SplitAim };

/** One way to divide the fire, as text. */
export interface FoundSharing {
  readonly worth: string;
  readonly shares: readonly { readonly counts: readonly number[]; readonly harmed: string; readonly killed: string }[];
}

export type FoundSplit =
  | { readonly ok: true; readonly ways: number; readonly best: readonly FoundSharing[] }
  | { readonly ok: false; readonly because: string; readonly refusals: readonly string[] };

/** The maximum number of ways to show. */
const few = 5;

export const engine: Engine = {
  ...engineOf(missileCalculator),
  own: ({ question, aim = 'losses' }): FoundSplit => {
    const of = aim as SplitAim;
    const reply = split(missilePlan(question.parts, 1), of);
    if (!reply.ok) return { ok: false, because: reply.because, refusals: (reply.refusals ?? []).map(({ because }) => because) };
    return {
      ok: true,
      ways: reply.sharings.length,
      best: reply.sharings.slice(0, few).map(({ shares, worth }) => ({
        worth: approximate(worth[of]).toFixed(of === 'points' ? 1 : 2),
        shares: shares.map(({ counts, harmed, killed }) => ({ counts, harmed: asPercent(harmed), killed: asPercent(killed) })),
      })),
    };
  },
};
