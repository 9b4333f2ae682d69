import { expect, test } from 'vitest';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { given, refused } from './at-the-table.ts';

test('fr3.armies.dwarfs-infantry-bonus: dwarf infantry has +1, all of it but rangers', () => {
  const dwarfs = given({ unit: 'handweapons', dwarf: true }, 'mobs');
  expect(dwarfs.adds).toEqual([4, 1]);
  expect(dwarfs.line('fr3.armies.dwarfs-infantry-bonus')).toBe(1);
  const allowed = units.filter(({ id }) => id !== 'ethereals' && !('a.dwarf' in refused({ unit: id, dwarf: true }, 'mobs')));
  expect(allowed.map(({ id }) => id)).toEqual(
    units.filter(({ id, group }) => group === 'infantry' && id !== 'rangers').map(({ id }) => id),
  );
  expect(refused({ unit: 'knights', dwarf: true }, 'mobs')['a.dwarf']).toContain('fr3.armies.dwarfs-infantry-bonus');
});

test('fr3.armies.gnomes-master-alchemist: the enemy he faces fights at −2', () => {
  const pikes = given('small-monsters', { unit: 'pikes', alchemist: 'master' });
  expect(pikes.adds).toEqual([6 - 2, 6]);
  expect(pikes.line('fr3.armies.gnomes-master-alchemist')).toBe(-2);
});

test('fr3.armies.dark-elves-magic-lances, fr3.armies.chinese-flame-lances: no charge bonus and no shock beside lances, mounts or not', () => {
  const lancers = given({ unit: 'heavy-cavalry', lances: 'magic', mounts: true }, 'spears', { charge: 'a' });
  expect(lancers.adds).toEqual([4 + 1, 3 + 1]);
  expect(lancers.rolled(5, 4)).toEqual(['unharmed', 'demoralized']);
  // Lancers answer a charge with the charge bonus of their own type.
  expect(given('knights', { unit: 'heavy-cavalry', lances: 'flame' }, { charge: 'a' }).adds[1]).toBe(4 + 2);
  expect(refused({ unit: 'knights', lances: 'magic' }, 'mobs', { charge: 'a' })).toEqual({
    'a.lances': ['fr3.armies.dark-elves-magic-lances'],
  });
  expect(refused({ unit: 'knights', lances: 'flame' }, 'mobs', { charge: 'a' })).toEqual({});
});

test('fr3.armies.gnomes-battlewagon-cf: the CF rolled for the turn stands in place of 5', () => {
  const wagon = given({ unit: 'battlewagons', rolledFactor: 12 }, 'mobs');
  expect(wagon.adds[0]).toBe(12);
  expect(wagon.line('fr3.armies.gnomes-battlewagon-cf')).toBe(12);
  for (const rolledFactor of [1, 2])
    expect(refused({ unit: 'battlewagons', rolledFactor }, 'mobs')).toHaveProperty(['a.rolledFactor']);
  expect(refused({ unit: 'battlewagons', rolledFactor: 13 }, 'mobs')).toHaveProperty(['a.rolledFactor']);
  expect(refused({ unit: 'spears', rolledFactor: 5 }, 'mobs')).toHaveProperty(['a.rolledFactor']);
});

test('fr3.armies.holy-unholy-avatar-bonus: +1 for every six infantry and cavalry, and none against fanatics', () => {
  const avatar = (followers: number, foe = 'mobs') => given({ unit: 'major-spirits', followers }, foe);
  expect([5, 6, 12].map((units) => avatar(units).adds[0])).toEqual([10, 11, 12]);
  expect(avatar(12, 'fanatics').adds[0]).toBe(0);
  expect(refused({ unit: 'lesser-spirits', followers: 6 }, 'mobs')).toHaveProperty(['a.followers']);
});

test('fr3.armies.hill-dwarves-mounted-fanatics: elite fanatics on mounts have +2 as they charge and +1 later', () => {
  const riders = { unit: 'fanatics', elite: '1-1-0', mountedFanatics: true } as const;
  expect(given(riders, 'dragons', { charge: 'a' }).adds).toEqual([2, 0]);
  expect(given(riders, 'dragons', { charge: 'a', round: 'later' }).adds).toEqual([1, 0]);
});

test('fr3.armies.hill-dwarves-mounted-terrain: sure-footed cavalry has no minus in difficult ground, its own or that of whom it charges', () => {
  const riders = { unit: 'heavy-cavalry', sureFooted: true } as const;
  expect(given(riders, { unit: 'mobs', ground: 'woods' }, { charge: 'a' }).adds[0]).toBe(4 + 2);
  expect(given('heavy-cavalry', { unit: 'mobs', ground: 'woods' }, { charge: 'a' }).adds[0]).toBe(4 + 2 - 2);
  expect(given({ ...riders, ground: 'marshes' }, 'mobs').adds[0]).toBe(4);
});

test('fr3.abilities.archangel-demon-lord, fr3.abilities.hive-queen: +2 CF, which fanatics do not heed', () => {
  expect(given({ unit: 'major-spirits', ruler: true }, 'mobs').adds[0]).toBe(12);
  expect(given({ unit: 'large-monsters', ruler: true }, 'mobs').line('fr3.abilities.hive-queen')).toBe(2);
  expect(given({ unit: 'major-spirits', ruler: true }, 'fanatics').adds).toEqual([0, 0]);
});

