/** The order of the phases, drawn at the start of each turn if the set-up says so. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { withVictory } from '../../../src/engine/fr3/battle/judgement/victory.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { phaseOf, phasing, turnEnds, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { parse, write } from '../../../src/engine/kernel/notation.ts';
import { after, begun, charge, expectTheSame, type Played, randomBattle, setupOf } from './battle-table.ts';
import { asked, casting, pass, tableOf, until, untilTurn } from './magic-table.ts';

const far = 'A1 spears 10,3 N; A2 mobs 20,3 N; B1 handweapons 10,33 S; B2 mobs 20,33 S';
const drawn = `initiative drawn; ${far}`;
const told = ({ state, events }: Played) => events.map((each) => tell(state, each)).join(' ');
/** 5 or less means A, 6 or more means B. */
const [a, b] = [5, 6];

/** The order of the phases to the end of a battle in which nothing happens: `1A 1B`. */
function phases(text: string, ...faces: number[]): string {
  const dice = scripted(faces);
  let at = begun(setupOf(text));
  const found: string[] = [];
  for (let ask = askedNow(at.state); ask; ask = askedNow(at.state)) {
    found.push(`${at.state.sheet.turn}${ask.side}`);
    at = play(fr3Battle.perform(at.state, pass), dice);
  }
  dice.finish();
  return found.join(' ');
}

test('fr3.multiplayer.two-player-initiative, ruling, fr3.multiplayer.cutthroat-initiative: a die as each turn from the second on starts', () => {
  expect(phases(`turns 4; ${drawn}`, 1, 10, b)).toBe('1A 1B 2A 2B 3B 3A 4B 4A');
  expect(phases(`turns 3; first B; ${drawn}`, a, a)).toBe('1B 1A 2A 2B 3A 3B');
  const second = untilTurn(begun(setupOf(drawn)), 2, b);
  expect(told(second)).toContain('Side B has the first phase of turn 2.');
  expect(second.events.find(({ kind }) => kind === 'order')?.rules).toEqual([
    'fr3.multiplayer.two-player-initiative',
    'fr3.multiplayer.cutthroat-initiative',
  ]);
});

test('fr3.basics.turn: where it is not agreed no die is thrown, and the sheet is what it was', () => {
  expect(phases(`turns 3; ${far}`)).toBe('1A 1B 2A 2B 3A 3B');
  const { sheet } = untilTurn(begun(setupOf(far)), 3).state;
  expect(Object.keys(sheet)).not.toContain('opens');
});

test('fr3.multiplayer.two-player-initiative: after the last turn that was agreed nothing is drawn', () => {
  expect(asked(after(begun(setupOf(`turns 1; ${drawn}`)), [pass, pass]))).toBe('nobody');
});

test('fr3.multiplayer.cutthroat-double-move: last in one turn and first in the next a side moves twice running', () => {
  const ahead = { kind: 'ahead', units: ['B1'], inches: 3 } as const;
  const once = after(begun(setupOf(drawn)), [pass, ahead]);
  expect([asked(once), phaseOf(once.state)]).toEqual(['B movement', 1]);
  const next = after(once, [pass], b);
  expect([asked(next), phaseOf(next.state), next.state.sheet.moves]).toEqual(['B movement', 2, 0]);
  const twice = after(next, [ahead]);
  expect(unitAt(twice.state, 'B1').base.y).toBe(27);
  const theirs = after(twice, [pass]);
  expect([asked(theirs), phaseOf(theirs.state), theirs.state.sheet.turn]).toEqual(['A movement', 3, 2]);
});

test('fr3.multiplayer.cutthroat-melee: melee is fought in every phase, in both of two phases running', () => {
  const met = after(begun(setupOf('initiative drawn; A1 spears 10,10 N; A2 mobs 30,3 N; B1 spears 10,13 S; B2 mobs 30,33 S')), [
    charge(['A1']),
  ]);
  const fights: string[] = [];
  let at = after(met, [pass]);
  // Dice of a draw, and of the turn that begins after it.
  for (const faces of [[], [b], [], [a]]) {
    fights.push(asked(at));
    at = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }, pass], 5, 5, ...faces);
  }
  expect(fights).toEqual(['A melee', 'B melee', 'B melee', 'A melee']);
});

