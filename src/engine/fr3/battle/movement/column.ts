/** Columns: files of three or more units, front edge to rear edge (fr3.movement.column). */
import { filesOf, inColumn, inFile } from '../../../kernel/geometry.ts';
import { movement } from '../../data/figures/movement.ts';
import { onceFor } from '../memo.ts';
import { type BattleUnit, type State, standing } from '../state.ts';
import { groupOf } from './group-of.ts';

/** Whether every file of these units is a column: only then do they march as one. */
export const marchesInColumn = (units: readonly BattleUnit[]): boolean =>
  inColumn(
    units.map(({ base }) => base),
    movement.columnUnits,
  );

/** Units of a group that stand in columns. */
const strungOut = onceFor((group: readonly BattleUnit[]): ReadonlySet<BattleUnit> => {
  const files = filesOf(group.map(({ base }) => base)).filter((file) => file.length >= movement.columnUnits);
  return new Set(files.flat().map((at) => group[at] as BattleUnit));
});

/** Whether somebody of its own side stands directly before or behind a unit. */
const isInFile = (state: State, { base, side, level }: BattleUnit): boolean =>
  standing(state, side).some((other) => other.level === level && (inFile(base, other.base) || inFile(other.base, base)));

/** Whether a unit stands in a column, whatever stands beside it. Who stands in no file at all is found out sooner. */
export const isInColumn = (state: State, unit: BattleUnit): boolean =>
  isInFile(state, unit) && strungOut(groupOf(state, unit.id)).has(unit);
