/**
 * Reads and writes set-ups of battles in notation:
 *
 *     table 48x36
 *     terrain woods "Old Wood" 20,14 to 28,20
 *     terrain marsh feared enchanted=apoplexy,50 4,14 to 10,20
 *     terrain objective 21,15 to 27,21
 *     army A "The river folk"
 *     A1 spears*3+general-2-2 10,12 N elite=1-1-0
 *     A4 skirmishers with A1
 *     first A
 *     initiative drawn
 *     turns 12
 *
 * Troops that are not deployed yet are `off`. A character is written as a unit `with` another, numbered after the troops, or as
 * a word attached to his unit if he has no more details. `setupNow` lists what a set-up cannot express.
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
import type { Read } from '../../../kernel/ruleset.ts';
import { quoted } from '../../../kernel/text.ts';
import { units as rows } from '../../data/units.ts';
import { leaders } from '../../melee/leaders.ts';
import { baseSide } from '../../table/bases.ts';
import { type TableSize, tableFor } from '../../table/deployment.ts';
import { type Terrain, terrainKinds } from '../../table/terrain.ts';
import { drawnTable } from '../deployment/landscape.ts';
import { readSetup } from '../deployment/read-setup.ts';
import { wildGround } from '../deployment/wild-ground.ts';
import { aimsFor } from '../scenarios/aims-in-words.ts';
import { refuseEnchantment } from '../terrain/enchantments.ts';
import { baseOf, type formOf, mostTroops } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Army, CharacterSetup, HoldingSetup, Setup, TroopSetup } from '../vocabulary/setup.ts';
import { fault, type HoldingSpoken, type Notes, nameless, notesOf } from './notes.ts';
import {
  characterWords,
  groundWords,
  readCharacterWords,
  readGround,
  readTroopWords,
  troopWords,
  writtenCharacter,
  writtenGround,
  writtenTroop,
} from './words.ts';

/** The table size used when a text does not give one. */
const usualTable = { width: 48, depth: 36 };
/** The tables that terrain can be drawn for. */
const drawnOn: readonly TableSize[] = [tableFor(0), tableFor(Number.POSITIVE_INFINITY)];
const isDrawnOn = ({ width, depth }: TableSize): boolean => drawnOn.some((each) => each.width === width && each.depth === depth);
const objective = 'objective';
/** The word for a character without a rank, such as a magic user. */
const individual = 'individual';
const typeOf = ({ leader }: CharacterSetup): string => (leader === 'none' ? individual : leader);
const leaderOf = (type: string): CharacterSetup['leader'] => (type === individual ? 'none' : (type as CharacterSetup['leader']));
const leaderIds: readonly string[] = leaders.map(({ id }) => (id === 'none' ? individual : id));
const unitIds = rows.map(({ id }) => id);

/** Whether characters can be written as words attached to their units, because none has more details. */
const plain = (characters: readonly CharacterSetup[]): boolean =>
  characters.every(
    (one, at) => one.name === undefined && writtenCharacter(one).length === 0 && one.with >= (characters[at - 1]?.with ?? 0),
  );

/** Drops the form of a placed unit, because the size of its base already says it. */
function unsized({ kit: { form: _, ...kit } = {}, ...troop }: TroopSetup): TroopSetup {
  return { ...troop, kit };
}

function armyUnits({ troops, characters }: Army, side: SideId) {
  const attached = plain(characters);
  const units: PlacedUnit[] = [];
  const unplaced: UnplacedUnit[] = [];
  for (const [index, troop] of troops.entries()) {
    const said = {
      handle: `${side}${index + 1}`,
      side,
      type: troop.type,
      attached: attached ? characters.filter((one) => one.with === index + 1).map(typeOf) : [],
      state: writtenTroop(troop),
      label: troop.name ?? null,
    };
    if (troop.at === undefined || troop.with !== undefined)
      unplaced.push({ ...said, host: troop.with === undefined ? null : `${side}${troop.with}` });
    else units.push({ ...said, state: writtenTroop(unsized(troop)), level: null, base: baseOf(troop, troop.at) });
  }
  if (!attached)
    for (const [index, one] of characters.entries())
      unplaced.push({
        handle: `${side}${troops.length + index + 1}`,
        side,
        type: typeOf(one),
        attached: [],
        state: writtenCharacter(one),
        label: one.name ?? null,
        host: `${side}${one.with}`,
      });
  return { units, unplaced };
}

