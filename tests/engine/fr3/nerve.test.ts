import { describe, expect, test } from 'vitest';
import { nerve } from '../../../src/engine/fr3/nerve/calculator.ts';
import { asking } from './asking.ts';

const ask = asking(nerve);
const u = (unit: string, more: object = {}) => ({ u: { unit, ...more } });
const meets = (unit: string, foe: string, more: object = {}, of: object = {}) => ({
  u: { unit, ...more },
  f: { unit: foe, ...of },
});

describe('rallying', () => {
  const rally = (unit: string, more: object = {}, turns?: number) => ask('rally', u(unit, more), turns);

  test('fr3.rally.roll: the rally number or more, less the penalty for its morale', () => {
    const spears = rally('spears', { state: 1 });
    expect(spears.needs()).toBe(7);
    expect([spears.rolled(6), spears.rolled(7)]).toEqual(['demoralized', 'fresh']);
  });

  test('fr3.rally.roll: fresh units have nothing to rally from', () => {
    expect(rally('spears', { state: 0 }).refused()).toContain('fr3.rally.roll');
  });

  test('fr3.rally.roll-penalty: −1 and −2', () => {
    expect(rally('spears', { state: 1 }).adds('fr3.rally.roll-penalty')).toBe(-1);
    expect(rally('spears', { state: 2 }).adds('fr3.rally.roll-penalty')).toBe(-2);
  });

  test('fr3.rally.success: two levels go at once', () => {
    expect(rally('spears', { state: 2 }).rolled(8)).toBe('fresh');
    expect(rally('spears', { state: 2 }).rolled(7)).toBe('double');
  });

  test('fr3.rally.timing: one attempt in each of its own phases', () => {
    const mobs = rally('mobs', { state: 1 }, 3);
    expect([1, 2, 3].map((phase) => mobs.after(phase, 'fresh'))).toEqual(['3/10', '51/100', '657/1000']);
  });

  test('every bonus and penalty counts at once', () => {
    const all = {
      state: 1,
      elite: '1-1-0',
      mutation: true,
      leader: 'general-2-2',
      superhero: true,
      standard: 'bearer',
      parasitics: 'elite',
      sacredSite: true,
      other: -1,
    };
    // 6 + 1 − 1 − 2 − 2 − 1 − 2 + 2 − 1 + 1 = 1
    expect(rally('handweapons', all).needs()).toBe(1);
    expect(rally('handweapons', all).chance('fresh')).toBe('1');
    expect(rally('handweapons', { ...all, healer: true }).refused()).toContain('fr3.spirits.parasitics-healer-immunity');
  });

  test('fr3.reference.bonuses-cumulative: any other bonus is one line more', () => {
    expect(rally('spears', { state: 1, other: 3 }).adds('fr3.reference.bonuses-cumulative')).toBe(3);
    expect(rally('spears', { state: 1, other: 3 }).needs()).toBe(4);
  });

  test('fr3.basics.damage-rally, ruling: a unit that has lost extra markers only rallies without a penalty', () => {
    const block = rally('pikes', { form: 'block', markers: 0 });
    expect(block.needs()).toBe(6);
    expect([block.rolled(5), block.rolled(6)]).toEqual(['marked', 'fresh']);
  });

  test('fr3.basics.rally-cap: morale before markers, two in all', () => {
    expect(rally('mobs', { form: 'mass', state: 1, markers: 0 }, 2).rolled(10)).toBe('marked');
    expect(rally('mobs', { form: 'mass', state: 0, markers: 0 }).rolled(10)).toBe('marked');
    expect(rally('mobs', { form: 'mass', state: 0, markers: 1 }).rolled(10)).toBe('fresh');
  });

  test('fr3.basics.extra-markers-kill: what is lost for good does not come back, and is not missed', () => {
    expect(rally('mobs', { form: 'mass', state: 0, markers: 1, lost: 1 }).rolled(7)).toBe('fresh');
    expect(rally('mobs', { form: 'mass', state: 0, markers: 2, lost: 1 }).refused()).toContain('fr3.rally.roll');
    expect(rally('mobs', { form: 'mass', state: 0, markers: 3, lost: 1 }).refused()).toContain('fr3.basics.extra-markers-kill');
  });

  test('fr3.undead.automatic-rally: undead need no roll', () => {
    const undead = rally('spears', { undead: true, state: 2 });
    expect(undead.rolled()).toBe('fresh');
    expect(undead.notes()).toContain('fr3.undead.automatic-rally');
    expect(undead.answer().sums).toEqual([]);
  });

  test('fr3.abilities.null-undead: in the field of a null they roll like the living, at −1', () => {
    const held = rally('spears', { undead: true, state: 2, nullField: true });
    expect(held.needs()).toBe(9);
    expect([held.rolled(8), held.rolled(9)]).toEqual(['double', 'fresh']);
    expect(rally('spears', { state: 1, nullField: true }).refused()).toContain('fr3.abilities.null-undead');
  });

  test('fr3.abilities.bard-joins-demoralized: a bard’s unit rallies by itself', () => {
    expect(rally('spears', { state: 2, bard: true }).rolled()).toBe('fresh');
    expect(rally('spears', { state: 2, bard: true }).notes()).toEqual(['fr3.abilities.bard-joins-demoralized']);
  });

  test('fr3.optional-abilities.poison-marker: poison stays when the rest goes', () => {
    expect(rally('spears', { state: 2, poisoned: 1 }).rolled(10)).toBe('demoralized');
    expect(rally('spears', { state: 1, poisoned: 1 }).refused()).toContain('fr3.optional-abilities.poison-marker');
    expect(rally('spears', { state: 1, poisoned: 2 }).refused().length).toBeGreaterThan(0);
  });

  test('fr3.items.barbarian-loss: a barbarian’s bonus is gone with the first demoralization', () => {
    expect(rally('spears', { state: 1, barbarian: true }).refused()).toContain('fr3.items.barbarian-loss');
    // After a failed test the unit needs 7; with its bonus it would need 6.
    expect(ask('throwing', u('spears', { barbarian: true }), 1).after(1, 'demoralized')).toBe('6/25');
    expect(ask('throwing', u('spears', { barbarian: true })).needs()).toBe(5);
  });

  test('fr3.multi-based.mass-attachments: characters with a mass add nothing', () => {
    expect(rally('mobs', { form: 'mass', state: 1, leader: 'general-2-2', healer: true }).needs()).toBe(8);
  });
});

