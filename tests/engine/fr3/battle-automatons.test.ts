/** Automatons: controlled or idle for a turn, losing markers instead of morale, repaired by mechanics. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { inflict } from '../../../src/engine/fr3/battle/harm/harm.ts';
import { asStruck } from '../../../src/engine/fr3/battle/harm/retreat-path.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { boutOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { asCombatant } from '../../../src/engine/fr3/battle/units/troops.ts';
import { suffer } from '../../../src/engine/fr3/demoralization.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, begun, charge, type Played, randomBattle, setupOf } from './battle-table.ts';
import { asked, having, poolsOf, untilTurn } from './magic-table.ts';
import { roster, unit } from './muster-table.ts';

const text = 'A1 spears 10,10 N automaton; A2 spears 14,10 N automaton; A3 militia 30,3 N; B1 mobs 10,20 S; B2 mobs 40,30 S';
const start = (more = '', ...faces: number[]): Played => begun(setupOf(more ? `${text}; ${more}` : text), ...faces);
const rules = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules;
const control = (unit: string, from: 'clock' | 'army' | 'scientist'): Action => ({ kind: 'control', unit, from });
const idle: Action = { kind: 'leave-idle' };
const ahead = (unit: string): Action => ({ kind: 'ahead', units: [unit], inches: 1 });
const hit = (at: Played, id: string, blow: Parameters<typeof suffer>[1]): Played => {
  const after_ = suffer(asStruck(at.state, unitAt(at.state, id), null), blow, ['fr3.artillery.damage'], 'artillery');
  const told = play(inflict(at.state, id, { after: after_, cause: 'artillery', by: null }), scripted([]));
  return { state: told.state, events: told.events };
};

test('fr3.magic.army-pool-uses, ruling, fr3.armies.automaton-control: for a point of the clock or of the army’s pool it moves and fights in this turn, the others do neither', () => {
  const at = start();
  expect(asked(at)).toBe('A control');
  const one = after(at, [control('A1', 'army')]);
  expect(poolsOf(one, 'A')[0]).toBe(9);
  const two = after(one, [control('A2', 'clock')]);
  expect([two.state.sheet.sides.first.clock, asked(two)]).toEqual([8, 'A movement']);
  const left = after(one, [idle]);
  expect([rules(left, ahead('A1')), rules(left, ahead('A2'))]).toEqual([undefined, ['fr3.armies.automaton-control']]);
  const factor = (id: string) => boutOf(left.state, unitAt(left.state, id), unitAt(left.state, 'B1')).a.combatFactor;
  expect([factor('A1'), factor('A2')]).toEqual([3, 0]);
  expect(rules(one, control('A1', 'army'))).toEqual(['fr3.armies.automaton-control']);
  // The last clock point cannot be spent.
  expect([2, 1].map((clock) => rules(having(at, 'A', { clock }), control('A1', 'clock')))).toEqual([
    undefined,
    ['fr3.armies.automaton-control'],
  ]);
  // In every turn again.
  expect(asked(untilTurn(left, 2))).toBe('A control');
});

test('fr3.armies.automaton-control: a mad scientist pays out of his pool, and a mechanic who is with one controls it for nothing', () => {
  const at = start('A7 individual with A3 mad-scientist; A8 individual with A1 mechanic', 5);
  expect(unitAt(at.state, 'A1').factor).toBeNull();
  expect(rules(at, control('A1', 'army'))).toEqual(['fr3.armies.automaton-control']);
  const paid = after(at, [control('A2', 'scientist')]);
  expect(poolsOf(paid, 'A').slice(1)).toEqual([(poolsOf(at, 'A')[1] as number) - 1]);
  expect(rules(start(), control('A1', 'scientist'))).toEqual(['fr3.armies.automaton-control']);
});

test('fr3.armies.automaton-damage-markers, ruling, fr3.armies.automaton-destruction, fr3.basics.damage: three markers, then it is destroyed; damage is no loss', () => {
  const whole = after(start(), [control('A1', 'army'), idle]);
  const once = hit(whole, 'A1', { levels: 1 });
  const twice = hit(once, 'A1', { levels: 1 });
  expect([whole, once, twice].map(({ state }) => unitAt(state, 'A1').markers)).toEqual([3, 2, 1]);
  expect(unitAt(twice.state, 'A1')).toMatchObject({ morale: 0, status: 'table', did: { shaken: false } });
  expect(unitAt(twice.state, 'A1').base).toEqual(unitAt(whole.state, 'A1').base);
  const factor = ({ state }: Played) => asCombatant(state, unitAt(state, 'A1')).combatFactor;
  expect(factor(twice)).toBe(factor(whole));
  const gone = hit(twice, 'A1', { levels: 1 });
  expect(unitAt(gone.state, 'A1').status).toBe('destroyed');
  expect(gone.state.sheet.sides.first.losses.map(({ loss }) => loss)).toEqual(['unit']);
  // A kill takes two markers, one of them permanently.
  expect(unitAt(hit(whole, 'A1', 'kill').state, 'A1')).toMatchObject({ markers: 1, mostMarkers: 2 });
});

test('fr3.abilities.mechanic-repair, fr3.armies.automaton-repair, fr3.armies.automaton-auto-repair, fr3.armies.automaton-rally: one marker a rally step, by a mechanic or by itself on 4+', () => {
  const repair: Action = { kind: 'repair', unit: 'A1' };
  const rally = (more: string, words: string, face: number) => {
    const setup = setupOf(`${text.replace('automaton;', `automaton${words};`)}${more}`);
    const controlled = after(begun(setup), [idle]);
    const at = hit(hit(controlled, 'A1', { levels: 1 }), 'A1', { levels: 1 });
    const [theirs] = [untilTurn(at, 2)];
    return { at: theirs, done: () => unitAt(after(after(theirs, [idle]), [repair], face).state, 'A1').markers };
  };
  const mechanic = '; A8 individual with A1 mechanic';
  expect([rally(mechanic, '', 6).done(), rally('', ' auto-repair', 3).done(), rally('', ' auto-repair', 4).done()]).toEqual([
    2, 1, 2,
  ]);
  const tried = after(after(rally(mechanic, '', 6).at, [idle]), [repair], 6);
  expect(tried.events.map((each) => tell(tried.state, each))).toContain('The repair removes one damage marker from Spears (A1).');
  const { state } = rally('', '', 1).at;
  expect(asCombatant(state, unitAt(state, 'A1')).rally).toBe(4);
  const alone = after(rally('', '', 1).at, [idle]);
  expect([...fr3Battle.actions(alone.state)].some(({ kind }) => kind === 'repair' || kind === 'rally')).toBe(false);
});

test('fr3.armies.automaton-attachment: nobody but a mechanic is with one', () => {
  expect(() => start('A8 hero-1-1 with A1')).toThrow('Only a mechanic');
  const people = [{ has: ['general', 'mad-scientist'] }, { has: ['mechanic'] }];
  const army = armyOfRoster(roster('automaton', [unit('spears auto-repair'), unit('militia')], { characters: people }));
  if (!army.ok) throw new Error(army.because);
  expect(army.value.troops.map(({ arms }) => arms)).toEqual([['auto-repair', 'automaton'], undefined]);
  expect(army.value.characters.map((each) => each.with)).toEqual([2, 1]);
});

test('fr3.armies.automaton-immunities: they fear nothing', () => {
  const met = after(begun(setupOf('A1 knights 10,10 N feared; A2 mobs 30,3 N; B1 spears 10,13 S automaton; B2 mobs 40,30 S')), [
    idle,
    charge(['A1']),
  ]);
  expect(met.events.some(({ kind }) => kind === 'tested')).toBe(false);
});

test('a random battle of automatons ends, and breaks nothing', () => {
  const setup = setupOf(
    `${text}; A7 individual with A3 mad-scientist; A8 individual with A1 mechanic; B5 spears 14,13 S automaton auto-repair`,
    { turns: 3 },
  );
  const { states } = randomBattle(setup, 3);
  expect(states.at(-1)?.stage).toBe('over');
  expect(states.flatMap(brokenInvariants)).toEqual([]);
});
