/**
 * Reads set-ups of battles in notation (`setup-writer.ts` writes them):
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

import { didYouMean } from '../../../kernel/nearest.ts';
import type { ReadSetup, SetupFault } from '../../../kernel/notation/game.ts';
import { fault, ofSide, type Spoken, spokenUnits } from '../../../kernel/notation/setup-statements.ts';
import { type Handle, outlineOf, type Statement, sideOf } from '../../../kernel/notation.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import { quoted } from '../../../kernel/text.ts';
import { baseSide } from '../../table/bases.ts';
import type { TableSize } from '../../table/deployment.ts';
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
import { type HoldingSpoken, type Notes, notesOf } from './notes.ts';
import { drawnOn, isDrawnOn, leaderIds, leaderOf, objective, unitIds } from './setup-terms.ts';
import { characterWords, groundWords, readCharacterWords, readGround, readTroopWords, troopWords } from './words.ts';

/** The table size used when a text does not give one. */
const usualTable = { width: 48, depth: 36 };
/** Limit on the units and characters read from one text. */
const mostSpoken = 4 * mostTroops;

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
      'In a battle, most units have a single base. Pike blocks and large leviathans have 1x2 bases. Masses of small creatures have 2x2 bases.',
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
  const own = ofSide(side, all);
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
          faults.push(fault(unit.statement, `Say which unit ${unit.handle} is with, for example “with ${side}1”.`, unit.type));
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
          `${quoted(words.word)} does not describe ground. Use words such as ${groundWords.join(', ')}.`,
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
 * The set-up of a position, or all of its faults. In a battle, units are numbered from 1 without gaps, so `renamed` lists units
 * whose id differs from the text. The default table is 48 by 36 inches.
 */
export function readPosition(statements: readonly Statement[]): ReadPosition {
  const faults: SetupFault[] = [];
  const { names, has, nuisances, scouts, holdings, works, commands, landscape, ...agreed } = notesOf(statements, faults);
  const said = statements.findLast((one) => one.kind === 'table');
  const table = said ? { width: said.width, depth: said.depth } : usualTable;
  const bases = statements.findLast((one) => one.kind === 'bases');
  if (bases && sideOf(bases.millimetres) !== baseSide)
    faults.push(fault(statements.indexOf(bases), 'Bases in a battle must be 40 mm, because distances use the 15 mm scale.'));
  const units = spokenUnits(statements, faults, {
    sides: sideIds,
    noun: 'unit',
    most: mostSpoken,
    tooMany: `A side can have at most ${mostTroops} units.`,
  });
  const [a, b] = sideIds.map((side) => armyOf(side, names[side], units, faults)) as [
    ReturnType<typeof armyOf>,
    ReturnType<typeof armyOf>,
  ];
  const renamed = [...a.renamed, ...b.renamed];
  const numberOf = (handle: string): number => Number((renamed.find(([from]) => from === handle)?.[1] ?? handle).slice(1));
  const heldBy = ({ carrier, ...holding }: HoldingSpoken): HoldingSetup =>
    carrier === undefined ? holding : { ...holding, with: numberOf(carrier) };
  const bought = (side: SideId) => ({
    ...(commands[side].length > 0
      ? { commands: commands[side].map(({ name, units: troops }) => ({ name, troops: troops.map(numberOf) })) }
      : {}),
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
