/** What every battle promises of its pieces. */
import { describe, expect, test } from 'vitest';
import { placeFaults, rosterFaults } from '../../../../src/engine/kernel/battle/invariants.ts';

const piece = (id: string, x: number, y: number, level = 0) => ({ id, level, base: { x, y, facing: 0, width: 2, depth: 1 } });
type Piece = ReturnType<typeof piece>;
const table = { width: 20, depth: 10, nameOf: ({ id }: Piece) => id };

describe('the pieces of a battle', () => {
  test('are those of the rosters, in their order', () => {
    expect(rosterFaults(['A1', 'B1'], [{ id: 'A1' }, { id: 'B1' }])).toEqual([]);
    expect(rosterFaults(['A1', 'B1'], [{ id: 'B1' }, { id: 'A1' }])).toEqual(['The pieces are B1,A1, but they should be A1,B1.']);
    expect(rosterFaults(['A1', 'B1'], [{ id: 'A1' }])).toEqual(['The pieces are A1, but they should be A1,B1.']);
  });

  test('stand on the table and beside each other', () => {
    expect(placeFaults([piece('A1', 5, 5), piece('B1', 7, 5)], table)).toEqual([]);
    expect(placeFaults([piece('A1', 0.5, 5)], table)).toEqual(['A1 is off the table.']);
    expect(placeFaults([piece('A1', 5, 5), piece('B1', 6, 5)], table)).toEqual(['A1 overlaps B1.']);
  });

  test('stand over each other on levels that the game keeps apart', () => {
    const above = [piece('A1', 5, 5), piece('B1', 6, 5, 1)];
    expect(placeFaults(above, { ...table, alike: (one, other) => one.level === other.level })).toEqual([]);
  });

  test('have places and facings that can be written down exactly', () => {
    expect(placeFaults([piece('A1', 5 + 1 / 3, 5)], table)).toEqual(['A1 is off the grid.']);
    const turned = piece('A1', 5, 5);
    expect(placeFaults([{ ...turned, base: { ...turned.base, facing: -90 } }], table)).toEqual(['A1 is off the grid.']);
  });
});
