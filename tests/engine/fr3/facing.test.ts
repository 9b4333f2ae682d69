import { expect, test } from 'vitest';
import { combatant } from '../../../src/engine/fr3/melee/combatant.ts';
import { causesFear, mostDangerous, unmodifiedFactor } from '../../../src/engine/fr3/melee/facing.ts';
import type { MeleeSide } from '../../../src/engine/fr3/melee/question.ts';

const foe = (side: MeleeSide, since = 1) => ({ unit: combatant(side), since, name: side.unit });
const turnsTo = (me: string, ...foes: ReturnType<typeof foe>[]) =>
  mostDangerous(combatant({ unit: me }), foes).map(({ name }) => name);

test('fr3.melee.most-dangerous-priority, ruling: the highest CF first, with permanent elite and dwarf bonuses and nothing else', () => {
  expect(turnsTo('light-cavalry', foe({ unit: 'beastmen' }), foe({ unit: 'handweapons', elite: '2-0-0' }))).toEqual([
    'handweapons',
  ]);
  expect(turnsTo('light-cavalry', foe({ unit: 'beastmen' }), foe({ unit: 'handweapons', leader: 'general-2-2' }))).toEqual([
    'beastmen',
  ]);
  expect(unmodifiedFactor(combatant({ unit: 'handweapons', dwarf: true, elite: '1-1-0' }))).toBe(5);
});

test('fr3.melee.most-dangerous-priority, ruling: a special CF counts as 0', () => {
  expect(turnsTo('mobs', foe({ unit: 'fanatics' }), foe({ unit: 'longbows' }, 2))).toEqual(['longbows']);
});

test('fr3.melee.most-dangerous-priority: then whoever causes fear, then whoever came first', () => {
  expect(turnsTo('mobs', foe({ unit: 'spears' }), foe({ unit: 'handweapons', undead: true }, 3))).toEqual(['handweapons']);
  expect(turnsTo('mobs', foe({ unit: 'spears' }, 2), foe({ unit: 'handweapons' }, 1))).toEqual(['handweapons']);
});

test('fr3.melee.most-dangerous-priority: a last tie is the choice of the unit’s owner', () => {
  expect(turnsTo('mobs', foe({ unit: 'spears' }), foe({ unit: 'handweapons' }))).toEqual(['spears', 'handweapons']);
  expect(turnsTo('mobs')).toEqual([]);
});

test('fr3.leviathans.most-dangerous: a leviathan turns to a leviathan before all others', () => {
  expect(turnsTo('leviathans', foe({ unit: 'major-spirits', elite: '2-0-0' }), foe({ unit: 'leviathans' }))).toEqual([
    'leviathans',
  ]);
});

test('fr3.fear.causes: by its row, as undead, on terrifying mounts, as adult cyclics', () => {
  for (const side of [
    { unit: 'dragons' },
    { unit: 'blobs' },
    { unit: 'spears', undead: true },
    { unit: 'knights', mounts: true },
    { unit: 'cyclics', stage: 'adults' },
  ] as MeleeSide[])
    expect(causesFear(combatant(side))).toBe(true);
  for (const side of [
    { unit: 'knights' },
    { unit: 'tricksters' },
    { unit: 'swarms' },
    { unit: 'cyclics', stage: 'larvae' },
  ] as MeleeSide[])
    expect(causesFear(combatant(side))).toBe(false);
});
