/** Effects on units: how they start and end, and which units have one. `effect-kinds.ts` says what each does. */
import type { MeleeSide } from '../../melee/question.ts';
import { lookUp } from '../chapters/asking.ts';
import { noEffects, phaseOf, unitAt, withUnit } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, Effect, State } from '../vocabulary/state.ts';
import type { EffectId, EffectKind } from './effect-kinds.ts';

export type { EffectId, EffectKind };

export const effectOf = ({ is }: Effect): EffectKind => lookUp.effect(is);

export const hasEffect = ({ effects }: Pick<BattleUnit, 'effects'>, id: EffectId): boolean => effects.some(({ is }) => is === id);

/** Whether the unit has an effect with this property. */
export const isUnder = (unit: Pick<BattleUnit, 'effects'>, what: keyof EffectKind): boolean =>
  effectWith(unit, what) !== undefined;

/** The unit's first effect with this property; undefined if there is none. */
export const effectWith = ({ effects }: Pick<BattleUnit, 'effects'>, has: keyof EffectKind): EffectKind | undefined =>
  effects.length === 0 ? undefined : effects.map(effectOf).find((kind) => kind[has] !== undefined);

/** fr3.spirits.traps-movement-lock, fr3.items.grapple-effect: whether a trap or an enemy holds the unit. */
export const isTrapped = (unit: Pick<BattleUnit, 'effects'>): boolean => isUnder(unit, 'trap') || isUnder(unit, 'grappled');

/** The melee circumstances that effects set for a unit. */
export const enchanted = ({ effects }: Pick<BattleUnit, 'effects'>): Partial<MeleeSide> =>
  effects.length === 0 ? {} : Object.assign({}, ...effects.map((each) => effectOf(each).melee ?? {}));

/** fr3.spells.intervention: the modifier to the next roll for a unit. */
export const addedByMagic = ({ effects }: Pick<BattleUnit, 'effects'>): number =>
  effects.length === 0 ? 0 : effects.reduce((sum, each) => sum + (effectOf(each).rolls ?? 0), 0);

/** The shooting circumstances that effects set for a unit. */
export const enchantedFire = ({ effects }: Pick<BattleUnit, 'effects'>): NonNullable<EffectKind['fire']> =>
  effects.length === 0 ? {} : Object.assign({}, ...effects.map((each) => effectOf(each).fire ?? {}));

/** Adds an effect to a unit. If the unit already has the effect, the effect starts again. */
export function withEffect(
  state: State,
  id: string,
  is: EffectId,
  by: SideId,
  until: Effect['until'] = phaseOf(state),
  level?: Effect['level'],
): State {
  const { effects } = unitAt(state, id);
  const effect = { is, by, until, ...(level === undefined ? {} : { level }) };
  return withUnit(state, id, { effects: [...effects.filter((each) => each.is !== is), effect] });
}

/** Stores the caster's level in effects that a spell has just created; fr3.innate.dispel-table needs it. */
export function signed(before: State, after: State, level: Effect['level']): State {
  const known = new Set(before.units.flatMap(({ effects }) => effects));
  const isNew = (effect: Effect): boolean => !known.has(effect) && effect.level === undefined && !isNuisance(effect);
  if (!after.units.some(({ effects }) => effects.some(isNew))) return after;
  const units = after.units.map((unit) =>
    unit.effects.some(isNew)
      ? { ...unit, effects: unit.effects.map((each) => (isNew(each) && level !== undefined ? { ...each, level } : each)) }
      : unit,
  );
  return { ...after, units };
}

/** Traps, parasitics and uncontrolled units do not count as spells, even if a spell brought them. */
const isNuisance = (effect: Effect): boolean => {
  const { trap, parasitic, nobodys } = effectOf(effect);
  return trap !== undefined || parasitic === true || nobodys === true;
};

export const withoutEffect = (state: State, id: string, is: EffectId): State =>
  withUnit(state, id, { effects: unitAt(state, id).effects.filter((each) => each.is !== is) });

/** Removes all effects with this property from a unit. */
export const withoutAny = (state: State, id: string, what: keyof EffectKind): State =>
  withUnit(state, id, { effects: unitAt(state, id).effects.filter((each) => effectOf(each)[what] === undefined) });

/** The effects that remain when the unit is demoralized: fr3.spells.bless-curse-1, fr3.spells.grog-ration. */
export function whenDemoralized(effects: readonly Effect[]): readonly Effect[] {
  const left = effects.filter(({ until }) => until !== 'demoralized');
  return left.length === 0 ? noEffects : left.length === effects.length ? effects : left;
}

/** The effects that remain in this phase. */
export function inPhase(effects: readonly Effect[], phase: number): readonly Effect[] {
  const left = effects.filter(({ until }) => typeof until !== 'number' || until >= phase);
  return left.length === 0 ? noEffects : left.length === effects.length ? effects : left;
}