describe('a square', () => {
  const square = (bases: number, markers: number, unit = 'muskets', turns?: number) =>
    ask('square', { u: { unit }, s: { bases, markers } }, turns);

  test('fr3.square.rally: one roll takes off two markers', () => {
    expect(square(4, 3).rolled(6)).toBe('fewer');
    expect(square(4, 2).rolled(6)).toBe('fresh');
    expect(square(4, 2).rolled(5)).toBe('same');
  });

  test('fr3.square.rally, ruling: the penalty of its best unit, which is fresh while the others can bear the markers', () => {
    expect([square(2, 2).needs(), square(2, 3).needs(), square(2, 4).needs()]).toEqual([6, 7, 8]);
    expect(square(6, 10).needs()).toBe(6);
    // 4 markers on 2 units: 8 or more passes first. Two markers are then left on one unit, the other is fresh, and 6 or more
    // passes.
    expect(square(2, 4, 'pikes', 2).after(2, 'fresh')).toBe('3/20');
  });

  test('fr3.square.third-marker: more markers than it can bear are none that it has', () => {
    expect(square(2, 5).refused()).toContain('fr3.square.third-marker');
    expect(square(2, 0).refused()).toContain('fr3.square.rally');
  });

  test('fr3.square.eligible: muskets, pikes and rifles', () => {
    expect(square(4, 2, 'rifles').refused()).toEqual([]);
    expect(square(4, 2, 'spears').refused()).toContain('fr3.square.eligible');
  });
});

describe('repair', () => {
  const repair = (s: object, turns?: number) => ask('repair', { s }, turns);

  test('fr3.ships.repair, ruling: 6 less the mechanic’s rally bonus, one marker at a time', () => {
    expect(repair({ by: 'ship', markers: 2 }).needs()).toBe(6);
    expect(repair({ by: 'ship', markers: 2, leader: 'general-2-2', superhero: true }).needs()).toBe(3);
    expect(repair({ by: 'ship', markers: 2 }).rolled(6)).toBe('better');
    expect(repair({ by: 'ship', markers: 1 }).rolled(6)).toBe('whole');
    expect(repair({ by: 'ship', markers: 1 }).rolled(5)).toBe('same');
  });

  test('fr3.structures.engineer-repair: an engineer likewise', () => {
    expect(repair({ by: 'structure', leader: 'hero-1-1' }).needs()).toBe(5);
  });

  test('fr3.armies.automaton-repair, fr3.armies.automaton-auto-repair: a mechanic’s 6, or the automaton’s own 4', () => {
    expect(repair({ by: 'automaton' }).needs()).toBe(6);
    expect(repair({ by: 'auto-repair' }).needs()).toBe(4);
    expect(repair({ by: 'auto-repair', leader: 'hero-1-1' }).refused()).toContain('fr3.armies.automaton-auto-repair');
  });

  test('fr3.basics.damage-rally: two markers take two passes', () => {
    const ship = repair({ by: 'ship', markers: 2 }, 3);
    expect([1, 2, 3].map((phase) => ship.after(phase, 'whole'))).toEqual(['0', '1/4', '1/2']);
  });
});

