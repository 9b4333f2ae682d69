/** The whole answer to a question about an artillery hit, and the sentence that says it. */

import type { Chance } from '../../kernel/chance.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { artillery as figures } from '../data/figures/artillery.ts';
import { warMachines } from '../data/figures/war-machines.ts';
import { fireLines, targetLines } from '../fire/fire-melee.ts';
import type { Line } from '../melee/modifiers.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import {
  byShotCategory,
  inWords,
  type ShotCategory,
  type ShotOutcome,
  shotCategories,
  shotOutcomes,
  squareCategories,
  structureCategories,
} from '../missile-fire/shot-answer.ts';
import { targetWords } from '../missile-fire/target-words.ts';
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

export interface ArtilleryAnswer {
  readonly ok: true;
  /** Why nothing happens whatever the dice say; undefined when something can. */
  readonly immune: { readonly because: string; readonly rules: readonly Fr3RuleId[] } | undefined;
  /** The die that decides whether a contraption explodes at all. */
  readonly first: { readonly needed: number } | undefined;
  /** The roll to hit; undefined when none is made, and then `automatic` says why. */
  readonly toHit: (Stage & { readonly needed: number }) | undefined;
  readonly automatic: readonly Fr3RuleId[] | undefined;
  /** The damage roll; a fire makes none. */
  readonly damage:
    | (Stage & { /** What each face of the die does, 1 to 10. */ readonly faces: readonly DamageResult[] })
    | undefined;
  /** The two rolls of a fire and its target. */
  readonly fire: { readonly fire: Stage; readonly target: Stage } | undefined;
  /** Every result that can come up, the worst for the target first. The chances add up to one. */
  readonly outcomes: readonly ShotOutcome[];
}

const stage = (lines: readonly Line[]): Stage => ({ lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) });

/**
 * The answer to a question that has one: ask `refusals` first. The chance is `artillery(aim)`, or `hit(aim)` where
 * the target cannot slip away.
 */
export function answerOf(aim: Aim, chance: Chance<ShotResult>): ArtilleryAnswer {
  const outcomes = shotOutcomes(chance);
  if (aim.gun.kind.id === 'fire') {
    const of = burningOf(aim);
    const fire = { fire: stage(fireLines(of)), target: stage(targetLines(of)) };
    return {
      ok: true,
      immune: undefined,
      first: undefined,
      toHit: undefined,
      automatic: undefined,
      damage: undefined,
      fire,
      outcomes,
    };
  }
  const automatic = hitsByItself(aim);
  const damage = stage(linesOf(damageModifiers, aim));
  const immune = immuneTo(aim);
  return {
    ok: true,
    immune: immune && { because: immune.because, rules: immune.rules },
    first: aim.gun.kind.id === 'explosion' ? { needed: warMachines.explosion } : undefined,
    toHit: automatic ? undefined : { ...stage(linesOf(toHitModifiers, aim)), needed: figures.toHit },
    automatic,
    damage: { ...damage, faces: Array.from({ length: 10 }, (_, at) => damageAt(at + 1 + damage.total)) },
    fire: undefined,
    outcomes,
  };
}

/** The kinds of result of such a target, in the order of the bar. */
export const categoriesFor = ({ mark, structure }: Aim): readonly ShotCategory[] =>
  structure ? structureCategories : mark && mark.is.square > 0 ? squareCategories : shotCategories;

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const plus = (n: number) => (n === 0 ? 'd10' : `d10 ${signed(n)}`);

/** What deals the hit, in a sentence. */
export function sourceWords({ gun }: Aim): string {
  const kinds = [gun.is.elite ? 'elite' : '', gun.is.napoleonic ? 'Napoleonic' : '', gun.is.russian ? 'Russian' : ''].filter(
    Boolean,
  );
  const name = gun.kind.name;
  if (!kinds.length) return name;
  const words = [...kinds, `${name.charAt(0).toLowerCase()}${name.slice(1)}`].join(' ');
  return sentenceCase(words);
}

/** `Cannon, direct fire (to hit d10 −2, damage d10 +1) at Knights in cover: destroyed 15 %, …` */
export function sentence(aim: Aim, answer: ArtilleryAnswer): string {
  const at = aim.mark ? targetWords(aim.mark) : `${aim.structure?.name} with ${aim.structure?.is.markers} markers`;
  const how = answer.immune
    ? 'no effect on this target'
    : answer.fire
      ? `${plus(answer.fire.fire.total)} against ${plus(answer.fire.target.total)}`
      : `${answer.toHit ? `to hit ${plus(answer.toHit.total)}, ` : answer.first ? `explodes on ${answer.first.needed}+, ` : ''}damage ${plus(answer.damage?.total ?? 0)}`;
  return `${sourceWords(aim)} (${how}) at ${at}: ${inWords(byShotCategory(answer.outcomes, categoriesFor(aim)))}.`;
}
