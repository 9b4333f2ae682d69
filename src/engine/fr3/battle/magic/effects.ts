/** Effects that lie on units: which there are, who is under one, and how one comes and goes. What each does: `effect-kinds.ts`. */
import type { MeleeSide } from '../../melee/question.ts';
import { lookUp } from '../chapters/asking.ts';
import { noEffects, phaseOf, unitAt, withUnit } from '../units/pieces.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { BattleUnit, Effect, State } from '../vocabulary/state.ts';
import type { EffectId, EffectKind } from './effect-kinds.ts';

export type { EffectId, EffectKind };

export const effectOf = ({ is }: Effect): EffectKind => lookUp.effect(is);

export const hasEffect = ({ effects }: Pick<BattleUnit, 'effects'>, id: EffectId): boolean => effects.some(({ is }) => is === id);

/** Whether something of a kind lies on a unit. */
export const isUnder = (unit: Pick<BattleUnit, 'effects'>, what: keyof EffectKind): boolean =>
  effectWith(unit, what) !== undefined;

/** The first effect on a unit of which something is so; undefined when there is none. */
export const effectWith = ({ effects }: Pick<BattleUnit, 'effects'>, has: keyof EffectKind): EffectKind | undefined =>
  effects.length === 0 ? undefined : effects.map(effectOf).find((kind) => kind[has] !== undefined);

/** fr3.spirits.traps-movement-lock, fr3.items.grapple-effect: in a trap, or in the grip of an enemy. */
export const isTrapped = (unit: Pick<BattleUnit, 'effects'>): boolean => isUnder(unit, 'trap') || isUnder(unit, 'grappled');

/** The circumstances that spells make of a unit. */
export const enchanted = ({ effects }: Pick<BattleUnit, 'effects'>): Partial<MeleeSide> =>
  effects.length === 0 ? {} : Object.assign({}, ...effects.map((each) => effectOf(each).melee ?? {}));

/** fr3.spells.intervention: what is added to the next roll for a unit. */
export const addedByMagic = ({ effects }: Pick<BattleUnit, 'effects'>): number =>
  effects.length === 0 ? 0 : effects.reduce((sum, each) => sum + (effectOf(each).rolls ?? 0), 0);

/** The circumstances of its fire. */
export const enchantedFire = ({ effects }: Pick<BattleUnit, 'effects'>): NonNullable<EffectKind['fire']> =>
  effects.length === 0 ? {} : Object.assign({}, ...effects.map((each) => effectOf(each).fire ?? {}));

/** A unit under one more effect; one that it is under already begins anew. */
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

/** Effects that a spell has just laid on units, with the level of its caster: fr3.innate.dispel-table asks for it. */
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

/** A trap or parasites, and what belongs to nobody: no spell any more, whatever has brought them. */
const isNuisance = (effect: Effect): boolean => {
  const { trap, parasitic, nobodys } = effectOf(effect);
  return trap !== undefined || parasitic === true || nobodys === true;
};

export const withoutEffect = (state: State, id: string, is: EffectId): State =>
  withUnit(state, id, { effects: unitAt(state, id).effects.filter((each) => each.is !== is) });

/** A unit without any effect of which something is so. */
export const withoutAny = (state: State, id: string, what: keyof EffectKind): State =>
  withUnit(state, id, { effects: unitAt(state, id).effects.filter((each) => effectOf(each)[what] === undefined) });

/** What is left of them when the unit is demoralized: fr3.spells.bless-curse-1, fr3.spells.grog-ration. */
export function whenDemoralized(effects: readonly Effect[]): readonly Effect[] {
  const left = effects.filter(({ until }) => until !== 'demoralized');
  return left.length === 0 ? noEffects : left.length === effects.length ? effects : left;
}

/** What is left of them in a phase. */
export function inPhase(effects: readonly Effect[], phase: number): readonly Effect[] {
  const left = effects.filter(({ until }) => typeof until !== 'number' || until >= phase);
  return left.length === 0 ? noEffects : left.length === effects.length ? effects : left;
}
