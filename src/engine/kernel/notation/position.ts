/** Converts statements to a position in which every unit has its base, and back to the shortest statements. */
import { type Base, onGrid, placeFrom, settled, type Tenths } from '../geometry.ts';
import { type Handle, type Item, type Place, type Statement, type Units, type Unplaced, usualMillimetres } from './vocabulary.ts';

export interface PlacedUnit {
  readonly handle: Handle;
  readonly side: string;
  readonly type: string;
  readonly attached: readonly string[];
  readonly base: Base;
  readonly level: number | null;
  readonly state: readonly string[];
  readonly label: string | null;
}

/** A unit off the table, or with another unit (`host`). */
export type UnplacedUnit = Omit<PlacedUnit, 'base' | 'level'> & { readonly host: Handle | null };

export interface PlacedTerrain {
  readonly type: string;
  readonly label: string | null;
  readonly state?: readonly string[];
  readonly polygon: readonly Place[];
}

export interface Position {
  readonly table: { readonly width: number; readonly depth: number } | null;
  /** The length of a side of a single base, in millimetres. */
  readonly millimetres: number;
  readonly units: readonly PlacedUnit[];
  readonly unplaced: readonly UnplacedUnit[];
  readonly terrain: readonly PlacedTerrain[];
}

/** A terrain piece without its corners. */
const piece = ({ type, label, state }: Pick<PlacedTerrain, 'type' | 'label' | 'state'>): Omit<PlacedTerrain, 'polygon'> => ({
  type,
  label,
  ...(state ? { state } : {}),
});

const millimetresPerInch = 25.4;

/** The side of a single base in inches, rounded to the grid. */
export const sideOf = (millimetres: number): number => onGrid(millimetres / millimetresPerInch);

/** The units of a statement, rank by rank, each from left to right. Empty places do not use a number. */
export function unitsOf(one: Units, millimetres: number = usualMillimetres): readonly PlacedUnit[] {
  const side = sideOf(millimetres);
  const first: Base = settled({ ...one.place, facing: one.facing, width: one.front * side, depth: one.depth * side });
  let number = one.first;
  return one.ranks.flatMap((rank, back) => {
    let right = 0;
    return rank.flatMap(({ type, count, attached }) =>
      Array.from({ length: count }, (): PlacedUnit | null => {
        const at = right++;
        if (type === null) return null;
        return {
          handle: `${one.side}${number++}`,
          side: one.side,
          type,
          attached,
          base: settled({ ...first, ...placeFrom(first, -back * first.depth, at * first.width) }),
          level: one.level,
          state: one.state,
          label: one.label,
        };
      }).filter((unit) => unit !== null),
    );
  });
}

/** The units of a statement without a place. */
export function unplacedOf({ side, first, items, host, state, label }: Unplaced): readonly UnplacedUnit[] {
  const each = items.flatMap(({ type, count, attached }) =>
    Array.from({ length: count }, () => ({ type: type as string, attached })),
  );
  return each.map((unit, at) => ({ ...unit, handle: `${side}${first + at}`, side, host, state, label }));
}

/** The position that a text sets up. Moves and notes are ignored. If an id occurs twice, its last place counts. */
export function positionOf(statements: readonly Statement[]): Position {
  const millimetres = statements.findLast((one) => one.kind === 'bases')?.millimetres ?? usualMillimetres;
  const table = statements.findLast((one) => one.kind === 'table');
  const units = new Map<Handle, PlacedUnit>();
  const unplaced = new Map<Handle, UnplacedUnit>();
  for (const one of statements) {
    if (one.kind === 'units') for (const unit of unitsOf(one, millimetres)) units.set(unit.handle, unit);
    if (one.kind === 'unplaced') for (const unit of unplacedOf(one)) unplaced.set(unit.handle, unit);
  }
  return {
    table: table ? { width: table.width, depth: table.depth } : null,
    millimetres,
    units: [...units.values()],
    unplaced: [...unplaced.values()],
    terrain: statements.flatMap((one) => (one.kind === 'terrain' ? [{ ...piece(one), polygon: outlineOf(one.corners) }] : [])),
  };
}

/** The corners of a piece. Two corners mean the rectangle between them. */
export function outlineOf(corners: readonly Place[]): readonly Place[] {
  const [a, b] = corners as readonly [Place, Place];
  return corners.length === 2 ? [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }] : corners;
}

