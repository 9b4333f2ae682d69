/** Battles as text: set-ups and positions, every kind of action, whole battles, and errors in a text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, actionKinds, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { drawLandscape } from '../../../src/engine/fr3/battle/deployment/landscape.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { fr3Notation } from '../../../src/engine/fr3/battle/notation/game.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { inPlay, onTable, standing } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { kitIds, type Setup, type TroopSetup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { readyRosters } from '../../../src/engine/fr3/muster/ready.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import type { WrittenGame } from '../../../src/engine/kernel/notation/game.ts';
import { readGame } from '../../../src/engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../../src/engine/kernel/notation/game-writer.ts';
import { packed, unpacked } from '../../../src/engine/kernel/notation/link.ts';
import { readMove, writeMove } from '../../../src/engine/kernel/notation/moves.ts';
import { describe as inWords, type Move, parse, write, writeLine, writeStatement } from '../../../src/engine/kernel/notation.ts';
import { canonicalText, fingerprint } from '../../../src/engine/kernel/replay.ts';
import { after, army, type Battle, begun, randomBattle, setupOf, unshot } from './battle-table.ts';

const statementsOf = (text: string) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.errors.map(inWords).join(' '));
  return parsed.statements;
};
const readSetup = (text: string) => {
  const read = readPosition(statementsOf(text));
  if (!read.ok) throw new Error(read.faults.map(({ because }) => because).join(' '));
  return read.value;
};

test('a set-up is said in a few lines', () => {
  const text = `table 48x36
terrain woods "Old Wood" 20,14 26,13 28,18
terrain water 30,2 to 38,9
terrain objective 21,15 to 27,21
army A "The river folk"
A1 spears*2+general-2-2 10,12 N elite=1-1-0
A3 beastmen 16,12 N flying burrowing landed
A4 skirmishers with A1
army B "The hill folk"
B1 longbows 10,24 S stakes cost=35
B2 knights 14,24 S demoralized "The Red Lance"
B3 sub-commander-1-2 with B2 superhero cost=75 "Sir Oak"
first B
turns 12`;
  const setup = readSetup(text);
  expect(write(writeSetup(setup))).toBe(text);
  expect(readSetup(writeLine(writeSetup(setup)))).toEqual(setup);
  expect(setup.armies.A).toEqual({
    name: 'The river folk',
    troops: [
      { type: 'spears', kit: { elite: '1-1-0' }, at: { x: 10, y: 12, facing: 0 } },
      { type: 'spears', kit: { elite: '1-1-0' }, at: { x: expect.closeTo(11.575, 2), y: 12, facing: 0 } },
      { type: 'beastmen', levels: ['flying', 'burrowing'], landed: true, at: { x: 16, y: 12, facing: 0 } },
      { type: 'skirmishers', with: 1 },
    ],
    characters: [
      { leader: 'general-2-2', with: 1 },
      { leader: 'general-2-2', with: 2 },
    ],
  });
  expect(setup.armies.B.troops[1]).toEqual({
    type: 'knights',
    name: 'The Red Lance',
    morale: 1,
    at: { x: 14, y: 24, facing: 1800 },
  });
  expect(setup.armies.B.characters).toEqual([
    { leader: 'sub-commander-1-2', with: 2, superhero: true, cost: 75, name: 'Sir Oak' },
  ]);
  expect(setup).toMatchObject({ first: 'B', turns: 12, terrain: [{ kind: 'woods', name: 'Old Wood' }, { kind: 'water' }] });
});

test('units whose numbers leave some out are counted from 1, and the answer says who is called otherwise', () => {
  const read = readPosition(statementsOf('A4 spears 10,10 N; A2 knights 14,10 N; B1 mobs 10,30 S; B9 hero-1-1 with B1'));
  expect(read.ok && read.renamed).toEqual([
    ['A2', 'A1'],
    ['A4', 'A2'],
    ['B9', 'B2'],
  ]);
  expect(read.ok && read.value.armies.A.troops.map(({ type }) => type)).toEqual(['knights', 'spears']);
  const game = readGame(fr3Notation, `game fr3 version=${fr3Battle.version}; A4 spears 10,10 N; B1 mobs 10,30 S`);
  expect(!game.ok && game.errors[0]?.text).toMatch(/^Line 1, column 1: A4 must be A1: number the units of a side/);
});

/** A set-up after it has been written and read back. */
const plainly = (setup: Setup) => canonicalText(readSetup(write(writeSetup(setup))));

