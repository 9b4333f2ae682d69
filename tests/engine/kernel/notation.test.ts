import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onGrid, placeFrom, settled } from '../../../src/engine/kernel/geometry.ts';
import type { SetupFault } from '../../../src/engine/kernel/notation/game.ts';
import { spokenUnits } from '../../../src/engine/kernel/notation/setup-statements.ts';
import {
  type Argument,
  type Item,
  describe as inWords,
  parse,
  positionOf,
  type Statement,
  statementsOf,
  write,
  writeLine,
  writeStatement,
} from '../../../src/engine/kernel/notation.ts';

const read = (text: string) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.errors.map(inWords).join(' '));
  return parsed.statements;
};
const wrong = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? [] : parsed.errors;
};

test('a position is read as it is said', () => {
  const { table, terrain, units } = positionOf(
    read(`table 48x36
terrain woods "Old Wood" 4,4 to 9,8
A1 spears*2 pikes+hero 10,12 N
B knights 12,20 S @4 demoralized markers=2 "Red Lance"; B mobs 1.5,2 22.5 1x2`),
  );
  expect(table).toEqual({ width: 48, depth: 36 });
  expect(terrain).toEqual([
    {
      type: 'woods',
      label: 'Old Wood',
      polygon: [
        { x: 4, y: 4 },
        { x: 9, y: 4 },
        { x: 9, y: 8 },
        { x: 4, y: 8 },
      ],
    },
  ]);
  expect(units.map(({ handle, type }) => `${handle} ${type}`)).toEqual([
    'A1 spears',
    'A2 spears',
    'A3 pikes',
    'B1 knights',
    'B2 mobs',
  ]);
  expect(units[2]).toMatchObject({ attached: ['hero'], base: { facing: 0, y: 12 } });
  expect((units[2]?.base.x ?? 0) - 10).toBeCloseTo(2 * (40 / 25.4), 2);
  expect(units[3]).toMatchObject({ level: 4, state: ['demoralized', 'markers=2'], label: 'Red Lance', base: { facing: 1800 } });
  expect(units[4]?.base).toMatchObject({ facing: 225, depth: 2 * (units[4]?.base.width ?? 0) });
});

test('words of a piece of terrain stand before its corners, and are written again', () => {
  const text = 'terrain woods "Old Wood" feared enchanted=apoplexy,50 4,4 to 9,8';
  const { terrain } = positionOf(read(text));
  expect(terrain).toMatchObject([{ type: 'woods', label: 'Old Wood', state: ['feared', 'enchanted=apoplexy,50'] }]);
  expect(write(statementsOf(positionOf(read(text))))).toContain(text);
  expect(write(read(text))).toContain(text);
  expect(positionOf(read('terrain woods 4,4 to 9,8')).terrain[0]).not.toHaveProperty('state');
});

test('ranks stand behind one another, to the right as the units face, and empty places take no number', () => {
  const { units } = positionOf(read('A1 spears . mobs / knights 10,10 S'));
  const side = units[0]?.base.width ?? 0;
  expect(units.map(({ handle, type, base }) => [handle, type, base.x, base.y])).toEqual([
    ['A1', 'spears', 10, 10],
    ['A2', 'mobs', onGrid(10 - 2 * side), 10],
    ['A3', 'knights', 10, onGrid(10 + side)],
  ]);
});

test('base sides may be added to a coordinate, and are written back as inches', () => {
  const places = (text: string) => positionOf(read(text)).units.map(({ base }) => [base.x, base.y]);
  const side = onGrid(40 / 25.4);
  expect(places('A1 spears 10+b,10-1.5b N; A2 mobs -b,2b N; A3 mobs .5b,b N'.replace(' .5b', ' 0.5b'))).toEqual([
    [10 + side, onGrid(10 - 1.5 * side)],
    [-side, 2 * side],
    [onGrid(0.5 * side), side],
  ]);
  expect(write(read('A1 spears 10+b,10 N'))).toBe('A1 spears 11.575,10 N');
  expect(places('bases 60mm; A1 spears b,0 N')).toEqual([[onGrid(60 / 25.4), 0]]);
  expect(wrong('A1 spears 10+,10 N')).toHaveLength(1);
});

