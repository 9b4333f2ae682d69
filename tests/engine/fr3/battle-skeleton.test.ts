/**
 * The course of a battle through its questions, by rule id: each test gives a position, actions and dice, and expects a result.
 */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { sheetSide, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { refusals } from '../../../src/engine/fr3/melee/ask.ts';
import { after, army, begun, charge, type Played, setupOf } from './battle-table.ts';

const kinds = ({ events }: Played) => events.map(({ kind }) => kind);
const why = (at: Played, action: Parameters<typeof fr3Battle.refuse>[1]) => fr3Battle.refuse(at.state, action);
const asked = ({ state }: Played) => askedNow(state);

const undeployed = {
  table: { width: 48, depth: 36 },
  terrain: [],
  objective: null,
  armies: { A: army('Anna', ['spears', 'knights']), B: army('Ben', ['mobs']) },
};

test('fr3.setup.choose-edge: the higher d10 chooses edge and first move, ties are thrown again; who moves first deploys first', () => {
  const start = begun(undeployed, 4, 4, 3, 8);
  expect(asked(start)).toEqual({ what: 'edge', side: 'B' });
  const chosen = after(start, [{ kind: 'edge', home: 'bottom', first: false }]);
  expect(chosen.state).toMatchObject({ first: 'A', home: { A: 'top', B: 'bottom' } });
  expect(asked(chosen)).toEqual({ what: 'deploy', side: 'A' });
});

test('fr3.setup.deployment-distance: each side in its own zone, then the first phase begins', () => {
  const chosen = after(begun(undeployed, 9, 1), [{ kind: 'edge', home: 'bottom', first: true }]);
  expect(why(chosen, { kind: 'deploy', units: ['A1', 'A2'], x: 10, y: 12, wide: 2 })?.rules).toEqual([
    'fr3.setup.deployment-distance',
  ]);
  const ours = after(chosen, [{ kind: 'deploy', units: ['A1', 'A2'], x: 10, y: 11, wide: 2 }]);
  expect(asked(ours)).toEqual({ what: 'deploy', side: 'B' });
  expect(why(ours, { kind: 'deploy', units: ['A1'], x: 20, y: 5, wide: 1 })?.rules).toEqual(['fr3.setup.deployment-order']);
  const both = after(ours, [{ kind: 'deploy', units: ['B1'], x: 10, y: 25, wide: 1 }]);
  expect(both.state.stage).toBe('fighting');
  expect(unitAt(both.state, 'B1').base.facing).toBe(1800);
  expect(asked(both)).toEqual({ what: 'movement', side: 'A' });
});

test('fr3.movement.group-move: a group that moves together is one move of the clock, and goes on with it for nothing', () => {
  const start = begun(setupOf('A1 spears*3 10,5 N; A4 mobs 20,5 N; B1 mobs 10,30 S'));
  const once = after(start, [{ kind: 'ahead', units: ['A1', 'A2', 'A3'], inches: 2 }]);
  expect(once.state.sheet.moves).toBe(1);
  const more = after(once, [{ kind: 'ahead', units: ['A1', 'A2', 'A3'], inches: 1 }]);
  expect(more.state.sheet.moves).toBe(1);
  expect(unitAt(more.state, 'A1').base.y).toBe(8);
  expect(why(more, { kind: 'ahead', units: ['A1'], inches: 1 })?.rules).toEqual(['fr3.movement.move']);
  expect(why(more, { kind: 'ahead', units: ['A1', 'A2', 'A3'], inches: 0.5 })?.rules).toContain('fr3.movement.rate');
  expect(after(more, [{ kind: 'ahead', units: ['A4'], inches: 1 }]).state.sheet.moves).toBe(2);
  expect(why(start, { kind: 'ahead', units: ['A1', 'A4'], inches: 1 })?.rules).toEqual([
    'fr3.movement.group-move',
    'fr3.basics.group',
  ]);
});

test('fr3.characters.general-leads-group: a group with the general moves free of the clock', () => {
  const start = begun(setupOf('A1 spears spears+general-2-2 spears*2 10,5 N; B1 mobs 10,30 S'));
  expect(after(start, [{ kind: 'ahead', units: ['A1', 'A2', 'A3', 'A4'], inches: 2 }]).state.sheet.moves).toBe(0);
});

test('fr3.movement.rate, ruling: an inch on difficult ground costs the open rate divided by the difficult rate', () => {
  const start = begun(setupOf('terrain woods 5,6 to 15,12; A1 spears 10,5 N; B1 mobs 10,30 S'));
  expect(why(start, { kind: 'ahead', units: ['A1'], inches: 3 })?.rules).toContain('fr3.movement.rate');
  expect(why(start, { kind: 'ahead', units: ['A1'], inches: 2 })).toBeNull();
});

const clash = 'A1 knights 10,10 N; B1 mobs 10,15 S; A2 spears 30,5 N; B2 spears 40,30 S';

test('fr3.charging.definition: knights reach the mobs, line up, and the melee of the phase counts their charge', () => {
  const start = begun(setupOf(clash));
  expect(why(start, { kind: 'ahead', units: ['A1'], inches: 5 })?.rules).toContain('fr3.movement.interpenetration-none');
  expect(why(start, charge(['A2']))?.rules).toContain('fr3.charging.definition');
  const charged = after(start, [charge(['A1'])]);
  expect(charged.state.contacts).toEqual([
    { a: 'A1', b: 'B1', since: 0, charger: 'A1', first: 0, wasInMelee: false, outsideArc: false, column: [] },
  ]);
  const question = questionOf(charged.state, unitAt(charged.state, 'A1'), unitAt(charged.state, 'B1'));
  expect(question).toMatchObject({
    a: { unit: 'knights', ground: 'open', support: 0 },
    b: { unit: 'mobs' },
    charge: 'a',
    round: 'first',
  });
  expect(refusals(question)).toEqual([]);
  expect(why(charged, { kind: 'ahead', units: ['A1'], inches: 1 })?.rules).toContain('fr3.charging.engaged-cannot-move');
  const melee = after(charged, [{ kind: 'pass' }]);
  expect(asked(melee)).toEqual({ what: 'melee', side: 'A' });
  expect([...fr3Battle.actions(melee.state)]).toEqual([{ kind: 'fight', a: 'A1', b: 'B1' }]);
  expect(why(melee, { kind: 'pass' })?.rules).toEqual(['fr3.sequence.turn-structure']);
});

test('fr3.charging.no-charge-units: a demoralized unit does not charge', () => {
  const start = begun(setupOf('A1 knights 10,10 N demoralized; B1 mobs 10,15 S'));
  const rallied = after(start, [{ kind: 'pass' }]);
  expect(why(rallied, charge(['A1']))?.rules).toContain('fr3.charging.no-charge-units');
});

test('fr3.charging.turn-to-face: a unit charged on its flank turns to the charger at once', () => {
  const charged = after(begun(setupOf('A1 knights 10,10 N; B1 spears 10,15 E; B2 mobs 40,30 S')), [charge(['A1'])]);
  expect(kinds(charged)).toContain('turned');
  expect(unitAt(charged.state, 'B1').base.facing).toBe(1800);
  expect(charged.state.contacts).toHaveLength(1);
  expect(charged.state.contacts[0]).toMatchObject({ charger: 'A1', outsideArc: true });
});

test('fr3.melee.charge-bonus-shock, fr3.melee.push-back, fr3.summary.repeated-demoralization, fr3.follow-up.others-mandatory: shocked mobs are pushed back, knights follow', () => {
  const melee = after(begun(setupOf(clash)), [charge(['A1']), { kind: 'pass' }]);
  const y = unitAt(melee.state, 'B1').base.y;
  // Knights have 5 + 3 on the charge, mobs 1; with these dice the knights win without doubling.
  const fought = after(melee, [{ kind: 'fight', a: 'A1', b: 'B1' }], 2, 8);
  expect(kinds(fought).slice(0, 4)).toEqual(['fought', 'suffered', 'moved', 'moved']);
  expect(unitAt(fought.state, 'B1')).toMatchObject({ morale: 2, status: 'table' });
  expect(unitAt(fought.state, 'B1').base.y).toBeGreaterThan(y);
  // fr3.morale-clock.phase-losses: the phase has been judged, and side B has lost a clock point.
  expect(fought.state.sheet.sides.second.clock).toBe(8);
  expect(fought.state.sheet.sides.first.clock).toBe(9);
  // fr3.melee.charge-bonus: after contact by a follow-up, the first round is in the next phase.
  expect(fought.state.contacts).toMatchObject([{ charger: 'A1', since: 0, first: 1 }]);
  expect(asked(fought)).toEqual({ what: 'rally', side: 'B' });
});

test('fr3.follow-up.infantry-choice: undemoralized infantry is asked whether it follows', () => {
  const melee = after(begun(setupOf('A1 handweapons 10,10 N; B1 militia 10,11.575 S demoralized; B2 mobs 40,30 S')), [
    { kind: 'pass' },
  ]);
  expect(asked(melee)).toEqual({ what: 'melee', side: 'A' });
  const fought = after(melee, [{ kind: 'fight', a: 'A1', b: 'B1' }], 6, 6);
  expect(unitAt(fought.state, 'B1').morale).toBe(2);
  expect(asked(fought)).toEqual({ what: 'follow-up', side: 'A', unit: 'A1' });
  expect(after(fought, [{ kind: 'follow-up', go: false }]).state.contacts).toEqual([]);
  const gone = after(fought, [{ kind: 'follow-up', go: true }]);
  expect(gone.state.contacts).toMatchObject([{ charger: 'A1', first: 1 }]);
});

test('fr3.melee.facing-most-dangerous: before the melees a unit turns to its worst enemy; the other one takes its flank', () => {
  const start = begun(setupOf('A1 mobs 10,10 N; A2 knights 11.575,11.575 W; B1 pikes 10,11.575 S; B2 mobs 40,30 S'));
  const melee = after(start, [{ kind: 'pass' }]);
  expect(unitAt(melee.state, 'B1').base.facing).toBe(900);
  expect([...fr3Battle.actions(melee.state)]).toEqual([{ kind: 'fight', a: 'A2', b: 'B1' }]);
  expect(questionOf(melee.state, unitAt(melee.state, 'A2'), unitAt(melee.state, 'B1')).a).toMatchObject({ flank: 1, rear: 'no' });
});

test('fr3.victory.end, ruling, fr3.victory.rout-all-units: a side without units has lost, and the battle is over at once', () => {
  const melee = after(begun(setupOf('A1 knights 10,10 N; B1 mobs 10,15 S')), [charge(['A1']), { kind: 'pass' }]);
  const won = after(melee, [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, 10);
  expect(won.state.stage).toBe('over');
  expect(fr3Battle.result(won.state)).toMatchObject({ winner: 'A', level: 'rout' });
  expect(why(won, { kind: 'pass' })?.rules).toEqual(['fr3.victory.end']);
  expect(fr3Battle.decider(won.state)).toBeNull();
});

test('fr3.morale-clock.four-choice, ruling: an army whose clock comes to 4 is asked which units waver; that is no loss of the phase', () => {
  const text = 'A1 knights 10,10 N; B1 mobs 10,15 S; B2 mobs*3 20,30 S; B5 knights 30,30 S';
  const melee = after(begun(setupOf(text)), [charge(['A1']), { kind: 'pass' }]);
  const second = { ...melee.state.sheet.sides.second, clock: 5 };
  const worn = {
    ...melee,
    state: { ...melee.state, sheet: { ...melee.state.sheet, sides: { ...melee.state.sheet.sides, second } } },
  };
  const fought = after(worn, [{ kind: 'fight', a: 'A1', b: 'B1' }], 10, 1, 10);
  expect(asked(fought)).toEqual({ what: 'waver', side: 'B', many: 1 });
  expect(why(fought, { kind: 'waver', unit: 'A1' })?.rules).toEqual(['fr3.morale-clock.four-choice']);
  const wavered = after(fought, [{ kind: 'waver', unit: 'B5' }]);
  expect(unitAt(wavered.state, 'B5')).toMatchObject({ morale: 1, did: { shaken: false } });
  expect(wavered.state.sheet.sides[sheetSide(wavered.state, 'B')].wavering).toBe('done');
});

test('fr3.undead.automatic-rally, ruling: undead that end the phase demoralized have lost nothing in it', () => {
  const start = begun(setupOf('A1 knights 10,10 N; B1 spears 10,15 S undead; B2 mobs 40,30 S'));
  // The knights pass their fear test.
  const melee = after(start, [charge(['A1']), { kind: 'pass' }], 10);
  const fought = after(melee, [{ kind: 'fight', a: 'A1', b: 'B1' }], 4, 8);
  expect(kinds(fought)).toContain('suffered');
  expect(unitAt(fought.state, 'B1').morale).toBe(0);
  expect(fought.state.sheet.sides.second.clock).toBe(9);
});

test('a set-up that cannot be read is refused with a sentence that names what is wrong', () => {
  const misspelt = { ...undeployed, armies: { ...undeployed.armies, B: army('Ben', ['spear']) } };
  expect(fr3Battle.readSetup(misspelt)).toMatchObject({ ok: false, because: expect.stringContaining('“spear”') });
  for (const value of [null, 7, 'x', {}, { table: {} }, { ...undeployed, armies: null }, { ...undeployed, terrain: [{}] }])
    expect(fr3Battle.readSetup(value).ok).toBe(false);
});