/**
 * The note about an army apart from its units: its name and its properties. The note about an army apart from its units: its name
 * and its properties. Empty if it has neither.
 */
function armyNote({ name, has = [] }: Army, side: SideId): readonly (readonly Argument[])[] {
  const said = [...(name === nameless(side) ? [] : [{ text: name }]), ...has.map((word) => ({ word }))];
  return said.length > 0 ? [said] : [];
}

/** The statement that draws this table from the seed; undefined if the seed would draw a different table. */
function landscapeNote({ table, terrain, objective: square }: Setup, seed: number): Statement | undefined {
  const same = [undefined, wildGround].map((wilder) => {
    const drawn = drawnTable(table, seed, wilder);
    return canonicalText([drawn.terrain, drawn.objective]) === canonicalText([terrain, square]);
  });
  const wild: readonly Argument[] = same[0] ? [] : [{ word: 'wild' }];
  return same.includes(true) ? { kind: 'note', name: 'landscape', with: [{ number: seed }, ...wild] } : undefined;
}

/** The statements for a set-up. If the seed draws this set-up's table, the terrain is written as the seed. */
export function writeDrawnSetup(setup: Setup, seed: number): readonly Statement[] {
  const note = isDrawnOn(setup.table) && Number.isSafeInteger(seed) ? landscapeNote(setup, seed) : undefined;
  if (!note) return writeSetup(setup);
  const [table, ...rest] = writeSetup({ ...setup, terrain: [], objective: null }) as [Statement, ...Statement[]];
  return [table, note, ...rest];
}

/** The statements for a set-up. Positions are rounded to the grid, as in play. */
export function writeSetup({
  table,
  terrain,
  objective: square,
  armies,
  first,
  initiative,
  turns,
  underwater,
  snow,
  aims = [],
}: Setup): readonly Statement[] {
  const note = (name: string, ...given: readonly Argument[]): Statement => ({ kind: 'note', name, with: given });
  const nothing = { table: null, millimetres: 40, units: [], unplaced: [], terrain: [] };
  return [
    ...statementsOf({
      ...nothing,
      table,
      terrain: terrain.map((piece) => ({
        type: piece.kind,
        label: piece.name ?? null,
        ...writtenGround(piece),
        polygon: piece.polygon,
      })),
    }),
    ...(square ? [{ kind: 'terrain' as const, type: objective, label: null, corners: cornersOf(square) }] : []),
    ...sideIds.flatMap((side) => [
      ...armyNote(armies[side], side).map((given) => note('army', { unit: side }, ...given)),
      ...statementsOf({ ...nothing, ...armyUnits(armies[side], side) }),
      ...(armies[side].nuisances?.length
        ? [note('nuisances', { unit: side }, ...armies[side].nuisances.map((word) => ({ word })))]
        : []),
      ...(armies[side].scouts === undefined ? [] : [note('scouts', { unit: side }, { number: armies[side].scouts })]),
    ]),
    ...sideIds.flatMap((side) =>
      (armies[side].holdings ?? []).map(({ kind, at, with: host }) =>
        note(
          'holding',
          { unit: side },
          { word: kind },
          ...(at ? [{ place: { x: onGrid(at.x), y: onGrid(at.y) } }] : host === undefined ? [] : [{ unit: `${side}${host}` }]),
        ),
      ),
    ),
    ...sideIds.flatMap((side) =>
      (armies[side].works ?? []).map(({ at, pavisiers }) =>
        note(
          'works',
          { unit: side },
          ...(at ? [{ place: { x: onGrid(at.x), y: onGrid(at.y) } }] : []),
          ...(at && at.facing !== 0 ? [{ number: at.facing / 10 }] : []),
          ...(pavisiers ? [{ word: 'pavisiers' }] : []),
        ),
      ),
    ),
    ...(first === undefined ? [] : [note('first', { unit: first })]),
    ...(initiative ? [note('initiative', { word: initiative })] : []),
    ...(underwater ? [note('underwater')] : []),
    ...(snow ? [note('snow')] : []),
    ...(turns === undefined ? [] : [note('turns', { number: turns })]),
    ...aims.map((aim) =>
      note(
        'aim',
        { word: aim.kind },
        ...(aim.kind === 'reach' ? [{ unit: aim.side }] : []),
        { text: aim.ground },
        { number: aim.points },
        ...(aim.kind === 'reach' ? (aim.who ?? []).map((unit) => ({ unit })) : []),
      ),
    ),
  ];
}