test('units off the table and units with another one have no place, and count on', () => {
  const text = 'A1 spears*2 knights+hero off elite=1 "The left"\nA4 skirmishers with A2\nA5 mobs 10,10 N';
  const statements = read('A spears*2 knights+hero off elite=1 "The left"; A skirmishers with A2; A mobs 10,10 N');
  const position = positionOf(statements);
  expect(position.unplaced.map(({ handle, type, host, attached }) => [handle, type, host, attached.join()])).toEqual([
    ['A1', 'spears', null, ''],
    ['A2', 'spears', null, ''],
    ['A3', 'knights', null, 'hero'],
    ['A4', 'skirmishers', 'A2', ''],
  ]);
  expect(position.units.map(({ handle }) => handle)).toEqual(['A5']);
  expect(write(statements)).toBe(text);
  expect(positionOf(read(write(statementsOf(position))))).toEqual(position);
});

test('a side moves by its letter alone', () => {
  expect(read('A: pass; B,A1: charge A')).toMatchObject([{ who: ['A'] }, { who: ['B', 'A1'], with: [{ unit: 'A' }] }]);
});

test('moves carry units, arguments, dice and comments', () => {
  expect(read('A1-A3,B2: charge ahead 2.5 left 1 wrap A3 [7 3] {they} ')).toEqual([
    {
      kind: 'move',
      who: ['A1', 'A2', 'A3', 'B2'],
      verb: 'charge',
      with: [{ word: 'ahead' }, { number: 2.5 }, { word: 'left' }, { number: 1 }, { word: 'wrap' }, { unit: 'A3' }],
      rolls: [7, 3],
      comment: 'they',
    },
  ]);
});

test('headings run on in indented lines and comments are kept', () => {
  const text = 'title: The wheel\ncaption: A long\n  caption.\n# a comment\narc A1 5 "Arc; of {fire}"';
  expect(read(text)).toEqual([
    { kind: 'heading', name: 'title', text: 'The wheel' },
    { kind: 'heading', name: 'caption', text: 'A long caption.' },
    { kind: 'comment', text: 'a comment' },
    { kind: 'note', name: 'arc', with: [{ unit: 'A1' }, { number: 5 }, { text: 'Arc; of {fire}' }] },
  ]);
});

