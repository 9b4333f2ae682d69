/** The melees in the examples of our pages on characters, items, magic, charging and the rest. */
import { expect, test } from 'vitest';
import { combatant } from '../../../src/engine/fr3/melee/combatant.ts';
import type { MeleeSide } from '../../../src/engine/fr3/melee/question.ts';
import { rallyRoll } from '../../../src/engine/fr3/rally.ts';
import { play as playChance } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { given } from './at-the-table.ts';
import { charge, nextPhase, play } from './example-table.ts';

play([
  {
    page: 'fr3.abilities.alchemist',
    says: 'small monsters with handweapons on the flank charge pikes with an alchemist: 5 + 1 against 6',
    a: { unit: 'small-monsters', flank: 1 },
    b: { unit: 'pikes', alchemist: 'alchemist' },
    how: charge,
    adds: [6, 6],
  },
  {
    page: 'fr3.abilities.archangel-demon-lord',
    says: 'a demon lord has 14, and falls to 16',
    a: { unit: 'major-spirits', leader: 'general-2-2', other: 2 },
    b: 'large-monsters',
    adds: [14, 8],
    rolls: [{ dice: [1, 8], then: ['destroyed', 'unharmed'] }],
  },
  {
    page: 'fr3.abilities.bard-immunity',
    says: 'heavy cavalry with a bard loses 6 to 9, and nothing happens',
    a: { unit: 'heavy-cavalry', bard: true },
    b: 'beastmen',
    adds: [4, 4],
    rolls: [{ dice: [2, 5], then: ['unharmed', 'unharmed'] }],
  },
  {
    page: 'fr3.abilities.bard-immunity',
    says: 'it loses 4 to 8 and is destroyed', // at CF 4 it takes a penalty of 1 to have only 4
    a: { unit: 'heavy-cavalry', bard: true, other: -1 },
    b: 'beastmen',
    adds: [3, 4],
    rolls: [{ dice: [1, 4], then: ['destroyed', 'unharmed'] }],
  },
  { page: 'fr3.abilities.superhero', says: 'knights with a fierce superhero fight at 8', a: { unit: 'knights', leader: 'hero-2-0', superhero: true }, b: 'mobs', adds: [8, 1] },
  { page: 'fr3.abilities.superhero', says: 'a steady one adds 2', a: { unit: 'knights', leader: 'hero-1-1', superhero: true }, b: 'mobs', adds: [7, 1] },
  { page: 'fr3.abilities.superhero', says: 'the general 3', a: { unit: 'knights', leader: 'general-2-2', superhero: true }, b: 'mobs', adds: [8, 1] },
  { page: 'fr3.basics.demoralization', says: 'double demoralized heavy cavalry rolls 6 for 9', a: { unit: 'heavy-cavalry', state: 2 }, b: 'mobs', adds: [3, 1] },
  {
    page: 'fr3.character-items.protection-clerical',
    says: 'protected handweapons destroy an avatar, 13 against 12',
    a: { unit: 'handweapons', protection: 'clerical' },
    b: 'major-spirits',
    adds: [5, 10],
    rolls: [{ dice: [8, 2], then: ['unharmed', 'destroyed'] }],
  },
  {
    page: 'fr3.character-items.protection-necromantic',
    says: 'undead spears charge protected militia: 6 for the militia',
    a: { unit: 'militia', protection: 'necromantic' },
    b: { unit: 'spears', undead: true },
    how: { charge: 'b' },
    adds: [6, 3 - 1], // the page says 3: it forgets the −1 of the undead
  },
  {
    page: 'fr3.character-items.protection-shamanic',
    says: 'protected pikes and an earth elemental: 6 against 6',
    a: { unit: 'pikes', protection: 'shamanic' },
    b: 'earth-elemental',
    adds: [6, 6],
  },
  { page: 'fr3.characters.bonus-notation', says: 'longbows with a fierce hero fight at 3', a: { unit: 'longbows', leader: 'hero-2-0' }, b: 'mobs', adds: [3, 1] },
  { page: 'fr3.characters.general', says: 'knights with the general fight at 7', a: { unit: 'knights', leader: 'general-2-2' }, b: 'mobs', adds: [7, 1] },
  { page: 'fr3.characters.hero', says: 'handweapons with a fierce hero fight at 5', a: { unit: 'handweapons', leader: 'hero-2-0' }, b: 'mobs', adds: [5, 1] },
  { page: 'fr3.characters.hero', says: 'with a steady one at 4', a: { unit: 'handweapons', leader: 'hero-1-1' }, b: 'mobs', adds: [4, 1] },
  { page: 'fr3.characters.sub-commander', says: 'spears with a steady sub-commander fight at 4', a: { unit: 'spears', leader: 'sub-commander-1-2' }, b: 'mobs', adds: [4, 1] },
  {
    page: 'fr3.charging.engagement',
    says: 'a giant that turned rolls 5: light cavalry needs 5 not to be doubled',
    a: 'large-monsters',
    b: 'light-cavalry',
    adds: [8, 2],
    rolls: [
      { dice: [5, 5], then: ['unharmed', 'demoralized'] },
      { dice: [5, 4], then: ['unharmed', 'destroyed'] },
    ],
  },
  { page: 'fr3.charging.turn-to-face', says: 'pikes with mounted on the flank of knights: 7 against 5', a: { unit: 'pikes', flank: 1 }, b: 'knights', adds: [7, 5] },
  { page: 'fr3.charging.turn-to-face', says: 'the flank is free again: 6 against 5', a: 'pikes', b: 'knights', adds: [6, 5] },
  {
    page: 'fr3.charging.wrap-flank',
    says: 'mounted with friends on flank and rear of spears: 5 against 5',
    a: { unit: 'mounted', flank: 1, rear: 'unit' },
    b: { unit: 'spears', support: 1 },
    how: charge,
    adds: [5, 5],
  },
  { page: 'fr3.fear.test-charging', says: 'knights that failed their fear test: 5 + 3 − 1', a: { unit: 'knights', state: 1 }, b: 'small-monsters', how: charge, adds: [7, 6] },
  {
    page: 'fr3.fortifications.defense',
    says: 'knights charge militia in a work: 1 against 4',
    a: 'knights',
    b: { unit: 'militia', fortification: true },
    how: charge,
    adds: [1, 4],
  },
  { page: 'fr3.fortifications.defense', says: 'in the open 8 against 4', a: 'knights', b: 'militia', how: charge, adds: [8, 4] },
  { page: 'fr3.fortifications.defense', says: 'a swarm: 4 against 4', a: 'swarms', b: { unit: 'militia', fortification: true }, how: charge, adds: [4, 4] },
  {
    page: 'fr3.fortifications.pavisiers',
    says: 'heavy cavalry charges longbows with pavisiers in a work: 1 against 3',
    a: 'heavy-cavalry',
    b: { unit: 'longbows', fortification: true, pavisiers: true },
    how: charge,
    adds: [1, 3],
  },
  {
    page: 'fr3.illusions.act-as-real',
    says: 'illusionary knights charge spears: 12 against 9, two levels',
    a: 'knights',
    b: 'spears',
    how: charge,
    adds: [8, 4],
    rolls: [{ dice: [4, 5], then: ['unharmed', 'pushed back'] }],
  },
  { page: 'fr3.innate.freeze', says: 'frozen spears fight at 2', a: { unit: 'spears', freeze: true, ground: 'open' }, b: 'mobs', adds: [2, 1] },
  { page: 'fr3.items.barbarian', says: 'fearless handweapons fight at 4', a: { unit: 'handweapons', barbarian: true }, b: 'mobs', adds: [4, 1] },
  { page: 'fr3.items.barbarian-loss', says: 'demoralized at 2', a: { unit: 'handweapons', state: 1 }, b: 'mobs', adds: [2, 1] },
  { page: 'fr3.items.fly-swim-burrow-cost', says: 'flying handweapons swoop on pikes with CF 3', a: { unit: 'handweapons', level: 'flying' }, b: 'pikes', how: charge, adds: [3, 6] },
  {
    page: 'fr3.items.grapple-purchase',
    says: 'large monsters hold small monsters: 11 against 6',
    a: 'large-monsters',
    b: { unit: 'small-monsters', trap: 'grapple' },
    how: charge,
    adds: [8, 4],
    rolls: [{ dice: [3, 2], then: ['unharmed', 'demoralized'] }],
  },
  {
    page: 'fr3.items.grapple-purchase',
    says: 'free of the grapple 8, and demoralized all the same',
    a: 'large-monsters',
    b: 'small-monsters',
    how: charge,
    adds: [8, 6],
    rolls: [{ dice: [3, 2], then: ['unharmed', 'demoralized'] }],
  },
  {
    page: 'fr3.items.napoleonic-fire',
    says: 'light cavalry charges the gun: 6 against 7, then 8 against 7',
    a: 'light-cavalry',
    b: { unit: 'heavy-artillery', napoleonic: true },
    how: charge,
    adds: [2, 5],
    rolls: [
      { dice: [4, 2], then: ['demoralized', 'unharmed'] },
      { dice: [6, 2], then: ['unharmed', 'captured'] },
    ],
  },
  {
    page: 'fr3.items.shieldwall-purchase',
    says: 'heavy cavalry charges a shieldwall: 5 against 3',
    a: 'heavy-cavalry',
    b: { unit: 'handweapons', shieldwall: true },
    how: charge,
    adds: [5, 3],
  },
  { page: 'fr3.items.stakes-purchase', says: 'knights charge longbows behind stakes: 2 against 2', a: 'knights', b: { unit: 'longbows', stakes: true }, how: charge, adds: [2, 2] },
  { page: 'fr3.items.stakes-purchase', says: 'on open ground 8 against 2', a: 'knights', b: 'longbows', how: charge, adds: [8, 2] },
  { page: 'fr3.items.terrifying-mounts', says: 'knights on terrifying mounts charge at 11', a: { unit: 'knights', mounts: true }, b: 'mobs', how: charge, adds: [11, 1] },
  { page: 'fr3.magic.teleport-contact', says: 'teleported into contact knights fight at 5', a: 'knights', b: 'pikes', adds: [5, 6] },
  {
    page: 'fr3.missile-fire.bonus-charged',
    says: 'flying heavy cavalry charges longbows: 6 against 3',
    a: { unit: 'heavy-cavalry', level: 'flying' },
    b: 'longbows',
    how: charge,
    adds: [6, 3],
  },
  {
    page: 'fr3.missile-fire.bonus-charged',
    says: 'crossbows: 6 against 5',
    a: { unit: 'heavy-cavalry', level: 'flying' },
    b: 'crossbow-handgun',
    how: charge,
    adds: [6, 5],
  },
  {
    page: 'fr3.missile-fire.bonus-charged',
    says: 'in the next round 4 against 3',
    a: { unit: 'heavy-cavalry', level: 'flying' },
    b: 'crossbow-handgun',
    how: nextPhase,
    adds: [4, 3],
  },
  { page: 'fr3.missile-fire.throwing-weapons', says: 'heavy cavalry demoralized in the charge: 4 + 2 − 1', a: { unit: 'heavy-cavalry', state: 1 }, b: 'spears', how: charge, adds: [5, 4] },
  {
    page: 'fr3.movement.dismount',
    says: 'dismounted knights in a wood: elite handweapons at 4, and their general',
    a: { unit: 'handweapons', elite: '1-1-0', ground: 'woods' },
    b: { unit: 'mobs', ground: 'woods' },
    adds: [4, 1],
  },
  { page: 'fr3.optional-abilities.gaze-effect', says: 'a dragon held by a gaze fights at 0 against 4', a: 'spears', b: { unit: 'dragons', gaze: true }, adds: [4, 0] },
  {
    page: 'fr3.reference.special-bonuses',
    says: 'fliers charge crossbows: 5',
    a: { unit: 'swarms', level: 'flying' },
    b: 'crossbow-handgun',
    how: charge,
    adds: [4, 5],
  },
  {
    page: 'fr3.reference.special-bonuses',
    says: 'in the next phase 3',
    a: { unit: 'swarms', level: 'flying' },
    b: 'crossbow-handgun',
    how: nextPhase,
    adds: [4, 3],
  },
  { page: 'fr3.terrain-effects.sacred-site-purchase', says: 'spears on their mound: 4 against 3', a: { unit: 'spears', sacredSite: true }, b: 'handweapons', adds: [4, 3] },
]);

