/** Which elements may pass through, over or under others (the chapter on interpenetration). */
import { type Base, occupied, stageMeets } from '../../../kernel/geometry.ts';
import { type ElementId, elements } from '../../data/elements.ts';
import { type Passing, passings, type Troops } from '../../data/passing.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { refusal } from '../action-kind.ts';
import { classOf, isAerial, standing } from '../elements/find.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import type { Path, Plan } from './paths.ts';

const isOf = (type: ElementId, troops: Troops): boolean =>
  troops === 'any' || troops === type || troops === classOf({ type }) || (troops === 'ground' && !isAerial({ type }));

const parallel = (a: Base, b: Base): boolean => (a.facing - b.facing) % 1800 === 0;

/** How a type may pass another of its own side or the enemy’s. */
const passingsOf = (mover: ElementId, other: ElementId, friends: boolean): readonly Passing[] =>
  passings.filter(
    (each) =>
      each.mover.some((troops) => isOf(mover, troops)) &&
      (friends ? each.friends : each.enemies)?.some((troops) => isOf(other, troops)),
  );

/** A table of all pairs of types, calculated once because every pair of elements in every state needs it. */
const passingTable = Object.fromEntries(
  elements.map(({ id: mover }) => [
    mover,
    Object.fromEntries(
      elements.map(({ id }) => [id, { friends: passingsOf(mover, id, true), enemies: passingsOf(mover, id, false) }]),
    ),
  ]),
) as Readonly<Record<ElementId, Readonly<Record<ElementId, Readonly<Record<'friends' | 'enemies', readonly Passing[]>>>>>>;

/** The rule by which an element passes another; undefined if it is blocked. */
export function passingOf(mover: BattleElement, other: BattleElement, recoiling = false): HottRuleId | undefined {
  for (const { only, rule } of passingTable[mover.type][other.type][mover.side === other.side ? 'friends' : 'enemies']) {
    const may =
      only === undefined ||
      (only === 'not-recoiling'
        ? !recoiling
        : only === 'passed-not-in-close-combat'
          ? !other.down
          : parallel(mover.base, other.base));
    if (may) return rule as HottRuleId;
  }
  return undefined;
}

/** The elements that block a moving element, not counting those that move with it. */
export const blockers = (state: State, mover: BattleElement, mates: ReadonlySet<UnitId>): readonly BattleElement[] =>
  standing(state).filter((other) => !mates.has(other.id) && passingOf(mover, other) === undefined);

/** Whether no element blocks a path. */
export const isFree = ({ stages }: Pick<Path, 'stages'>, obstacles: readonly BattleElement[]): boolean => {
  const bases = obstacles.map(({ base }) => base);
  return stages.every((stage) => stageMeets(stage, bases) === null);
};

/** Why elements block a plan, or why the plan would end on an element; null if there is no such reason. */
export function refuseBlocked(state: State, { paths }: Plan, conformed: ReadonlyMap<UnitId, Base>) {
  const mates = new Set(paths.map(({ unit }) => unit.id));
  const ends = paths.map(({ end }) => end);
  const others = standing(state).filter(({ id }) => !mates.has(id));
  for (const [at, path] of paths.entries()) {
    const { unit } = path;
    const blocked = blockers(state, unit, mates).find((other) => !isFree(path, [other]));
    if (blocked)
      return refusal(
        `${blocked.name} (${blocked.id}) is in the way of ${unit.name} (${unit.id}).`,
        blocked.side === unit.side ? 'hott.interpenetration.mounted-foot' : 'hott.interpenetration.sneakers',
        'hott.interpenetration.tactical-short',
      );
    const taken = occupied(ends, at, others, ({ id, base }) => conformed.get(id) ?? base);
    if (taken && 'piece' in taken)
      return refusal(
        `${unit.name} (${unit.id}) would end on ${taken.piece.name} (${taken.piece.id}). End the move short of it or beyond it.`,
        'hott.interpenetration.tactical-short',
      );
    if (taken) {
      const mate = (paths[taken.mate] as Path).unit;
      return refusal(
        `${unit.name} (${unit.id}) and ${mate.name} (${mate.id}) would overlap at the end of the move.`,
        'hott.columns.facing',
      );
    }
  }
  return null;
}