test('errors say line, column, and what would be right', () => {
  const faults: readonly (readonly [text: string, line: number, column: number, expected: RegExp])[] = [
    ['A1 spears', 1, 10, /place such as/],
    ['A1 10,10 N', 1, 4, /unit type/],
    ['A1 spears 10,10', 1, 16, /facing/],
    ['A1 spears 10,10 Q', 1, 17, /facing/],
    ['A1 spears 10,10 400', 1, 20, /below 360/],
    ['A1 spears*2 pikes+Hero 10,10 N', 1, 13, /another type, or a place/],
    ['table 48 by 36', 1, 7, /48x36/],
    ['terrain woods 1,1 2,2', 1, 22, /three corners/],
    ['terrain woods feared', 1, 21, /place such as/],
    [`terrain woods${' a'.repeat(41)} 1,1 to 2,2`, 1, 97, /at most 40/],
    ['\n\nA4-A1: ahead 3', 3, 1, /range/],
    ['A1: 3', 1, 5, /verb/],
    ['A1 spears 1,1 N "no end', 1, 24, /quotation/],
    ['table 48x36; what?', 1, 14, /word/],
    ['A1 spears 1,1 N 0x2', 1, 20, /size above 0/],
    ['arc A1 (5)', 1, 8, /a word, a number/],
    ['A1 spears*300 1,1 N', 1, 15, /at most 200/],
    ['A1 skirmishers with', 1, 20, /unit that they are with/],
    ['A1 spears / mobs off', 1, 21, /one row/],
    ['A1 spears . off', 1, 16, /no empty places/],
    ['A1 spears off 1,1', 1, 15, /a state such as/],
    [`A1 spears 1,1 N${' a'.repeat(41)}`, 1, 98, /at most 40/],
  ];
  for (const [text, line, column, expected] of faults) {
    const [error] = wrong(text);
    expect([text, error?.line, error?.column, error && expected.test(error.expected)]).toEqual([text, line, column, true]);
  }
  expect(wrong('A1 spears\nfine A1\nB1 foo').map(({ line }) => line)).toEqual([1, 3]);
  expect(inWords(wrong('A1 spears 10;10 N')[0] as never)).toBe(
    'Line 1, column 11: expected another type, or a place such as 12,4.5, found “10”.',
  );
});

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const freeWord = word.filter((each) => !['table', 'bases', 'terrain', 'to'].includes(each));
const state = fc.oneof(
  word,
  fc.tuple(word, fc.stringMatching(/^[A-Za-z0-9.,_-]{1,5}$/)).map(([name, value]) => `${name}=${value}`),
);
const inches = fc.integer({ min: -100 * 1024, max: 100 * 1024 }).map((steps) => steps / 1024);
const place = fc.record({ x: inches, y: inches });
const handle = fc.tuple(fc.constantFrom('A', 'B', 'X'), fc.integer({ min: 1, max: 9999 })).map(([side, at]) => `${side}${at}`);
const label = fc.option(
  fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ maxLength: 6, unit: fc.constantFrom('\n', '\r', '\\', '"', '}', 'n', 'r') }),
  ),
  { nil: null },
);
const unitType = word.filter((each) => each !== 'off' && each !== 'with');
const item: fc.Arbitrary<Item> = fc.oneof(
  fc.record({ type: unitType, count: fc.integer({ min: 1, max: 9 }), attached: fc.array(word, { maxLength: 2 }) }),
  fc.record({ type: fc.constant(null), count: fc.integer({ min: 1, max: 3 }), attached: fc.constant([]) }),
);
const argument: fc.Arbitrary<Argument> = fc.oneof(
  state.map((text) => ({ word: text })),
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map((tenths) => ({ number: tenths / 10 + 0 })),
  place.map((at) => ({ place: at })),
  fc.oneof(handle, fc.constantFrom('A', 'B')).map((unit) => ({ unit })),
  fc.string({ maxLength: 12 }).map((text) => ({ text })),
);
const line = fc.string({ maxLength: 300 }).map((text) => text.replace(/\s+/g, ' ').trim());
const statement: fc.Arbitrary<Statement> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), name: word, text: line }),
  fc.record({ kind: fc.constant('comment' as const), text: line }),
  fc.record({
    kind: fc.constant('table' as const),
    width: fc.integer({ min: 1, max: 9990 }).map((n) => n / 10),
    depth: fc.integer({ min: 1, max: 999 }),
  }),
  fc.record({ kind: fc.constant('bases' as const), millimetres: fc.integer({ min: 1, max: 999 }) }),
  fc.record({
    kind: fc.constant('terrain' as const),
    type: word,
    label,
    corners: fc.array(place, { minLength: 2, maxLength: 8 }),
  }),
  fc.record({
    kind: fc.constant('units' as const),
    side: fc.constantFrom('A', 'B', 'C', 'X'),
    first: fc.integer({ min: 1, max: 9999 }),
    ranks: fc.array(fc.array(item, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
    place,
    facing: fc.integer({ min: 0, max: 3599 }),
    front: fc.constantFrom(1, 2, 0.5, 3),
    depth: fc.constantFrom(1, 2, 0.5, 3),
    level: fc.option(fc.integer({ min: -9, max: 99 }), { nil: null }),
    state: fc.array(state, { maxLength: 3 }),
    label,
  }),
  fc.record({
    kind: fc.constant('unplaced' as const),
    side: fc.constantFrom('A', 'B', 'X'),
    first: fc.integer({ min: 1, max: 9999 }),
    items: fc.array(
      item.filter(({ type }) => type !== null),
      { minLength: 1, maxLength: 4 },
    ),
    host: fc.option(handle, { nil: null }),
    state: fc.array(state, { maxLength: 3 }),
    label,
  }),
  fc.record({
    kind: fc.constant('move' as const),
    who: fc.uniqueArray(fc.oneof(handle, fc.constantFrom('A', 'B')), { minLength: 1, maxLength: 6 }),
    verb: word,
    with: fc.array(argument, { maxLength: 5 }),
    rolls: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }),
    comment: label,
  }),
  fc.record({ kind: fc.constant('note' as const), name: freeWord, with: fc.array(argument, { maxLength: 5 }) }),
);

