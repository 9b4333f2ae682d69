/**
 * The best way to divide firing units among several targets. All units that fire at one target share one die
 * (fr3.missile-fire.concentration), so what happens to one target does not depend on the others. Every division is tried.
 */
import { compare, type Fraction, fraction, plus, zero } from '../../kernel/fraction.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import { carrierOf } from '../data/missile-weapons.ts';
import { refusals } from './ask.ts';
import { aimedAt, type MissilePlan } from './extended-question.ts';
import { missileFire } from './missile-fire.ts';
import type { Firers, MissileQuestion, Target } from './question.ts';
import type { ShotRefusal } from './refusal.ts';
import { shotChance, shotOutcomes } from './shot-outcomes.ts';
import { targetOf } from './target.ts';
import { volley } from './volley.ts';

/** What a division should maximize: destroyed units, losses in the phase (fr3.morale-clock.phase-losses), or points. */
export const splitAims = ['kills', 'losses', 'points'] as const;
export type SplitAim = (typeof splitAims)[number];

export interface Share {
  readonly target: Target;
  /** How many units of each group fire at this target. The groups have the same order as in the question. */
  readonly counts: readonly number[];
  /** The chance that the target is destroyed, and that it is harmed at all. */
  readonly killed: Fraction;
  readonly harmed: Fraction;
}

export interface Sharing {
  readonly shares: readonly Share[];
  /** What this division is expected to achieve over all targets, for each aim. */
  readonly worth: Readonly<Record<SplitAim, Fraction>>;
}

export type SplitReply =
  | { readonly ok: true; readonly sharings: readonly Sharing[] }
  | { readonly ok: false; readonly because: string; readonly refusals?: readonly ShotRefusal[] };

/** The largest number of divisions that are tried. */
export const mostSharings = 20_000;

/** All ways to divide `count` units among `places` targets. */
function* shares(count: number, places: number): Generator<readonly number[]> {
  if (places === 1) yield [count];
  else for (let here = count; here >= 0; here--) for (const rest of shares(count - here, places - 1)) yield [here, ...rest];
}

const binomial = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1);

interface Valued {
  readonly share: Share;
  readonly worth: Readonly<Record<SplitAim, Fraction>>;
}

/** What happens to one target if this many units of each group fire at it; undefined if the rules forbid it. */
function valued({ target, firers: groups }: MissileQuestion, counts: readonly number[]): Valued | undefined {
  const firers = groups.map((each, at): Firers => ({ ...each, count: counts[at] ?? 0 })).filter(({ count }) => count);
  if (firers.length === 0)
    return { share: { target, counts, killed: zero, harmed: zero }, worth: { kills: zero, losses: zero, points: zero } };
  if (refusals({ target, firers }).length > 0) return undefined;
  const outcomes = shotOutcomes(missileFire(volley({ target, firers })));
  const killed = shotChance(outcomes, ({ fate }) => fate === 'destroyed');
  const demoralized = shotChance(outcomes, ({ fate }) => fate === 'demoralized' || fate === 'double-demoralized');
  const harmed = shotChance(outcomes, ({ fate }) => fate !== 'unharmed');
  const times = (by: number, chance: Fraction) => fraction(chance.numerator * BigInt(by), chance.denominator);
  const cost = (targetOf(target.unit)?.cost ?? 0) * (target.square || 1);
  return {
    share: { target, counts, killed, harmed },
    worth: {
      kills: killed,
      losses: plus(
        times(moraleClock.destroyedUnit * (target.square || 1), killed),
        times(moraleClock.demoralizedUnit, demoralized),
      ),
      points: times(cost, killed),
    },
  };
}

/** Why no division is possible: a group cannot fire at any target. */
function reachesNone(questions: readonly MissileQuestion[]): SplitReply {
  const [first] = questions;
  for (const [at, firers] of (first?.firers ?? []).entries()) {
    const found = questions.map(({ target, firers: groups }) =>
      refusals({ target, firers: [{ ...(groups[at] as Firers), count: 1 }] }),
    );
    if (found.every((each) => each.length > 0))
      return {
        ok: false,
        because: `${carrierOf(firers.unit)?.name} cannot shoot at any of these targets.`,
        refusals: found.flat(),
      };
  }
  return {
    ok: false,
    because: 'Not all units can shoot, because there are too few targets for units that must shoot alone.',
    refusals: questions.flatMap(refusals),
  };
}

/**
 * Every way to divide the firers of a plan among its targets, the best division for the given aim first. All units fire, each at
 * a target that the rules allow.
 */
export function split(plan: MissilePlan, aim: SplitAim): SplitReply {
  const questions = [{ target: plan.target }, ...(plan.others ?? [])].map((each) => aimedAt(plan, each));
  const groups = plan.firers.map(({ count = 1 }) => count);
  if (questions.some(({ target }) => !targetOf(target.unit)) || plan.firers.some(({ unit }) => !carrierOf(unit)))
    return { ok: false, because: 'The shots cannot be divided among these targets.', refusals: questions.flatMap(refusals) };
  const number = groups.reduce((product, count) => product * binomial(count + questions.length - 1, questions.length - 1), 1);
  if (number > mostSharings)
    return {
      ok: false,
      because: `There are ${Math.round(number).toLocaleString('en')} ways to divide the shots, which is too many to work out. Use fewer groups or fewer targets.`,
    };

  const known = new Map<string, Valued | undefined>();
  const at = (target: number, counts: readonly number[]): Valued | undefined => {
    const key = `${target}:${counts.join()}`;
    if (!known.has(key)) known.set(key, valued(questions[target] as MissileQuestion, counts));
    return known.get(key);
  };
  let ways: number[][][] = [questions.map(() => [])];
  for (const count of groups)
    ways = ways.flatMap((soFar) =>
      [...shares(count, questions.length)].map((way) => soFar.map((counts, target) => [...counts, way[target] ?? 0])),
    );
  const found = ways.flatMap((counts): Sharing[] => {
    const parts: Valued[] = [];
    for (const [target, each] of counts.entries()) {
      const part = at(target, each);
      if (!part) return [];
      parts.push(part);
    }
    const total = (of: SplitAim) => parts.reduce((sum, { worth }) => plus(sum, worth[of]), zero);
    return [
      {
        shares: parts.map(({ share }) => share),
        worth: { kills: total('kills'), losses: total('losses'), points: total('points') },
      },
    ];
  });
  if (found.length === 0) return reachesNone(questions);
  const harm = ({ shares }: Sharing): Fraction => shares.reduce((sum, { harmed }) => plus(sum, harmed), zero);
  const better = (x: Sharing, y: Sharing): number =>
    compare(y.worth[aim], x.worth[aim]) ||
    compare(y.worth.losses, x.worth.losses) ||
    compare(y.worth.kills, x.worth.kills) ||
    compare(harm(y), harm(x));
  return { ok: true, sharings: found.sort(better) };
}
