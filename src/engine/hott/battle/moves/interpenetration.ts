/** Who passes through, over or under whom (the chapter on interpenetration). */
import { type Base, overlap, stageMeets } from '../../../kernel/geometry.ts';
import { passings, type Troops } from '../../data/passing.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { classOf, isAerial, standing } from '../elements/find.ts';
import { refusal } from '../kinds.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import type { Path, Plan } from './plan.ts';

const isOf = (element: BattleElement, troops: Troops): boolean =>
  troops === 'any' || troops === element.type || troops === classOf(element) || (troops === 'ground' && !isAerial(element));

const parallel = (a: Base, b: Base): boolean => (a.facing - b.facing) % 1800 === 0;

/** The rule by which an element passes another one; undefined if that one blocks it. */
export function passingOf(mover: BattleElement, other: BattleElement, recoiling = false): HottRuleId | undefined {
  const found = passings.find(({ mover: movers, friends, enemies, only }) => {
    const passed = mover.side === other.side ? friends : enemies;
    if (!movers.some((each) => isOf(mover, each)) || !passed?.some((each) => isOf(other, each))) return false;
    if (only === 'not-recoiling') return !recoiling;
    if (only === 'passed-not-in-close-combat') return !other.down;
    return only !== 'same-or-opposite-facing' || parallel(mover.base, other.base);
  });
  return found?.rule as HottRuleId | undefined;
}

/** The elements that block a mover, except some that move with it. */
export const blockers = (state: State, mover: BattleElement, mates: ReadonlySet<UnitId>): readonly BattleElement[] =>
  standing(state).filter((other) => !mates.has(other.id) && passingOf(mover, other) === undefined);

/** Whether a path is free of elements that block it. */
export const isFree = ({ stages }: Pick<Path, 'stages'>, obstacles: readonly BattleElement[]): boolean => {
  const bases = obstacles.map(({ base }) => base);
  return stages.every((stage) => stageMeets(stage, bases) === null);
};

/** Why elements stand in the way of a plan, or where it would end on one; null when none does. */
export function refuseBlocked(state: State, { paths }: Plan, conformed: ReadonlyMap<UnitId, Base>) {
  const mates = new Set(paths.map(({ unit }) => unit.id));
  for (const path of paths) {
    const { unit, end } = path;
    const blocked = blockers(state, unit, mates).find((other) => !isFree(path, [other]));
    if (blocked)
      return refusal(
        `${blocked.name} (${blocked.id}) is in the way of ${unit.name} (${unit.id}).`,
        blocked.side === unit.side ? 'hott.interpenetration.mounted-foot' : 'hott.interpenetration.sneakers',
        'hott.interpenetration.tactical-short',
      );
    const under = standing(state).find((other) => !mates.has(other.id) && overlap(conformed.get(other.id) ?? other.base, end));
    if (under)
      return refusal(
        `${unit.name} (${unit.id}) does not get clear of ${under.name} (${under.id}). End beyond it or before it.`,
        'hott.interpenetration.tactical-short',
      );
    const mate = paths.find((other) => other.unit.id !== unit.id && overlap(other.end, end));
    if (mate)
      return refusal(
        `${unit.name} (${unit.id}) and ${mate.unit.name} (${mate.unit.id}) would end on each other.`,
        'hott.columns.facing',
      );
  }
  return null;
}