/** A unit in a text, with the number of its statement. */
type Spoken = (PlacedUnit | UnplacedUnit) & { readonly statement: number };
const numberOf = ({ handle }: { readonly handle: Handle }): number => Number(handle.slice(1));

/** Limit on the units and characters read from one text. */
const mostSpoken = 4 * mostTroops;
const countOf = (one: Statement): number =>
  (one.kind === 'units' ? one.ranks.flat() : one.kind === 'unplaced' ? one.items : []).reduce((sum, { count }) => sum + count, 0);

/** All units of a text. Duplicate ids are reported as faults. */
function spokenUnits(statements: readonly Statement[], faults: SetupFault[]): readonly Spoken[] {
  const seen = new Map<Handle, Spoken>();
  let count = 0;
  for (const [statement, one] of statements.entries()) {
    count += countOf(one);
    if (count > mostSpoken) {
      faults.push(fault(statement, `A side can have at most ${mostTroops} units.`));
      break;
    }
    const { units, unplaced } = positionOf([one]);
    for (const unit of [...units, ...unplaced]) {
      if (!(sideIds as readonly string[]).includes(unit.side))
        faults.push(
          fault(statement, `${unit.handle} does not belong to a side: the sides of this battle are ${sideIds.join(' and ')}.`),
        );
      else if (seen.has(unit.handle))
        faults.push(fault(statement, `${unit.handle} is named twice in the text. Give each unit its own number.`));
      else seen.set(unit.handle, { ...unit, statement });
    }
  }
  return [...seen.values()];
}

/** fr3.pike-blocks.footprint, fr3.leviathans.1x2, fr3.multi-based.definition: the form of a unit on a base of this size. */
const formOfSize = (type: string, size: string): ReturnType<typeof formOf> | undefined =>
  (({ '1x1': 'single', '1x2': type === 'leviathans' ? '1x2' : 'block', '2x2': 'mass' }) as const)[size];

function troopOf(unit: Spoken, faults: SetupFault[]): TroopSetup {
  const { statement, type, state, label } = unit;
  const wrong = (because: string, word?: string) => faults.push(fault(statement, because, word));
  if (!unitIds.includes(type))
    wrong(`The reference table has no unit ${quoted(type)}.${didYouMean(type, [...unitIds, ...leaderIds])}`, type);
  const words = readTroopWords(state);
  if (!words.ok) wrong(`${quoted(words.word)} does not describe a unit.${didYouMean(words.word, troopWords)}`, words.word);
  const setup: TroopSetup = { type, ...(words.ok ? words.value : {}), ...(label === null ? {} : { name: label }) };
  if ('host' in unit) return setup;
  const { base, level } = unit;
  if (level !== null) wrong('Write a level as one of these words: flying, swimming, burrowing or landed.', `@${level}`);
  const size = `${base.width / baseSide}x${base.depth / baseSide}`;
  const form = formOfSize(type, size);
  const fits = baseOf({ type, kit: { form: form ?? 'single' } }, base);
  if (form === undefined || fits.width !== base.width || fits.depth !== base.depth)
    wrong(
      'In a battle, most units have single bases. Pike blocks and large leviathans have 1x2 bases, and masses of small creatures 2x2 bases.',
      size,
    );
  const at = { x: base.x, y: base.y, facing: base.facing };
  return form && form !== 'single' ? { ...setup, kit: { ...setup.kit, form }, at } : { ...setup, at };
}

function characterOf({ statement, type, state, label }: Spoken, host: number, faults: SetupFault[]): CharacterSetup {
  const words = readCharacterWords(state);
  if (!words.ok)
    faults.push(
      fault(
        statement,
        `${quoted(words.word)} does not describe a character.${didYouMean(words.word, characterWords)}`,
        words.word,
      ),
    );
  return {
    leader: leaderOf(type),
    with: host,
    ...(words.ok ? words.value : {}),
    ...(label === null ? {} : { name: label }),
  };
}

