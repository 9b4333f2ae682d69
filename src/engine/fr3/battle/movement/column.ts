/** Columns: files of three or more units, front edge to rear edge (fr3.movement.column). */
import { filesOf, inColumn, inFile } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { movement } from '../../data/figures/movement.ts';
import { standing } from '../units/pieces.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { groupOf } from './group-of.ts';

/** Whether every file of these units is a column. Units get column speed only if this is true. */
export const marchesInColumn = (units: readonly BattleUnit[]): boolean =>
  inColumn(
    units.map(({ base }) => base),
    movement.columnUnits,
  );

/** The columns in a group: for each unit in a column, the units of its file. */
const columnsAmong = onceFor((group: readonly BattleUnit[]): ReadonlyMap<PieceId, readonly PieceId[]> => {
  const files = filesOf(group.map(({ base }) => base)).map((file) => file.map((at) => (group[at] as BattleUnit).id));
  return new Map(
    files.filter((file) => file.length >= movement.columnUnits).flatMap((file) => file.map((id) => [id, file] as const)),
  );
});

/** Whether a friendly unit stands directly in front of or behind this unit. */
const isInFile = (state: State, { base, side, level }: BattleUnit): boolean =>
  standing(state, side).some((other) => other.level === level && (inFile(base, other.base) || inFile(other.base, base)));

const nobody: readonly PieceId[] = [];

/** The units of the column that a unit is in; empty if it is not in one. */
export const columnOf = (state: State, unit: BattleUnit): readonly PieceId[] =>
  // A quick exit for units that are not in any file.
  (isInFile(state, unit) && columnsAmong(groupOf(state, unit.id)).get(unit.id)) || nobody;
