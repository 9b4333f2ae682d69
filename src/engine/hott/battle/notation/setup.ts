/**
 * Writes the set-up of a battle in notation, and reads it back:
 *
 *     table 24x24
 *     bases 40.64mm
 *     terrain wood "Old Wood" 6,14 to 10,17
 *     terrain stronghold 10.5,0 to 13.5,2.5
 *     army A "The Lantern Wardens"
 *     walls A 300 250 "The Lamphouse"
 *     A1 spears 10,5 N 1x0.375 general "Warden Oriel Tamm"
 *     A2 spears*5 11.6,5 N 1x0.375
 *     A8 dragons off
 *     A9 heroes 12,8 N 1x1 ensorcelled by=B4
 *     defender A
 *     attacks north
 *     bounds 30
 *     bound 5 B moves 3
 *
 * `landscape 7` means the terrain drawn from seed 7. An inch is 100 paces. Elements that are not yet deployed are `off`,
 * like gods, dragons and lurkers that have not arrived yet; `off destroyed` is a destroyed element. The size of a base
 * follows from the element type, so it is written only for diagrams, and not read.
 */
import { onGrid } from '../../../kernel/geometry.ts';
import { didYouMean } from '../../../kernel/nearest.ts';
import type { ReadSetup, SetupFault } from '../../../kernel/notation/game.ts';
import {
  type Argument,
  cornersOf,
  type Handle,
  outlineOf,
  type PlacedUnit,
  positionOf,
  type Statement,
  sideOf,
  statementsOf,
  type UnplacedUnit,
} from '../../../kernel/notation.ts';
import { canonicalText } from '../../../kernel/replay.ts';
import { quoted } from '../../../kernel/text.ts';
import { elements as types } from '../../data/elements.ts';
import { strongholds } from '../../data/figures/strongholds.ts';
import { baseWidth, boardSide } from '../../data/scale.ts';
import { terrainKinds } from '../../data/terrain.ts';
import { usualStronghold } from '../../muster/roster.ts';
import { drawnGround } from '../deployment/landscape.ts';
import { readSetup } from '../deployment/read-setup.ts';
import { baseAt } from '../elements/find.ts';
import { type SideId, sideIds, stepIds } from '../vocabulary/ids.ts';
import { type Army, type ElementSetup, edges, type Fate, type Setup, type StrongholdSetup } from '../vocabulary/setup.ts';

/** The base width in millimetres, as the notation measures bases. */
export const millimetres = 40.64;

const strongholdKind = 'stronghold';
const marks = ['general', 'ally', 'shared'] as const;
/** Fates that need a word. Elements on the table have a place, and those still to arrive are `off`. */
const fateWords: readonly Fate[] = ['destroyed', 'ensorcelled', 'gone', 'joined'];
const nameless = (side: SideId): string => `Side ${side}`;

// ---- Writing -----------------------------------------------------------------------------------

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

const note = (name: string, ...given: readonly Argument[]): Statement => ({ kind: 'note', name, with: given });
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

/** The same, but with the seed instead of the terrain if this seed draws it. */
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

// ---- Reading -----------------------------------------------------------------------------------

const fault = (statement: number | null, because: string, word?: string): SetupFault => ({
  statement,
  because,
  rules: [],
  ...(word === undefined ? {} : { word }),
});

type Spoken = (PlacedUnit | UnplacedUnit) & { readonly statement: number };
const numberOf = ({ handle }: { readonly handle: Handle }): number => Number(handle.slice(1));
const mostSpoken = 200;

/** All elements of a text. Duplicate ids are reported as faults. */
function spokenUnits(statements: readonly Statement[], faults: SetupFault[]): readonly Spoken[] {
  const seen = new Map<Handle, Spoken>();
  const bases: Statement = { kind: 'bases', millimetres };
  for (const [statement, one] of statements.entries()) {
    if (one.kind !== 'units' && one.kind !== 'unplaced') continue;
    const { units, unplaced } = positionOf([bases, one]);
    for (const unit of [...units, ...unplaced]) {
      if (seen.size >= mostSpoken) return [...seen.values()];
      if (!(sideIds as readonly string[]).includes(unit.side))
        faults.push(
          fault(statement, `${unit.handle} does not belong to a side: the sides of this battle are ${sideIds.join(' and ')}.`),
        );
      else if (seen.has(unit.handle))
        faults.push(fault(statement, `${unit.handle} is named twice in the text. Give each element its own number.`));
      else seen.set(unit.handle, { ...unit, statement });
    }
  }
  return [...seen.values()];
}