describe('fear', () => {
  const charged = (unit: string, foe: string, more: object = {}, of: object = {}) =>
    ask('fear-charged', meets(unit, foe, more, of));
  const charging = (unit: string, foe: string, more: object = {}, of: object = {}) =>
    ask('fear-charging', meets(unit, foe, more, of));

  test('fr3.fear.test-charged: a rally roll at once', () => {
    expect(charged('spears', 'dragons').rolled(6)).toBe('passed');
    expect(charged('spears', 'dragons').rolled(5)).toBe('demoralized');
  });

  test('fr3.fear.test-charged-failure: double demoralized and pushed back, then destroyed', () => {
    expect(charged('spears', 'dragons', { state: 1 }).rolled(6)).toBe('pushed');
    expect(charged('spears', 'dragons', { state: 2 }).rolled(7)).toBe('destroyed');
    expect(charged('spears', 'dragons', { state: 1, blocked: true }).rolled(1)).toBe('destroyed');
  });

  test('fr3.fear.test-charging: only the fresh test, and fail into contact', () => {
    expect(charging('knights', 'large-monsters').rolled(4)).toBe('demoralized');
    expect(charging('knights', 'large-monsters', { state: 1 }).rolled()).toBe('none');
  });

  test('fr3.fear.leadership-bonus: characters help', () => {
    expect(charged('spears', 'dragons', { leader: 'sub-commander-1-2' }).needs()).toBe(4);
    expect(charging('spears', 'dragons', { leader: 'hero-1-1', superhero: true }).needs()).toBe(4);
  });

  test.each([
    'dragons',
    'leviathans',
    'large-monsters',
    'small-monsters',
    'earth-elemental',
    'blobs',
    'ethereals',
    'major-spirits',
  ])('fr3.fear.causes, ruling: %s are feared', (foe) => expect(charged('spears', foe).needs()).toBe(6));

  test.each(['tricksters', 'swarms', 'fanatics', 'knights'])('fr3.fear.causes, ruling: %s are not', (foe) =>
    expect(charged('spears', foe).rolled()).toBe('none'),
  );

  test('fr3.fear.causes: cyclics are feared as adults only', () => {
    expect(charged('spears', 'cyclics', {}, { stage: 'adults' }).rolled(1)).toBe('demoralized');
    expect(charged('spears', 'cyclics', {}, { stage: 'larvae' }).rolled()).toBe('none');
  });

  test('fr3.undead.fear, fr3.items.terrifying-mounts, fr3.character-items.mark-of-evil: what makes a unit feared', () => {
    expect(charged('spears', 'mobs', {}, { undead: true }).rolled(1)).toBe('demoralized');
    expect(charged('spears', 'knights', {}, { mounts: true }).rolled(1)).toBe('demoralized');
    for (const dread of ['mark', 'illusion', 'righteousness', 'army'])
      expect(charged('spears', 'mobs', {}, { dread }).rolled(1)).toBe('demoralized');
  });

  test('fr3.fear.feared-immune: who causes fear never suffers it', () => {
    expect(charged('blobs', 'large-monsters').rolled()).toBe('none');
    expect(charged('large-monsters', 'blobs').rolled()).toBe('none');
    expect(charged('spears', 'dragons', { undead: true }).rolled()).toBe('none');
    expect(charged('knights', 'dragons', { mounts: true }).rolled()).toBe('none');
    expect(charged('spears', 'dragons', { feared: true }).rolled()).toBe('none');
    expect(charged('blobs', 'large-monsters').notes()).toContain('fr3.fear.feared-immune');
  });

  test('fr3.leviathans.fear: even monsters fear leviathans', () => {
    expect(charged('large-monsters', 'leviathans').rolled(6)).toBe('demoralized');
    expect(charged('dragons', 'leviathans').rolled(1)).toBe('demoralized');
    expect(charged('blobs', 'leviathans').rolled()).toBe('none');
  });

  test('fr3.war-machines.contraptions-monster-fear, ruling: monsters and dragons fear contraptions, and nobody else does', () => {
    expect(charged('large-monsters', 'contraptions').rolled(1)).toBe('demoralized');
    expect(charged('small-monsters', 'contraptions').rolled(1)).toBe('demoralized');
    expect(charged('dragons', 'contraptions').rolled(1)).toBe('demoralized');
    expect(charged('leviathans', 'contraptions').rolled()).toBe('none');
    expect(charged('spears', 'contraptions').rolled()).toBe('none');
  });

  test('fr3.multi-based.planar-entities-fear, ruling: undead, archangels and demon lords do not fear a planar entity, and all others do', () => {
    expect(charged('dragons', 'major-spirits', {}, { dread: 'entity' }).rolled(1)).toBe('demoralized');
    expect(charged('spears', 'major-spirits', { undead: true }, { dread: 'entity' }).rolled()).toBe('none');
    expect(charged('major-spirits', 'major-spirits', { ruler: true }, { dread: 'entity' }).rolled()).toBe('none');
    expect(charged('major-spirits', 'major-spirits', {}, { dread: 'entity' }).rolled(1)).not.toBe('none');
    // A hive queen is a monster.
    expect(charged('large-monsters', 'major-spirits', { ruler: true }, { dread: 'entity' }).rolled(1)).toBe('demoralized');
    expect(charged('spears', 'mobs', {}, { dread: 'entity' }).refused()).toContain('fr3.multi-based.planar-entities');
  });

  test('fr3.armies.israelite-ark-fear: all but undead and specials fear the Ark', () => {
    expect(charged('large-monsters', 'battlewagons', {}, { dread: 'ark' }).rolled(1)).toBe('demoralized');
    expect(charged('blobs', 'battlewagons', {}, { dread: 'ark' }).rolled()).toBe('none');
  });

  test('fr3.armies.hawaiian-god-image-fear: not undead, spirits and specials', () => {
    expect(charged('spears', 'battlewagons', {}, { dread: 'god-image' }).rolled(1)).toBe('demoralized');
    for (const unit of ['minor-spirits', 'tricksters', 'blobs', 'fanatics'])
      expect(charged(unit, 'battlewagons', {}, { dread: 'god-image' }).rolled()).toBe('none');
  });

  test.each([
    ['fr3.monsters.swarms-fear', 'swarms', {}],
    ['fr3.specials.fanatics-fear-immunity', 'fanatics', {}],
    ['fr3.armies.automaton-immunities', 'battlewagons', { automaton: true }],
    ['fr3.abilities.bard-immunity', 'spears', { bard: true }],
    ['fr3.spells.grog-ration', 'spears', { grogRation: true }],
    ['fr3.armies.inquisition-mob-immunity', 'mobs', { inquisition: true }],
    ['fr3.character-items.protection-wizard-artillery', 'spears', { wizardWard: true }],
  ])('%s: %s make no test', (rule, unit, more) => {
    const asked = charged(unit, 'dragons', more);
    expect(asked.rolled()).toBe('none');
    expect(asked.notes()).toContain(rule);
  });

  test('fr3.character-items.protection-wizard-artillery: of dragons only', () => {
    expect(charged('spears', 'large-monsters', { wizardWard: true }).rolled(1)).toBe('demoralized');
  });

  test('fr3.elementals.double-demoralized: an elemental would be destroyed, but never fears', () => {
    expect(charged('fire-elemental', 'dragons').rolled()).toBe('none');
    expect(ask('throwing', u('fire-elemental', { state: 1 })).rolled(1)).toBe('destroyed');
  });

  test('fr3.basics.extra-demoralization-markers: markers go first', () => {
    expect(charged('pikes', 'dragons', { form: 'block' }).rolled(1)).toBe('marked');
    expect(charged('mobs', 'dragons', { form: 'mass', markers: 0 }).rolled(1)).toBe('demoralized');
  });

  test('fr3.armies.assyrian-fearful-reputation, fr3.armies.near-east-fearful-reputation: infantry, cavalry and machines', () => {
    const test = (unit: string) => ask('reputation', u(unit));
    for (const unit of ['militia', 'knights', 'heavy-artillery']) expect(test(unit).rolled(1)).toBe('demoralized');
    for (const unit of ['dragons', 'swarms', 'minor-spirits', 'fanatics']) expect(test(unit).rolled()).toBe('none');
  });
});

