/** From statements to a position, where every unit has its base, and back to the shortest statements that say it. */
import { type Base, onGrid, placeFrom, settled, type Tenths } from '../geometry.ts';
import { type Handle, type Item, type Place, type Statement, type Units, usualMillimetres } from './vocabulary.ts';

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

export interface PlacedTerrain {
  readonly type: string;
  readonly label: string | null;
  readonly polygon: readonly Place[];
}

export interface Position {
  readonly table: { readonly width: number; readonly depth: number } | null;
  /** Side of a single base in millimetres. */
  readonly millimetres: number;
  readonly units: readonly PlacedUnit[];
  readonly terrain: readonly PlacedTerrain[];
}

const millimetresPerInch = 25.4;

/** The side of a single base in inches, on the grid. */
export const sideOf = (millimetres: number): number => onGrid(millimetres / millimetresPerInch);

/** The units of one statement, ranks behind one another, each from left to right; empty places take no number. */
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

/** The position that a text sets up; moves and notes are not carried out. A handle that comes twice keeps its last place. */
export function positionOf(statements: readonly Statement[]): Position {
  const millimetres = statements.findLast((one) => one.kind === 'bases')?.millimetres ?? usualMillimetres;
  const table = statements.findLast((one) => one.kind === 'table');
  const units = new Map<Handle, PlacedUnit>();
  for (const one of statements)
    if (one.kind === 'units') for (const unit of unitsOf(one, millimetres)) units.set(unit.handle, unit);
  return {
    table: table ? { width: table.width, depth: table.depth } : null,
    millimetres,
    units: [...units.values()],
    terrain: statements.flatMap((one) =>
      one.kind === 'terrain' ? [{ type: one.type, label: one.label, polygon: outlineOf(one.corners) }] : [],
    ),
  };
}

/** The corners of a piece: of two, the rectangle between them. */
export function outlineOf(corners: readonly Place[]): readonly Place[] {
  const [a, b] = corners as readonly [Place, Place];
  return corners.length === 2 ? [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }] : corners;
}

const sameWords = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((word, at) => word === b[at]);

/** Whether a unit stands where the next of a row would, and shares all that a row shares. */
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

/** Adds a unit to the right end of a rank. */
function joined(rank: readonly Item[], unit: PlacedUnit): readonly Item[] {
  const last = rank.at(-1);
  if (last && last.type === unit.type && sameWords(last.attached, unit.attached))
    return [...rank.slice(0, -1), { ...last, count: last.count + 1 }];
  return [...rank, { type: unit.type, count: 1, attached: unit.attached }];
}

/** Bases in an edge, to a thousandth: a character's base is half a base. */
const inBases = (inches: number, side: number): number => Math.round((inches / side) * 1000) / 1000;

/** The shortest statements that set a position up: neighbours on line become one row. */
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
    ...position.terrain.map(({ type, label, polygon }) => ({ kind: 'terrain' as const, type, label, corners: polygon })),
    ...rows.map(({ row }) => row),
  ];
}