test('every ready roster, on a table drawn for it, reads back as it was', () => {
  for (const [at, { roster, id }] of readyRosters.entries()) {
    const other = (readyRosters[at + 1] ?? readyRosters[0]) as (typeof readyRosters)[number];
    const read = setupOfRosters({ A: roster, B: other.roster }, drawLandscape(roster.size, seeded(at)));
    if (!read.ok) throw new Error(`${id}: ${read.because}`);
    const { terrain, objective, table, ...rest } = readSetup(write(writeSetup(read.value)));
    expect(canonicalText(rest)).toBe(canonicalText({ armies: read.value.armies }));
    expect(table).toEqual(read.value.table);
    expect([terrain, objective]).toEqual([read.value.terrain, read.value.objective]);
  }
});

const troop: fc.Arbitrary<TroopSetup> = fc
  .record(
    {
      type: fc.constantFrom('spears', 'handweapons', 'knights', 'longbows', 'beastmen', 'mobs', 'dragons', 'large-monsters'),
      name: fc.string({ maxLength: 8, unit: fc.constantFrom('a', '"', '\\', '\n', ' ', '}', 'é') }),
      cost: fc.integer({ min: 0, max: 999 }),
      morale: fc.constantFrom(1 as const, 2 as const),
      kit: fc
        .constantFrom(...kitIds)
        .chain((id) => (id === 'elite' ? fc.constantFrom('no', '1-1-0') : fc.boolean()).map((value) => ({ [id]: value }))),
      levels: fc.uniqueArray(fc.constantFrom('flying' as const, 'swimming' as const), { maxLength: 1 }),
      landed: fc.constant(true),
      arms: fc.constantFrom(['throwing' as const], ['stakes' as const]),
    },
    { requiredKeys: ['type'] },
  )
  .map(({ name, ...rest }) => ({ ...rest, ...(name ? { name } : {}) }) as TroopSetup);

const setupFrom = (a: readonly TroopSetup[], b: readonly TroopSetup[], more: Partial<Setup> = {}): Setup => ({
  table: { width: 48, depth: 36 },
  terrain: [],
  objective: null,
  armies: { A: { name: 'An army; "odd"', troops: a, characters: [] }, B: { name: 'Side B', troops: b, characters: [] } },
  ...more,
});
/** Many drawn kits are against the rules; such a unit is used without its kit. */
const lawful = (troops: readonly TroopSetup[]) =>
  troops.map((each) => (fr3Battle.readSetup(setupFrom([each], [{ type: 'mobs' }])).ok ? each : { type: each.type }));

test('any set-up that play accepts reads back as it was', () => {
  const troops = fc.array(troop, { minLength: 1, maxLength: 5 }).map(lawful);
  const placedAt = (list: readonly TroopSetup[], y: number, facing: number) =>
    list.map((each, at) => ({ ...each, at: { x: 4 + at * 3.25, y, facing } }));
  let kitted = 0;
  fc.assert(
    fc.property(
      troops,
      troops,
      fc.boolean(),
      fc.constantFrom({}, { first: 'B' as const }, { turns: 9 }, { initiative: 'drawn' as const }),
      (a, b, placed, more) => {
        const setup = placed ? setupFrom(placedAt(a, 6, 0), placedAt(b, 30, 1805), more) : setupFrom(a, b, more);
        expect(fr3Battle.readSetup(setup).ok).toBe(true);
        expect(plainly(setup)).toBe(canonicalText(setup));
        if (a.some(({ kit, levels, arms }) => kit || levels || arms)) kitted++;
      },
    ),
    { numRuns: 300 },
  );
  expect(kitted).toBeGreaterThan(100);
});

