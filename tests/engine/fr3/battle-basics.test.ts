/** Rules that apply everywhere in a battle, by rule id: turns, arcs, demoralization, support, characters. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { countercharges } from '../../../src/engine/fr3/melee/charge.ts';
import { bout, view } from '../../../src/engine/fr3/melee/combatant.ts';
import { after, begun, charge, type Played, randomBattle, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const start = (text: string) => unshot(begun(setupOf(text)));
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const question = ({ state }: Played, a: string, b: string) => questionOf(state, unitAt(state, a), unitAt(state, b));
const pass: Act = { kind: 'pass' };
const fight: Act = { kind: 'fight', a: 'A1', b: 'B1' };
const ahead = (id: string, inches = 1): Act => ({ kind: 'ahead', units: [id], inches });
const far = 'B mobs 40,33 S';

test('fr3.basics.unit: each base is a unit of its own, which moves and suffers by itself', () => {
  const at = start(`A1 spears*2 10,5 N; A3 mobs 30,5 N; ${far}`);
  const gone = after(at, [ahead('A1', 2)]);
  expect([unit(gone, 'A1').base.y, unit(gone, 'A2').base]).toEqual([7, unit(at, 'A2').base]);
});

test('fr3.basics.turn: one side completes its phase before the other begins, and a turn is one phase of each', () => {
  const { states } = randomBattle(setupOf(`A1 spears 10,5 N; A2 mobs 14,5 N; B1 spears 10,25 S; ${far}`, { turns: 2 }), 3);
  const phases = states.map(({ sheet: { turn, phase } }) => `${turn} ${phase}`);
  const order = phases.filter((phase, at) => phase !== phases[at - 1] && !phase.endsWith('null'));
  expect(order.filter((phase) => /first|second/.test(phase)).slice(0, 4)).toEqual(['1 first', '1 second', '2 first', '2 second']);
});

test('fr3.basics.phasing-player: only the side whose phase it is rallies, shoots and moves', () => {
  const at = start(`A1 spears 10,5 N; A2 mobs 14,5 N; B1 spears 10,25 S; ${far}`);
  expect(rules(at, ahead('B1'))).toEqual(['fr3.basics.phasing-player']);
  const theirs = after(at, [pass]);
  expect(askedNow(theirs.state)).toEqual({ what: 'movement', side: 'B' });
  expect(rules(theirs, ahead('A1'))).toEqual(['fr3.basics.phasing-player']);
  expect(rules(theirs, ahead('B1'))).toEqual([]);
});

test('fr3.basics.arc-of-movement: as far to the side as its diagonals, and no farther', () => {
  const at = start(`A1 spears 10,5 N; ${far}`);
  const oblique = (right: number): Act => ({ kind: 'oblique', units: ['A1'], forward: 1, right });
  expect([oblique(1), oblique(-1)].map((action) => rules(at, action))).toEqual([[], []]);
  expect(rules(at, oblique(1.1))).toEqual(['fr3.movement.oblique-arc']);
});

test('fr3.basics.forward-arc-uses: a bonus when charged, and a countercharge, only against who comes from the arc', () => {
  const charged = (place: string) =>
    after(start(`A1 heavy-cavalry ${place}; A2 mobs 3,3 N; B1 knights 20,20 S; ${far}`), [charge(['A1'])]);
  const strikesBack = (at: Played) => countercharges(view(bout(question(at, 'A1', 'B1')), 'b'));
  expect(strikesBack(charged('20,16 N'))).toBe(true);
  expect(strikesBack(charged('20,24 S'))).toBe(false);
});

test('fr3.basics.attachment-off-table: models behind the primary unit hinder no attachment', () => {
  const at = start(`A1 spears 10,10 N; A2 mobs 10,8.4248 N; A3 skirmishers 12,8.4248 N; ${far}`);
  const joined = after(at, [{ kind: 'attach', unit: 'A3', to: 'A1' }]);
  expect(unit(joined, 'A3')).toMatchObject({ status: 'attached', host: 'A1' });
});

const met = (mine: string, theirs: string) =>
  after(start(`A1 ${mine.replace(' ', ' 10,10 N ')}; A2 mobs 3,3 N; B1 ${theirs.replace(' ', ' 10,11.5752 S ')}; ${far}`), [
    pass,
  ]);

test('fr3.basics.demoralization-markers, fr3.basics.demoralization-rally: a level for each loss, taken off at the start of its own phase', () => {
  const lost = after(met('spears ', 'spears '), [fight], 6, 3);
  expect(unit(lost, 'B1').morale).toBe(1);
  expect(askedNow(lost.state)).toEqual({ what: 'rally', side: 'B' });
  expect(unit(after(lost, [{ kind: 'rally', unit: 'B1' }], 10), 'B1').morale).toBe(0);
});

test('fr3.basics.destruction: what is destroyed is off the table, and does nothing more', () => {
  const lost = after(met('large-monsters ', 'mobs '), [fight], 9, 1);
  expect(unit(lost, 'B1').status).toBe('destroyed');
  expect(lost.state.contacts).toEqual([]);
  const theirs = after(lost, askedNow(lost.state)?.what === 'movement' && askedNow(lost.state)?.side === 'B' ? [] : [pass]);
  expect(rules(theirs, ahead('B1'))).toContain('fr3.basics.phasing-player');
});

test('fr3.basics.extra-markers-no-effect, fr3.morale-clock.phase-losses-excluded: a marker is no loss of the phase, and weakens nothing', () => {
  const block = start(`A1 large-monsters 10,10 N; A2 mobs 3,3 N; B1 pikes 10,12.3628 S 1x2; ${far}`);
  const marked = after(after(block, [pass]), [fight], 7, 4);
  expect(unit(marked, 'B1')).toMatchObject({ markers: 0, morale: 0, did: { shaken: false } });
  expect(marked.state.sheet.sides.second.clock).toBe(9);
  const shaken = after(met('large-monsters ', 'pikes '), [fight], 7, 5);
  expect(unit(shaken, 'B1').morale).toBe(1);
  expect(shaken.state.sheet.sides.second.clock).toBe(8);
});

test('fr3.basics.advanced-normal-effects: without markers left the next loss demoralizes as it does any unit', () => {
  const block = start(`A1 large-monsters 10,10 N; A2 mobs 3,3 N; B1 pikes 10,12.3628 S 1x2; ${far}`);
  const marked = after(after(block, [pass]), [fight], 7, 4);
  const again = after(after(marked, [pass, pass]), [fight], 7, 4);
  expect(unit(again, 'B1')).toMatchObject({ markers: 0, morale: 1, did: { shaken: false } });
});

test('fr3.fear.counts-clock: who is demoralized by fear counts among the losses of the phase', () => {
  const at = start(`A1 large-monsters 10,8 N; A2 mobs 3,3 N; B1 handweapons 10,12 S; ${far}`);
  const feared = after(at, [charge(['A1'])], 1);
  expect(unit(feared, 'B1')).toMatchObject({ morale: 1, did: { shaken: true } });
});

/** A unit with a spearman beside it: the support that it gets and gives. */
const supports = (type: string): readonly [has: number, gives: number] => {
  const at = start(
    `A1 ${type} 10,10 N; A2 spears 11.5752,10 N; A3 mobs 3,3 N; B1 spears 10,11.5752 S; B2 spears 11.5752,11.5752 S; ${far}`,
  );
  return [question(at, 'A1', 'B1').a.support ?? 0, question(at, 'A2', 'B2').a.support ?? 0];
};