describe('throwing weapons', () => {
  test('fr3.missile-fire.throwing-weapons, ruling: a rally test on contact, one further level for the demoralized', () => {
    expect(ask('throwing', u('spears')).rolled(5)).toBe('demoralized');
    expect(ask('throwing', u('spears', { state: 1 })).rolled(6)).toBe('pushed');
    expect(ask('throwing', u('spears', { state: 2 })).rolled(7)).toBe('destroyed');
    expect(ask('throwing', u('dragons')).rolled(4)).toBe('demoralized');
  });

  test('fr3.missile-fire.throwing-immunity, fr3.leviathans.throwing-weapons: spirits, specials and leviathans do not roll', () => {
    for (const unit of ['minor-spirits', 'tricksters', 'blobs', 'fanatics', 'leviathans'])
      expect(ask('throwing', u(unit)).rolled()).toBe('none');
  });

  test('fr3.abilities.bard-immunity: a bard’s unit fails and takes no harm', () => {
    expect(ask('throwing', u('spears', { bard: true })).rolled(1)).toBe('proof');
  });

  test('fr3.armies.inquisition-mob-immunity: mobs with the standard cannot be demoralized', () => {
    expect(ask('throwing', u('mobs', { inquisition: true })).rolled(1)).toBe('proof');
    expect(ask('throwing', u('spears', { inquisition: true })).refused()).toContain('fr3.armies.inquisition-mob-immunity');
  });
});