/** Lines that meet within a turn or two, with one unit for every special kind of movement. */
const close = setupOf(
  `table 28x24; terrain woods 2,8 to 6,15; terrain hill 20,9 to 26,13
   A1 spears+general-2-2 8,7 N; A2 handweapons 9.575,7 N throwing; A3 skirmishers 11.15,7 N; A4 light-cavalry 15,6 N
   A5 dragons 18,4 N flying; A6 heavy-chariots 21,6 N; A7 mobs 24,6 N burrowing
   B1 pikes+general-2-2 12,13 S; B2 longbows 10.425,13 S stakes; B3 large-monsters 8.85,13 S; B4 knights 17,14 S
   B5 light-artillery 21,15 S; B6 mounted 24,14 S; B7 mobs 5,18 S flying`,
  { turns: 1 },
);
const deployed: Setup = {
  table: { width: 24, depth: 24 },
  terrain: [],
  objective: null,
  armies: {
    A: army('Spears and horse', ['spears', 'spears', 'knights', 'mobs']),
    B: army('Beasts', ['beastmen', 'pikes', 'large-monsters']),
  },
  turns: 1,
};
/** Two ready armies with costs, names and characters, on a table drawn for them. */
const mustered = setupOfRosters({ A: readyRosters[0]!.roster, B: readyRosters[1]!.roster }, drawLandscape(500, seeded(5)), {
  turns: 1,
});
if (!mustered.ok) throw new Error(mustered.because);
const battles: readonly Battle[] = [
  randomBattle(close, 31),
  randomBattle(close, 32),
  randomBattle(deployed, 33),
  randomBattle(mustered.value, 34),
];
const gameOf = (
  { setup, actions, faces }: Battle,
  more: Partial<WrittenGame<Setup, Action>> = {},
): WrittenGame<Setup, Action> => ({
  headings: [],
  comments: [],
  replay: { system: 'fr3', version: fr3Battle.version, setup, dice: { faces }, actions },
  ...more,
});
const written = (game: WrittenGame<Setup, Action>, results = false): string => {
  const text = writeGame(fr3Notation, game, { results });
  if (!text.ok) throw new Error(text.because);
  return text.value;
};
const opened = (text: string) => {
  const read = readGame(fr3Notation, text);
  if (!read.ok) throw new Error(read.errors.map((error) => error.text).join(' '));
  return read;
};

test.each(battles)('a whole battle is a text, and the text is the same battle %#', (battle) => {
  const last = fingerprint(battle.states.at(-1));
  const game = gameOf(battle, {
    headings: [{ name: 'title', text: 'The ford' }],
    comments: [
      { at: 0, beside: false, text: 'They advance.' },
      { at: 2, beside: true, text: 'a "bold" {move}' },
      { at: battle.actions.length, beside: false, text: 'Over.' },
    ],
  });
  const text = written(game);
  const read = opened(text);
  expect(fingerprint(read.last)).toBe(last);
  expect(read.game.comments).toEqual(game.comments);
  expect(read.game.headings).toEqual(game.headings);
  expect(read.game.replay.dice).toEqual(game.replay.dice);
  expect(written(read.game)).toBe(text);
  // Written with results, with a seed, and as a link, it is the same battle.
  expect(fingerprint(opened(written(game, true)).last)).toBe(last);
  const seed = gameOf(battle);
  const short = written({ ...seed, replay: { ...seed.replay, dice: { seed: battle.seed } } });
  expect(short).toContain(`\nseed ${battle.seed}\n`);
  expect(short).not.toContain('[');
  const link = unpacked(packed(short));
  expect(link.ok && fingerprint(opened(link.value).last)).toBe(last);
});

