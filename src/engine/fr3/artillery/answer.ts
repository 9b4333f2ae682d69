/** The answer to a question about an artillery hit: its rolls, and every result with its chance. */

import type { Chance } from '../../kernel/chance.ts';
import { artillery as figures } from '../data/figures/artillery.ts';
import { warMachines } from '../data/figures/war-machines.ts';
import { fireLines, targetLines } from '../fire/fire-melee.ts';
import type { Line } from '../melee/modifiers.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import { type ShotOutcome, shotOutcomes } from '../missile-fire/shot-outcomes.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Aim } from './aim.ts';
import { damageAt } from './damage.ts';
import { burningOf, hitsByItself, immuneTo } from './hit.ts';
import { damageModifiers, linesOf, toHitModifiers } from './modifiers.ts';

export type DamageResult = ReturnType<typeof damageAt>;

/** One die of the hit. */
export interface Stage {
  readonly total: number;
  readonly lines: readonly Line[];
}

/** The dice rolled for a hit, with their modifiers. */
export interface Rolls {
  /** Why the target cannot be affected, whatever the dice show; undefined if it can be. */
  readonly immune: { readonly because: string; readonly rules: readonly Fr3RuleId[] } | undefined;
  /** The die that decides whether a contraption explodes at all; undefined for other hits. */
  readonly first: { readonly needed: number } | undefined;
  /** The roll to hit; undefined if there is none, and then `automatic` says why. */
  readonly toHit: (Stage & { readonly needed: number }) | undefined;
  readonly automatic: readonly Fr3RuleId[] | undefined;
  /** The damage roll; undefined for a fire. */
  readonly damage:
    | (Stage & { /** The result for each face of the die, 1 to 10. */ readonly faces: readonly DamageResult[] })
    | undefined;
  /** For a fire, the fire's roll and the target's roll. */
  readonly fire: { readonly fire: Stage; readonly target: Stage } | undefined;
}

export interface ArtilleryAnswer extends Rolls {
  readonly ok: true;
  /** Every possible result, the worst for the target first. The chances add up to one. */
  readonly outcomes: readonly ShotOutcome[];
}

const stage = (lines: readonly Line[]): Stage => ({ lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) });

const noRolls = { immune: undefined, first: undefined, toHit: undefined, automatic: undefined, damage: undefined } as const;

/** The dice for a hit that the rules allow. */
export function rollsOf(aim: Aim): Rolls {
  if (aim.gun.kind.id === 'fire') {
    const of = burningOf(aim);
    return { ...noRolls, fire: { fire: stage(fireLines(of)), target: stage(targetLines(of)) } };
  }
  const automatic = hitsByItself(aim);
  const damage = stage(linesOf(damageModifiers, aim));
  const immune = immuneTo(aim);
  return {
    immune: immune && { because: immune.because, rules: immune.rules },
    first: aim.gun.kind.id === 'explosion' ? { needed: warMachines.explosion } : undefined,
    toHit: automatic ? undefined : { ...stage(linesOf(toHitModifiers, aim)), needed: figures.toHit },
    automatic,
    damage: { ...damage, faces: Array.from({ length: 10 }, (_, at) => damageAt(at + 1 + damage.total)) },
    fire: undefined,
  };
}

/**
 * Answers a valid question (check `refusals` first). The chance is `artillery(aim)`, or `hit(aim)` if the target cannot dodge.
 */
export const answerOf = (aim: Aim, chance: Chance<ShotResult>): ArtilleryAnswer => ({
  ok: true,
  ...rollsOf(aim),
  outcomes: shotOutcomes(chance),
});
