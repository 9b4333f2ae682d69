/**
 * The sequence of play and the morale clock in a battle, by rule id: each test gives a position, actions and dice, and expects a
 * result.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tellAll } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { sheetSide, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { SideId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { withSide } from '../../../src/engine/fr3/companion/state.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';

const at = (text: string): Played => begun(setupOf(text));
const asked = ({ state }: Played) => askedNow(state);
const why = (from: Played, action: Action) => fr3Battle.refuse(from.state, action)?.rules;
const clock = ({ state }: Played, side: SideId): number => state.sheet.sides[sheetSide(state, side)].clock;
/** The same battle with the clock of one side set. */
const withClock = (from: Played, side: SideId, to: number): Played => {
  const state: State = { ...from.state, sheet: withSide(from.state.sheet, sheetSide(from.state, side), { clock: to }) };
  return { ...from, state };
};
const said = ({ events }: Played): readonly string[] => events.flatMap((each) => (each.kind === 'said' ? [each.text] : []));
const pass: Action = { kind: 'pass' };
const fight = (a: string, b: string): Action => ({ kind: 'fight', a, b });

const quiet = 'A1 spears 10,5 N; B1 mobs 10,30 S';
/** Knights beside mobs, with more mobs far away. */
const clash = 'A1 knights 10,10 N; B1 mobs 10,15 S; B2 mobs*4 20,30 S';
const melee = (text: string, ...faces: number[]): Played => after(at(text), [charge(['A1']), pass], ...faces);

test('fr3.sequence.turn-structure, fr3.sequence.phase-two, fr3.sequence.later-turns: ten steps of one, ten of the other, the next turn', () => {
  const steps = (label: string) =>
    [
      '1 Rally',
      '2 Missiles',
      '3 Cyclics, traps, captives',
      '4 Movement',
      '5 Clear traps',
      '6 Challenges',
      '7 Melee',
      '8 Follow-up',
      '9 Phase winner',
      '10 Morale clock',
    ].map((step) => `${label} ${step}`);
  const start = at(quiet);
  const second = after(start, [pass]);
  const next = after(second, [pass]);
  const headings = [start, second, next].flatMap(said).filter((text) => text.startsWith('Turn'));
  expect(headings).toEqual([
    ...steps('Turn 1, Side A’s phase.'),
    ...steps('Turn 1, Side B’s phase.'),
    'Turn 2, both sides. Magic power',
    ...steps('Turn 2, Side A’s phase.').slice(0, 4),
  ]);
  expect([start, second, next].map((each) => asked(each)?.side)).toEqual(['A', 'B', 'A']);
});

test('fr3.sequence.rally-step: step 1, before anything moves; the bonus of a leader is added', () => {
  const start = at(`A1 spears+general-2-2 10,5 N demoralized; B1 mobs 10,30 S`);
  expect(asked(start)).toEqual({ what: 'rally', side: 'A' });
  expect(why(start, { kind: 'ahead', units: ['A1'], inches: 1 })).toEqual(['fr3.sequence.turn-structure']);
  // Rally 6, +2 for the general, −1 for the demoralization: a 5 succeeds, a 4 fails.
  expect(unitAt(after(start, [{ kind: 'rally', unit: 'A1' }], 5).state, 'A1').morale).toBe(0);
  expect(unitAt(after(start, [{ kind: 'rally', unit: 'A1' }], 4).state, 'A1').morale).toBe(1);
});

test('fr3.sequence.missile-step: step 2, after rallying and before movement', () => {
  const start = at('A1 longbows 10,10 N; A2 spears 20,5 N demoralized; B1 mobs 10,16 S');
  expect(asked(start)?.what).toBe('rally');
  const rallied = after(start, [pass]);
  expect(asked(rallied)?.what).toBe('missiles');
  expect(asked(after(rallied, [pass]))?.what).toBe('movement');
});

test('fr3.sequence.movement-step, fr3.sequence.normal-movement: step 4; who is done with it moves no more in this phase', () => {
  const moved = after(at(clash), [{ kind: 'ahead', units: ['A1'], inches: 1 }]);
  expect(asked(moved)).toEqual({ what: 'movement', side: 'A' });
  expect(asked(after(moved, [pass]))).toEqual({ what: 'movement', side: 'B' });
});

test('fr3.sequence.melee-step: step 7; a demoralized unit is marked at once, in the middle of the step', () => {
  const text = 'A1 knights 10,10 N; B1 spears 10,15 S; A2 knights 20,10 N; B2 spears 20,15 S; B3 mobs 40,30 S';
  const two = after(at(text), [charge(['A1']), charge(['A2']), pass]);
  expect(asked(two)).toEqual({ what: 'melee', side: 'A' });
  const one = after(two, [fight('A1', 'B1')], 8, 6);
  expect(unitAt(one.state, 'B1').morale).toBeGreaterThan(0);
  expect(one.state.sheet.step).toBe('melee');
  expect(asked(one)).toEqual({ what: 'melee', side: 'A' });
});

