/** Actions as moves, whatever a system's kinds of action are called and carry. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flag, listOf, object, oneOf, orNull, text, whole } from '../../../src/engine/kernel/fields.ts';
import { type AnyAction, exampleMove, type Language, readMove, writeMove } from '../../../src/engine/kernel/notation/moves.ts';
import { describe as inWords, type Move, parse, writeStatement } from '../../../src/engine/kernel/notation.ts';

const aPiece = (value: unknown): value is string => typeof value === 'string' && /^[AB][1-9]\d?$/.test(value);
const aLength = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 99;
const aShape = object({ far: flag, tint: whole(0, 9) });

const language: Language = {
  kinds: {
    wait: {},
    march: { units: listOf(aPiece), length: aLength },
    veer: { units: listOf(aPiece), side: oneOf(['left', 'right']), angle: whole(-3600, 3600) },
    meet: { unit: aPiece, to: aPiece, after: orNull(aPiece) },
    drill: { unit: aPiece, forward: aLength, sideways: aLength, slow: flag },
    stand: { unit: aPiece, x: aLength, y: aLength, wide: whole(1, 60) },
    share: { unit: aPiece, targets: listOf(aPiece), parts: listOf(whole(0, 9)), name: text(20) },
    paint: { unit: aPiece, shape: aShape },
    bless: { unit: aPiece, on: listOf(aPiece) },
    pat: { unit: aPiece, on: orNull(aPiece) },
  },
  words: {
    angle: { degrees: true, expects: 'an angle', like: ['x', 225] },
    wide: { named: true, usual: 1, expects: 'a width', like: [4] },
    slow: { answers: ['slow', 'fast'] },
    on: { usual: [], expects: 'those whom it is for' },
  },
  movers: ['units', 'unit'],
};

const says = (action: AnyAction, asked = 'A'): string | null => {
  const move = writeMove(language, action, asked);
  return move && writeStatement(move);
};
const moveOf = (line: string): Move => {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(parsed.errors.map(inWords).join(' '));
  return parsed.statements[0] as Move;
};
const read = (line: string) => readMove(language, moveOf(line));
const action = (value: object) => value as AnyAction;

test.each([
  [{ kind: 'wait' }, 'A: wait'],
  [{ kind: 'march', units: ['A1', 'A2', 'A3'], length: 4.5 }, 'A1-A3: march 4.5'],
  [{ kind: 'veer', units: ['B2'], side: 'left', angle: 225 }, 'B2: veer left 22.5'],
  [{ kind: 'meet', unit: 'A1', to: 'B1', after: null }, 'A1: meet B1'],
  [{ kind: 'meet', unit: 'A1', to: 'B1', after: 'B2' }, 'A1: meet B1 B2'],
  [{ kind: 'drill', unit: 'A1', forward: 2, sideways: -1, slow: false }, 'A1: drill 2 -1 fast'],
  [{ kind: 'stand', unit: 'A1', x: 10, y: 4.5, wide: 1 }, 'A1: stand 10,4.5'],
  [{ kind: 'stand', unit: 'A1', x: 10, y: 4.5, wide: 3 }, 'A1: stand 10,4.5 wide 3'],
  [{ kind: 'share', unit: 'A1', targets: ['B1', 'B2'], parts: [], name: 'Odd; one' }, 'A1: share targets B1 B2 parts "Odd; one"'],
  [{ kind: 'paint', unit: 'A1', shape: { far: true, tint: 3 } }, 'A1: paint shape "{\\"far\\":true,\\"tint\\":3}"'],
  // One word for fields of two forms: nobody is silence in both.
  [{ kind: 'bless', unit: 'A1', on: [] }, 'A1: bless'],
  [{ kind: 'pat', unit: 'A1', on: null }, 'A1: pat'],
  [{ kind: 'pat', unit: 'A1', on: 'B1' }, 'A1: pat B1'],
] as const)('%j is said as %s', (value, line) => {
  expect(says(action(value))).toBe(line);
  expect(read(line)).toMatchObject({ ok: true, action: value });
});

test('fields may be named, and come in any order', () => {
  const veer = { ok: true, action: { kind: 'veer', units: ['A1'], side: 'right', angle: 300 } };
  for (const line of ['A1: veer right 30', 'A1: veer 30 right', 'A1: veer angle 30 side right', 'A1: veer side right 30'])
    expect(read(line)).toMatchObject(veer);
});

test('what is missing, foreign or too much is said, with its place', () => {
  const faults: readonly (readonly [line: string, token: number, expected: RegExp])[] = [
    ['A1: fly 3', 1, /one of the moves wait, march/],
    ['A1-A2: meet B1', 0, /“unit”/],
    ['A,B: wait', 0, /one unit or one side/],
    ['A1: veer left', 3, /^an angle, such as 22\.5$/],
    ['A1: veer up 30', 2, /“side”, or an angle/],
    ['A1: veer left 30 30', 4, /nothing more/],
    ['A1: stand 10,4 wide B1', 4, /^a width, such as wide 4$/],
    ['A1: meet', 2, /“to”/],
  ];
  for (const [line, token, expected] of faults) {
    const result = read(line);
    expect([line, result.ok ? null : result.token, result.ok || expected.test(result.expected)]).toEqual([line, token, true]);
  }
});

test('a kind shows what it is like, as far as there are values for its fields', () => {
  const shown: Language = {
    ...language,
    words: { ...language.words, units: { like: [['A1', 'A2']] }, side: { like: ['left'] } },
  };
  const example = (kind: string) => {
    const move = exampleMove(shown, kind, 'B');
    return move && writeStatement(move);
  };
  expect(example('veer')).toBe('A1-A2: veer left 22.5');
  expect(example('wait')).toBe('B: wait');
  expect(example('march')).toBeNull();
});

test('lengths lie on the grid: what is off it is said by its nearest place', () => {
  expect(says(action({ kind: 'march', units: ['A1'], length: 1 / 3 }))).toBe('A1: march 0.333');
  expect(says(action({ kind: 'march', units: ['A1'], length: Number.NaN }))).toBeNull();
  expect(says(action({ kind: 'march', units: [], length: 1 }))).toBeNull();
  expect(says(action({ kind: 'unheard' }))).toBeNull();
});

const handle = fc.tuple(fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 99 })).map(([side, at]) => `${side}${at}`);
const length = fc.integer({ min: -99 * 1024, max: 99 * 1024 }).map((steps) => steps / 1024 + 0);
const handles = fc.uniqueArray(handle, { minLength: 1, maxLength: 5 });
const any = fc.oneof(
  fc.record({ kind: fc.constant('march'), units: handles, length }),
  fc.record({
    kind: fc.constant('veer'),
    units: handles,
    side: fc.constantFrom('left', 'right'),
    angle: fc.integer({ min: -3600, max: 3600 }),
  }),
  fc.record({ kind: fc.constant('meet'), unit: handle, to: handle, after: fc.option(handle) }),
  fc.record({ kind: fc.constant('drill'), unit: handle, forward: length, sideways: length, slow: fc.boolean() }),
  fc.record({ kind: fc.constant('stand'), unit: handle, x: length, y: length, wide: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    kind: fc.constant('share'),
    unit: handle,
    targets: fc.array(handle, { maxLength: 4 }),
    parts: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
    name: fc.oneof(fc.string({ maxLength: 20 }), handle, fc.constantFrom('left', 'targets', 'parts', 'name', 'A', '7', 'null')),
  }),
  fc.record({
    kind: fc.constant('paint'),
    unit: handle,
    shape: fc.record({ far: fc.boolean(), tint: fc.integer({ min: 0, max: 9 }) }),
  }),
);

test('every action that can be said reads back as itself', () => {
  fc.assert(
    fc.property(any, (value) => {
      const line = says(action(value));
      expect(line).not.toBeNull();
      expect(read(line as string)).toMatchObject({ ok: true, action: value });
    }),
    { numRuns: 1000 },
  );
});