test('fr3.basics.extra-demoralization-markers: a mass is doubled three times: two markers, the last and a level, the end', () => {
  const mass = (markers: number, state: 0 | 1 = 0) => given('large-monsters', { unit: 'mobs', form: 'mass', markers, state }).result(10, 1).b;
  expect(mass(3)).toMatchObject({ fate: 'marked', markers: 1, permanent: 1 });
  expect(mass(1)).toMatchObject({ fate: 'demoralized', markers: 0, permanent: 1 });
  expect(mass(0, 1)).toMatchObject({ fate: 'destroyed' });
});

const rallies = (side: MeleeSide, face: number) =>
  playChance(rallyRoll(combatant(side), { decides: 'whether it rallies', rules: ['fr3.rally.roll'] }), scripted([face]));

test.each([
  ['fr3.basics.demoralization: 7 − 2 is one short', { unit: 'heavy-cavalry', state: 2 }, 7, false],
  ['fr3.basics.demoralization: 9 − 2 rallies', { unit: 'heavy-cavalry', state: 2 }, 9, true],
  ['fr3.characters.general: a 4 rallies demoralized knights', { unit: 'knights', leader: 'general-2-2', state: 1 }, 4, true],
  ['fr3.characters.sub-commander: 5 − 1 + 2 rallies spears', { unit: 'spears', leader: 'sub-commander-1-2', state: 1 }, 5, true],
  ['fr3.elites.bonus: 6 − 1 + 1 rallies elite spears', { unit: 'spears', elite: '1-1-0', state: 1 }, 6, true],
  ['fr3.fear.test-charged: 6 + 1 − 1 stands', { unit: 'spears', leader: 'hero-1-1', state: 1 }, 6, true],
  ['fr3.fear.test-charged: a 5 does not', { unit: 'spears', leader: 'hero-1-1', state: 1 }, 5, false],
  ['fr3.fear.test-charging: a 4 is too little for knights', { unit: 'knights' }, 4, false],
  ['fr3.melee.breakthrough-test: a 3 carries the knights on', { unit: 'knights' }, 3, false],
  ['fr3.melee.breakthrough-test: with a general it stops them', { unit: 'knights', leader: 'general-2-2' }, 3, true],
  ['fr3.items.barbarian-loss: an unmodified 7 rallies those who were fearless', { unit: 'handweapons', state: 1 }, 7, true],
] as const)('%s', (_says, side, face, passed) => {
  expect(rallies(side, face)).toBe(passed);
});
