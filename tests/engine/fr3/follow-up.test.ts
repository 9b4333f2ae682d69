import { describe, expect, test } from 'vitest';
import { followUp, mayTurnInGap } from '../../../src/engine/fr3/follow-up.ts';
import { combatant } from '../../../src/engine/fr3/melee/combatant.ts';
import type { MeleeSide } from '../../../src/engine/fr3/melee/question.ts';
import { given, type Table } from './at-the-table.ts';

/** The chance that after one phase the units are apart and both still in play. */
const parted = (table: Table, followUp?: boolean) =>
  table
    .phases(1, followUp === undefined ? {} : { followUp })[0]
    ?.of(({ apart, a, b }) => apart && a.fate === 'in play' && b.fate === 'in play')
    .toString();
/** The chance that the second unit is pushed back in the first phase. */
const pushedBack = (table: Table) =>
  table
    .phases(1)[0]
    ?.of(({ b }) => b.state === 2 && b.fate === 'in play')
    .toString();

test('fr3.follow-up.infantry-choice: infantry that pushes its enemy back may follow up, or stay behind', () => {
  const pikes = given('pikes', { unit: 'handweapons', state: 1 });
  expect(parted(pikes, true)).toBe('0');
  expect(parted(pikes, false)).toBe(pushedBack(pikes));
  expect(pushedBack(pikes)).not.toBe('0');
});

test('fr3.follow-up.others-mandatory, ruling: everybody else must follow, demoralized or not', () => {
  for (const unit of ['large-monsters', 'battlewagons', 'lesser-spirits', 'earth-elemental', 'heavy-chariots']) {
    const winner = given(unit, { unit: 'pikes', state: 1, support: 2 });
    expect(pushedBack(winner)).not.toBe('0');
    expect(parted(winner, false)).toBe('0');
  }
  for (const state of [0, 1, 2] as const) {
    const knights = given({ unit: 'knights', state }, { unit: 'beastmen', state: 1 });
    expect(pushedBack(knights)).not.toBe('0');
    expect(
      knights
        .phases(1, { followUp: false })[0]
        ?.of(({ apart, b }) => apart && b.state === 2 && b.fate === 'in play')
        .toString(),
    ).toBe('0');
  }
});

test('fr3.follow-up.infantry-choice, ruling: a 2x2 mass of infantry must follow like cavalry', () => {
  const mass = given({ unit: 'beastmen', form: 'mass' }, { unit: 'pikes', support: 2, state: 1 });
  expect(pushedBack(mass)).not.toBe('0');
  expect(parted(mass, false)).toBe('0');
});

test('fr3.follow-up.demoralized-infantry: demoralized infantry stays where it is', () => {
  for (const state of [1, 2] as const) {
    const spears = given({ unit: 'spears', state, support: 2 }, { unit: 'mounted', state: 1 });
    const apart = spears.phases(1, { followUp: true })[0]?.of((course) => course.apart && course.b.state === 2);
    expect(apart?.toString()).toBe(pushedBack(spears));
    expect(pushedBack(spears)).not.toBe('0');
  }
});

test('fr3.follow-up.others-mandatory: a unit that cannot move does not follow', () => {
  for (const winner of [
    { unit: 'knights', trap: 'trap' },
    { unit: 'knights', trap: 'grapple' },
    { unit: 'cyclics', stage: 'eggs' },
  ] as const) {
    const held = given(winner, { unit: 'mobs', state: 1 });
    expect(parted(held)).toBe(pushedBack(held));
  }
});

describe('around the winner', () => {
  const unit = (side: MeleeSide) => combatant(side);
  const destroyed = { fate: 'destroyed', pushedBack: false, state: 2, markers: 0, permanent: 0, rules: [] } as const;
  const around = { flanked: false, wouldDisengage: false, fixed: false };

  test('fr3.follow-up.flanked-victor-turns, ruling: a winner with an enemy on its flank turns to it instead', () => {
    for (const winner of ['knights', 'spears'])
      expect(followUp(unit({ unit: winner }), destroyed, { ...around, flanked: true }).follow).toBe('turns');
  });
  test('fr3.follow-up.not-to-disengage: nobody follows out of contact with another enemy', () => {
    expect(followUp(unit({ unit: 'knights' }), destroyed, { ...around, wouldDisengage: true })).toEqual({
      follow: 'no',
      rules: ['fr3.follow-up.not-to-disengage'],
    });
  });
  test('fr3.follow-up.others-mandatory: artillery that has fired stays', () => {
    expect(followUp(unit({ unit: 'heavy-artillery' }), destroyed, { ...around, fixed: true }).follow).toBe('no');
    expect(followUp(unit({ unit: 'heavy-artillery' }), destroyed, around).follow).toBe('must');
  });
  test('fr3.fortifications.no-follow-up: a defender in a fortification need not leave it', () => {
    expect(followUp(unit({ unit: 'fanatics', fortification: true }), destroyed, around).follow).toBe('may');
  });
  test('fr3.follow-up.free-facing: a fresh winner may turn in the gap; a demoralized or headlong one may not', () => {
    expect(mayTurnInGap(unit({ unit: 'spears' }))).toBe(true);
    expect(mayTurnInGap(unit({ unit: 'spears', state: 1 }))).toBe(false);
    expect(mayTurnInGap(unit({ unit: 'knights' }))).toBe(false);
  });
  test('fr3.follow-up.infantry-choice: a loser that keeps its ground leaves no space', () => {
    expect(followUp(unit({ unit: 'knights' }), { ...destroyed, fate: 'demoralized', state: 1 }, around).follow).toBe('no');
  });
});
