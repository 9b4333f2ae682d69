/** Which elements may shoot at or bespell which targets, and the targets' cover. */
import { crosses, gap, occupies, sidesOf } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { supplement } from '../../data/figures/supplement.ts';
import { inches } from '../../data/scale.ts';
import type { Cover } from '../../supplement/factors.ts';
import { hasEnemyInFront } from '../elements/contacts.ts';
import { elementBy, isOn, isShooter, standing } from '../elements/find.ts';
import { groundOf } from '../terrain/ground.ts';
import { enemyOf, type SideId, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { reaches, sees } from './sight.ts';

/** Whether an element may shoot at all now (hott.sequence.shooting-once, hott.supplement.shooting-range-artillery). */
export const mayShoot = (state: State, unit: BattleElement): boolean =>
  isOn(unit) &&
  isShooter(unit) &&
  !unit.did.shot &&
  (unit.type !== 'artillery' || (unit.side === state.acting && !unit.did.moved)) &&
  !hasEnemyInFront(state, unit);

const targets = onceFor((_: State) => new Map<UnitId, readonly UnitId[]>());

export function targetsOf(state: State, id: UnitId): readonly UnitId[] {
  const known = targets(state);
  const found = known.get(id);
  if (found) return found;
  const unit = elementBy(state, id);
  const seen = mayShoot(state, unit) ? standing(state, enemyOf(unit.side)).filter((enemy) => sees(state, unit, enemy)) : [];
  const ids = seen.map((each) => each.id);
  known.set(id, ids);
  return ids;
}

/** Elements of a side that have a target. */
export const shootersOf = (state: State, side: SideId): readonly UnitId[] =>
  standing(state, side).flatMap(({ id, type }) => (isShooter({ type }) && targetsOf(state, id).length > 0 ? [id] : []));

/**
 * Whether a magician may bespell now: once in his own bound, also after moving (hott.supplement.bespell-after-move), but not
 * while in contact (hott.supplement.shooting-contact).
 */
export const mayBespell = (state: State, unit: BattleElement): boolean =>
  isOn(unit) && unit.type === 'magicians' && unit.side === state.acting && !unit.did.shot && !hasEnemyInFront(state, unit);

export const bespellTargets = (state: State, id: UnitId): readonly UnitId[] => {
  const unit = elementBy(state, id);
  return mayBespell(state, unit)
    ? standing(state, enemyOf(unit.side)).flatMap((enemy) => (reaches(state, unit, enemy) ? [enemy.id] : []))
    : [];
};

/** Magicians of the acting side that could bespell an enemy, if enough PIPs are left. */
export const magiciansOf = (state: State): readonly UnitId[] =>
  (state.pips ?? 0) < supplement.bespell
    ? []
    : standing(state, state.acting).flatMap(({ id, type }) =>
        type === 'magicians' && bespellTargets(state, id).length > 0 ? [id] : [],
      );

const woods: readonly string[] = ['wood', 'wooded-slope'];

/** hott.supplement.factor-woods-cover */
const inWoods = ({ setup }: State, { base }: BattleElement): boolean =>
  groundOf(setup).bad.some(({ kind, polygon }) => woods.includes(kind.id) && occupies(base, polygon));

/** hott.terrain.running-water: whether water lies between two elements. */
const overWater = ({ setup }: State, one: BattleElement, other: BattleElement): boolean =>
  groundOf(setup).water.some(
    ({ polygon }) =>
      sidesOf(polygon).some((side) => crosses({ a: one.base, b: other.base }, side)) ||
      occupies(one.base, polygon) ||
      occupies(other.base, polygon),
  );

/** Whether a cleric or paladin of the target's own side is near it, or is the target itself. */
const isBlessed = (state: State, target: BattleElement): boolean =>
  standing(state, target.side).some(
    ({ type, base }) => (type === 'clerics' || type === 'paladins') && gap(base, target.base) <= inches(supplement.clericWithin),
  );

/** The target's cover against a shot or a spell (hott.supplement.factor-aided-shooting and related rules). */
export function coverOf(state: State, by: BattleElement, target: BattleElement, aids: number): Cover {
  const wooded = inWoods(state, target);
  return { aids, woods: wooded, warded: wooded || overWater(state, by, target) || isBlessed(state, target) };
}