test('fr3.spells.zombies-2: for a turn is to the end of its last phase, whosever that is; for a phase is for no second one of the same side', () => {
  const near = `initiative drawn; A1 spears 10,10 N; B1 handweapons 10,16 S; B2 mobs 40,20 S; A2 mobs 40,3 N`;
  // B has the first phase of turn 2, A the last one and the first of turn 3.
  const theirs = untilTurn(tableOf(near, 'necromancer-2'), 2, b, 6, 6);
  expect([asked(theirs), theirs.state.sheet.phase, phasing(theirs.state)]).toEqual(['A magic', 'preparation', 'B']);
  const cast = (at: Played, choice: string) => casting(at, 'zombies-2', ['B1'], [], { choice, points: 3 });
  const side = (at: Played) => unitAt(at.state, 'B1').side;
  const own = until(theirs, 'A movement');
  for (const choice of ['phase', 'turn']) {
    const lasts = cast(own, choice);
    expect([side(lasts), turnEnds(lasts.state)]).toEqual(['A', phaseOf(lasts.state)]);
    const later = until(untilTurn(lasts, 3, a, 6, 6), 'A movement');
    expect([side(later), phaseOf(later.state)]).toEqual(['B', phaseOf(own.state) + 1]);
    expect(brokenInvariants(later.state)).toEqual([]);
  }
  // An effect from the first phase of the turn lasts into the last one, so it is useful on a unit that has already moved.
  const early = until(theirs, 'B movement');
  const given = until(after(early, [{ kind: 'ahead', units: ['B2'], inches: 4 }]), 'A magic');
  expect([unitAt(given.state, 'B2').did.spent, phasing(given.state)]).toEqual([1, 'B']);
  expect(turnEnds(given.state)).toBe(phaseOf(given.state) + 1);
  const listed = [...fr3Battle.actions(given.state)].flatMap((each) =>
    each.kind === 'cast' && each.on.includes('B2') ? [each.choice] : [],
  );
  expect(listed).toContain('turn');
  const kept = until(cast(given, 'turn'), 'A movement');
  expect([side(kept), kept.state.sheet.turn]).toEqual(['A', 2]);
  expect(side(untilTurn(kept, 3, b, 6, 6))).toBe('B');
});

test('fr3.armies.gnomes-battlewagon-cf: the CF of a turn is rolled in its first phase, whosever that is', () => {
  const wagons = setupOf('initiative drawn; A1 battlewagons 10,3 N rolled-factor; A2 mobs 3,3 N; B1 mobs 40,30 S');
  const second = untilTurn(begun(wagons, 10), 2, b, 4);
  expect([asked(second), unitAt(second.state, 'A1').factor]).toEqual(['B movement', 6]);
  expect(unitAt(until(second, 'A movement').state, 'A1').factor).toBe(6);
});

test('fr3.pre-game.seer-victory-key: another phase of a side that has the first one by chance, then the other side', () => {
  const key = begun(setupOf(`army B key-to-victory; ${drawn}`));
  const over = after(untilTurn(until(key, 'B again'), 1), [{ kind: 'another-phase', take: false }], b);
  expect([asked(over), over.state.sheet.turn]).toEqual(['B movement', 2]);
  const again = after(over, [pass, { kind: 'another-phase', take: true }]);
  expect([asked(again), phaseOf(again.state), turnEnds(again.state)]).toEqual(['B movement', 3, 4]);
  const theirs = after(again, [pass]);
  expect([asked(theirs), phaseOf(theirs.state), turnEnds(theirs.state)]).toEqual(['A movement', 4, 4]);
});

test('fr3.pre-game.seer-simple: the die is one like others, and may be moved', () => {
  const at = untilTurn(begun(setupOf(`army A seer; ${drawn}`)), 2, a);
  expect([asked(at), told(at)]).toEqual(['A fortune', expect.stringContaining('Side A has the first phase of turn 2.')]);
  expect(asked(after(at, [{ kind: 'let-lie' }]))).toBe('A movement');
  const moved = after(at, [{ kind: 'bend', word: 'seer', die: 1, by: 1 }]);
  expect([asked(moved), phasing(moved.state)]).toEqual(['B movement', 'B']);
});