test.each([
  ['fr3.infantry.handweapons-spears-support', 'handweapons', [1, 1]],
  ['fr3.infantry.handweapons-spears-support', 'spears', [1, 1]],
  ['fr3.infantry.pikes-support', 'pikes', [1, 1]],
  ['fr3.infantry.mobs-support', 'mobs', [1, 1]],
  ['fr3.infantry.militia-support', 'militia', [1, 1]],
  ['fr3.infantry.muskets-support', 'muskets', [1, 1]],
  ['fr3.infantry.sword-and-pistol-support', 'sword-and-pistol', [1, 1]],
  ['fr3.infantry.rifles-no-support', 'rifles', [0, 0]],
] as const)('%s: %s have and give %o', (_, type, support) => {
  expect(supports(type)).toEqual(support);
});

test('fr3.infantry.rangers-terrain-movement: as far in woods as in the open', () => {
  const at = start(`terrain woods 0,0 to 20,20; A1 rangers 10,10 N; A2 spears 15,10 N; ${far}`);
  const { open, difficult } = units.find(({ id }) => id === 'rangers')?.move ?? { open: 0, difficult: 0 };
  expect(difficult).toBe(open);
  expect(rules(at, ahead('A1', open))).toEqual([]);
  expect(rules(at, ahead('A2', 3))).toContain('fr3.movement.rate');
});