/** The shortest list of corners: two for a rectangle parallel to the table edges. */
export function cornersOf(polygon: readonly Place[]): readonly Place[] {
  const [a, , b] = polygon as readonly [Place, Place, Place];
  const rectangle = outlineOf([a, b]);
  return polygon.length === 4 && polygon.every(({ x, y }, at) => x === rectangle[at]?.x && y === rectangle[at]?.y)
    ? [a, b]
    : polygon;
}

const sameWords = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((word, at) => word === b[at]);

/** Whether a unit stands exactly where a row would continue and matches it in everything else. */
function continues(row: Units, length: number, unit: PlacedUnit, millimetres: number): boolean {
  const side = sideOf(millimetres);
  const first: Base = { ...row.place, facing: row.facing, width: row.front * side, depth: row.depth * side };
  const next = settled({ ...first, ...placeFrom(first, 0, length * first.width) });
  const { base } = unit;
  return (
    unit.handle === `${row.side}${row.first + length}` &&
    next.x === base.x &&
    next.y === base.y &&
    next.facing === base.facing &&
    next.width === base.width &&
    next.depth === base.depth &&
    unit.level === row.level &&
    unit.label === row.label &&
    sameWords(unit.state, row.state)
  );
}

/** Adds a unit at the right end of a rank. */
function joined(rank: readonly Item[], unit: Pick<PlacedUnit, 'type' | 'attached'>): readonly Item[] {
  const last = rank.at(-1);
  if (last && last.type === unit.type && sameWords(last.attached, unit.attached))
    return [...rank.slice(0, -1), { ...last, count: last.count + 1 }];
  return [...rank, { type: unit.type, count: 1, attached: unit.attached }];
}

/** A length in bases, to a thousandth. A character's base is half a base. */
const inBases = (inches: number, side: number): number => Math.round((inches / side) * 1000) / 1000;

/** Units without a place as rows. Units with consecutive numbers and equal values share a row. */
function unplacedRows(units: readonly UnplacedUnit[]): readonly Unplaced[] {
  const rows: { row: Unplaced; next: Handle }[] = [];
  for (const { handle, side, type, attached, host, state, label } of units) {
    const last = rows.at(-1);
    const number = Number(handle.slice(1));
    const next = `${side}${number + 1}`;
    if (last && last.next === handle && last.row.host === host && last.row.label === label && sameWords(last.row.state, state))
      rows[rows.length - 1] = { row: { ...last.row, items: joined(last.row.items, { type, attached }) }, next };
    else {
      const row: Unplaced = { kind: 'unplaced', side, first: number, items: joined([], { type, attached }), host, state, label };
      rows.push({ row, next });
    }
  }
  return rows.map(({ row }) => row);
}

/** The shortest statements for a position. Aligned neighbours share a row. */
export function statementsOf(position: Position): readonly Statement[] {
  const { millimetres } = position;
  const side = sideOf(millimetres);
  const rows: { row: Units; length: number }[] = [];
  for (const unit of position.units) {
    const last = rows.at(-1);
    if (last && continues(last.row, last.length, unit, millimetres)) {
      rows[rows.length - 1] = { row: { ...last.row, ranks: [joined(last.row.ranks[0] ?? [], unit)] }, length: last.length + 1 };
      continue;
    }
    const { base } = unit;
    const row: Units = {
      kind: 'units',
      side: unit.side,
      first: Number(unit.handle.slice(1)),
      ranks: [joined([], unit)],
      place: { x: base.x, y: base.y },
      facing: base.facing as Tenths,
      front: inBases(base.width, side),
      depth: inBases(base.depth, side),
      level: unit.level,
      state: unit.state,
      label: unit.label,
    };
    rows.push({ row, length: 1 });
  }
  return [
    ...(position.table ? [{ kind: 'table' as const, ...position.table }] : []),
    ...(millimetres === usualMillimetres ? [] : [{ kind: 'bases' as const, millimetres }]),
    ...position.terrain.map((one) => ({ kind: 'terrain' as const, ...piece(one), corners: cornersOf(one.polygon) })),
    ...rows.map(({ row }) => row),
    ...unplacedRows(position.unplaced),
  ];
}
