/** Writes the set-up of a battle in notation; `setup-reader.ts` reads it. */
import { onGrid } from '../../../kernel/geometry.ts';
import { note } from '../../../kernel/notation/setup-statements.ts';
import { cornersOf, type PlacedUnit, type Statement, sideOf, statementsOf, type UnplacedUnit } from '../../../kernel/notation.ts';
import { canonicalText } from '../../../kernel/replay.ts';
import { baseWidth, boardSide } from '../../data/scale.ts';
import { usualStronghold } from '../../muster/roster.ts';
import { drawnGround } from '../deployment/landscape.ts';
import { baseAt } from '../elements/find.ts';
import { type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Army, ElementSetup, Setup, StrongholdSetup } from '../vocabulary/setup.ts';
import { fateWords, marks, millimetres, strongholdKind } from './setup-terms.ts';

const wordsOf = (element: ElementSetup): readonly string[] => [
  ...marks.filter((mark) => element[mark]),
  ...(element.fate && fateWords.includes(element.fate) ? [element.fate] : []),
  ...(element.appearances ? [`appearances=${element.appearances}`] : []),
  ...(element.by ? [`by=${element.by}`] : []),
];

/** Sizes are written in thousandths of a base. The places in a row are computed from the written size. */
const written = (depth: number): number => (Math.round((depth / baseWidth) * 1000) / 1000) * sideOf(millimetres);

function unitsOf(
  { elements }: Army,
  side: SideId,
): { readonly units: readonly PlacedUnit[]; readonly unplaced: readonly UnplacedUnit[] } {
  const units: PlacedUnit[] = [];
  const unplaced: UnplacedUnit[] = [];
  for (const [index, element] of elements.entries()) {
    const { type, at, name } = element;
    const said = { handle: `${side}${index + 1}`, side, type, attached: [], state: wordsOf(element), label: name ?? null };
    if (at) {
      const base = baseAt(type, at);
      units.push({ ...said, level: null, base: { ...base, depth: written(base.depth) } });
    } else unplaced.push({ ...said, host: null });
  }
  return { units, unplaced };
}

const isUsual = ({ name, wide, deep }: StrongholdSetup): boolean =>
  name === undefined && wide === usualStronghold.wide && deep === usualStronghold.deep;

/** The statements for a set-up. Positions are rounded to the grid, as in play. */
export function writeSetup({
  table,
  terrain,
  armies,
  defender,
  attacksFrom,
  stronghold,
  bounds,
  now,
}: Setup): readonly Statement[] {
  const nothing = { table: null, millimetres, units: [], unplaced: [], terrain: [] };
  const ground = statementsOf({
    ...nothing,
    table,
    terrain: terrain.map(({ kind, name, polygon }) => ({
      type: kind,
      label: name ?? null,
      polygon: polygon.map(({ x, y }) => ({ x: onGrid(x), y: onGrid(y) })),
    })),
  });
  const armyStatements = sideIds.flatMap((id) => [
    note('army', { unit: id }, { text: armies[id].name }),
    ...(isUsual(armies[id].stronghold)
      ? []
      : [
          note(
            'walls',
            { unit: id },
            { number: armies[id].stronghold.wide },
            { number: armies[id].stronghold.deep },
            ...(armies[id].stronghold.name === undefined ? [] : [{ text: armies[id].stronghold.name }]),
          ),
        ]),
    // The size of bases is written only once, at the start.
    ...statementsOf({ ...nothing, ...unitsOf(armies[id], id) }).filter(({ kind }) => kind !== 'bases'),
  ]);
  return [
    ...ground,
    ...(stronghold ? [{ kind: 'terrain' as const, type: strongholdKind, label: null, corners: cornersOf(stronghold) }] : []),
    ...armyStatements,
    ...(stronghold === null ? [note('open')] : []),
    ...(defender ? [note('defender', { unit: defender })] : []),
    ...(attacksFrom ? [note('attacks', { word: attacksFrom })] : []),
    ...(bounds === undefined ? [] : [note('bounds', { number: bounds })]),
    ...(now
      ? [
          note(
            'bound',
            { number: now.bound },
            { unit: now.acting },
            { word: now.step },
            ...(now.pips === null ? [] : [{ number: now.pips }]),
          ),
        ]
      : []),
  ];
}

/** The statements for a set-up. If this seed draws its terrain, the seed is written instead of the terrain. */
export function writeDrawnSetup(setup: Setup, seed: number): readonly Statement[] {
  if (
    !Number.isSafeInteger(seed) ||
    setup.table.width !== boardSide ||
    canonicalText(drawnGround(seed)) !== canonicalText(setup.terrain)
  )
    return writeSetup(setup);
  const [table, ...rest] = writeSetup({ ...setup, terrain: [] }) as [Statement, ...Statement[]];
  return [table, note('landscape', { number: seed }), ...rest];
}