/** Pieces whose ids differ between text and battle, because the text skips numbers. */
export type Renamed = readonly (readonly [from: Handle, to: Handle])[];

/** The army of a side: its troops by number, then its attached troops. Characters are ordered in the same way. */
function armyOf(side: SideId, name: string, all: readonly Spoken[], faults: SetupFault[]): { army: Army; renamed: Renamed } {
  const own = all.filter((unit) => unit.side === side).sort((a, b) => numberOf(a) - numberOf(b));
  const people = own.filter(({ type }) => leaderIds.includes(type));
  const troops = own.filter((unit) => !people.includes(unit));
  const place = new Map(troops.map(({ handle }, index) => [handle, index + 1]));
  const hostOf = (unit: Spoken): number | undefined => {
    const host = 'host' in unit ? unit.host : null;
    if (host !== null && !place.has(host))
      faults.push(fault(unit.statement, `“with ${host}” does not work, because there is no unit ${host}.`, host));
    return host === null ? undefined : place.get(host);
  };
  const words = troops.flatMap(({ attached, statement }, index) =>
    attached.map((word) => ({ word, statement, with: index + 1 })),
  );
  for (const { word, statement } of words)
    if (!leaderIds.includes(word) && !unitIds.includes(word))
      faults.push(
        fault(statement, `${quoted(word)} cannot be attached to a unit.${didYouMean(word, [...leaderIds, ...unitIds])}`, word),
      );
  for (const { type, attached, statement } of people)
    if (attached.length > 0) faults.push(fault(statement, 'A unit cannot be attached to a character.', type));
  const army: Army = {
    name,
    troops: [
      ...troops.map((unit): TroopSetup => {
        const host = hostOf(unit);
        return { ...troopOf(unit, faults), ...(host === undefined ? {} : { with: host }) };
      }),
      ...words.filter(({ word }) => unitIds.includes(word)).map((one): TroopSetup => ({ type: one.word, with: one.with })),
    ],
    characters: [
      ...people.map((unit) => {
        const host = hostOf(unit);
        if (host === undefined && !('host' in unit && unit.host !== null))
          faults.push(
            fault(
              unit.statement,
              `${unit.handle} needs the unit that this character is with, such as “with ${side}1”.`,
              unit.type,
            ),
          );
        return characterOf(unit, host ?? 1, faults);
      }),
      ...words
        .filter(({ word }) => leaderIds.includes(word))
        .map((one): CharacterSetup => ({ leader: leaderOf(one.word), with: one.with })),
    ],
  };
  const after = army.troops.length;
  const called = [
    ...troops.map(({ handle }, index) => [handle, `${side}${index + 1}`] as const),
    ...people.map(({ handle }, index) => [handle, `${side}${after + index + 1}`] as const),
  ];
  return { army, renamed: called.filter(([from, to]) => from !== to) };
}

function terrainOf(statements: readonly Statement[], faults: SetupFault[]): Pick<Setup, 'terrain' | 'objective'> {
  const terrain: Terrain[] = [];
  let square: Setup['objective'] = null;
  for (const [statement, one] of statements.entries()) {
    if (one.kind !== 'terrain') continue;
    const { type, label } = one;
    const polygon = outlineOf(one.corners);
    const kind = terrainKinds.find((each) => each === type);
    const words = readGround(one.state ?? []);
    const odd = words.ok && words.value.enchanted ? refuseEnchantment(words.value.enchanted) : null;
    if (odd) faults.push({ ...fault(statement, odd.because), rules: odd.rules });
    if (!words.ok)
      faults.push(
        fault(
          statement,
          `${quoted(words.word)} does not describe ground. These words do: ${groundWords.join(', ')}.`,
          words.word,
        ),
      );
    else if (type === objective && one.state)
      faults.push(
        fault(
          statement,
          'The terrain objective is only a place, so these words cannot describe it. Describe the piece of terrain there instead.',
          type,
        ),
      );
    if (type === objective) square = polygon;
    else if (kind) terrain.push({ kind, ...(label === null ? {} : { name: label }), polygon, ...(words.ok ? words.value : {}) });
    else
      faults.push(
        fault(statement, `There is no terrain ${quoted(type)}.${didYouMean(type, [...terrainKinds, objective])}`, type),
      );
  }
  return { terrain, objective: square };
}