test('whatever happens in a battle, its text says it', () => {
  const tiny = setupOf(
    'table 20x18; terrain woods 2,6 to 6,10; A1 spears+hero-1-1 8,5 N; A2 knights 11,5 N; A3 longbows 14,5 N; B1 beastmen 9,11 S flying; B2 pikes 12,11 S; B3 mobs 15,11 S',
    { turns: 1 },
  );
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const battle = randomBattle(tiny, seed);
      const text = written(gameOf(battle));
      const read = opened(text);
      expect(fingerprint(read.last)).toBe(fingerprint(battle.states.at(-1)));
      expect(canonicalText(read.game.replay.actions)).toBe(canonicalText(battle.actions));
      expect(written(read.game)).toBe(text);
    }),
    { numRuns: 20 },
  );
});

test('every kind of action can be said, and reads back', () => {
  const said = new Map<string, string>();
  for (const { states } of battles)
    for (const state of states)
      for (const action of fr3Battle.actions(state)) {
        const move = writeMove(fr3Notation.language, action, fr3Notation.asked(state) as string);
        const back = move && readMove(fr3Notation.language, move);
        if (!move || !back?.ok) throw new Error(`Cannot be said: ${JSON.stringify(action)}`);
        const same = fr3Notation.ruleset.readAction(back.action);
        if (action.kind === 'deploy') expect(same).toMatchObject({ kind: 'deploy', units: action.units, wide: action.wide });
        else expect(canonicalText(same)).toBe(canonicalText(action));
        said.set(action.kind, writeStatement(move));
      }
  // Every action kind has a name that the notation can read as a verb.
  expect(Object.keys(actionKinds).filter((kind) => !/^[a-z][a-z0-9-]*$/.test(kind))).toEqual([]);
  expect(said.size).toBeGreaterThan(14);
  // No action needs JSON in the notation.
  expect([...said.values()].filter((line) => line.includes('"'))).toEqual([]);
});

const short = `game fr3 version=${fr3Battle.version}
table 28x24
A1 spears*2 10,10 N
A3 knights 15,10 N
B1 pikes 10,16 S
B2 mobs 20,16 S
first A
A1-A2: ahead 1
A3: wheel left 30
A: pass`;