const allWords: readonly string[] = [...marks, ...fateWords, 'appearances', 'by'];

function elementOf(unit: Spoken, faults: SetupFault[]): ElementSetup {
  const { statement, type, state, label, attached } = unit;
  const wrong = (because: string, word?: string) => faults.push(fault(statement, because, word));
  const ids = types.map(({ id }) => id);
  if (!(ids as readonly string[]).includes(type))
    wrong(`There is no element type ${quoted(type)}.${didYouMean(type, ids)}`, type);
  if (attached.length > 0) wrong('Other pieces cannot be attached to an element.', attached[0]);
  const found: { -readonly [Field in keyof ElementSetup]: ElementSetup[Field] } = { type: type as ElementSetup['type'] };
  for (const said of state) {
    const [word, value] = said.split('=') as [string, string | undefined];
    const mark = marks.find((each) => each === word);
    const fate = fateWords.find((each) => each === word);
    if (mark && value === undefined) found[mark] = true;
    else if (fate && value === undefined) found.fate = fate;
    else if (word === 'by' && value) found.by = value;
    else if (word === 'appearances' && /^\d{1,2}$/.test(value ?? '')) found.appearances = Number(value);
    else wrong(`${quoted(said)} does not describe an element.${didYouMean(word, allWords)}`, said);
  }
  if (label !== null) found.name = label;
  if ('host' in unit) {
    if (unit.host !== null) wrong('An element cannot be “with” another one. Leave this word out.', unit.host);
    return found;
  }
  const { x, y, facing } = unit.base;
  return { ...found, at: { x, y, facing } };
}

interface Notes {
  readonly names: Record<SideId, string>;
  readonly walls: Record<SideId, StrongholdSetup>;
  open?: true;
  landscape?: number;
  agreed: Partial<Pick<Setup, 'defender' | 'attacksFrom' | 'bounds' | 'now'>>;
}

const aSide = (given: Argument | undefined): SideId | undefined =>
  given && 'unit' in given ? sideIds.find((side) => side === given.unit) : undefined;
const aNumber = (given: Argument | undefined): number | undefined => (given && 'number' in given ? given.number : undefined);
const aWord = <W extends string>(given: Argument | undefined, words: readonly W[]): W | undefined =>
  given && 'word' in given ? words.find((each) => each === given.word) : undefined;
const aText = (given: Argument | undefined): string | undefined => (given && 'text' in given ? given.text : undefined);

/** Each note, with an example for the error message. */
const noteForms: Readonly<Record<string, { readonly like: string; read(given: readonly Argument[], into: Notes): boolean }>> = {
  army: {
    like: 'army A "The Lantern Wardens"',
    read([side, name], { names }) {
      const [id, text] = [aSide(side), aText(name)];
      if (!id || text === undefined) return false;
      names[id] = text;
      return true;
    },
  },
  walls: {
    like: `walls A ${usualStronghold.wide} ${usualStronghold.deep} "The Lamphouse", from ${strongholds.minSide} to ${strongholds.maxSide} paces`,
    read([side, w, d, name], { walls }) {
      const [id, wide, deep, text] = [aSide(side), aNumber(w), aNumber(d), aText(name)];
      if (!id || wide === undefined || deep === undefined || (name && text === undefined)) return false;
      walls[id] = { ...(text === undefined ? {} : { name: text }), wide, deep };
      return true;
    },
  },
  open: {
    like: 'open, for a battle without a stronghold',
    read(given, into) {
      into.open = true;
      return given.length === 0;
    },
  },
  defender: {
    like: 'defender A',
    read([side], into) {
      const defender = aSide(side);
      if (defender) into.agreed = { ...into.agreed, defender };
      return defender !== undefined;
    },
  },
  attacks: {
    like: `attacks north, one of ${edges.join(', ')}`,
    read([edge], into) {
      const attacksFrom = aWord(edge, edges);
      if (attacksFrom) into.agreed = { ...into.agreed, attacksFrom };
      return attacksFrom !== undefined;
    },
  },
  landscape: {
    like: `landscape 7, on a board of ${boardSide} inches`,
    read([seed], into) {
      const number = aNumber(seed);
      if (number !== undefined) into.landscape = number;
      return Number.isSafeInteger(number);
    },
  },
  bounds: {
    like: 'bounds 30',
    read([count], into) {
      const bounds = aNumber(count);
      if (bounds !== undefined) into.agreed = { ...into.agreed, bounds };
      return bounds !== undefined;
    },
  },
  bound: {
    like: `bound 5 B moves 3: its number, the side, one of the steps ${stepIds.join(', ')}, and the PIPs left`,
    read([number, side, name, left], into) {
      const [bound, acting, step, pips] = [aNumber(number), aSide(side), aWord(name, stepIds), aNumber(left)];
      if (bound === undefined || !acting || !step || (left && pips === undefined)) return false;
      into.agreed = { ...into.agreed, now: { bound, acting, step, pips: pips ?? null } };
      return true;
    },
  },
};

