import { didYouMean } from '../../../kernel/nearest.ts';
import type { ReadSetup, SetupFault } from '../../../kernel/notation/game.ts';
import { fault, numberOf, ofSide, type Spoken, spokenUnits } from '../../../kernel/notation/setup-statements.ts';
import { outlineOf, type Statement } from '../../../kernel/notation.ts';
import { quoted } from '../../../kernel/text.ts';
import { elements as types } from '../../data/elements.ts';
import { boardSide } from '../../data/scale.ts';
import { terrainKinds } from '../../data/terrain.ts';
import { drawnGround } from '../deployment/landscape.ts';
import { readSetup } from '../deployment/read-setup.ts';
import { type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Army, ElementSetup, Setup } from '../vocabulary/setup.ts';
import { type Notes, notesOf } from './notes.ts';
import { fateWords, marks, millimetres, strongholdKind } from './setup-terms.ts';

const mostSpoken = 200;

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
  const own = ofSide(side, all);
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
  const units = spokenUnits(statements, faults, {
    sides: sideIds,
    noun: 'element',
    most: mostSpoken,
    tooMany: `A battle can have at most ${mostSpoken} elements.`,
    millimetres,
  });
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