test('fr3.magic.pool-dice: the order is drawn before the pools, and whoever has the first chance to cast keeps it', () => {
  const text = `${drawn}; A90 individual with A1 magic=wizard-1; B90 individual with B1 magic=wizard-1`;
  const at = untilTurn(begun(setupOf(text), 1, 1), 2, b, 3, 4);
  const dice = at.events.map(({ kind }) => kind);
  expect(dice.indexOf('order')).toBeGreaterThan(-1);
  expect([at.state.sheet.opens, at.state.sheet.firstChance]).toEqual(['second', 'first']);
});

test('the notation says and reads it, and what else stands there is a fault', () => {
  const setup = setupOf(drawn);
  expect(setup.initiative).toBe('drawn');
  const text = write(writeSetup(setup));
  expect(text.split('\n')).toContain('initiative drawn');
  expect(setupOf(text)).toEqual(setup);
  expect(write(writeSetup(setupOf(far)))).not.toContain('initiative');
  for (const wrong of ['initiative', 'initiative A', 'initiative fixed', 'initiative drawn A']) {
    const parsed = parse(`${wrong}; ${far}`);
    const read = parsed.ok && readPosition(parsed.statements);
    expect(read && !read.ok && read.faults.map(({ because }) => because)).toEqual([
      'Write this line in the form “initiative drawn”.',
    ]);
  }
});

test('fr3.multiplayer.two-player-initiative: a set-up that says something else of it is refused in a sentence', () => {
  for (const initiative of [true, 'A', null, ''])
    expect(fr3Battle.readSetup({ ...setupOf(far), initiative })).toEqual({
      ok: false,
      because: '“initiative” must be “drawn”, or left out.',
      rules: ['fr3.multiplayer.two-player-initiative'],
    });
});

test('a battle that goes on from a position begins with the side whose phase it is, and is drawn after that turn', () => {
  const theirs = untilTurn(begun(setupOf(drawn)), 2, b);
  for (const [at, side] of [
    [theirs, 'B'],
    [after(theirs, [pass]), 'A'],
  ] as const) {
    const now = setupNow(at.state);
    expect([now?.setup.first, now?.setup.initiative]).toEqual([side, 'drawn']);
    const on = begun(setupOf(write(writeSetup(now!.setup)), { first: side }));
    expect(asked(on)).toBe(`${side} movement`);
    expect(asked(after(on, [pass, pass], b))).toBe('B movement');
  }
});

test('a lead counts for more in the last phase of the battle, whosever that is', () => {
  const value = withVictory(() => 30, 0.1);
  const theirs = untilTurn(begun(setupOf(`turns 2; ${drawn}`)), 2, b);
  const last = after(theirs, [pass]);
  expect(value(last.state, 'A')).toBeGreaterThan(value(theirs.state, 'A'));
});

const crowd = setupOf(
  `initiative drawn; table 28x24; terrain woods 2,8 to 6,15
   A1 spears+general-2-2 8,7 N; A2 handweapons 9.575,7 N throwing; A3 light-cavalry 15,6 N; A4 dragons 18,4 N flying
   A5 muskets 12,3 N; A6 skirmishers 22,6 N; A7 individual with A1 magic=wizard-2
   B1 pikes+general-2-2 12,13 S; B2 longbows 10.425,13 S stakes; B3 large-monsters 8.85,13 S; B4 knights 17,14 S
   B5 mounted 24,14 S; B6 mobs 20,16 S; B7 individual with B1 magic=necromancer-2`,
  { turns: 4 },
);
const orders = new Set<string>();

test.each([1, 2, 3, 4, 5, 6])('battle %i of a drawn order ends, holds and replays', (seed) => {
  let [turn, before]: [number, State | undefined] = [0, undefined];
  const battle = randomBattle(crowd, seed, 5000, (state) => {
    expect(brokenInvariants(state), `${seed}`).toEqual([]);
    const { sheet } = state;
    // Phases are numbered one by one, and each side has one per turn.
    if (before && phaseOf(state) !== phaseOf(before)) {
      expect(phaseOf(state)).toBe(phaseOf(before) + 1);
      expect(phasing(state) === phasing(before)).toBe(sheet.turn !== before.sheet.turn && sheet.opens === before.sheet.phase);
    }
    if (sheet.turn !== turn) orders.add(sheet.opens ?? 'agreed');
    [turn, before] = [sheet.turn, state];
  });
  const last = battle.states.at(-1) as State;
  expect(last.stage).toBe('over');
  expectTheSame(battle, last);
});

test('every order was drawn in them', () => {
  expect([...orders].sort()).toEqual(['agreed', 'first', 'second']);
});