test('errors say line and column, what is wrong, and the rules that forbid it', () => {
  expect(opened(short).last.sheet.phase).toBe('second');
  const faults: readonly (readonly [from: string, to: string, line: number, column: number, says: RegExp])[] = [
    ['spears*2', 'speers*2', 3, 4, /no unit “speers”\. Did you mean “spears”/],
    ['spears*2 10,10 N', 'spears+heroe 10,10 N', 3, 4, /“heroe” cannot be attached/],
    ['15,10 N', '15,10 N demoralised', 4, 20, /“demoralised” does not describe a unit\. Did you mean .*“demoralized”/],
    ['15,10 N', '15,10 N elite=9', 4, 20, /“elite=9” does not describe/],
    ['15,10 N', '15,10 N 1x2', 4, 20, /most units have a single base/],
    ['15,10 N', '15,10 N @4', 4, 20, /Write a level as one of these words/],
    ['B2 mobs', 'C2 mobs', 6, 1, /C2 does not belong to a side/],
    ['B2 mobs', 'B1 mobs', 6, 1, /B1 is named twice in the text/],
    ['B2 mobs 20,16 S', 'B2 skirmishers with B7', 6, 21, /there is no unit B7/],
    ['B2 mobs 20,16 S', 'B2 hero-1-1 20,16 S', 6, 4, /Say which unit B2 is with/],
    ['first A', 'first C', 7, 1, /in the form “first A”/],
    ['first A', 'firsts A', 7, 1, /no “firsts”\. Did you mean “first”/],
    ['first A', 'terrain woodland 1,1 to 3,3', 7, 9, /no terrain “woodland”\. Did you mean “woods”/],
    ['first A', 'bases 60mm', 7, 1, /40 mm/],
    ['table 28x24', 'table 4x4', 1, 1, /12 to 144 inches/],
    ['A3: wheel left 30', 'A3: wheel left 300', 9, 16, /expected an angle in degrees/],
    ['A3: wheel left 30', 'A3: ahead 99', 9, 1, /enough movement/],
    ['A3: wheel left 30', 'A3: wheel left', 9, 15, /expected an angle in degrees/],
    ['A3: wheel left 30', 'A3: wheal left 30', 9, 5, /expected one of the moves/],
    ['A3: wheel left 30', 'A9: wheel left 30', 9, 1, /Choose the units to move/],
    ['A: pass', 'B: pass', 10, 1, /expected A, who decides here/],
    ['A: pass', 'A: pass [4]', 10, 9, /were not used: 4/],
  ];
  for (const [from, to, line, column, says] of faults) {
    expect(short).toContain(from);
    const read = readGame(fr3Notation, short.replace(from, to));
    const [error] = read.ok ? [] : read.errors;
    expect([to, error?.line, error?.column, says.test(error?.text ?? '')]).toEqual([to, line, column, true]);
  }
  const refused = readGame(fr3Notation, `${short}\nB1: charge over A1`);
  expect(!refused.ok && refused.errors[0]?.rules.every((rule) => rule.startsWith('fr3.'))).toBe(true);
});

