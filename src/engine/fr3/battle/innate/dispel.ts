/** fr3.innate.dispel: ends a lasting effect, if its caster fails a roll that depends on his level. */
import { type Chance, known, roll } from '../../../kernel/chance.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { refusal } from '../action-kind.ts';
import { type BattleReport, certain, event, report } from '../events.ts';
import { userOf } from '../magic/casters.ts';
import { type EffectId, effectOf, withoutEffect } from '../magic/effects.ts';
import { dissipate } from '../magic/illusions.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, Effect, State } from '../vocabulary/state.ts';
import { abilityOf } from './aim.ts';
import { dropLevitating } from './levitating.ts';

const { innate = 0, levelOne = 0, levelTwo = 0, levelThree = 0 } = abilityOf('dispel').figures;
/** fr3.innate.dispel-table: the rolls by the caster's level, 0 for an innate ability. */
const needs = [innate, levelOne, levelTwo, levelThree] as const;

/** Whether a spell or an ability caused the effect, so that it has a caster. */
const isCast = (effect: Effect): effect is Effect & Required<Pick<Effect, 'level'>> => effect.level !== undefined;

/** Effects that a side wants to end: those of the enemy on its own units, and those that help the enemy. */
export const mayDispel = (_: State, side: SideId, { effects }: BattleUnit): readonly string[] =>
  effects.filter((each) => isCast(each) && each.by !== side).map(({ is }) => is);

/**
 * The name used to dispel the unit itself, if a side thinks that it is an illusion. Players do not know which units are
 * illusions, so any enemy may be named.
 */
const illusion = 'illusion';

export const refuseDispel = ({ effects }: BattleUnit, what: string): Refusal | null =>
  what === illusion || effects.some((each) => each.is === what && isCast(each))
    ? null
    : refusal('This unit is not under a lasting spell of that name. Choose a spell that affects it.', 'fr3.innate.dispel');

/** The caster's unmodified roll: he maintains the effect, or it ends. */
function keepsUp(state: State, level: number, ended: Chance<BattleReport>): Chance<BattleReport> {
  const kept = known(report(state));
  return roll(10, { decides: 'whether the caster keeps the spell up', rules: ['fr3.innate.dispel-table'] }, (face) =>
    face >= (needs[level] as number) ? kept : ended,
  );
}

/** An illusion is exposed unless its illusionist maintains it. Nothing happens to a real unit. */
function unmasked(state: State, { id, illusion: by }: BattleUnit): Chance<BattleReport> {
  const caster = state.characters.find((each) => each.id === by);
  const level = (caster && userOf(state, caster)?.level) ?? 0;
  return by === null ? certain(state) : keepsUp(state, level, known(dissipate(state, [id], 'fr3.innate.dispel')));
}

/** The result of dispelling an effect on a unit. */
export function dispelled(state: State, unit: BattleUnit, what: string): Chance<BattleReport> {
  const { id, effects } = unit;
  if (what === illusion) return unmasked(state, unit);
  const effect = effects.filter(isCast).find(({ is }) => is === what);
  if (!effect) return certain(state);
  const ended = dropLevitating(
    state,
    report(
      withoutEffect(state, id, what as EffectId),
      event({ kind: 'undone', unit: id, what: effectOf(effect).name }, 'fr3.innate.dispel', 'fr3.innate.later-cancellation'),
    ),
  );
  return keepsUp(state, effect.level, ended);
}
