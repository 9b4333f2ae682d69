/** Groups on the table: fr3.basics.group. */
import { groupsOf } from '../../../kernel/geometry.ts';
import { onceFor } from '../memo.ts';
import { type BattleUnit, onTable, type PieceId, phasing, type SideId, type State, sideIds } from '../state.ts';

type Groups = readonly (readonly BattleUnit[])[];

const groupsAmong = (units: readonly BattleUnit[]): Groups => {
  const groups = groupsOf(
    units.map(({ base }) => base),
    (a, b) => units[a]?.level === units[b]?.level,
  );
  return groups.map((group) => group.map((at) => units[at] as BattleUnit));
};

const groupsOfBoth = onceFor(
  (units: State['units']): Readonly<Record<SideId, Groups>> => ({
    A: groupsAmong(units.filter((unit) => unit.side === 'A' && onTable(unit))),
    B: groupsAmong(units.filter((unit) => unit.side === 'B' && onTable(unit))),
  }),
);

/** fr3.basics.group: friends on one level with edges in contact; a unit by itself is a group of one. */
export const groups = (state: State, side = phasing(state)): Groups => groupsOfBoth(state.units)[side];

const groupOfEach = onceFor((units: State['units']) => {
  const both = groupsOfBoth(units);
  return new Map(sideIds.flatMap((side) => both[side].flatMap((group) => group.map(({ id }) => [id, group] as const))));
});

/** The group that a unit on the table is in. */
export const groupOf = (state: State, id: PieceId): readonly BattleUnit[] => groupOfEach(state.units).get(id) ?? [];