test('fr3.follow-up.infantry-choice, ruling, fr3.sequence.follow-up: the victor follows, or is asked, before the next melee', () => {
  const text = 'A1 handweapons 10,10 N; B1 militia 10,11.575 S demoralized; A2 knights 20,10 N; B2 mobs 20,11.575 S';
  const fought = after(at(text), [pass, fight('A1', 'B1')], 6, 6);
  expect(asked(fought)).toEqual({ what: 'follow-up', side: 'A', unit: 'A1' });
  expect(asked(after(fought, [{ kind: 'follow-up', go: false }]))?.what).toBe('melee');
});

test('fr3.morale-clock.start: both clocks begin at 9', () => {
  expect([clock(at(quiet), 'A'), clock(at(quiet), 'B')]).toEqual([9, 9]);
});

test('fr3.morale-clock.phase-losses, ruling, fr3.morale-clock.phase-winner, fr3.sequence.phase-winner, fr3.sequence.adjust-morale-clock: the side with the higher losses pays a point', () => {
  const fought = after(melee(clash), [fight('A1', 'B1')], 2, 8);
  expect(unitAt(fought.state, 'B1').morale).toBe(2);
  expect(said(fought).join(' ')).toContain('Side A lost 0 points, Side B 1: Side A wins the phase');
  expect([clock(fought, 'A'), clock(fought, 'B')]).toEqual([9, 8]);
});

test('fr3.morale-clock.phase-losses: a destroyed unit counts 2', () => {
  const gone = after(melee(clash), [fight('A1', 'B1')], 10, 1, 10);
  expect(unitAt(gone.state, 'B1').status).toBe('destroyed');
  expect(said(gone).join(' ')).toContain('Side A lost 0 points, Side B 2: Side A wins the phase');
  expect(clock(gone, 'B')).toBe(8);
});

test('fr3.morale-clock.phase-draw: equal losses move no clock', () => {
  const drawn = after(at(quiet), [pass]);
  expect(said(drawn)).toContain('Side A lost 0 points, Side B 0: the phase is a draw, so the morale clocks do not change.');
  expect([clock(drawn, 'A'), clock(drawn, 'B')]).toEqual([9, 9]);
});

test('fr3.morale-clock.final-results: a unit that was demoralized before the phase is no loss of it', () => {
  const before = after(at('A1 spears 10,5 N; B1 mobs 10,30 S demoralized; B2 mobs 30,30 S'), [pass]);
  expect(said(before)).toContain('Side A lost 0 points, Side B 0: the phase is a draw, so the morale clocks do not change.');
});

test('fr3.morale-clock.adjusted-each-phase: twice in a turn', () => {
  const both = 'A1 knights 10,10 N; B1 mobs 10,15 S; B2 knights 30,15 S; A2 mobs 30,10 N; A3 mobs*3 20,2 N; B3 mobs*3 20,34 S';
  const first = after(at(both), [charge(['A1']), pass, fight('A1', 'B1')], 10, 1, 10);
  expect([clock(first, 'A'), clock(first, 'B')]).toEqual([9, 8]);
  const second = after(first, [charge(['B2']), pass, fight('A2', 'B2')], 1, 10, 10);
  expect([clock(second, 'A'), clock(second, 'B')]).toEqual([8, 8]);
});

test('fr3.morale-clock.mobility, fr3.movement.clock-limit: no more moves in a phase than the clock has points', () => {
  const start = withClock(at('A1 spears 10,5 N; A2 spears 20,5 N; A3 spears 30,5 N; B1 mobs 10,30 S'), 'A', 2);
  const two = after(start, [
    { kind: 'ahead', units: ['A1'], inches: 1 },
    { kind: 'ahead', units: ['A2'], inches: 1 },
  ]);
  expect(fr3Battle.refuse(two.state, { kind: 'ahead', units: ['A3'], inches: 1 })).not.toBeNull();
});

test('fr3.morale-clock.high-cost-unit-loss, ruling, fr3.sequence.immediate-morale-loss: a unit of 100 points falls, and the clock with it, before the phase is judged', () => {
  const text =
    'A1 dragons 10,10 N; B1 dragons 10,11.575 S double-demoralized; B2 mobs*3 30,30 S; A2 knights 20,10 N; B5 mobs 20,11.575 S';
  const fought = after(at(text), [pass, fight('A1', 'B1')], 10, 1);
  expect(unitAt(fought.state, 'B1').status).toBe('destroyed');
  expect(fought.state.sheet.step).toBe('melee');
  expect(clock(fought, 'B')).toBe(8);
  const cheap = at(text.replaceAll('dragons', 'large-monsters'));
  expect(clock(after(cheap, [pass, fight('A1', 'B1')], 10, 1), 'B')).toBe(9);
});