describe('traps', () => {
  const trap = (unit: string, more: object = {}, turns?: number) => ask('trap', u(unit, more), turns);

  test('fr3.spirits.traps-clearing: a rally roll, with the penalty for demoralization', () => {
    expect([trap('knights').rolled(4), trap('knights').rolled(5)]).toEqual(['failed', 'passed']);
    expect(trap('knights', { state: 1 }).needs()).toBe(6);
  });

  test('fr3.spirits.traps-elite: −2 in an elite trap', () => {
    expect(trap('knights', { trap: 'elite' }).needs()).toBe(7);
    expect(trap('knights', { trap: 'elite' }, 3).after(3, 'free')).toBe('98/125');
  });

  test('fr3.undead.roll-penalty: undead roll at −1, and never by themselves', () => {
    expect(trap('mobs', { undead: true }).needs()).toBe(8);
  });

  test('fr3.specials.fanatics-rally: fanatics get free on 5+', () => {
    expect(trap('fanatics').needs()).toBe(5);
  });

  test('fr3.abilities.mechanic-trap-bonus: +2', () => {
    expect(trap('knights', { mechanic: true }).needs()).toBe(3);
    expect(trap('knights', { mechanic: true }).adds('fr3.abilities.mechanic-trap-bonus')).toBe(2);
  });

  test('fr3.armies.automaton-rally: automatons roll on 4+', () => {
    expect(trap('battlewagons', { automaton: true }).needs()).toBe(4);
    expect(trap('battlewagons', { automaton: true, state: 1 }).refused()).toContain('fr3.armies.automaton-damage-markers');
    expect(trap('battlewagons', { automaton: true, leader: 'hero-1-1' }).refused()).toContain('fr3.armies.automaton-attachment');
    expect(trap('dragons', { automaton: true }).refused()).toEqual([]);
    expect(trap('blobs', { automaton: true }).refused()).toContain('fr3.armies.automaton-rally');
  });

  test.each([
    ['fr3.pike-blocks.trap-clearing', 'pikes', 'block', 1],
    ['fr3.leviathans.trap-clearing', 'leviathans', 'single', 1],
    ['fr3.leviathans.trap-clearing', 'leviathans', '1x2', 2],
    ['fr3.multi-based.trap-clearing', 'mobs', 'mass', 3],
  ])('%s: %s (%s) add %d and roll at once', (rule, unit, form, amount) => {
    expect(trap(unit, { form }).adds(rule)).toBe(amount);
    expect(trap(unit, { form }).notes()).toContain(rule);
  });

  test('fr3.abilities.alchemist-traps: an alchemist frees his unit without a roll, but not from a grapple', () => {
    expect(trap('knights', { alchemist: 'alchemist' }).rolled()).toBe('none');
    expect(trap('knights', { alchemist: 'alchemist', trap: 'grapple' }).rolled(1)).toBe('failed');
  });

  test('fr3.items.grapple-escape, fr3.items.grapple-multiple: −1 for each further unit that grapples it', () => {
    expect(trap('knights', { trap: 'grapple' }).needs()).toBe(5);
    expect(trap('knights', { trap: 'grapple', grapplers: 3 }).needs()).toBe(7);
    expect(trap('knights', { grapplers: 2 }).refused()).toContain('fr3.items.grapple-multiple');
  });

  test('fr3.infantry.rangers-prepare-trap-roll: who fails is trapped at once', () => {
    const meet = (unit: string, more: object = {}) => ask('prepared-trap', u(unit, more));
    expect([meet('spears').rolled(5), meet('spears').rolled(6)]).toEqual(['failed', 'passed']);
    expect(meet('spears', { alchemist: 'alchemist' }).rolled()).toBe('none');
    expect(meet('mobs', { form: 'mass' }).needs()).toBe(7);
  });
});

describe('over-pursuit', () => {
  const pursuit = (unit: string, more: object = {}) => ask('over-pursuit', u(unit, more));

  test('fr3.melee.breakthrough-test: the rally number with every modifier, a house rule’s too', () => {
    expect([pursuit('knights').rolled(4), pursuit('knights').rolled(5)]).toEqual(['demoralized', 'halts']);
    expect(pursuit('knights', { leader: 'hero-1-1', other: 1 }).needs()).toBe(3);
    expect(pursuit('knights', { leader: 'hero-1-1', other: 1 }).rolled(3)).toBe('halts');
  });

  test('fr3.melee.breakthrough-failure: one level, and no push back', () => {
    expect(pursuit('knights', { state: 1 }).rolled(5)).toBe('double');
    expect(pursuit('mobs', { form: 'mass' }).rolled(6)).toBe('marked');
  });

  test('fr3.over-pursuit.double-demoralized: the double demoralized disperse', () => {
    expect(pursuit('knights', { state: 2 }).rolled(6)).toBe('destroyed');
  });

  test('fr3.melee.breakthrough-undemoralizable: fanatics are driven on unharmed', () => {
    expect(pursuit('fanatics').rolled(4)).toBe('driven');
  });

  test('fr3.over-pursuit.subject-units: others are told that they need a charge bonus', () => {
    expect(pursuit('knights').notes()).toEqual([]);
    expect(pursuit('light-cavalry').notes()).toContain('fr3.over-pursuit.subject-units');
  });

  test('fr3.melee.breakthrough-undead: undead that failed are fresh again after the phase', () => {
    expect(pursuit('knights', { undead: true }).after(1, 'fresh')).toBe('1');
  });
});

