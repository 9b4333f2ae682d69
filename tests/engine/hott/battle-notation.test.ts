/** Set-ups and battles of Hordes of the Things as texts. */
import { describe, expect, test } from 'vitest';
import { setupNow } from '../../../src/engine/hott/battle/notation/now.ts';
import { readNotedSetup } from '../../../src/engine/hott/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/hott/battle/notation/setup-writer.ts';
import { parse, write } from '../../../src/engine/kernel/notation.ts';
import { move, setupOf, table } from './battle-table.ts';

const read = (text: string) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error('The text is not notation.');
  return readNotedSetup(parsed.statements);
};
const faultsOf = (text: string): readonly string[] => {
  const found = read(text);
  return found.ok ? [] : found.faults.map(({ because }) => because);
};

const field = {
  A: ['spears 1200 600 N general', 'spears 1360 600 N', 'dragons off', 'hordes destroyed'],
  B: ['knights 1200 1800 S general', 'magicians 1000 1800 S', 'heroes 700 700 E ensorcelled'],
  terrain: ['wood 300 300 700 600', 'river 0 1100 2400 1200'],
  stronghold: [1050, 0, 1350, 250] as const,
  now: { bound: 5, acting: 'B' as const, step: 'moves' as const, pips: 3 },
  bounds: 40,
};

describe('set-ups', () => {
  test('a text a person could write', () => {
    const setup = setupOf(field);
    expect(write(writeSetup(setup))).toBe(
      [
        'table 24x24',
        'bases 40.64mm',
        'terrain wood 3,3 to 7,6',
        'terrain river 0,11 to 24,12',
        'terrain stronghold 10.5,0 to 13.5,2.5',
        'army A "Alder"',
        'A1 spears 12,6 N 1x0.375 general',
        'A2 spears 13.6,6 N 1x0.375',
        'A3 dragons off',
        'A4 hordes off destroyed',
        'army B "Birch"',
        'B1 knights 12,18 S 1x0.75 general',
        'B2 magicians 10,18 S',
        'B3 heroes 7,7 E ensorcelled',
        'bounds 40',
        'bound 5 B moves 3',
      ].join('\n'),
    );
  });

  test('it comes back as it was', () => {
    const setup = setupOf(field);
    const again = read(write(writeSetup(setup)));
    expect(again).toEqual({ ok: true, value: setup });
  });

  test('elements in one row stand a base width apart', () => {
    const again = read('A1 spears*3 12,6 N; B1 knights 12,18 S; open');
    if (!again.ok) throw new Error(again.faults[0]?.because);
    expect(again.value.armies.A.elements.map(({ at }) => at?.x)).toEqual([12, 13.599609375, 15.19921875]);
    expect(again.value.stronghold).toBe(null);
  });

  test('every fault is said at its place', () => {
    expect(faultsOf('A1 spearz 12,6 N; B1 knights 12,18 S')).toEqual([
      'There is no element type “spearz”. Did you mean “spears”?',
    ]);
    expect(faultsOf('A1 spears 12,6 N brave; B1 knights 12,18 S')).toEqual(['“brave” does not describe an element.']);
    expect(faultsOf('A1 spears 12,6 N; A3 spears 14,6 N; B1 knights 12,18 S')).toEqual([
      'A3 must be A2: number the elements of a side from 1 without gaps.',
    ]);
    expect(faultsOf('A1 spears 12,6 N; B1 knights 12,18 S; walls A big')).toEqual([
      'Write this line in the form walls A 300 250 "The Lamphouse", from 200 to 600 paces.',
    ]);
    expect(faultsOf('A1 spears 12,6 N; B1 knights 12.5,6.2 S')).toEqual(['A1 and B1 cannot overlap.']);
    expect(faultsOf('table 24x30; A1 spears 12,6 N; B1 knights 12,18 S')).toEqual([
      'The board for Hordes of the Things must be a square.',
    ]);
    expect(faultsOf('terrain forest 3,3 to 7,6; A1 spears 12,6 N; B1 knights 12,18 S')[0]).toContain(
      'There is no terrain “forest”.',
    );
  });
});

describe('a battle under way', () => {
  test('becomes a set-up from which it goes on', () => {
    const moved = table({ ...field, now: { ...field.now, acting: 'A' } }).after(move('A1', 1200, 800, 0));
    const { setup, leavesOut } = setupNow(moved.state);
    expect(setup.armies.A.elements[0]?.at).toEqual({ x: 12, y: 8, facing: 0 });
    expect(setup.now).toEqual({ bound: 5, acting: 'A', step: 'moves', pips: 2 });
    expect(setup.armies.B.elements[2]?.fate).toBe('ensorcelled');
    expect(leavesOut).toEqual(['The text does not record what elements have already done this bound, so they can act again.']);
    expect(read(write(writeSetup(setup)))).toEqual({ ok: true, value: setup });
  });
});
