import { expect, test } from 'vitest';
import { bout, combatant, view } from '../../../src/engine/fr3/melee/combatant.ts';
import type { MeleeSide } from '../../../src/engine/fr3/melee/question.ts';
import { overPursuit, testsForOverPursuit } from '../../../src/engine/fr3/over-pursuit.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { ask, type Meeting, type Troops } from './at-the-table.ts';

const tests = (a: Troops, how: Meeting, fate: 'destroyed' | 'double-demoralized' = 'destroyed', turns = false) =>
  testsForOverPursuit(view(bout(ask(a, 'mobs', how)), 'a'), fate, turns);
const rolled = (side: MeleeSide, face: number) => {
  const dice = scripted([face]);
  const found = play(overPursuit(combatant(side)), dice);
  dice.finish();
  return found;
};

test('fr3.over-pursuit.subject-units, ruling: knights, heavy cavalry and 2x2 units test whenever they destroy an enemy', () => {
  for (const unit of ['knights', 'heavy-cavalry', { unit: 'mobs', form: 'mass' } as const]) {
    expect(tests(unit, {})).toBe(true);
    expect(tests(unit, { charge: 'a', round: 'later' })).toBe(true);
  }
  expect(tests('light-cavalry', {})).toBe(false);
});

test('fr3.melee.breakthrough-test: others test when their charge bonus was used in this round', () => {
  expect(tests('heavy-chariots', { charge: 'a' })).toBe(true);
  expect(tests('sword-and-pistol', { charge: 'a' })).toBe(true);
  expect(tests('heavy-chariots', { charge: 'a', round: 'later' })).toBe(false);
  expect(tests({ unit: 'heavy-chariots', joined: true }, { charge: 'a' })).toBe(false);
  expect(tests('heavy-chariots', { charge: 'b' })).toBe(false);
});

test('fr3.melee.breakthrough-test: not after a mere push back, and not for a victor that turns to a flanker', () => {
  expect(tests('knights', { charge: 'a' }, 'double-demoralized')).toBe(false);
  expect(tests('knights', { charge: 'a' }, 'destroyed', true)).toBe(false);
});

test('fr3.melee.breakthrough-test: knights pass on 5+, with every rally modifier', () => {
  expect(rolled({ unit: 'knights' }, 5)).toMatchObject({ drivenOn: false, after: { fate: 'unharmed' } });
  expect(rolled({ unit: 'knights' }, 4).drivenOn).toBe(true);
  expect(rolled({ unit: 'knights', leader: 'general-2-2' }, 3).drivenOn).toBe(false);
  expect(rolled({ unit: 'knights', state: 1 }, 5).drivenOn).toBe(true);
});

test('fr3.melee.breakthrough-failure, ruling: a failure costs one level and drives the unit on; it is not pushed back from there', () => {
  expect(rolled({ unit: 'knights' }, 1)).toMatchObject({ drivenOn: true, after: { fate: 'demoralized', pushedBack: false } });
  expect(rolled({ unit: 'knights', state: 1 }, 1).after).toMatchObject({ fate: 'double-demoralized', pushedBack: false });
});

test('fr3.melee.breakthrough-failure: nobody behind it makes it worse for one that is demoralized already', () => {
  expect(rolled({ unit: 'knights', state: 1, blocked: true }, 1).after).toMatchObject({
    fate: 'double-demoralized',
    pushedBack: false,
  });
});

test('fr3.over-pursuit.double-demoralized: a double demoralized unit that fails disperses', () => {
  expect(rolled({ unit: 'knights', state: 2 }, 1).after).toMatchObject({ fate: 'destroyed' });
  expect(rolled({ unit: 'knights', state: 2 }, 1).after.rules).toContain('fr3.over-pursuit.double-demoralized');
});

test('fr3.melee.breakthrough-undead: undead that fail lose a level like everybody', () => {
  expect(rolled({ unit: 'knights', undead: true }, 5)).toMatchObject({ drivenOn: true, after: { fate: 'demoralized' } });
});

test('fr3.melee.breakthrough-undemoralizable: fanatics and specials are driven on, and not shaken', () => {
  expect(rolled({ unit: 'fanatics' }, 1)).toMatchObject({ drivenOn: true, after: { fate: 'unharmed' } });
  expect(rolled({ unit: 'blobs', form: 'mass', markers: 0 }, 1)).toMatchObject({ drivenOn: true, after: { fate: 'unharmed' } });
});