describe('mischief', () => {
  test('fr3.character-items.taunt-procedure: −1; fr3.character-items.taunt-failed: or it charges', () => {
    const taunt = ask('taunt', u('knights'));
    expect(taunt.adds('fr3.character-items.taunt-procedure')).toBe(-1);
    expect([taunt.rolled(5), taunt.rolled(6)]).toEqual(['failed', 'passed']);
    expect(ask('taunt', u('knights', { engaged: true })).refused()).toContain('fr3.character-items.taunt-procedure');
  });

  test('fr3.optional-abilities.gaze-effect: a failure holds the unit; gaze-levels: fliers drop', () => {
    expect([ask('gaze', u('spears')).rolled(5), ask('gaze', u('spears')).rolled(6)]).toEqual(['failed', 'passed']);
    expect(ask('gaze', u('light-cavalry', { level: 'flying' })).notes()).toContain('fr3.optional-abilities.gaze-levels');
  });

  test('fr3.character-items.exceptional-armor-gaze: one roll, and a pass throws the gaze back', () => {
    expect(ask('gaze', u('spears', { armor: true })).answer().sentence).toContain('the gaze is thrown back 50%');
  });

  test('fr3.optional-abilities.poison-effect: a failed roll makes the marker one of poison', () => {
    const poison = ask('poison', u('handweapons', { state: 1 }));
    expect([poison.rolled(6), poison.rolled(7)]).toEqual(['failed', 'passed']);
    expect(ask('poison', u('handweapons')).refused()).toContain('fr3.optional-abilities.poison-effect');
  });

  test.each([
    ['fr3.optional-abilities.poison-immune', 'spears', { undead: true, state: 1 }],
    ['fr3.optional-abilities.poison-immune', 'battlewagons', { state: 1 }],
    ['fr3.optional-abilities.poison-immune', 'leviathans', { state: 1 }],
    ['fr3.optional-abilities.poison-healer', 'spears', { healer: true, state: 1 }],
  ])('%s: %s %o', (rule, unit, more) => {
    expect(ask('poison', u(unit, more)).rolled()).toBe('none');
    expect(ask('poison', u(unit, more)).notes()).toContain(rule);
  });

  test('fr3.optional-abilities.poison-purge: with a healer, one marker at a time', () => {
    const purge = ask('purge', u('spears', { state: 1, poisoned: 1, healer: true }));
    expect([purge.rolled(5), purge.rolled(6)]).toEqual(['failed', 'passed']);
    expect(ask('purge', u('spears', { state: 1, poisoned: 1 })).refused()).toContain('fr3.optional-abilities.poison-purge');
    expect(ask('purge', u('spears', { state: 1, healer: true })).refused()).toContain('fr3.optional-abilities.poison-purge');
  });

  test('fr3.spirits.parasitics-removal: shed with the penalty that they bring; parasitics-elite: −2', () => {
    expect(ask('parasitics', u('spears', { parasitics: 'ordinary' })).needs()).toBe(7);
    expect(ask('parasitics', u('spears', { parasitics: 'elite' })).needs()).toBe(8);
    expect(ask('parasitics', u('spears')).refused()).toContain('fr3.spirits.parasitics-removal');
  });

  test('fr3.spirits.parasitics-spread: neighbours roll; parasitics-healer-immunity: not with a healer', () => {
    expect([ask('infest', u('mobs')).rolled(6), ask('infest', u('mobs')).rolled(7)]).toEqual(['failed', 'passed']);
    expect(ask('infest', u('mobs', { healer: true })).rolled()).toBe('none');
    expect(ask('infest', u('mobs', { parasitics: 'ordinary' })).refused()).toContain('fr3.spirits.parasitics-deployment');
  });

  test('fr3.spirits.ethereals-pass-through: one level, as from anything else that shakes', () => {
    const through = (unit: string, more: object = {}) => ask('ethereal', u(unit, more));
    expect(through('spears').rolled(5)).toBe('demoralized');
    expect(through('spears', { state: 1 }).rolled(5)).toBe('pushed');
    expect(through('spears', { state: 2 }).rolled(5)).toBe('destroyed');
    for (const [unit, more] of [
      ['blobs', {}],
      ['leviathans', {}],
      ['minor-spirits', {}],
      ['spears', { undead: true }],
      ['spears', { bard: true }],
      ['spears', { grogRation: true }],
      ['mobs', { inquisition: true }],
    ] as const)
      expect(through(unit, more).notes(), unit).toContain('fr3.spirits.ethereals-immune-units');
  });

  test('fr3.character-items.fade: −2 in each own rally step', () => {
    expect(ask('fade', u('major-spirits')).needs()).toBe(5);
    expect([ask('fade', u('major-spirits')).rolled(4), ask('fade', u('major-spirits')).rolled(5)]).toEqual(['failed', 'passed']);
    expect(ask('fade', u('major-spirits')).adds('fr3.character-items.fade')).toBe(-2);
    expect(ask('fade', u('major-spirits')).notes()).toContain('fr3.character-items.fade-limit');
  });
});