test('fr3.control.concept: what is out of control costs a point of the clock of its own in a group', () => {
  const moves = (text: string) =>
    after(start(`${text}; A2 spears+general-2-2 11.5752,10 N; ${far}`), [{ kind: 'ahead', units: ['A1', 'A2'], inches: 1 }]).state
      .sheet.moves;
  expect(moves('A1 spears 10,10 N')).toBe(0);
  expect(moves('A1 small-monsters 10,10 N surface')).toBe(1);
});

test('fr3.movement.difficult-rate, ruling, fr3.movement.terrain-types, fr3.movement.terrain-open: open ground hinders nobody, the table says how slow difficult ground is', () => {
  const at = (kind: string, type: string) => start(`terrain ${kind} 0,0 to 20,20; A1 ${type} 10,10 N; A2 mobs 30,3 N; ${far}`);
  expect(rules(at('open', 'spears'), ahead('A1', 3))).toEqual([]);
  expect(rules(at('rough', 'spears'), ahead('A1', 2))).toEqual([]);
  expect(rules(at('rough', 'spears'), ahead('A1', 2.1))).toContain('fr3.movement.rate');
  expect(rules(at('rough', 'heavy-artillery'), ahead('A1', 0.5))).toContain('fr3.movement.rate');
  expect(rules(start(`terrain impassable 0,12 to 20,20; A1 spears 10,10 N; ${far}`), ahead('A1', 3))).not.toEqual([]);
});

test('fr3.charging.wrap-defender-delay: a defender beside the one that is charged waits for its own turn', () => {
  const at = start(`A1 knights 10,10 N; A2 mobs+general-2-2 3,3 N; B1 spears 10,13 S; B2 spears 11.5752,13 S; ${far}`);
  const hit = after(at, [charge(['A1'])]);
  expect(unit(hit, 'B2').base).toEqual(unit(at, 'B2').base);
  expect(question(hit, 'B1', 'A1').a.flank).toBe(0);
});

test('fr3.characters.major-role, fr3.characters.individuals-are-separate: he spares the clock, is lost by a roll of his own, and the clock falls', () => {
  const at = start(`A1 large-monsters 10,10 N; A2 spears 20,10 N; B1 mobs 10,11.575 S; B2 mobs 40,33 S; B3 hero-1-1 with B1`);
  const fought = after(after(at, [pass]), [fight], 10, 1, 2);
  expect(unit(fought, 'B1').status).toBe('destroyed');
  expect(fought.state.characters.find(({ id }) => id === 'B3')?.status).toBe('killed');
  expect(fought.state.sheet.sides.second.clock).toBeLessThan(9);
});

test('fr3.character-combat.results-triggers, ruling: artillery that destroys his unit makes him roll too', () => {
  const at = begun(setupOf(`A1 heavy-artillery 10,10 N; A2 mobs 3,3 N; B1 spears 10,16 S; B2 mobs 40,33 S; B3 hero-1-1 with B1`));
  const shot = after(at, [{ kind: 'bombard', unit: 'A1', at: 'B1' }], 10, 10, 10);
  expect(unit(shot, 'B1').status).toBe('destroyed');
  expect(shot.events.some(({ kind }) => kind === 'lost')).toBe(true);
});

test('fr3.character-combat.occasions, fr3.character-combat.individuals-fight-individuals: no fight without a challenge, and none with a unit', () => {
  const at = after(start(`A1 spears+general-2-2 10,10 N; B1 spears+hero-1-1 10,11.575 S; B2 mobs 40,33 S`), [pass]);
  expect(rules(at, { kind: 'challenge', by: 'A1' })).toEqual(['fr3.character-combat.challenge']);
  const quiet = after(at, [{ kind: 'challenge', by: null }, { kind: 'challenge', by: null }, fight], 5, 5);
  expect(quiet.events.filter(({ kind }) => kind === 'dueled' || kind === 'challenged')).toEqual([]);
});