function notesOf(statements: readonly Statement[], faults: SetupFault[]): Notes {
  const notes: Notes = {
    names: { A: nameless('A'), B: nameless('B') },
    walls: { A: usualStronghold, B: usualStronghold },
    agreed: {},
  };
  for (const [statement, one] of statements.entries()) {
    if (one.kind !== 'note') continue;
    const form = Object.hasOwn(noteForms, one.name) ? noteForms[one.name] : undefined;
    if (!form)
      faults.push(
        fault(
          statement,
          `${quoted(one.name)} cannot be part of a battle’s text.${didYouMean(one.name, Object.keys(noteForms))}`,
          one.name,
        ),
      );
    else if (!form.read(one.with, notes)) faults.push(fault(statement, `Write this line in the form ${form.like}.`, one.name));
  }
  return notes;
}

function groundOf(statements: readonly Statement[], faults: SetupFault[]): Pick<Setup, 'terrain' | 'stronghold'> {
  const terrain: Setup['terrain'][number][] = [];
  let stronghold: Setup['stronghold'];
  for (const [statement, one] of statements.entries()) {
    if (one.kind !== 'terrain') continue;
    const polygon = outlineOf(one.corners);
    const ids = terrainKinds.map(({ id }) => id);
    if (one.state) faults.push(fault(statement, `${quoted(one.state[0])} does not describe the ground.`, one.state[0]));
    if (one.type === strongholdKind) stronghold = polygon;
    else if (ids.includes(one.type))
      terrain.push({ kind: one.type, ...(one.label === null ? {} : { name: one.label }), polygon });
    else
      faults.push(
        fault(statement, `There is no terrain ${quoted(one.type)}.${didYouMean(one.type, [...ids, strongholdKind])}`, one.type),
      );
  }
  return { terrain, ...(stronghold ? { stronghold } : {}) };
}

function armyOf(side: SideId, all: readonly Spoken[], { names, walls }: Notes, faults: SetupFault[]): Army {
  const own = all.filter((unit) => unit.side === side).sort((a, b) => numberOf(a) - numberOf(b));
  for (const [at, unit] of own.entries())
    if (numberOf(unit) !== at + 1) {
      faults.push(
        fault(unit.statement, `${unit.handle} must be ${side}${at + 1}: number the elements of a side from 1 without gaps.`),
      );
      break;
    }
  return { name: names[side], elements: own.map((unit) => elementOf(unit, faults)), stronghold: walls[side] };
}

/** The set-up that the statements describe, or all of their faults. */
export function readNotedSetup(statements: readonly Statement[]): ReadSetup<Setup> {
  const faults: SetupFault[] = [];
  const notes = notesOf(statements, faults);
  const table = statements.findLast((one) => one.kind === 'table');
  if (table && table.width !== table.depth)
    faults.push(fault(statements.indexOf(table), 'The board for Hordes of the Things must be a square.'));
  const units = spokenUnits(statements, faults);
  const { stronghold, terrain } = groundOf(statements, faults);
  const placed = stronghold ?? (notes.open ? null : undefined);
  const setup: Setup = {
    table: { width: table?.width ?? boardSide, depth: table?.depth ?? boardSide },
    terrain: [...(notes.landscape === undefined ? [] : drawnGround(notes.landscape)), ...terrain],
    armies: { A: armyOf('A', units, notes, faults), B: armyOf('B', units, notes, faults) },
    ...(placed === undefined ? {} : { stronghold: placed }),
    ...notes.agreed,
  };
  if (faults.length > 0) return { ok: false, faults };
  const read = readSetup(setup);
  return read.ok ? read : { ok: false, faults: [{ statement: null, because: read.because, rules: read.rules }] };
}