describe('morale spells', () => {
  const under = (spell: string, unit: string, more: object = {}) => ask('spell', u(unit, { spell, ...more }));

  test('fr3.spells.medusa, ruling, fr3.spells.tremors, fr3.spells.bless-curse-1: a failed test costs one level', () => {
    for (const spell of ['medusa', 'tremors', 'curse-1'])
      expect([under(spell, 'spears').rolled(5), under(spell, 'spears').rolled(6)]).toEqual(['demoralized', 'passed']);
  });

  test('fr3.spells.greatest-fear: who fails flees off the board', () => {
    expect([under('greatest-fear', 'spears').rolled(5), under('greatest-fear', 'spears').rolled(6)]).toEqual([
      'destroyed',
      'passed',
    ]);
  });

  test('fr3.spells.bless-curse-1: bless works on a pass, and raises the demoralized', () => {
    expect([under('bless-1', 'spears').rolled(5), under('bless-1', 'spears').rolled(6)]).toEqual(['proof', 'blessed']);
    expect(under('bless-1', 'spears', { state: 1 }).answer().sentence).toContain('raised by one level 40%');
  });

  test('fr3.spells.bless-curse-1: a curse takes the blessing first', () => {
    expect(under('curse-1', 'spears', { bless: true }).rolled(4)).toBe('proof');
  });

  test('fr3.spells.bless-curse-2, fr3.spells.apparition, fr3.spells.paranoia, fr3.spells.plague: no test', () => {
    for (const spell of ['curse-2', 'apparition', 'paranoia', 'plague']) {
      expect(under(spell, 'spears').rolled()).toBe('demoralized');
      expect(under(spell, 'spears').answer().sums).toEqual([]);
    }
    expect(under('plague', 'spears', { state: 1 }).rolled()).toBe('none');
  });

  test('fr3.spells.camp-smoke: a pass withdraws, which demoralizes', () => {
    expect([under('camp-smoke', 'spears').rolled(5), under('camp-smoke', 'spears').rolled(6)]).toEqual(['proof', 'demoralized']);
    expect(under('camp-smoke', 'spears', { state: 1 }).rolled(10)).toBe('double');
  });

  test.each([
    ['medusa', 'spears', { undead: true }, 'fr3.undead.immunities'],
    ['medusa', 'fire-elemental', {}, 'fr3.elementals.psychology-immunity'],
    ['medusa', 'blobs', {}, 'fr3.spells.medusa'],
    ['medusa', 'spears', { bard: true }, 'fr3.abilities.bard-immunity'],
    ['medusa', 'mobs', { inquisition: true }, 'fr3.armies.inquisition-mob-immunity'],
    ['medusa', 'spears', { grogRation: true }, 'fr3.spells.grog-ration'],
    ['medusa', 'spears', { automaton: true }, 'fr3.armies.automaton-immunities'],
    ['plague', 'spears', { healer: true }, 'fr3.abilities.healer-immunity'],
    ['curse-1', 'minor-spirits', {}, 'fr3.spells.bless-curse-1'],
  ])('fr3.spells.psychology-flag: %s does nothing to %s %o (%s)', (spell, unit, more, rule) => {
    expect(under(spell, unit, more).rolled()).toBe('none');
    expect(under(spell, unit, more).notes()).toContain(rule);
  });

  test('fr3.spells.tremors, fr3.spells.medusa: tremors demoralize an elite by bless, a lost level only takes the bless', () => {
    expect(under('tremors', 'spears', { bless: true }).rolled(1)).toBe('demoralized');
    expect(under('medusa', 'spears', { bless: true }).rolled(1)).toBe('proof');
  });

  test('fr3.spells.tremors, ruling: undead are not spared', () => {
    expect(under('tremors', 'spears', { undead: true }).rolled(6)).toBe('demoralized');
  });
});

