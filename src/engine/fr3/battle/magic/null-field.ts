/**
 * The ring around a null (fr3.abilities.null-field), of whatever side and on whatever level: in it nobody casts or dispels,
 * nothing is cast on a unit, no item works, and what has been cast before sleeps.
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

/** Where the nulls are who are in play. */
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

/** Whether any part of a base is in the ring of a null. */
export const isNulled = (state: State, base: Base): boolean =>
  anybodyHas(state.setup, 'null') && nulls(state).some((at) => apart(at, base) <= abilities.nullRadius);

/** Whether a character is in the ring of a null. */
export function isNulledPerson(state: State, character: BattleCharacter): boolean {
  const at = anybodyHas(state.setup, 'null') ? placeOf(state, character) : null;
  return at !== null && isNulled(state, at);
}

/** Why there is no casting where these units and the caster are. */
export function refuseNulled(state: State, caster: BattleCharacter, units: readonly BattleUnit[]): Refusal | null {
  if (!anybodyHas(state.setup, 'null')) return null;
  if (isNulledPerson(state, caster)) return refusal('A null is near him, so he cannot cast there.', 'fr3.abilities.null-field');
  return units.some(({ base }) => isNulled(state, base))
    ? refusal('A null is near, so units there cannot be targets of magic.', 'fr3.abilities.null-field')
    : null;
}

/** Why nothing is summoned to a place: fr3.abilities.null-summoned. */
export const refuseSummoned = (state: State, base: Base): Refusal | null =>
  isNulled(state, base) ? refusal('A null is near, so nothing can be summoned there.', 'fr3.abilities.null-summoned') : null;

/**
 * Effects that a null does not touch: no spells at all (traps, grapples, fortresses, innate abilities), or spells that animate
 * or command (fr3.abilities.null-summoned).
 */
const staysAwake = (unit: BattleUnit, effect: Effect): boolean => {
  const { rule, turned } = effectOf(effect);
  if (turned || !rule.startsWith('fr3.spells.')) return true;
  // It has come up with magic, and comes down by itself.
  return effect.is === `gains-${unit.level}`;
};

/** fr3.abilities.null-summoned: what spells have done to a unit sleeps in the ring, and wakes outside it. */
export function lullNearNulls(state: State): BattleReport {
  if (!anybodyHas(state.setup, 'null')) return report(state);
  return state.units.reduce((told, unit) => {
    if (!inPlay(unit) || (unit.effects.length === 0 && unit.asleep.length === 0)) return told;
    const near = isNulled(told.state, unit.base);
    const falls = near ? unit.effects.filter((each) => !staysAwake(unit, each)) : noEffects;
    if (!near && hasEffect(unit, 'unrefreshed'))
      return report(
        withUnit(withoutEffect(told.state, unit.id, 'unrefreshed'), unit.id, afterShedding(unit)),
        ...told.events,
        event({ kind: 'rallied', unit: unit.id, rallied: true }, 'fr3.abilities.null-undead'),
      );
    if (near ? falls.length === 0 : unit.asleep.length === 0) return told;
    const change = near
      ? { effects: unit.effects.filter((each) => !falls.includes(each)), asleep: [...unit.asleep, ...falls] }
      : { effects: [...unit.effects, ...unit.asleep], asleep: noEffects };
    return report(
      withUnit(told.state, unit.id, change),
      ...told.events,
      event({ kind: 'lulled', unit: unit.id, sleeps: near }, 'fr3.abilities.null-summoned'),
    );
  }, report(state));
}