test('what is written reads back as the same statements, and is written the same again', () => {
  fc.assert(
    fc.property(fc.array(statement, { maxLength: 12 }), (statements) => {
      const text = write(statements);
      const parsed = parse(text);
      expect(parsed).toMatchObject({ ok: true, statements });
      if (parsed.ok) expect(write(parsed.statements)).toBe(text);
    }),
    { numRuns: 800 },
  );
});

test('one line for a link says the same as many', () => {
  fc.assert(
    fc.property(fc.array(statement, { maxLength: 8 }), (statements) => {
      const kept = statements.filter(({ kind }) => kind !== 'heading' && kind !== 'comment');
      expect(writeLine(statements)).not.toContain('\n');
      expect(parse(writeLine(statements))).toMatchObject({ ok: true, statements: kept });
    }),
  );
});

test('a line of units becomes one row, and a position reads back exactly', () => {
  const position = positionOf(read('table 48x36; A1 spears*3+hero pikes 10,12 37.5; A5 mobs 30,12 N; B1 knights 12,20 S 1x2 @4'));
  const short = write(statementsOf(position));
  expect(short).toBe('table 48x36\nA1 spears*3+hero pikes 10,12 37.5\nA5 mobs 30,12 N\nB1 knights 12,20 S 1x2 @4');
  const units = fc.array(
    fc.record({ type: word, x: inches, y: inches, facing: fc.integer({ min: 0, max: 3599 }), beside: fc.boolean() }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(units, (list) => {
      const side = onGrid(40 / 25.4);
      const bases: ReturnType<typeof settled>[] = [];
      for (const { x, y, facing, beside } of list) {
        const last = bases.at(-1);
        bases.push(
          beside && last
            ? settled({ ...last, ...placeFrom(last, 0, side) })
            : settled({ x, y, facing, width: side, depth: side }),
        );
      }
      const before = {
        table: null,
        millimetres: 40,
        terrain: [],
        unplaced: [],
        units: bases.map((base, at) => ({
          handle: `A${at + 1}`,
          side: 'A',
          type: list[at]?.type ?? '',
          attached: [],
          base,
          level: null,
          state: [],
          label: null,
        })),
      };
      const parsed = parse(write(statementsOf(before)));
      expect(parsed.ok && positionOf(parsed.statements)).toEqual(before);
    }),
  );
});

test('garbage never throws', () => {
  const tokens = [
    'A1',
    'A1-A9:',
    'spears',
    '*',
    '10,10',
    'N',
    '@4',
    '"',
    '{',
    '}',
    '[',
    ';',
    '\n',
    ' ',
    '#',
    'table',
    '48x36',
    'terrain',
    'to',
    'title:',
    '/',
    '+',
    '-',
    '9999',
    '\\',
    '1x2',
    'é',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tokens), { maxLength: 40 }), (parts) => void parse(parts.join(' '))),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tokens), { maxLength: 40 }), (parts) => void parse(parts.join(''))),
    { numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => void parse(text)),
    { numRuns: 1000 },
  );
  expect(wrong('x'.repeat(1_000_001))).toHaveLength(1);
  expect(parse('A1 spears*200 10,10 N\n'.repeat(5000)).ok).toBe(true);
});

test('a statement says itself in one line', () => {
  const [one] = read('A1   spears*1 spears  / . mobs+hero 10.50,12.0 45 1x1 "a \\"b\\""');
  expect(writeStatement(one as Statement)).toBe('A1 spears spears / . mobs+hero 10.5,12 NE "a \\"b\\""');
});

test('a text has as many units as a battle takes, and not one more', () => {
  const faults = (text: string) => {
    const found: SetupFault[] = [];
    const units = spokenUnits(read(text), found, { sides: ['A', 'B'], noun: 'unit', most: 3, tooMany: 'Too many.' });
    return [units.length, found.map(({ because }) => because)];
  };
  expect(faults('A1 spears*2 10,10 N; B1 mobs 30,30 S')).toEqual([3, []]);
  expect(faults('A1 spears*2 10,10 N; B1 mobs*2 30,30 S')).toEqual([2, ['Too many.']]);
});