describe('innate abilities', () => {
  const resist = (ability: string, unit: string, more: object = {}) => ask('resist', u(unit, { ability, ...more }));
  const perform = (ability: string, unit: string, more: object = {}) => ask('perform', u(unit, { ability, ...more }));

  test('fr3.innate.target-test: who fails is affected', () => {
    expect([resist('nullify', 'spears').rolled(5), resist('nullify', 'spears').rolled(6)]).toEqual(['affected', 'passed']);
  });

  test('fr3.innate.war-cry: one level of morale', () => {
    expect(resist('war-cry', 'spears').rolled(5)).toBe('demoralized');
    for (const [unit, more] of [
      ['blobs', {}],
      ['minor-spirits', {}],
      ['spears', { undead: true }],
    ] as const)
      expect(resist('war-cry', unit, more).rolled()).toBe('none');
  });

  test('fr3.innate.stinkbomb: nothing to undead and automatons', () => {
    expect(resist('stinkbomb', 'spears', { undead: true }).rolled()).toBe('none');
    expect(resist('stinkbomb', 'spears', { automaton: true }).rolled()).toBe('none');
  });

  test.each([
    ['fr3.pike-blocks.innate-magic', 'pikes', 'block', 1],
    ['fr3.leviathans.innate-magic', 'leviathans', 'single', 1],
    ['fr3.leviathans.innate-magic', 'leviathans', '1x2', 2],
    ['fr3.multi-based.innate-magic', 'mobs', 'mass', 3],
  ])('%s: %s (%s) resist at +%d', (rule, unit, form, amount) => {
    expect(resist('nullify', unit, { form }).adds(rule)).toBe(amount);
  });

  test('fr3.innate.initiator-test, ruling: the user makes it work, at −1, −2, −3 against large targets', () => {
    expect([perform('set-fire', 'knights').rolled(4), perform('set-fire', 'knights').rolled(5)]).toEqual(['failed', 'passed']);
    expect(['block', '1x1', '1x2', 'mass'].map((target) => perform('set-fire', 'knights', { target }).needs())).toEqual([
      6, 6, 7, 8,
    ]);
    expect(ask('perform', u('knights')).refused()).toContain('fr3.innate.initiator-test');
  });

  test('fr3.innate.fast-movement, ruling, fr3.innate.fast-movement-large: dragons and leviathans need no roll', () => {
    expect(perform('fast-movement', 'dragons').rolled()).toBe('none');
    expect(perform('fast-movement', 'knights').rolled(4)).toBe('failed');
  });
});

describe('retreat and siege', () => {
  test('fr3.charging.disengage-cavalry: mounted leave on a pass, demoralized; a failure keeps them', () => {
    const leave = (more: object = {}) => ask('withdraw', u('mounted', more));
    expect([leave().rolled(6), leave().rolled(7)]).toEqual(['stays', 'demoralized']);
    expect(leave({ state: 2 }).rolled(10)).toBe('destroyed');
    expect(ask('withdraw', u('knights')).refused()).toContain('fr3.charging.disengage-cavalry');
  });

  test('fr3.charging.disengage-demoralized: dragoons roll to keep their morale; disengage-double: or disperse', () => {
    const leave = (more: object = {}) => ask('ride-off', u('dragoons', more));
    expect([leave().rolled(5), leave().rolled(6)]).toEqual(['demoralized', 'passed']);
    expect(leave({ state: 2 }).rolled(7)).toBe('destroyed');
    expect(ask('ride-off', u('mounted')).refused()).toContain('fr3.charging.disengage-demoralized');
  });

  test('fr3.siege.breach-test: defenders beside a wall that is taken', () => {
    expect([ask('breach', u('spears')).rolled(5), ask('breach', u('spears')).rolled(6)]).toEqual(['demoralized', 'passed']);
  });

  test('fr3.ships.overrun: a failure leads to the unit results roll', () => {
    const run = (more: object = {}, unit = 'longbows') => ask('overrun', u(unit, more));
    expect(run().rolled(6)).toBe('passed');
    expect([run().rolled(5, 3), run().rolled(5, 4), run().rolled(5, 7)]).toEqual(['destroyed', 'demoralized', 'proof']);
    expect(run({}, 'leviathans').refused()).toContain('fr3.ships.overrun');
  });

  test('fr3.leviathans.engulf, fr3.leviathans.push-back-crash: so do leviathans', () => {
    for (const by of ['engulf', 'crash']) {
      expect(ask('overrun', u('spears', { by })).rolled(5, 1)).toBe('destroyed');
      expect(ask('overrun', u('leviathans', { by })).refused().length).toBeGreaterThan(0);
    }
    expect(ask('overrun', u('mobs', { form: 'mass', by: 'engulf' })).refused()).toContain('fr3.leviathans.size-order');
    expect(ask('overrun', u('mobs', { form: 'mass', by: 'crash' })).refused()).toEqual([]);
  });
});

test('“Fresh in the end” is measured at the end of the course, not after the first roll', () => {
  const of = (turns: number) =>
    ask('rally', { u: { unit: 'spears', state: 1 } }, turns)
      .answer()
      .measures.map(String);
  expect([of(1), of(2)]).toEqual([
    ['2/5', '2/5'],
    ['2/5', '16/25'],
  ]);
});
