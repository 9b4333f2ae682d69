import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distanceAt, misprints, moveAt, printedExceptions, type Scale, scales } from '../../../src/engine/fr3/data/scales.ts';
import { type Unit, unitOf, units } from '../../../src/engine/fr3/data/units.ts';
import { marksByProse, type PrintedMark, type PrintedRow, printedMarks, printedRows, sourceLines } from './printed-tables.ts';

const printedMove = (row: PrintedRow, scale: Scale): string => row[3 + scales.indexOf(scale)] as string;

const asPrinted = {
  cost: (unit: Unit) => String(unit.cost),
  combatFactor: (unit: Unit) => String(unit.combatFactor),
  rally: (unit: Unit) => (unit.rally === null ? 'special' : `${unit.rally}+`),
  move: (id: string, scale: Scale) => moveAt(id, scale)?.join('/') ?? 'special',
};
/** A printed cell without the blanks that extraction put into words; a star in a factor cell means its own rules. */
const clean = (cell: string) => cell.replace(/ /g, '').replace('*', 'Special').replace('Special', 'special');

test('the data has the rows of the printed tables, in their order', () => {
  expect(printedRows).toHaveLength(41);
  expect(units.map((unit) => unit.id).sort()).toEqual(printedRows.map(([id]) => id).sort());
  for (const group of new Set(units.map((unit) => unit.group))) {
    const ids = units.filter((unit) => unit.group === group).map((unit) => unit.id);
    expect(ids).toEqual(printedRows.map(([id]) => id).filter((id) => ids.includes(id)));
  }
});

test('cost, combat factor and rally are the printed ones, cell by cell', () => {
  for (const [id, , cost, , , , , combatFactor, rally] of printedRows) {
    const unit = unitOf(id) as Unit;
    expect([id, asPrinted.cost(unit), asPrinted.combatFactor(unit), asPrinted.rally(unit)]).toEqual([
      id,
      clean(cost),
      clean(combatFactor),
      clean(rally),
    ]);
  }
});

test('fr3.basics.scale-conversion, ruling: movement is the printed one in all four tables, but for the listed misprints', () => {
  const different = [];
  for (const scale of scales)
    for (const row of printedRows) {
      const [printed, typed] = [printedMove(row, scale), asPrinted.move(row[0], scale)];
      if (clean(printed) !== typed) different.push({ unit: row[0], scale, printed, corrected: typed });
    }
  const listed = misprints.map(({ unit, scale, printed, corrected }) => ({
    unit,
    scale,
    printed,
    corrected: corrected.join('/'),
  }));
  const byUnit = (a: { unit: string }, b: { unit: string }) => (a.unit < b.unit ? -1 : 1);
  expect(different.sort(byUnit)).toEqual(listed.sort(byUnit));
});

test('fr3.basics.scale-conversion: only the listed exceptions are no conversions of the 15 mm inches', () => {
  const odd = [];
  for (const scale of scales)
    for (const { id, move } of units) {
      const converted = move && [move.open, move.difficult].map((inches) => Math.floor(distanceAt(inches, scale)));
      if (converted?.join() !== moveAt(id, scale)?.join()) odd.push(`${id} ${scale}`);
    }
  expect(odd).toEqual(printedExceptions.map(({ unit, scale }) => `${unit} ${scale}`));
});

test('moveAt knows no move for cyclics, nor for what is not in the table', () => {
  expect(moveAt('cyclics', '15mm-in')).toBeNull();
  expect(moveAt('leviathans', '15mm-cm')).toEqual([17, 10]);
  expect(moveAt('traps', '15mm-in')).toBeNull();
});

/** The marks of a row of the typed data, as the printed table would write them. */
function marksOf(unit: Unit): string[] {
  const marks: string[] = [...unit.other];
  for (const bonus of unit.bonuses)
    if ('against' in bonus) marks.push(bonus.against);
    else if ('when' in bonus) marks.push('when charged');
    else marks.push(...bonus.terrain, ...bonus.terrain); // printed in both bonus columns, counted once
  if (unit.difficultTerrain) marks.push(String(unit.difficultTerrain));
  if (unit.chargeBonus) marks.push(`+${unit.chargeBonus}`);
  if (unit.support) marks.push(unit.support === true ? 'Yes' : 'Special');
  if (unit.fear) marks.push('Yes');
  if (unit.undead) marks.push('Yes');
  return marks;
}