/** Terrain drawn from a seed, and pieces listed one by one. */
function groundOf(
  statements: readonly Statement[],
  table: TableSize,
  landscape: Notes['landscape'],
  faults: SetupFault[],
): Pick<Setup, 'terrain' | 'objective'> {
  const said = terrainOf(statements, faults);
  if (!landscape) return said;
  const at = statements.findIndex((one) => one.kind === 'note' && one.name === 'landscape');
  if (!isDrawnOn(table)) {
    const sizes = drawnOn.map(({ width, depth }) => `${width}x${depth}`).join(' or ');
    faults.push(fault(at, `The table must be ${sizes} inches to have terrain drawn at random.`, 'landscape'));
    return said;
  }
  const { terrain, objective: square } = drawnTable(table, landscape.seed, landscape.wild ? wildGround : undefined);
  return { terrain: [...terrain, ...said.terrain], objective: said.objective ?? square };
}

export type ReadPosition =
  | { readonly ok: true; readonly value: Setup; readonly renamed: Renamed }
  | Extract<ReadSetup<Setup>, { ok: false }>;

/**
 * The set-up of a position, or all of its faults. A battle numbers units from 1 without gaps, so `renamed` lists units whose id
 * differs from the text. The default table is 48 by 36 inches.
 */
export function readPosition(statements: readonly Statement[]): ReadPosition {
  const faults: SetupFault[] = [];
  const { names, has, nuisances, scouts, holdings, works, landscape, ...agreed } = notesOf(statements, faults);
  const said = statements.findLast((one) => one.kind === 'table');
  const table = said ? { width: said.width, depth: said.depth } : usualTable;
  const bases = statements.findLast((one) => one.kind === 'bases');
  if (bases && sideOf(bases.millimetres) !== baseSide)
    faults.push(fault(statements.indexOf(bases), 'Bases in a battle must be 40 mm, because distances use the 15 mm scale.'));
  const units = spokenUnits(statements, faults);
  const [a, b] = sideIds.map((side) => armyOf(side, names[side], units, faults)) as [
    ReturnType<typeof armyOf>,
    ReturnType<typeof armyOf>,
  ];
  const renamed = [...a.renamed, ...b.renamed];
  const heldBy = ({ carrier, ...holding }: HoldingSpoken): HoldingSetup =>
    carrier === undefined
      ? holding
      : { ...holding, with: Number((renamed.find(([from]) => from === carrier)?.[1] ?? carrier).slice(1)) };
  const bought = (side: SideId) => ({
    ...(has[side].length > 0 ? { has: has[side] } : {}),
    ...(nuisances[side].length > 0 ? { nuisances: nuisances[side] } : {}),
    ...(scouts[side] === undefined ? {} : { scouts: scouts[side] }),
    ...(holdings[side].length > 0 ? { holdings: holdings[side].map(heldBy) } : {}),
    ...(works[side].length > 0 ? { works: works[side] } : {}),
  });
  const setup: Setup = {
    table,
    ...groundOf(statements, table, landscape, faults),
    armies: { A: { ...a.army, ...bought('A') }, B: { ...b.army, ...bought('B') } },
    ...agreed,
    ...(agreed.aims ? { aims: aimsFor(agreed.aims, (id) => renamed.find(([from]) => from === id)?.[1] ?? id) } : {}),
  };
  if (faults.length > 0) return { ok: false, faults };
  const read: Read<Setup> = readSetup(setup);
  if (!read.ok) return { ok: false, faults: [{ statement: null, because: read.because, rules: read.rules }] };
  return { ok: true, value: read.value, renamed };
}

/** The set-up of a game. The moves of a game use the ids in its text, so a set-up that needs other ids is a fault. */
export function readGameSetup(statements: readonly Statement[]): ReadSetup<Setup> {
  const read = readPosition(statements);
  if (!read.ok) return read;
  const [gap] = read.renamed;
  if (!gap) return { ok: true, value: read.value };
  const because = `${gap[0]} must be ${gap[1]}: number the units of a side from 1 without gaps, and then its characters.`;
  return { ok: false, faults: [{ statement: null, because, rules: [] }] };
}