test('fr3.armies.pelagic-versus-pirates, fr3.armies.near-east-wagon-fortress: against pirate wagons +1, from a wagon fortress no charge', () => {
  expect(given({ unit: 'dragons', pirateBane: true }, 'battlewagons').adds[0]).toBe(9 + 1);
  expect(given({ unit: 'battlewagons', wagonFortress: true }, 'mobs', { charge: 'a' }).adds[0]).toBe(5);
});

test('fr3.armies.napoleonic-british-muskets, fr3.armies.napoleonic-french, fr3.armies.kobolds-rocks-and-bottles: what they add', () => {
  expect(given({ unit: 'muskets', steadyFire: true }, 'mobs', { charge: 'b' }).adds[0]).toBe(3 + 1 + 1);
  expect(given({ unit: 'muskets', steadyFire: true, outsideArc: true }, 'mobs', { charge: 'b' }).adds[0]).toBe(3);
  expect(given({ unit: 'muskets', elite: '1-1-0', dashing: true }, 'mobs', { charge: 'a' }).adds[0]).toBe(3 + 1 + 1);
  expect(given({ unit: 'mobs', rocks: true }, 'beastmen', { charge: 'b' }).adds[0]).toBe(1 + 1);
});

test('fr3.melee.support-types: monsters and swarms that their list supports', () => {
  expect(given({ unit: 'swarms', supported: true, support: 2 }, 'mobs').adds[0]).toBe(4 + 2);
  expect(refused({ unit: 'swarms', support: 2 }, 'mobs')).toHaveProperty(['a.support']);
});

test('fr3.square.charge-bonus, ruling: a square has +4 against a charge of cavalry in place of the lower bonus of its type', () => {
  expect(given({ unit: 'muskets', inSquare: true }, 'knights', { charge: 'b' }).adds[0]).toBe(3 + 1 + 4);
  expect(given({ unit: 'muskets', inSquare: true }, 'mobs', { charge: 'b' }).adds[0]).toBe(3 + 1);
  expect(refused({ unit: 'spears', inSquare: true }, 'mobs')).toHaveProperty(['a.inSquare']);
});

test('fr3.specials.fanatics-ignored-bonuses: what further characters add does not count against fanatics', () => {
  const led = { unit: 'spears', leader: 'hero-1-1', further: 2 } as const;
  expect(given(led, 'mobs').adds[0]).toBe(3 + 1 + 2);
  expect(given(led, 'fanatics').adds).toEqual([0, 0]);
});

test('fr3.armies.automaton-damage-markers: three markers, nothing shakes it or drives it back, the last one destroys it', () => {
  const machine = (markers = 3) => given({ unit: 'spears', automaton: true, markers }, 'handweapons');
  // A total of 5 against 9 is a plain loss; 4 against 8 is doubled.
  expect(machine().result(2, 6).a).toMatchObject({ fate: 'marked', markers: 2, state: 0, pushedBack: false });
  expect(machine().result(1, 5).a).toMatchObject({ fate: 'marked', markers: 1, permanent: 1 });
  expect(machine(2).result(2, 6).a).toMatchObject({ fate: 'marked', markers: 1 });
  expect(machine(1).result(2, 6).a).toMatchObject({ fate: 'destroyed' });
  expect(machine(1).result(2, 6).a.rules).toContain('fr3.armies.automaton-damage-markers');
  // A result that kills costs an automaton two markers, one of them permanent.
  expect(machine(2).result(1, 5).a).toMatchObject({ fate: 'destroyed' });
  // An ordinary unit is demoralized by the same result.
  expect(given('spears', 'handweapons').result(2, 6).a).toMatchObject({ fate: 'demoralized' });
  // Damage markers lower no total, and a rally removes none.
  expect(machine(1).adds).toEqual(machine(3).adds);
  const course = given({ unit: 'spears', automaton: true, markers: 2 }, { unit: 'spears', automaton: true }).phases(4);
  for (const odds of course) expect(odds.values.every(({ a }) => a.markers <= 2)).toBe(true);
});

test('fr3.armies.automaton-attachment, fr3.armies.automaton-immunities: no leader, no bless, no undead', () => {
  const machine = (more: object) => refused({ unit: 'spears', automaton: true, ...more }, 'mobs');
  expect(machine({ leader: 'hero-1-1' })['a.automaton']).toEqual(['fr3.armies.automaton-attachment']);
  expect(machine({ alchemist: 'alchemist' })['a.automaton']).toEqual(['fr3.armies.automaton-attachment']);
  expect(machine({ bless: true })['a.bless']).toEqual(['fr3.armies.automaton-immunities']);
  expect(machine({ undead: true })['a.automaton']).toEqual(['fr3.armies.automaton-rally']);
  expect(machine({ state: 1 })['a.automaton']).toEqual(['fr3.armies.automaton-damage-markers']);
  expect(refused({ unit: 'blobs', automaton: true }, 'mobs')['a.automaton']).toEqual(['fr3.armies.automaton-rally']);
});
