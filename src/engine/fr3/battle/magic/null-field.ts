/**
 * The area around a null (fr3.abilities.null-field) of either side, on every level. Inside the null field there is no casting or
 * dispelling, units cannot be targets, items do not work, and existing effects are suspended.
 */
import { type Base, distance } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { abilities } from '../../data/figures/abilities.ts';
import { refusal } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { inchesFrom, placeOf } from '../characters/places.ts';
import { type BattleReport, event, report } from '../events.ts';
import { afterShedding } from '../rally/losses.ts';
import { characterSetup, inPlay, noEffects, unitAt, withUnit } from '../units/pieces.ts';
import type { BattleCharacter, BattleUnit, Effect, State } from '../vocabulary/state.ts';
import { effectOf, hasEffect, withoutEffect } from './effects.ts';

/** The bases of all nulls in play. */
const nulls = onceFor((state: State): readonly Base[] =>
  state.characters.flatMap((each) => {
    const there = each.host === null || ['table', 'attached'].includes(unitAt(state, each.host).status);
    const is = there && each.status === 'in play' && characterSetup(state, each).has?.includes('null');
    return (is && placeOf(state, each)) || [];
  }),
);

const apart = (one: Base, other: Base): number =>
  one.width === 0
    ? other.width === 0
      ? distance(one, other)
      : inchesFrom(one, { base: other })
    : inchesFrom(other, { base: one });

/** Whether any part of a base is in a null field. */
export const isNulled = (state: State, base: Base): boolean =>
  anybodyHas(state.setup, 'null') && nulls(state).some((at) => apart(at, base) <= abilities.nullRadius);

/** Whether a character is in a null field. */
export function isNulledPerson(state: State, character: BattleCharacter): boolean {
  const at = anybodyHas(state.setup, 'null') ? placeOf(state, character) : null;
  return at !== null && isNulled(state, at);
}

/** Why a null field prevents a cast by this caster at these units. */
export function refuseNulled(state: State, caster: BattleCharacter, units: readonly BattleUnit[]): Refusal | null {
  if (!anybodyHas(state.setup, 'null')) return null;
  if (isNulledPerson(state, caster))
    return refusal('This magic user cannot cast there, because a null is near him.', 'fr3.abilities.null-field');
  return units.some(({ base }) => isNulled(state, base))
    ? refusal('Units there cannot be targets of magic, because a null is nearby.', 'fr3.abilities.null-field')
    : null;
}

/** Why a unit cannot be summoned to this place: fr3.abilities.null-summoned. */
export const refuseSummoned = (state: State, base: Base): Refusal | null =>
  isNulled(state, base)
    ? refusal('No creature can be summoned there, because a null is nearby.', 'fr3.abilities.null-summoned')
    : null;

/**
 * Effects that a null does not suspend: effects that are not spells (traps, grapples, fortresses, innate abilities), and spells
 * that animate or command (fr3.abilities.null-summoned).
 */
const staysAwake = (unit: BattleUnit, effect: Effect): boolean => {
  const { rule, turned } = effectOf(effect);
  if (turned || !rule.startsWith('fr3.spells.')) return true;
  // Magic brought the unit to its present level. The unit keeps the effect until it leaves that level.
  return effect.is === `gains-${unit.level}`;
};

/** fr3.abilities.null-summoned: spell effects on a unit are suspended inside a null field, and resume outside it. */
export function lullNearNulls(state: State): BattleReport {
  if (!anybodyHas(state.setup, 'null')) return report(state);
  return state.units.reduce((result, unit) => {
    if (!inPlay(unit) || (unit.effects.length === 0 && unit.asleep.length === 0)) return result;
    const near = isNulled(result.state, unit.base);
    const falls = near ? unit.effects.filter((each) => !staysAwake(unit, each)) : noEffects;
    if (!near && hasEffect(unit, 'unrefreshed'))
      return report(
        withUnit(withoutEffect(result.state, unit.id, 'unrefreshed'), unit.id, afterShedding(unit)),
        ...result.events,
        event({ kind: 'rallied', unit: unit.id, rallied: true }, 'fr3.abilities.null-undead'),
      );
    if (near ? falls.length === 0 : unit.asleep.length === 0) return result;
    const change = near
      ? { effects: unit.effects.filter((each) => !falls.includes(each)), asleep: [...unit.asleep, ...falls] }
      : { effects: [...unit.effects, ...unit.asleep], asleep: noEffects };
    return report(
      withUnit(result.state, unit.id, change),
      ...result.events,
      event({ kind: 'lulled', unit: unit.id, sleeps: near }, 'fr3.abilities.null-summoned'),
    );
  }, report(state));
}