test('a text that somebody has spoilt never throws', () => {
  const words = short.split(/(?<=\s)/);
  const spoil = fc.oneof(
    fc.record({
      at: fc.nat(words.length),
      put: fc.constantFrom(
        '',
        'A1',
        'off ',
        'with A1 ',
        '10,10 ',
        '[3] ',
        '{',
        '"',
        '\n',
        'A9: ',
        'seed 3\n',
        'to ',
        '-1 ',
        'charge ',
        '/ ',
      ),
    }),
    fc.record({ at: fc.nat(words.length), put: fc.string({ maxLength: 6 }) }),
  );
  fc.assert(
    fc.property(fc.array(spoil, { minLength: 1, maxLength: 3 }), (spoils) => {
      const spoilt = spoils.reduce((text, { at, put }) => text.toSpliced(at, put === '' ? 1 : 0, put), words).join('');
      const read = readGame(fr3Notation, spoilt);
      if (!read.ok)
        expect(read.errors.every(({ text, line, column }) => text.length > 20 && line >= 1 && column >= 1)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('a text with far too much in it is refused before it is looked at', () => {
  const first = (text: string) => {
    const read = readGame(fr3Notation, text);
    return read.ok ? null : read.errors[0]?.text;
  };
  const units = 'A spears*200 10,10 N\n'.repeat(8000);
  expect(first(`game fr3 version=${fr3Battle.version}\n${units}`)).toBe('Line 3, column 1: A side can have at most 60 units.');
  expect(first(`game fr3 version=${fr3Battle.version}\nA1 spears 10,10 N${' stakes'.repeat(20_000)}`)).toMatch(
    /^Line 2, column \d+: expected at most/,
  );
});

test('a battle as it stands becomes a set-up that begins there, and says what it cannot carry', () => {
  const said = new Set<string>();
  // The battles include both home edges for side A.
  expect(new Set(battles.map(({ states }) => states.at(-1)?.home.A))).toEqual(new Set(['bottom', 'top']));
  for (const { states } of battles)
    for (const state of states.filter(({ stage }, at) => at % 5 === 0 || stage === 'deployment')) {
      const now = setupNow(state);
      if (!now) {
        expect(['A', 'B'].some((side) => !standing(state, side as 'A').length)).toBe(true);
        continue;
      }
      const read = readSetup(write(writeSetup(now.setup)));
      expect(canonicalText(read)).toBe(plainly(now.setup));
      const { state: fresh } = begun({ ...read, first: read.first ?? 'A' });
      if (state.stage === 'fighting') {
        expect(brokenInvariants(fresh)).toEqual([]);
        const names = new Map(now.renamed);
        const around = state.home.A === 'top';
        const { width, depth } = state.setup.table;
        for (const unit of state.units.filter(onTable)) {
          const { base, level, morale } = fresh.units.find(({ id }) => id === (names.get(unit.id) ?? unit.id)) ?? unit;
          const [x, y] = around ? [width - unit.base.x, depth - unit.base.y] : [unit.base.x, unit.base.y];
          expect([base.x, base.y, level, morale]).toEqual([x, y, unit.level, unit.morale]);
        }
        expect(standing(fresh).length).toBe(standing(state).length);
        const gone = state.units.filter((unit) => !inPlay(unit)).length;
        if (gone > 0) expect(fresh.units.length).toBeLessThan(state.units.length);
      }
      for (const sentence of now.without) {
        expect(sentence).toMatch(/^[A-Z].*\.$/);
        expect(sentence).not.toMatch(/^Their /);
        said.add(sentence.split(':')[0] as string);
      }
    }
  expect([...said]).toEqual(
    expect.arrayContaining(['Have moved, shot or fought this phase', 'Turns are counted from 1 again', 'Already deployed']),
  );
});

test('who has dismounted, landed or put up stakes is so in the set-up of now, or said not to be', () => {
  const start = begun(
    setupOf('A1 knights+hero-1-1 10,10 N; A2 longbows 20,10 N stakes; A3 mobs 30,10 N flying landed; B1 mobs 10,30 S'),
  );
  const { state } = after(unshot(start), [
    { kind: 'dismount', unit: 'A1', as: 'handweapons' },
    { kind: 'stakes', unit: 'A2', up: true },
  ]);
  const now = setupNow(state);
  expect(
    now &&
      write(writeSetup(now.setup))
        .split('\n')
        .filter((line) => /^A\d/.test(line)),
  ).toEqual([
    expect.stringMatching(/^A1 handweapons\+hero-1-1 10,10 N/),
    'A2 longbows 20,10 N stakes',
    'A3 mobs 30,10 N flying landed',
  ]);
  expect(now?.without).toEqual(expect.arrayContaining(['Stakes on the table: A2.']));
  expect(now?.without.filter((sentence) => sentence.startsWith('Their '))).toEqual([]);
});

test('the moves are readable', () => {
  const move = (line: string): Move => statementsOf(line)[0] as Move;
  const says = (line: string) => {
    const read = readMove(fr3Notation.language, move(line));
    return read.ok ? read.action : read.expected;
  };
  expect(says('A1-A3: wheel left 22.5')).toEqual({ kind: 'wheel', units: ['A1', 'A2', 'A3'], side: 'left', angle: 225 });
  expect(says('A4: charge')).toEqual({ kind: 'charge', units: ['A4'], aim: 0, over: null, wrap: 'none' });
  expect(says('A4: charge aim -12.5 over A5 wrap left')).toEqual({
    kind: 'charge',
    units: ['A4'],
    aim: -125,
    over: 'A5',
    wrap: 'left',
  });
  expect(says('A1-A6: deploy 10,7 wide 3')).toMatchObject({ kind: 'deploy', x: 10, y: 7, wide: 3 });
  expect(says('A: edge top second')).toEqual({ kind: 'edge', home: 'top', first: false });
  expect(says('B2: follow-up stay')).toEqual({ kind: 'follow-up', go: false });
  expect(says('B2: stakes down')).toEqual({ kind: 'stakes', unit: 'B2', up: false });
  expect(says('A1-A2: shoot B1')).toEqual({ kind: 'shoot', units: ['A1', 'A2'], at: 'B1' });
});
