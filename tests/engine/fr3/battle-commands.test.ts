/** Several commands a side, each with its own general, clock and moves (chapter fr3.multiplayer). */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { judgement } from '../../../src/engine/fr3/battle/judgement/planning.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { commandOf } from '../../../src/engine/fr3/battle/units/commands.ts';
import { sheetSide, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { SideId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { Army, Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { moveClock } from '../../../src/engine/fr3/companion/clock.ts';
import { lose } from '../../../src/engine/fr3/companion/losses.ts';
import { type Command, withCommand } from '../../../src/engine/fr3/companion/state.ts';
import type { LossKind } from '../../../src/engine/fr3/companion/vocabulary.ts';
import { removedAs } from '../../../src/engine/fr3/demoralization.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted, seeded } from '../../../src/engine/kernel/dice.ts';
import { parse, write } from '../../../src/engine/kernel/notation.ts';
import { playerOf } from '../../../src/engine/kernel/opponent.ts';
import { sampleOr } from '../../deep.ts';
import { after, begun, charge, expectTheSame, type Played, randomBattle, setupOf } from './battle-table.ts';
import {
  asked,
  because,
  having,
  pass,
  poolsOf,
  rules,
  told,
  unopposed,
  until,
  untilTurn,
  withPerson,
  withTroop,
} from './magic-table.ts';

/** Two commands a side, far apart: A1 to A3 and A4 to A6 against B1 to B2 and B3 to B4. */
const wide = `command A "Ada" A1 A2 A3; command A "Abe" A4 A5 A6; command B "Ben" B1 B2; command B "Bea" B3 B4
  A1 spears+general-2-2 6,6 N; A2 spears 12,6 N; A3 spears 18,6 N; A4 spears+general-2-2 24,6 N; A5 spears 30,6 N; A6 spears 36,6 N
  B1 mobs+general-2-2 6,33 S; B2 mobs 12,33 S; B3 mobs+general-2-2 24,33 S; B4 mobs 36,33 S`;
const table = (text = wide, more: Partial<Setup> = {}): Played => begun(setupOf(text, more));

const commandsOf = ({ state }: Pick<Played, 'state'>, side: SideId): readonly Command[] =>
  state.sheet.sides[sheetSide(state, side)].commands ?? [];
const clocks = (at: Pick<Played, 'state'>): string =>
  (['A', 'B'] as const)
    .map((side) =>
      commandsOf(at, side)
        .map(({ clock }) => clock)
        .join(' '),
    )
    .join(', ');

/** The same place with other clocks for the commands of a side. */
function clocksOf({ state, events }: Played, side: SideId, ...all: readonly number[]): Played {
  const sheet = all.reduce((at, clock, command) => withCommand(at, sheetSide(state, side), command, { clock }), state.sheet);
  return { events, state: { ...state, sheet } };
}

/** The same place after a unit was destroyed. The faces are those of the dice for its leaders. */
function without({ state, events }: Played, id: string, ...faces: readonly number[]): Played {
  const after = removedAs('destroyed', 'fr3.morale-clock.phase-losses');
  const gone = play(inflict(state, id, { after, cause: 'nerve', by: null }), scripted([...faces]));
  return { state: gone.state, events: [...events, ...gone.events] };
}
const ahead = (unit: string, inches = 1) => ({ kind: 'ahead', units: [unit], inches }) as const;

test('fr3.multiplayer.command-clock: each command has a clock of its own, and the side their sum', () => {
  const at = table();
  expect(clocks(at)).toBe('9 9, 9 9');
  expect(at.state.sheet.sides.first.clock).toBe(18);
});

test('fr3.multiplayer.command-clock: it limits the moves of its own command only', () => {
  const at = after(clocksOf(table(), 'A', 1, 9), [ahead('A2')]);
  expect(because(at, ahead('A3'))).toContain('Ada has made the one move that the morale clock allows');
  expect(rules(at, ahead('A3'))).toContain('fr3.multiplayer.command-clock');
  const other = after(at, [ahead('A5')]);
  expect(told(other)).toContain('Abe: 1 of 9 moves made.');
  expect(commandsOf(other, 'A').map(({ moves }) => moves)).toEqual([1, 1]);
  // The next phase begins without moves.
  expect(commandsOf(until(after(other, [pass]), 'A movement'), 'A').map(({ moves }) => moves)).toEqual([0, 0]);
});

test('fr3.multiplayer.command-clock, ruling, fr3.characters.general-leads-group: a leader of another command does not make a move free', () => {
  const free = after(table(), [ahead('A1')]);
  expect(commandsOf(free, 'A')[0]?.moves).toBe(0);
  const [, abe] = table().state.characters;
  const visiting = withPerson(table(), abe?.id as string, { host: 'A2' });
  expect(commandsOf(after(visiting, [ahead('A2')]), 'A').map(({ moves }) => moves)).toEqual([1, 0]);
  // He still belongs to his own command, whose clock pays for his death.
  expect(clocks(without(visiting, 'A2', 1))).toBe('9 7, 9 9');
});

const beside = `command A "Ada" A1 A2 A5 A7; command A "Abe" A3 A4 A6; command B "Ben" B1
  A1 spears 10,10 N; A2 spears+general-2-2 11.575,10 N; A3 spears 13.15,10 N; A4 spears+general-2-2 14.725,10 N
  A5 skirmishers 12,7 N; A6 spears 30,11.9 N; A7 spears 32.1,12.5 N; B1 mobs+general-2-2 10,33 S`;

test('fr3.multiplayer.command-clock, ruling, fr3.movement.group-move: units of two commands do not move as one group', () => {
  const at = table(beside);
  const move = (...units: string[]) => ({ kind: 'ahead', units, inches: 2 }) as const;
  expect(because(at, move('A1', 'A2', 'A3', 'A4'))).toContain('Units of two commands cannot move together');
  expect(rules(at, move('A2', 'A3'))).toEqual(['fr3.multiplayer.command-clock']);
  expect(because(at, move('A1', 'A2'))).toBe('legal');
  const listed = new Set([...fr3Battle.actions(at.state)].flatMap((each) => (each.kind === 'ahead' ? [each.units.join()] : [])));
  expect([...listed].filter((units) => units.includes(','))).toEqual(['A1,A2', 'A3,A4']);
});

test('fr3.multiplayer.command-clock, ruling, fr3.basics.attachment: a unit attaches only within its command', () => {
  const at = table(beside);
  expect(because(at, { kind: 'attach', unit: 'A5', to: 'A3' })).toContain('Units of two commands');
  expect(because(at, { kind: 'attach', unit: 'A5', to: 'A2' })).toBe('legal');
});

test('fr3.multiplayer.command-clock: fr3.movement.form-up: the moves of its own command must be used up', () => {
  const join = { kind: 'form-up', units: ['A6'], forward: 0.6, right: 0.5248 } as const;
  const formsUp = (...all: readonly number[]) => {
    const at = clocksOf(table(beside), 'A', ...all);
    return [...fr3Battle.actions(at.state)].some((each) => each.kind === 'form-up' && each.units[0] === 'A6');
  };
  expect(because(clocksOf(table(beside), 'A', 0, 9), join)).toContain('only after you have used all the moves');
  expect([formsUp(0, 9), formsUp(9, 0)]).toEqual([false, true]);
});

test('fr3.multiplayer.command-clock: fr3.auction.morale-clock-points: a magic user turns the points of his own command into magic', () => {
  const start = (...all: readonly number[]) =>
    clocksOf(until(begun(setupOf(`${wide}; A90 individual with A4 magic=wizard-1`), 6), 'A movement'), 'A', ...all);
  const burn = { kind: 'burn', character: 'A7', points: 2 } as const;
  expect(commandOf(start(9, 9).state, 'A7')).toBe(1);
  expect(clocks(after(start(9, 9), [burn]))).toBe('9 7, 9 9');
  expect(because(start(9, 6), burn)).toContain('Abe cannot spend that: the morale clock is at 6');
  expect(because(start(6, 9), burn)).toBe('legal');
});

test.each<[LossKind, number, number]>([
  ['general', 160, 7],
  ['general', 450, 7],
  ['general-unit', 450, 7],
  ['major', 90, 8],
  ['major', 320, 8],
  ['major-unit', 320, 8],
  ['minor', 150, 9],
  ['unit', 100, 9],
  ['unit', 101, 8],
  ['unit', 400, 8],
  ['ship', 101, 8],
])('fr3.multiplayer.command-clock-losses, ruling: %s worth %i: the clock of its command stands at %i', (loss, cost, clock) => {
  const { state, said } = lose(table().state.sheet, { side: 'first', command: 1 }, loss, cost);
  expect(state.sides.first.commands?.map((each) => each.clock)).toEqual([9, clock]);
  expect(state.sides.first.losses.at(-1)?.command).toBe(1);
  if (clock < 9) expect(said.at(-1)?.rules).toEqual(['fr3.multiplayer.command-clock-losses']);
});

test('fr3.multiplayer.command-clock-losses, ruling: a costly unit and its general are two losses of one command', () => {
  const at = without(
    table(
      wide
        .replace('30,6 N', '30,6 N cost=101')
        .replace('A4 spears+general-2-2', 'A4 spears')
        .replace('A5 spears', 'A5 spears+general-2-2'),
    ),
    'A5',
    1,
  );
  expect(clocks(at)).toBe('9 6, 9 9');
  expect(told(at)).toContain('Abe lost a unit (101 points)');
});

test('fr3.multiplayer.command-clock-losses, ruling: fr3.morale-clock.high-cost-unit-loss: without commands the ordinary losses count', () => {
  const whole = wide.slice(wide.indexOf('A1 spears'));
  const { state } = lose(begun(setupOf(whole)).state.sheet, 'first', 'unit', 100);
  expect([state.sides.first.clock, Object.keys(state.sides.first.losses[0] ?? {})]).toEqual([
    8,
    expect.not.arrayContaining(['command']),
  ]);
});

test('fr3.multiplayer.command-clock-phase: each command of the side that loses a phase loses 1', () => {
  const at = until(after(without(table(), 'A2'), [pass]), 'B movement');
  expect(clocks(at)).toBe('8 8, 9 9');
  expect(told(at)).toContain('and the morale clock of each command of Side A falls by 1.');
  expect(at.events.filter(({ rules }) => rules.includes('fr3.multiplayer.command-clock-phase'))).toHaveLength(2);
});

const slow = `clocks each-turn; ${wide}`;
test('fr3.multiplayer.clock-per-turn, ruling: the losses of both phases are added, and the loser of the turn pays once', () => {
  const half = until(after(without(without(table(slow), 'A2'), 'A3'), [pass]), 'B movement');
  expect(clocks(half)).toBe('9 9, 9 9');
  expect(told(half)).toContain('The morale clocks change only at the end of the turn.');
  const turn = untilTurn(without(half, 'B2'), 2);
  expect(clocks(turn)).toBe('8 8, 9 9');
  expect(told(turn)).toContain('In turn 1, Side A lost 4 points, Side B 2: Side B wins the turn.');
  // The next turn counts from nothing.
  expect(clocks(untilTurn(turn, 3))).toBe('8 8, 9 9');
});
test('fr3.multiplayer.clock-per-turn, ruling: with equal totals nobody loses, although each side has lost a phase', () => {
  const half = until(after(without(table(slow), 'A2'), [pass]), 'B movement');
  const turn = untilTurn(without(half, 'B2'), 2);
  expect(clocks(turn)).toBe('9 9, 9 9');
  expect(told(turn)).toContain('the turn is a draw');
});
test('fr3.multiplayer.clock-per-turn, ruling: without it, every phase counts', () => {
  const half = until(after(without(table(), 'A2'), [pass]), 'B movement');
  expect(clocks(untilTurn(without(half, 'B2'), 2))).toBe('8 8, 8 8');
});

const magical = `${wide}; A90 individual with A2 magic=wizard-2; A91 individual with A5 magic=wizard-2`;
const magicians = () => begun(setupOf(magical), 1, 1, 1, 1);

test('fr3.multiplayer.clock-at-four, ruling, fr3.multiplayer.magic-pool: the magic users of a command at 4 halve their rolls, rounding down; others and the army pool do not', () => {
  const low = clocksOf(magicians(), 'A', 4, 9);
  const at = untilTurn(low, 2, 6, 5, 6, 5);
  expect(poolsOf(at, 'A')).toEqual([10, 5, 11]);
  expect(at.events.some(({ rules }) => rules.includes('fr3.multiplayer.clock-at-four'))).toBe(true);
});
test('fr3.multiplayer.clock-at-four, ruling, fr3.multiplayer.magic-pool: at less than four, and with both commands low: the army pool is whole', () => {
  expect(poolsOf(untilTurn(clocksOf(magicians(), 'A', 3, 1), 2, 6, 5, 6, 5), 'A')).toEqual([10, 5, 5]);
  expect(poolsOf(untilTurn(clocksOf(magicians(), 'A', 5, 5), 2, 6, 5, 6, 5), 'A')).toEqual([10, 11, 11]);
});
test('fr3.multiplayer.clock-at-four, ruling, fr3.multiplayer.magic-pool: each side has one pool, however many commands it has', () => {
  expect(poolsOf(magicians(), 'A')[0]).toBe(10);
});
test('fr3.multiplayer.clock-at-four, ruling, fr3.multiplayer.magic-pool: a quarter of its units is demoralized, and only of its own', () => {
  const many = `command A "Ada" A1 A2 A3 A4 A5; command A "Abe" A6; command B "Ben" B1
    A1 spears*5 6,6 N; A6 spears+general-2-2 30,6 N; A7 general-2-2 with A1; B1 mobs+general-2-2 6,33 S`;
  const lost = after(without(clocksOf(table(many), 'A', 5, 9), 'A5'), [pass]);
  expect([asked(lost), clocks(lost)]).toEqual(['A waver', '4 8, 9']);
  expect(because(lost, { kind: 'waver', unit: 'A6' })).toBe('Choose a unit of the command whose clock has fallen to 4.');
  const done = after(lost, [{ kind: 'waver', unit: 'A2' }]);
  expect([asked(done), unitAt(done.state, 'A2').morale]).toEqual(['B movement', 1]);
  expect(brokenInvariants(done.state)).toEqual([]);
});

const met = `command A "Ada" A1 A2; command A "Abe" A3; command B "Ben" B1 B2
  A1 spears+general-2-2 10,20 N; A2 spears 20,8 N cost=101; A3 spears+general-2-2 30,6 N
  B1 mobs 10,23 S; B2 mobs+general-2-2 40,33 S`;
/** Ada's command falls to 0 while A1 is in melee. */
const fallen = (): Played => {
  const engaged = after(clocksOf(table(met), 'A', 1, 9), [charge(['A1'])]);
  expect(engaged.state.contacts).toHaveLength(1);
  return after(without(engaged, 'A2'), [ahead('A3')]);
};
const y = (at: Played, id: string) => unitAt(at.state, id).base.y;
/** The full move of spears, in inches. */
const full = 3;

test('fr3.multiplayer.command-collapse, ruling: its units leave their melee and march their full move towards their own edge, at once and in every phase', () => {
  const at = fallen();
  expect(clocks(at)).toBe('0 9, 9');
  expect(told(without(after(clocksOf(table(met), 'A', 1, 9), [charge(['A1'])]), 'A2'))).toContain(
    'The rest of this command leaves the battle by its own table edge.',
  );
  expect(told(at)).toContain('march towards their own table edge');
  expect(at.state.contacts).toEqual([]);
  expect(asked(after(at, [pass]))).toBe('B movement');
  const met23 = 23 - unitAt(at.state, 'A1').base.depth;
  expect(y(at, 'A1')).toBeCloseTo(met23 - full, 2);
  const next = until(at, 'B movement');
  expect(y(next, 'A1')).toBeCloseTo(met23 - 2 * full, 2);
  const off = untilTurn(next, 4);
  expect(unitAt(off.state, 'A1').status).toBe('away');
  for (const each of [at, next, off]) expect(brokenInvariants(each.state)).toEqual([]);
});

test('fr3.multiplayer.command-collapse, ruling: a character who stands by himself leaves with a unit of his command', () => {
  const before = after(clocksOf(table(`${met}\n  A90 hero-1-1 with A2`), 'A', 1, 9), [charge(['A1'])]);
  const hero = before.state.characters.find(({ host }) => host === 'A2')?.id as string;
  const alone = withPerson(before, hero, { host: null, at: { x: 22, y: 8 } });
  const at = after(without(alone, 'A2'), [ahead('A3')]);
  expect(at.state.characters.find(({ id }) => id === hero)).toMatchObject({ status: 'in play', host: 'A1', at: null });
});

test('fr3.multiplayer.command-collapse, ruling: such units do not act of their own will, and do not come back', () => {
  const own = until(after(until(fallen(), 'B movement'), [pass]), 'A movement');
  expect(rules(own, ahead('A1'))).toEqual(['fr3.multiplayer.command-collapse']);
  expect(because(own, ahead('A3'))).toBe('legal');
  const off = untilTurn(own, 5);
  expect(unitAt(off.state, 'A1').status).toBe('away');
  expect([...fr3Battle.actions(off.state)].map(({ kind }) => kind)).not.toContain('return');
  expect(because(off, { kind: 'return', unit: 'A1', along: 10 })).toContain('No unit of that name can return');
});

test('fr3.multiplayer.command-collapse, ruling: they do not shoot, rally or cast', () => {
  const text = `command A "Ada" A1 A2; command A "Abe" A3; command B "Ben" B1
    A1 longbows+general-2-2 10,20 N; A2 spears 20,8 N cost=101; A3 longbows+general-2-2 14,20 N; A90 individual with A1 magic=wizard-1
    B1 mobs+general-2-2 12,24 S`;
  const at = clocksOf(begun(setupOf(text), 6), 'A', 0, 9);
  const low = after(until(at, 'A movement'), [ahead('A3')]);
  const shaken = withTroop(withTroop(low, 'A1', { morale: 1 }), 'A3', { morale: 1 });
  const rally = until(untilTurn(shaken, 2, 3), 'A rally');
  expect(rules(rally, { kind: 'rally', unit: 'A1' })).toEqual(['fr3.multiplayer.command-collapse']);
  expect(because(rally, { kind: 'rally', unit: 'A3' })).toBe('legal');
  const shoots = until(untilTurn(low, 2, 3), 'A missiles');
  // Even from where A3 stands.
  const near = withTroop(shoots, 'A1', { base: { ...unitAt(shoots.state, 'A3').base, x: 12.5 } });
  const shooting = new Set([...fr3Battle.actions(near.state)].flatMap((each) => (each.kind === 'shoot' ? each.units : [])));
  expect([...shooting]).toEqual(['A3']);
  expect(rules(near, { kind: 'shoot', units: ['A1'], at: 'B1' })).toEqual(['fr3.multiplayer.command-collapse']);
});

test('fr3.multiplayer.command-collapse, ruling: an enemy cannot charge them', () => {
  const text = met.replace('B1 B2', 'B1 B2 B3').replace('B1 mobs 10,23 S', 'B1 mobs 3,30 S; B3 mobs 10,18 S');
  const away = after(
    without(clocksOf(table(text.replace('A1 spears+general-2-2 10,20 N', 'A1 spears+general-2-2 10,14 N')), 'A', 1, 9), 'A2'),
    [ahead('A3')],
  );
  const at = until(away, 'B movement');
  expect(clocks(at)).toBe('0 8, 9');
  const target = unitAt(at.state, 'A1').base;
  const before = {
    ...at.state,
    units: at.state.units.map((unit) =>
      unit.id === 'B3' ? { ...unit, base: { ...unit.base, x: target.x, y: target.y + 3 } } : unit,
    ),
  };
  expect(fr3Battle.refuse(before, charge(['B3']))?.rules).toContain('fr3.multiplayer.command-collapse');
});

test('fr3.multiplayer.command-collapse, ruling: a unit that cannot move away is in no melee either', () => {
  const engaged = after(clocksOf(table(met), 'A', 1, 9), [charge(['A1'])]);
  const at = after(without(withTroop(engaged, 'A1', { fixed: true }), 'A2'), [ahead('A3')]);
  expect(told(at)).toContain('stay where they are');
  expect([y(at, 'A1'), at.state.contacts]).toEqual([y(engaged, 'A1'), []]);
  expect(asked(after(at, [pass]))).toBe('B movement');
  expect(brokenInvariants(at.state)).toEqual([]);
});

test('fr3.pre-game.flanking-force-arrival: a force of a command that has left does not arrive', () => {
  const text = `command A "Ada" A1 A2; command A "Abe" A3 A4 A5 A6 A7 A8; command B "Ben" B1
    A1 light-cavalry off flank; A2 spears 30,3 N cost=101; A3 spears+general-2-2 20,3 N; A4 spears 12,3 N cost=200; A5 spears 14,3 N cost=200
    A6 spears 16,3 N cost=200; A7 spears 18,3 N cost=200; A8 spears 22,3 N cost=200; A9 general-2-2 with A1; B1 mobs+general-2-2 20,33 S`;
  const late = begun(setupOf(text), 1);
  expect(unitAt(late.state, 'A1').status).toBe('awaited');
  const at = after(without(clocksOf(late, 'A', 1, 9), 'A2'), [ahead('A4')]);
  expect(unitAt(at.state, 'A1').status).toBe('away');
  // No die is rolled for it any more.
  expect(asked(untilTurn(at, 2))).toBe('A movement');
});

test('fr3.multiplayer.command-collapse, ruling: a unit in the way is passed, and the march ends where there is room', () => {
  const crowd = `command A "Ada" A1 A2; command A "Abe" A3 A4; command B "Ben" B1
    A1 light-cavalry+general-2-2 10,20 N; A2 mobs 40,20 N cost=101; A3 spears+general-2-2 10,14 N; A4 spears 10,17.5 N
    B1 mobs+general-2-2 10,33 S`;
  const at = after(without(clocksOf(table(crowd), 'A', 1, 9), 'A2'), [{ kind: 'turn', units: ['A3'], to: 'left' }]);
  // There is room only between the two others.
  expect(y(at, 'A1')).toBeGreaterThan(15.5);
  expect(y(at, 'A1')).toBeLessThan(16);
  expect(brokenInvariants(at.state)).toEqual([]);
});

test('fr3.multiplayer.command-collapse, ruling: the other command fights on, and nothing revives the one that has left', () => {
  const at = until(fallen(), 'B movement');
  expect(at.state.stage).toBe('fighting');
  const raised = moveClock(at.state.sheet, { side: 'first', command: 0 }, 3, 'A gift', 'fr3.camps.capture').state;
  expect(raised.sides.first.commands?.map(({ clock }) => clock)).toEqual([0, 8]);
  // What the side as a whole gains or loses goes to a command that is still there.
  const side = moveClock(at.state.sheet, 'first', -2, 'The camp is lost', 'fr3.camps.capture').state;
  expect(side.sides.first.commands?.map(({ clock }) => clock)).toEqual([0, 6]);
});

test('fr3.multiplayer.clock-at-four, ruling: a command without fresh units is not asked, although the other command has some', () => {
  const many = `command A "Ada" A1 A2 A3 A4 A5; command A "Abe" A6; command B "Ben" B1
    A1 spears*5 6,6 N; A6 spears+general-2-2 30,6 N; A7 general-2-2 with A1; B1 mobs+general-2-2 6,33 S`;
  const low = without(clocksOf(table(many), 'A', 5, 9), 'A5');
  const shaken = ['A1', 'A2', 'A3', 'A4'].reduce((at, id) => withTroop(at, id, { morale: 1 }), low);
  const at = after(shaken, [pass]);
  expect([asked(at), clocks(at)]).toEqual(['B movement', '4 8, 9']);
});

test('fr3.multiplayer.game-end: the game ends when every command of a side is at 0, and not before', () => {
  const one = after(without(clocksOf(table(), 'A', 1, 2), 'A2'), [pass]);
  expect([one.state.stage, clocks(one)]).toEqual(['fighting', '0 1, 9 9']);
  const both = after(without(clocksOf(table(), 'A', 1, 1), 'A2'), [pass]);
  expect([both.state.stage, clocks(both)]).toEqual(['over', '0 0, 9 9']);
  expect(told(both)).toContain('All clocks of Side A stand at 0.');
  expect(both.events.at(-1)?.rules).toContain('fr3.multiplayer.game-end');
});
test('fr3.multiplayer.game-end: fr3.victory.points-clock: the side keeps the points while one clock is above 0', () => {
  const scored = (at: Played) => fr3Battle.result({ ...at.state, stage: 'over' })?.scores.A.lines.map(({ name }) => name);
  expect(scored(clocksOf(table(), 'A', 0, 1))).toContain('Clock above 0');
  expect(scored(clocksOf(table(), 'A', 0, 0))).not.toContain('Clock above 0');
});
test('fr3.multiplayer.game-end: fr3.victory.end: a side whose other units all leave has no units left', () => {
  const text = `command A "Ada" A1 A2; command A "Abe" A3; command B "Ben" B1
    A1 spears+general-2-2 10,20 N; A2 spears 20,20 N; A3 spears+general-2-2 30,6 N; B1 mobs+general-2-2 10,33 S`;
  const alone = without(clocksOf(table(text), 'A', 1, 9), 'A3', 1);
  expect(alone.state.stage).toBe('fighting');
  const at = after(alone, [pass]);
  expect([at.state.stage, at.state.sheet.sides.first.gone]).toEqual(['over', true]);
});

test('fr3.multiplayer.command-clock, ruling: the last unit of a command: its clock stays, and falls with the phases of its side', () => {
  const text = `command A "Ada" A1; command A "Abe" A2 A3; command B "Ben" B1
    A1 spears+general-2-2 10,20 N; A2 spears+general-2-2 20,20 N; A3 spears 30,6 N; B1 mobs+general-2-2 10,33 S`;
  const at = after(without(table(text), 'A1', 1), [pass]);
  expect([at.state.stage, clocks(at)]).toEqual(['fighting', '6 8, 9']);
  const next = until(at, 'A movement');
  expect(because(next, ahead('A3'))).toBe('legal');
  expect(brokenInvariants(next.state)).toEqual([]);
});

test('fr3.multiplayer.command-clock, ruling, fr3.spells.zombies-2: a unit that changes sides is in the first command of its new side that still fights', () => {
  const { state } = table();
  const units = state.units.map((unit) => (unit.id === 'B1' ? { ...unit, side: 'A' as const } : unit));
  expect([commandOf(state, 'B1'), commandOf({ ...state, units }, 'B1')]).toEqual([0, 0]);
  const low = clocksOf({ state: { ...state, units }, events: [] }, 'A', 0, 5);
  expect(commandOf(low.state, 'B1')).toBe(1);
});

test('fr3.multiplayer.command-clock, ruling: a unit that magic summons is in the command of its maker', () => {
  const text = `${wide}; A90 individual with A5 magic=earth-shaman-3`;
  const at = having(having(begun(setupOf(text), 6, 6, 6), 'A', { own: [30] }), 'B', { army: 0 });
  const elemental: Action = {
    kind: 'cast-at',
    character: 'A7',
    spell: 'earth-elemental',
    on: [],
    choice: 'earth-elemental',
    points: null,
    x: 30,
    y: 9,
    angle: 0,
  };
  const there = unopposed(at, elemental);
  const [made] = there.state.summoned;
  expect([made?.command, commandOf(there.state, made?.id as string)]).toEqual([1, 1]);
});

const faulty = (change: (setup: Setup) => unknown) => {
  const read = fr3Battle.readSetup(change(setupOf(wide)));
  return read.ok ? 'ok' : `${read.because} ${read.rules.join(' ')}`;
};
const armyA = (setup: Setup, more: Partial<Record<keyof Army, unknown>>) => ({
  ...setup,
  armies: { ...setup.armies, A: { ...setup.armies.A, ...more } },
});
const ofA = (...commands: readonly (readonly [string, ...number[]])[]) =>
  faulty((setup) => armyA(setup, { commands: commands.map(([name, ...troops]) => ({ name, troops })) }));

test('fr3.multiplayer.command-clock: a set-up with bad commands is refused in a sentence', () => {
  expect(ofA(['Ada', 1, 2, 3], ['Abe', 4, 5, 6])).toBe('ok');
  expect(ofA(['Ada', 1, 2], ['Abe', 4, 5, 6])).toContain('Army A: unit 3 is in no command. Add it to one of the commands.');
  expect(ofA(['Ada', 1, 2, 3], ['Abe', 3, 4, 5, 6])).toContain('unit 3 is in two commands');
  expect(ofA(['Ada', 1, 2, 3, 7], ['Abe', 4, 5, 6])).toContain('has no unit 7, which is listed in Ada');
  expect(ofA(['Ada', 1, 4], ['Abe', 2, 3, 5, 6])).toContain('Ada has 2 generals. Each command must have exactly one');
  expect(ofA(['Ada', 1, 2, 3, 4], ['Abe', 5, 6])).toContain('Ada has 2 generals');
  expect(ofA(['Ada', 1], ['Al', 2, 3], ['Abe', 4, 5, 6])).toContain('Al has no general');
  expect(ofA(['Ada', 1, 2, 3], ['Ada', 4, 5, 6])).toContain('Two commands are called Ada');
  expect(ofA(['Ben', 1, 2, 3], ['Abe', 4, 5, 6])).toContain('Two commands are called Ben');
  expect(ofA(['', 1, 2, 3], ['Abe', 4, 5, 6])).toContain('the commands must be a list of 1 to 6');
  expect(ofA()).toContain('the commands must be a list of 1 to 6');
  expect(faulty((setup) => armyA(setup, { commands: undefined }))).toContain('Only army B is divided into commands');
  expect(faulty((setup) => ({ ...setup, clocks: 'slow' }))).toContain('“clocks” must be “each-turn”');
  expect(
    faulty((setup) => ({
      ...setup,
      clocks: 'each-turn',
      armies: { A: { ...setup.armies.A, commands: undefined }, B: { ...setup.armies.B, commands: undefined } },
    })),
  ).toContain('only if the armies are divided into commands');
  const attached = `command A "Ada" A1; command A "Abe" A2 A3; command B "Ben" B1
    A1 spears+general-2-2 10,20 N; A2 spears+general-2-2 20,20 N; A3 skirmishers with A1; B1 mobs+general-2-2 10,33 S`;
  expect(() => setupOf(attached)).toThrow('unit 3 is attached to unit 1, so both must be in one command');
});

test('the notation says and reads it, and what else stands there is a fault', () => {
  const setup = setupOf(`clocks each-turn; ${wide}`);
  const text = write(writeSetup(setup));
  expect(text.split('\n')).toEqual(expect.arrayContaining(['command A "Abe" A4 A5 A6', 'clocks each-turn']));
  expect(setupOf(text)).toEqual(setup);
  for (const [wrong, like] of [
    ['command A', 'command A "The left wing" A1 A2 A3'],
    ['command A "Ada"', 'command A "The left wing" A1 A2 A3'],
    ['command A "Ada" B1', 'command A "The left wing" A1 A2 A3'],
    ['clocks slow', 'clocks each-turn'],
  ] as const) {
    const parsed = parse(`${wrong}; ${wide}`);
    const read = parsed.ok && readPosition(parsed.statements);
    expect(read && !read.ok && read.faults.map((each) => each.because)).toEqual([`Write this line in the form “${like}”.`]);
  }
});

test('a battle that goes on from a position keeps its commands while each has its general', () => {
  const at = without(table(), 'A2');
  const now = setupNow(at.state);
  expect(now?.setup.armies.A.commands).toEqual([
    { name: 'Ada', troops: [1, 2] },
    { name: 'Abe', troops: [3, 4, 5] },
  ]);
  const dead = {
    ...at.state,
    characters: at.state.characters.map((one) => (one.id === 'A7' ? { ...one, status: 'killed' as const, host: null } : one)),
  };
  const gone = setupNow(dead);
  expect([gone?.setup.armies.A.commands, gone?.setup.armies.B.commands]).toEqual([undefined, undefined]);
  expect(gone?.without.join(' ')).toContain('no longer divided into commands');
});

const crowded = setupOf(
  `table 28x24; terrain woods 2,8 to 6,15
   command A "Ada" A1 A2 A6; command A "Abe" A3 A4 A5; command B "Ben" B1 B2 B3; command B "Bea" B4 B5 B6
   A1 spears+general-2-2 8,7 N; A2 handweapons 9.575,7 N throwing; A3 light-cavalry+general-2-2 11.15,7 N; A4 dragons 18,4 N flying cost=140
   A5 muskets 12.725,7 N; A6 skirmishers 22,6 N; A7 individual with A1 magic=wizard-2; A8 individual with A5 magic=necromancer-2
   B1 pikes+general-2-2 12,13 S; B2 longbows 10.425,13 S stakes; B3 large-monsters 8.85,13 S; B4 knights+general-2-2 17,14 S
   B5 mounted 24,14 S; B6 mobs 20,16 S; B7 individual with B1 magic=necromancer-2`,
);
const seen = new Set<string>();

test.each(sampleOr([2, 3], [1, 2, 3, 4]))(
  'random battle %i with commands ends, keeps its invariants and replays identically',
  (seed) => {
    const setup: Setup = { ...crowded, turns: 8, ...(seed % 2 === 0 ? { clocks: 'each-turn' as const } : {}) };
    const battle = randomBattle(setup, seed, 8000, (state) => {
      expect(brokenInvariants(state), `${seed}`).toEqual([]);
      for (const side of ['A', 'B'] as const)
        for (const { leaving, wavering } of commandsOf({ state }, side)) {
          if (leaving) seen.add('leaving');
          if (wavering === 'done') seen.add('wavered');
        }
    });
    for (const each of battle.events) seen.add(each.kind === 'moved' ? each.way : each.kind);
    const last = battle.states.at(-1) as State;
    expect(last.stage).toBe('over');
    expectTheSame(battle, last);
  },
);

test('commands left the battle in them', () => {
  expect([...seen]).toEqual(expect.arrayContaining(['leaving', 'wavered', 'withdrew', 'withdrawn', 'ended']));
});

test('the Captain plays both sides of a battle with commands to its end', () => {
  const dice = seeded(3);
  const captain = playerOf<State, Action, SideId>('greedy', fr3Battle, judgement, 3);
  let { state } = play(fr3Battle.begin({ ...crowded, turns: 2 }), dice);
  for (let action = captain.choose(state); action; action = captain.choose(state)) {
    expect(fr3Battle.refuse(state, action)).toBeNull();
    state = play(fr3Battle.perform(state, action), dice).state;
  }
  expect(state.stage).toBe('over');
  expect(brokenInvariants(state)).toEqual([]);
});

test('fr3.multiplayer.command-clock, ruling, fr3.camps.morale-bonus: the point of a camp goes to the first command', () => {
  const at = table(wide.replace('command A "Ada"', 'holding A camp 20,4; command A "Ada"'));
  expect(clocks(at)).toBe('10 9, 9 9');
  expect(at.state.sheet.sides.first.clock).toBe(19);
});

const spirits = `command A "Ada" A1 A2; command A "Abe" A3; command B "Ben" B1
  A1 major-spirits 10,10 N ruler fade; A2 mobs 20,4 N; A3 mobs+general-2-2 36,4 N; A4 general-2-2 with A1 magic=cleric-3 unit-character
  B1 mobs+general-2-2 20,30 S`;

test.each([
  [4, 9, false],
  [9, 4, true],
])(
  'fr3.multiplayer.command-clock: fr3.character-items.fade-limit: with clocks at %i and %i, a unit of the first command fades: %s',
  (own, other, fades) => {
    const at = clocksOf(until(begun(setupOf(spirits), 6, 6, 6), 'A movement'), 'A', own, other);
    expect(unitAt(without(at, 'A1').state, 'A1').faded !== null).toBe(fades);
  },
);
