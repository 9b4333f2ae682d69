import { describe, expect, test } from 'vitest';
import { given, refused } from './at-the-table.ts';

describe('alchemist', () => {
  test('fr3.abilities.alchemist: the enemy he faces fights at −1', () => {
    const pikes = given('small-monsters', { unit: 'pikes', alchemist: 'alchemist' });
    expect(pikes.adds).toEqual([6 - 1, 4 + 2]);
    expect(pikes.line('fr3.abilities.alchemist')).toBe(-1);
    expect(given({ unit: 'small-monsters', flank: 1 }, { unit: 'pikes', alchemist: 'alchemist' }).adds).toEqual([6 - 1 + 1, 6]);
  });

  test('fr3.abilities.alchemist-traps: his unit cannot be trapped', () => {
    expect(refused({ unit: 'spears', trap: 'trap', alchemist: 'alchemist' }, 'mobs')).toEqual({
      'a.trap': ['fr3.abilities.alchemist-traps'],
    });
    expect(refused({ unit: 'spears', trap: 'trap' }, 'mobs')).toEqual({});
  });

  test('fr3.multi-based.mass-attachments: with a mass he does nothing', () => {
    expect(given('spears', { unit: 'mobs', form: 'mass', alchemist: 'alchemist' }).adds).toEqual([3, 4]);
  });
});

describe('superhero', () => {
  test('fr3.abilities.superhero: +1 on top of the bonus of the leader', () => {
    const knights = given({ unit: 'knights', leader: 'hero-2-0', superhero: true }, 'mobs');
    expect(knights.adds).toEqual([5 + 2 + 1, 1]);
    expect(knights.line('fr3.abilities.superhero')).toBe(1);
  });

  test('fr3.abilities.superhero: he must be at least a hero', () => {
    expect(refused({ unit: 'knights', superhero: true }, 'mobs')).toEqual({ 'a.superhero': ['fr3.abilities.superhero'] });
  });
});

describe('bard', () => {
  test('fr3.abilities.bard-immunity: a lost melee does nothing to his unit, not even after a charge', () => {
    const cavalry = given('beastmen', { unit: 'heavy-cavalry', bard: true });
    expect(cavalry.rolled(5, 2)).toEqual(['unharmed', 'unharmed']); // 9 against 6
    expect(cavalry.result(5, 2).b.rules).toContain('fr3.abilities.bard-immunity');
    expect(given('knights', { unit: 'spears', bard: true, state: 2 }, { charge: 'a' }).rolled(3, 5)).toEqual([
      'unharmed',
      'unharmed',
    ]);
    expect(given('beastmen', 'heavy-cavalry').rolled(5, 2)).toEqual(['unharmed', 'demoralized']);
  });

  test('fr3.abilities.bard-immunity: a doubled total still destroys it', () => {
    expect(given('beastmen', { unit: 'heavy-cavalry', bard: true }).rolled(8, 2)).toEqual(['unharmed', 'destroyed']); // 12 against 6
  });

  test('fr3.abilities.bard-immunity, ruling: a kill takes the marker of a pike block for good and demoralizes nobody; the next destroys', () => {
    const block = { unit: 'pikes', form: 'block', bard: true } as const;
    const killed = given('beastmen', block).result(10, 1).b; // 14 against 6
    expect(killed).toMatchObject({ fate: 'marked', state: 0, markers: 0, permanent: 1, pushedBack: false });
    expect(killed.rules).toContain('fr3.abilities.bard-immunity');
    expect(given('beastmen', { ...block, markers: 0 }).rolled(10, 1)).toEqual(['unharmed', 'destroyed']);
  });

  test('fr3.abilities.bard-immunity: only infantry and cavalry', () => {
    for (const unit of ['dragons', 'battlewagons', 'minor-spirits', 'earth-elemental'])
      expect(refused({ unit, bard: true }, 'mobs')).toEqual({ 'a.bard': ['fr3.abilities.bard-immunity'] });
    for (const unit of ['spears', 'knights']) expect(refused({ unit, bard: true }, 'mobs')).toEqual({});
  });
});