const countOf = (marks: readonly string[]) =>
  Object.fromEntries(
    (Object.keys(printedMarks) as PrintedMark[]).map((mark) => [mark, marks.filter((each) => each === mark).length]),
  );

test('every mark of the other columns is in the data as often as it is printed', () => {
  const marks = units.flatMap(marksOf);
  for (const { unit, code } of marksByProse) {
    expect(unitOf(unit)?.other).toContain(code);
    marks.splice(marks.indexOf(code), 1);
  }
  expect(marks.filter((mark) => !Object.hasOwn(printedMarks, mark))).toEqual([]);
  expect(countOf(marks)).toEqual(printedMarks);
});

const matrix = join(process.cwd(), '../shared/data/fr3-matrix-cells.json');

test.runIf(existsSync(matrix))('fr3.undead.eligibility: every type that the undead army list has as undead may be undead', () => {
  const cells = JSON.parse(readFileSync(matrix, 'utf8')) as { row: string; text: string; army: string; confidence: string }[];
  const undead = cells.filter((cell) => cell.army === 'undead' && cell.confidence === 'certain' && /\bU\b/.test(cell.text));
  const idOf = (row: string) =>
    ({ 'Chariots: Heavy': 'heavy-chariots', 'Battle Wagons': 'battlewagons', 'Heavy Artillery': 'heavy-artillery' })[row] ??
    printedRows.find(([, name]) => name === row)?.[0];
  // Parasitics have no row in the reference table.
  const ids = undead.filter((cell) => cell.row !== 'Parasitics').map((cell) => idOf(cell.row));
  expect(ids).toHaveLength(14);
  expect(ids.filter((id) => !unitOf(id ?? '')?.undead)).toEqual([]);
});

const source = join(process.cwd(), '../shared/sources/fr3-fantasy-rules-third-edition.txt');

test.runIf(existsSync(source)).each(scales)('the transcription of %s is what the source prints', (scale) => {
  const [first, last] = sourceLines[scale];
  const lines = readFileSync(source, 'utf8')
    .split('\n')
    .slice(first - 1, last)
    .map((line) => line.trim());
  const legend = lines.findIndex((line) => line.startsWith('NC = '));
  lines.splice(legend, 1);

  // The cells of a row follow each other, and the rows each other. Two rows are torn.
  const used = new Set<number>();
  let at = lines.indexOf('Undead') + 1;
  const take = (id: string, cells: readonly string[], from: number): number => {
    const found = lines.findIndex((_, i) => i >= from && cells.every((cell, k) => lines[i + k] === cell));
    expect(found, `${id}: ${cells.join(' | ')}`).toBeGreaterThanOrEqual(from);
    for (let k = 0; k < cells.length; k++) used.add(found + k);
    return found + cells.length;
  };
  for (const row of printedRows) {
    const [id, name, cost, , , , , combatFactor, rally] = row;
    const move = printedMove(row, scale);
    if (id === 'sword-and-pistol') at = take(id, [cost, move, combatFactor, rally, 'Sword and', 'Pistol'], at);
    else if (id === 'cyclics') {
      at = take(id, [name, cost, move], at);
      take(id, [`${combatFactor} ${rally}`], at);
    } else at = take(id, [name, cost, move, combatFactor, rally], at);
  }

  // What is left are headings and the marks.
  const headings = /^(CAVALRY|MO N STERS|ELEMEN TALS|SPECIALS|SPIRITS|MACHIN ES|IN FAN TRY)$/;
  const words = lines
    .filter((line, i) => i > lines.indexOf('Undead') && !used.has(i) && !headings.test(line))
    .join('\n')
    .replace(/when\ncharged/g, 'when charged')
    .replace(/N C/g, 'NC')
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({ Cav: 'cavalry', Mon: 'monsters', Fliers: 'fliers', Pikes: 'pikes' })[word] ?? word);
  expect(words.filter((word) => !Object.hasOwn(printedMarks, word))).toEqual([]);
  expect(countOf(words)).toEqual(printedMarks);
});
