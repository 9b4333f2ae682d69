/** Units that spells or traps hold in place, and units that magic keeps from charging or from being charged. */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { firstOf, refusal } from '../action-kind.ts';
import { unitAt } from '../units/pieces.ts';
import { nameOf } from '../units/troops.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { effectOf, effectWith } from './effects.ts';

const called = (state: State, unit: BattleUnit): string => `${nameOf(state, unit)} (${unit.id})`;

/** Whether the unit, or its primary, is held. */
export const isHeld = (state: State, unit: BattleUnit): boolean => refuseHeld(state, unit) !== null;

/**
 * Why a unit cannot move voluntarily. With `people`: why the characters with the unit cannot leave it. Only spells and traps
 * prevent them from leaving.
 */
export function refuseHeld(state: State, unit: BattleUnit, whom: 'unit' | 'people' = 'unit'): Refusal | null {
  if (unit.stage === 'eggs')
    return refusal(`${called(state, unit)} cannot move, because they are still eggs.`, 'fr3.monsters.cyclics-eggs');
  if (unit.effects.length === 0 && unit.host === null) return null;
  const host = unit.host === null ? unit : unitAt(state, unit.host);
  const kind = [...unit.effects, ...host.effects]
    .map(effectOf)
    // fr3.inventions.vat-controlled-output: the owner may leave a running vat.
    .find(({ held, rule }) => held && (whom === 'unit' || rule !== 'fr3.inventions.vat'));
  return kind ? refusal(`${called(state, unit)} cannot move, because of ${kind.name}.`, kind.rule) : null;
}

/** Why units cannot join one that belongs to neither side: a vat standing alone, or an uncontrolled creature. */
export function refuseOwnerless(state: State, unit: BattleUnit): Refusal | null {
  const kind = unit.effects.length === 0 ? undefined : effectWith(unit, 'nobodys');
  return kind
    ? refusal(`A unit or character cannot join ${called(state, unit)}, because they belong to neither side.`, kind.rule)
    : null;
}

/** Why magic prevents a unit from charging this enemy. */
export const refuseByMagic = (state: State, charger: BattleUnit, enemy: BattleUnit): Refusal | null =>
  firstOf(
    () => {
      const kind = effectWith(enemy, 'uncharged');
      return kind ? refusal(`${called(state, enemy)} cannot be charged, because of ${kind.name}.`, kind.rule) : null;
    },
    () => {
      const kind = effectWith(charger, 'wary');
      return kind
        ? refusal(`${called(state, charger)} cannot move into contact this turn, because of ${kind.name}.`, kind.rule)
        : null;
    },
    () => {
      const kind = charger.comes === 'flying' && enemy.level === 'surface' ? effectWith(charger, 'aloft') : undefined;
      return kind
        ? refusal(`${called(state, charger)} cannot attack units on the ground, because of ${kind.name}.`, kind.rule)
        : null;
    },
  );