test('fr3.morale-clock.major-character-loss, ruling, fr3.morale-clock.general-loss: who is killed costs points at once, by his rank', () => {
  const text = 'A1 knights 10,10 N; B1 mobs+LEADER 10,15 S; B2 mobs*4 20,30 S; A2 spears 30,10 N; B6 mobs 30,11.575 S';
  const killed = (leader: string) => {
    const gone = after(melee(text.replace('LEADER', leader)), [fight('A1', 'B1')], 10, 1, 1, 10);
    expect(gone.state.characters[0]?.status).toBe('killed');
    expect(gone.state.sheet.step).toBe('melee');
    return clock(gone, 'B');
  };
  expect(killed('general-2-2')).toBe(9 - 2);
  expect(killed('hero-1-1')).toBe(9 - 1);
});

test('fr3.morale-clock.four, fr3.morale-clock.four-choice: the first time at 4 or less a quarter of the units left, rounded down, wavers', () => {
  const worn = withClock(melee(clash), 'B', 5);
  const fought = after(worn, [fight('A1', 'B1')], 2, 8);
  // Of the five units left, a quarter is one.
  expect(asked(fought)).toEqual({ what: 'waver', side: 'B', many: 1 });
  expect(why(fought, { kind: 'waver', unit: 'B1' })).toEqual(['fr3.morale-clock.four-choice']);
  const wavered = after(fought, [{ kind: 'waver', unit: 'B3' }]);
  expect(unitAt(wavered.state, 'B3').morale).toBe(1);
  expect(asked(wavered)).toEqual({ what: 'rally', side: 'B' });
});

test('fr3.morale-clock.four, ruling: an army of three wavers with nobody, and no army wavers twice', () => {
  const three = 'A1 knights 10,10 N; B1 mobs 10,15 S; B2 mobs*2 20,30 S';
  const fought = after(withClock(melee(three), 'B', 5), [fight('A1', 'B1')], 2, 8);
  expect(asked(fought)).toEqual({ what: 'rally', side: 'B' });
  expect(fought.state.sheet.sides.second.wavering).toBe('done');
});

test('fr3.morale-clock.four-rally: who wavers rallies as anybody does', () => {
  const fought = after(withClock(melee(clash), 'B', 5), [fight('A1', 'B1')], 2, 8);
  const wavered = after(fought, [{ kind: 'waver', unit: 'B3' }]);
  const rallied = after(wavered, [{ kind: 'rally', unit: 'B3' }], 10);
  expect(unitAt(rallied.state, 'B3').morale).toBe(0);
});

test('fr3.undead.last-character, fr3.summary.undead-need-characters: when the last character of their side is dead, all undead fall apart at once', () => {
  const text =
    'A1 knights 10,10 N; B1 mobs+general-2-2 10,15 S; B2 spears 20,30 S undead; B3 mobs 30,30 S undead; B4 spears 40,30 S';
  const gone = after(melee(text), [fight('A1', 'B1')], 10, 1, 1, 10);
  expect(['B1', 'B2', 'B3', 'B4'].map((id) => unitAt(gone.state, id).status)).toEqual([
    'destroyed',
    'destroyed',
    'destroyed',
    'table',
  ]);
  expect(gone.events.filter(({ rules }) => rules.includes('fr3.undead.last-character'))).toHaveLength(2);
  // The log names all units destroyed by one cause in one sentence.
  const told = tellAll(gone.state, gone.events).map(({ text }) => text);
  expect(told.filter((text) => /B2|B3/.test(text))).toEqual(['Spears (B2) and Mobs (B3) are destroyed.']);
  expect(told).toContain('Mobs (B1) are destroyed.');
});

test('fr3.undead.last-character, ruling: not while another lives, and a captive lives', () => {
  const text = 'A1 knights 10,10 N; B1 mobs+general-2-2 10,15 S; B2 spears 20,30 S undead; B3 mobs+hero-1-1 30,30 S';
  expect(unitAt(after(melee(text), [fight('A1', 'B1')], 10, 1, 1, 10).state, 'B2').status).toBe('table');
  const captured = after(melee(text.replace('+hero-1-1', '')), [fight('A1', 'B1')], 10, 1, 4, 10, 5);
  expect(captured.state.characters[0]?.status).toBe('captured');
  expect(unitAt(captured.state, 'B2').status).toBe('table');
});
