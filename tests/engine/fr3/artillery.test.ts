import { describe, expect, test } from 'vitest';
import { artilleryCalculator, artilleryProcedure, asQuestion } from '../../../src/engine/fr3/artillery/calculator.ts';
import type { Source, SourceId, StructureTarget } from '../../../src/engine/fr3/artillery/question.ts';
import { artilleryInARow } from '../../../src/engine/fr3/artillery/shots.ts';
import type { Target } from '../../../src/engine/fr3/missile-fire/question.ts';
import type { Standing } from '../../../src/engine/fr3/standing.ts';
import { sizeOf } from '../../../src/engine/kernel/calculator/changes.ts';
import { refusalsOf } from '../../../src/engine/kernel/calculator/refusals.ts';
import type { Odds } from '../../../src/engine/kernel/odds.ts';
import { changesOf } from './changed.ts';
import { hit, notHit } from './under-fire.ts';

const pieces = ['cannon', 'stone-thrower', 'light', 'dragon-breath', 'plant-elemental'] as const;

/** The faces of the damage roll that demoralize or destroy, first to last. */
const damageFaces = (by: SourceId | Source, at: string | Target | StructureTarget = 'spears'): string => {
  const faces = hit(by, at).answer.damage?.faces ?? [];
  return faces.map((face) => ({ none: '.', demoralized: 'D', killed: 'K' })[face]).join('');
};

describe('the two rolls', () => {
  test('fr3.artillery.to-hit: 7 or more hits', () => {
    const shot = hit('stone-thrower', 'spears');
    expect(shot.rolled(6)).toBe('unharmed');
    expect(shot.rolled(7, 6)).toBe('unharmed');
    expect(shot.rolled(7, 7)).toBe('demoralized');
  });

  test('fr3.artillery.damage: 7 and 8 demoralize, 9 and 10 destroy', () => {
    expect(damageFaces('stone-thrower')).toBe('......DDKK');
    expect(hit('stone-thrower', 'spears').rolled(10, 9)).toBe('destroyed');
    expect(hit('stone-thrower', { unit: 'spears', state: 1 }).rolled(10, 7)).toBe('pushed back');
    expect(hit('stone-thrower', { unit: 'spears', state: 2 }).rolled(10, 7)).toBe('destroyed');
  });

  test('fr3.artillery.cannon, fr3.war-machines.heavy-artillery-direct: +1 on damage for direct fire', () => {
    expect(hit('cannon', 'spears').line('fr3.artillery.cannon', 'damage')).toBe(1);
    expect(damageFaces('cannon')).toBe('.....DDKKK');
  });

  test('fr3.artillery.los-indirect, fr3.war-machines.heavy-artillery-indirect: indirect fire has a plain damage roll', () => {
    expect(hit('stone-thrower', 'spears').damage).toBe(0);
    expect(hit('stone-thrower', 'spears').answer.damage?.lines).toEqual([]);
  });

  test('fr3.artillery.damage, ruling, fr3.artillery.types, fr3.summary.light-artillery-damage-penalty: light artillery has −1 on damage', () => {
    expect(damageFaces('light')).toBe('.......DDK');
    expect(notHit('bombard' as 'cannon', 'spears')).toEqual({ by: ['fr3.artillery.types'] });
    expect(notHit({} as Source, 'spears')).toEqual({ by: ['fr3.artillery.types'] });
  });

  test.each([
    ['fr3.missile-fire.dragon-breath', 'dragon-breath'],
    ['fr3.elementals.plant-light-artillery', 'plant-elemental'],
  ] as const)('%s: as light artillery', (rule, by) => {
    expect(damageFaces(by)).toBe('.......DDK');
    expect(hit(by, 'spears').line(rule, 'damage')).toBe(-1);
    expect(hit(by, 'spears').toHit).toBe(0);
  });

  test('fr3.artillery.range: no target is too far, and a range is a number', () => {
    expect(notHit({ unit: 'cannon', range: 90 }, 'spears')).toEqual({});
    expect(notHit({ unit: 'mine', range: -1 }, 'spears')['by.range']).toEqual(['fr3.artillery.range']);
  });
});

describe('what serves the piece', () => {
  test.each([
    ['fr3.artillery.elite', { elite: true }, 1, undefined],
    ['fr3.items.napoleonic-fire', { napoleonic: true }, 1, 1],
    ['fr3.armies.napoleonic-russian-artillery', { russian: true }, -1, 1],
    ['fr3.inventions.targeter', { targeter: true }, 1, undefined],
    ['fr3.abilities.mechanic-fire-bonus', { mechanic: true, carrier: 'ship' }, 1, undefined],
    ['fr3.spells.spyglass', { spyglass: true }, 1, undefined],
    ['fr3.spells.fire-arrow', { fireArrow: true }, undefined, 1],
  ] as const)('%s', (rule, how, toHit, damage) => {
    const shot = hit({ unit: 'cannon', ...how }, 'spears');
    expect([shot.line(rule, 'toHit'), shot.line(rule, 'damage')]).toEqual([toHit, damage]);
    expect([shot.toHit, shot.damage]).toEqual([toHit ?? 0, 1 + (damage ?? 0)]);
  });

  test('they add up: elite Napoleonic cannon with a targeter', () => {
    const shot = hit({ unit: 'cannon', elite: true, napoleonic: true, targeter: true }, 'spears');
    expect([shot.toHit, shot.damage]).toEqual([3, 2]);
    expect(shot.rolled(4, 5)).toBe('demoralized');
    expect(shot.rolled(3)).toBe('unharmed');
  });

  test('fr3.artillery.elite, fr3.inventions.targeter: only what rolls to hit has anything of them', () => {
    for (const unit of ['mine', 'grenade', 'blast-2', 'hot-oil', 'fire'] as const) {
      expect(notHit({ unit, elite: true }, 'spears')).toHaveProperty(['by.elite']);
      expect(notHit({ unit, targeter: true }, 'spears')).toHaveProperty(['by.targeter']);
    }
  });

  test.each([
    ['fr3.optional-abilities.gaze-effect', 'gaze'],
    ['fr3.innate.sudden-wind', 'sudden-wind'],
    ['fr3.spells.sudden-squall', 'sudden-squall'],
    ['fr3.elementals.air-fire-suppression', 'calm'],
  ] as const)('%s: no artillery fires then', (rule, stopped) => {
    for (const unit of pieces) expect(notHit({ unit, stopped }, 'spears')).toEqual({ 'by.stopped': [rule] });
    expect(notHit({ unit: 'mine', stopped }, 'spears')).toEqual({});
  });

  test('fr3.war-machines.heavy-artillery-demoralized-fire: a demoralized piece fires, a double demoralized one does not', () => {
    expect(notHit({ unit: 'cannon', state: 1 }, 'spears')).toEqual({});
    expect(notHit({ unit: 'cannon', state: 2 }, 'spears')).toEqual({
      'by.state': ['fr3.war-machines.heavy-artillery-no-push-back'],
    });
  });

  test('fr3.levels.heavy-artillery-barge, fr3.levels.light-artillery: heavy artillery rides on a barge, light fires from it', () => {
    expect(notHit({ unit: 'cannon', carrier: 'barge' }, 'spears')).toEqual({
      'by.carrier': ['fr3.levels.heavy-artillery-barge'],
    });
    expect(notHit({ unit: 'light', carrier: 'barge' }, 'spears')).toEqual({});
  });

  test('fr3.innate.set-fire, fr3.leviathans.abilities: Greek fire is for indirect and light pieces, wagons, leviathans and ships', () => {
    expect(notHit({ unit: 'cannon', setFire: true }, 'blobs')).toEqual({ 'by.setFire': ['fr3.innate.set-fire'] });
    for (const carrier of ['battlewagon', 'leviathan', 'ship'] as const)
      expect(notHit({ unit: 'cannon', setFire: true, carrier }, 'blobs')).toEqual({});
  });
});

describe('whom it is aimed at', () => {
  test('fr3.artillery.cover-modifier: −2 to hit for cover, once', () => {
    for (const target of [
      { unit: 'spears', stands: 'terrain' },
      { unit: 'spears', stands: 'works' },
      { unit: 'longbows', pavisiers: true },
      { unit: 'spears', tortoise: true },
      { unit: 'longbows', pavisiers: true, stands: 'terrain' },
    ] satisfies Target[]) {
      const shot = hit('cannon', target);
      expect(shot.line('fr3.artillery.cover-modifier', 'toHit')).toBe(-2);
      expect([shot.toHit, shot.damage]).toEqual([-2, 1]);
    }
  });

  test('fr3.items.tortoise-cover, ruling: full cover, against artillery too', () => {
    for (const unit of ['cannon', 'stone-thrower'] as const) expect(hit(unit, { unit: 'spears', tortoise: true }).toHit).toBe(-2);
    expect(hit('cannon', { unit: 'spears', tortoise: true }).line('fr3.artillery.cover-modifier', 'toHit')).toBe(-2);
  });

  test('fr3.missile-fire.concealment, fr3.artillery.no-fire-into-melee: not at what is deep inside, nor at what fights', () => {
    for (const unit of pieces) {
      expect(notHit(unit, { unit: 'spears', stands: 'deep' })).toEqual({ 't.stands': ['fr3.missile-fire.concealment'] });
      expect(notHit(unit, { unit: 'spears', engaged: true })).toEqual({ 't.engaged': ['fr3.artillery.no-fire-into-melee'] });
    }
    expect(notHit('mine', { unit: 'spears', engaged: true })).toEqual({ 't.engaged': ['fr3.artillery.no-fire-into-melee'] });
  });

  test('fr3.structures.attack-bb-only: at the wall or the city, not at the units there', () => {
    for (const stands of ['city', 'wall-1', 'wall-3'] as const)
      expect(notHit('cannon', { unit: 'spears', stands })).toEqual({ 't.stands': ['fr3.structures.attack-bb-only'] });
    expect(notHit('blast-2', { unit: 'spears', stands: 'city' })).toEqual({});
  });

  test('fr3.pike-blocks.fire-bonus, fr3.multi-based.artillery-bonus: large targets are hit more easily', () => {
    expect(hit('cannon', { unit: 'pikes', form: 'block' }).line('fr3.pike-blocks.fire-bonus', 'toHit')).toBe(1);
    expect(hit('cannon', { unit: 'mobs', form: 'mass' }).line('fr3.multi-based.artillery-bonus', 'toHit')).toBe(3);
    expect(hit('cannon', { unit: 'mobs', form: 'mass' }).result(4, 8)).toMatchObject({
      fate: 'marked',
      markers: 1,
      permanent: 1,
    });
  });

  test('fr3.leviathans.artillery: easier to hit, harder to harm', () => {
    const small = hit('cannon', 'leviathans');
    expect([small.toHit, small.damage]).toEqual([1, 1 - 1]);
    const large = hit('cannon', { unit: 'leviathans', form: '1x2' });
    expect([large.toHit, large.damage]).toEqual([2, 1 - 2]);
    expect(hit('mine', 'leviathans').damage).toBe(-1);
  });

  test('fr3.square.fire-vulnerability: +1 to hit for each base of a square after the first', () => {
    for (const square of [2, 4, 6] as const)
      expect(hit('cannon', { unit: 'muskets', square }).line('fr3.square.fire-vulnerability', 'toHit')).toBe(square - 1);
  });

  test('fr3.items.napoleonic-square-hit: Napoleonic artillery always hits a square', () => {
    const shot = hit({ unit: 'cannon', napoleonic: true }, { unit: 'muskets', square: 4 });
    expect(shot.answer.automatic).toEqual(['fr3.items.napoleonic-square-hit']);
    expect(shot.rolled(4)).toBe('unharmed');
    expect(shot.result(7)).toMatchObject({ fate: 'double-demoralized', markers: 2, permanent: 1 });
    expect(hit({ unit: 'cannon', napoleonic: true }, 'muskets').toHit).toBe(1);
  });

  test('fr3.specials.blobs-artillery, ruling: −1 on damage, but not from Greek fire', () => {
    expect(hit('stone-thrower', 'blobs').line('fr3.specials.blobs-artillery', 'damage')).toBe(-1);
    expect(hit({ unit: 'stone-thrower', setFire: true }, 'blobs').damage).toBe(0);
  });

  test('fr3.character-items.protection-wizard-artillery: −1 on damage for protection from wizard magic', () => {
    const target: Target = { unit: 'spears', wizardWard: true };
    expect(hit('dragon-breath', target).line('fr3.character-items.protection-wizard-artillery', 'damage')).toBe(-1);
    expect(hit('cannon', target).damage).toBe(0);
  });

  test('fr3.character-items.protection-wizard, fr3.character-items.protection-wizard-illusions: blasts and illusions do nothing', () => {
    const target: Target = { unit: 'spears', wizardWard: true };
    for (const unit of ['blast-1', 'blast-2', 'blast-3'] as const)
      expect(hit(unit, target).result().rules).toContain('fr3.character-items.protection-wizard');
    expect(hit({ unit: 'cannon', illusion: true }, target).result().rules).toContain(
      'fr3.character-items.protection-wizard-illusions',
    );
    expect(hit({ unit: 'cannon', illusion: true }, 'spears').rolled(7, 8)).toBe('destroyed');
    expect(notHit({ unit: 'mine', illusion: true }, target)).toEqual({ 'by.illusion': ['fr3.illusions.missile-units'] });
  });

  test('fr3.spells.garlic, fr3.undead.eligibility: undead crews do nothing to a unit with garlic', () => {
    expect(hit({ unit: 'cannon', undead: true }, { unit: 'spears', garlic: true }).result().rules).toContain('fr3.spells.garlic');
    expect(notHit({ unit: 'light', undead: true }, 'spears')).toEqual({ 'by.undead': ['fr3.undead.eligibility'] });
  });

  test('fr3.elementals.missile-resistance, fr3.spirits.never-demoralized, fr3.specials.fanatics-demoralization-immunity: a kill or nothing', () => {
    for (const unit of ['fire-elemental', 'lesser-spirits', 'fanatics'])
      expect([hit('cannon', unit).rolled(7, 7), hit('cannon', unit).rolled(7, 8)]).toEqual(['unharmed', 'destroyed']);
  });

  test('fr3.war-machines.heavy-artillery-no-push-back: heavy artillery stays where it is', () => {
    expect(hit('cannon', { unit: 'heavy-artillery', state: 1 }).rolled(7, 6)).toBe('double demoralized');
  });

  test('fr3.siege.tower-kill-result, ruling, fr3.siege.tower-not-pushed-back: artillery destroys a siege tower, and does not push it back', () => {
    expect(hit('cannon', 'siege-tower').rolled(7, 8)).toBe('destroyed');
    expect(hit('cannon', { unit: 'siege-tower', state: 1 }).rolled(7, 6)).toBe('double demoralized');
  });

  test('fr3.innate.fast-movement-evade-fire: a target slips away from a shot, not from a mine or a spell', () => {
    const target: Target = { unit: 'skirmishers', dodges: true };
    expect(hit('cannon', target).rolled(6)).toBe('slipped away');
    expect(hit('cannon', target).rolled(5, 7, 8)).toBe('destroyed');
    for (const unit of ['mine', 'grenade', 'blast-1', 'hot-oil'] as const)
      expect(notHit(unit, target)).toEqual({ 't.dodges': ['fr3.innate.fast-movement-evade-fire'] });
  });

  test('fr3.innate.hide, fr3.inventions.invisibility-field: what cannot be seen', () => {
    expect(notHit('cannon', { unit: 'rangers', hidden: true })).toEqual({ 't.hidden': ['fr3.innate.hide'] });
    expect(notHit('cannon', { unit: 'spears', invisible: true })).toEqual({
      't.invisible': ['fr3.inventions.invisibility-field'],
    });
    expect(notHit('blast-1', { unit: 'spears', invisible: true })).toEqual({});
    expect(notHit('blast-1', { unit: 'spears', hidden: true })).toEqual({ 't.hidden': ['fr3.innate.hide'] });
  });
});

describe('levels', () => {
  const levels = ['surface', 'flying', 'swimming', 'burrowing', 'bottom'] as const;
  const reaches = (by: Source) =>
    levels.filter((level) => Object.keys(notHit(by, { unit: 'handweapons', level } as Target)).length === 0);

  test('fr3.artillery.targets-fliers, fr3.war-machines.light-artillery-targets: light artillery at fliers, heavy never', () => {
    expect(reaches({ unit: 'light' })).toEqual(['surface', 'flying']);
    for (const unit of ['cannon', 'stone-thrower'] as const) {
      expect(reaches({ unit })).toEqual(['surface']);
      expect(notHit(unit, 'air-elemental')).toEqual({ 't.level': ['fr3.artillery.targets-fliers'] });
    }
  });

  test('fr3.levels.heavy-artillery-targets: on the bottom of the sea only cannon, at what is there too', () => {
    expect(reaches({ unit: 'cannon', level: 'bottom' })).toEqual(['bottom']);
    expect(reaches({ unit: 'stone-thrower', level: 'bottom' })).toEqual([]);
    expect(notHit('cannon', { unit: 'handweapons', level: 'swimming' })).toEqual({
      't.level': ['fr3.levels.heavy-artillery-targets'],
    });
  });

  test('fr3.levels.battlewagon-heavy-artillery: not while the wagon flies, swims or burrows', () => {
    for (const level of ['flying', 'swimming', 'burrowing'] as const)
      expect(notHit({ unit: 'cannon', carrier: 'battlewagon', level }, 'spears')).toEqual({
        'by.level': ['fr3.levels.battlewagon-heavy-artillery'],
      });
    expect(reaches({ unit: 'light', carrier: 'battlewagon', level: 'flying' })).toEqual(['surface', 'flying']);
  });

  test('fr3.ships.weapon-levels: from a ship at its own level and the one above; bombs at the one below', () => {
    expect(reaches({ unit: 'light', carrier: 'ship', level: 'flying' })).toEqual(['flying']);
    expect(reaches({ unit: 'cannon', carrier: 'ship', level: 'swimming' })).toEqual(['surface', 'swimming']);
    const bombs = (level: 'flying' | 'surface' | 'swimming') => reaches({ unit: 'mine', carrier: 'ship', level });
    expect(bombs('flying')).toEqual(['surface', 'flying']);
    expect(bombs('surface')).toEqual(['swimming', 'burrowing']);
    expect(bombs('swimming')).toEqual(['bottom']);
  });

  test('fr3.levels.burrower-immune-fire: nothing at burrowers but mines', () => {
    for (const unit of pieces)
      expect(notHit(unit, { unit: 'handweapons', level: 'burrowing' })['t.level']).toContain('fr3.levels.burrower-immune-fire');
  });
});

describe('mines and grenades', () => {
  test('fr3.items.mine-effect, ruling: hits by itself within 5 inches and one level, with a plain damage roll', () => {
    const mine = hit('mine', 'spears');
    expect(mine.answer.automatic).toEqual(['fr3.items.mine-effect']);
    expect([mine.rolled(6), mine.rolled(8), mine.rolled(9)]).toEqual(['unharmed', 'demoralized', 'destroyed']);
    expect(notHit({ unit: 'mine', range: 5.5 }, 'spears')).toEqual({ 'by.range': ['fr3.items.mine-effect'] });
    expect(notHit({ unit: 'mine', range: 5 }, 'spears')).toEqual({});
    expect(notHit({ unit: 'mine', level: 'flying' }, { unit: 'handweapons', level: 'swimming' })).toEqual({
      'by.level': ['fr3.items.mine-effect'],
    });
    expect(notHit({ unit: 'mine', level: 'flying' }, 'knights')).toEqual({});
  });

  test('fr3.levels.no-fire-at-underwater: from the surface mines reach what is under water', () => {
    expect(notHit('mine', { unit: 'handweapons', level: 'swimming' })).toEqual({});
    expect(notHit({ unit: 'mine', level: 'swimming' }, { unit: 'handweapons', level: 'burrowing' })['by.level']).toEqual([
      'fr3.levels.levels',
    ]);
  });

  test('fr3.abilities.engineer-mine-damage: +1 with an engineer', () => {
    const mine = hit({ unit: 'mine', engineer: true }, 'spears');
    expect(mine.line('fr3.abilities.engineer-mine-damage', 'damage')).toBe(1);
    expect(notHit({ unit: 'cannon', engineer: true }, 'spears')).toEqual({
      'by.engineer': ['fr3.abilities.engineer-mine-damage'],
    });
  });

  test('fr3.abilities.mechanic-fire-bonus, ruling: a mechanic adds to the roll to hit, and not to the damage', () => {
    const lines = (on: 'toHit' | 'damage') =>
      hit({ unit: 'cannon', carrier: 'ship', mechanic: true }, 'spears').line('fr3.abilities.mechanic-fire-bonus', on);
    expect([lines('toHit'), lines('damage')]).toEqual([1, undefined]);
  });

  test('fr3.abilities.engineer-countermine, ruling: burrowers only with an engineer, swimmers without one too, and +2 from the surface', () => {
    const burrower: Target = { unit: 'handweapons', level: 'burrowing' };
    expect(notHit('mine', burrower)).toEqual({ 't.level': ['fr3.abilities.engineer-countermine'] });
    for (const level of ['burrowing', 'swimming'] as const) {
      const mine = hit({ unit: 'mine', engineer: true }, { unit: 'handweapons', level });
      expect([mine.damage, mine.line('fr3.abilities.engineer-countermine', 'damage')]).toEqual([2, 2]);
    }
    expect(hit({ unit: 'mine', engineer: true, level: 'burrowing' }, burrower).damage).toBe(1);
    expect(hit('mine', { unit: 'handweapons', level: 'swimming' }).damage).toBe(0);
  });

  test('fr3.abilities.engineer-undermine: a burrowing unit with an engineer brings walls down at +3, nobody else', () => {
    const mine = hit({ unit: 'mine', engineer: true, level: 'burrowing' }, { unit: 'wall', material: 'brick' });
    expect(mine.line('fr3.abilities.engineer-undermine', 'damage')).toBe(3);
    expect(mine.damage).toBe(3 + 1);
    expect(notHit({ unit: 'mine', level: 'burrowing' }, 'wall')).toHaveProperty(['by.level']);
    expect(notHit({ unit: 'mine', engineer: true }, 'wall')['t.level']).toContain('fr3.abilities.engineer-undermine');
    expect(notHit({ unit: 'mine', engineer: true, level: 'burrowing' }, 'city')['by.level']).toContain(
      'fr3.abilities.engineer-undermine',
    );
  });

  test('fr3.character-items.holy-hand-grenade-effect: 3 inches, +1, and even at an enemy in melee', () => {
    const grenade = hit('grenade', { unit: 'spears', engaged: true });
    expect([grenade.toHit, grenade.damage]).toEqual([undefined, 1]);
    expect([grenade.rolled(5), grenade.rolled(6), grenade.rolled(8)]).toEqual(['unharmed', 'demoralized', 'destroyed']);
    expect(notHit({ unit: 'grenade', range: 4 }, 'spears')).toEqual({
      'by.range': ['fr3.character-items.holy-hand-grenade-effect'],
    });
    expect(notHit('grenade', 'wall')).toEqual({ t: ['fr3.character-items.holy-hand-grenade-effect'] });
  });
});

describe('what hits on contact, and contraptions', () => {
  test('fr3.war-machines.contraptions-explosion, ruling: on 5 or more, a plain damage roll', () => {
    const bang = hit('explosion', 'knights');
    expect(bang.rolled(4)).toBe('unharmed');
    expect([bang.rolled(5, 6), bang.rolled(5, 7), bang.rolled(10, 9)]).toEqual(['unharmed', 'demoralized', 'destroyed']);
    expect(bang.damage).toBe(0);
  });

  test.each([
    ['fr3.armies.chinese-flame-lances', 'lances', 0],
    ['fr3.armies.dark-elves-magic-lances', 'lances', 0],
    ['fr3.siege.hot-oil-effect', 'hot-oil', 2],
  ] as const)('%s: an automatic hit', (rule, by, damage) => {
    const shot = hit(by, 'spears');
    expect(shot.answer.automatic).toContain(rule);
    expect(shot.damage).toBe(damage);
    expect(notHit(by, 'wall')).toHaveProperty(['t']);
  });
});

describe('spells', () => {
  test.each([
    ['fr3.spells.blast-1', 'blast-1', '.......DDK'],
    ['fr3.spells.blast-2', 'blast-2', '.....DDKKK'],
    ['fr3.spells.blast-3', 'blast-3', '...DDKKKKK'],
  ] as const)('%s: a damage roll at once', (rule, by, faces) => {
    expect(damageFaces(by)).toBe(faces);
    expect(hit(by, 'spears').answer.automatic).toEqual([rule]);
    expect(notHit(by, 'wall')).toEqual({ t: ['fr3.spells.blast-1'] });
    // Magic demoralizes elementals, fire does not.
    expect(hit('blast-2', 'fire-elemental').rolled(6)).toBe('demoralized');
  });

  test('fr3.spells.termite-rot, ruling: war machines and chariots of any kind, and wooden structures only', () => {
    expect(damageFaces('termite-rot', 'battlewagons')).toBe('......DDKK');
    expect(notHit('termite-rot', 'heavy-chariots')).toEqual({});
    expect(notHit('termite-rot', 'spears')).toEqual({ t: ['fr3.spells.termite-rot'] });
    expect(notHit('termite-rot', { unit: 'wall', material: 'wood' })).toEqual({});
    expect(notHit('termite-rot', 'wall')).toEqual({ t: ['fr3.spells.termite-rot'] });
  });
});

describe('structures', () => {
  test('fr3.structures.artillery-vs-bb, fr3.structures.damage-markers: 7 or 8 costs a marker, 9 or more two', () => {
    const gate = hit('stone-thrower', { unit: 'gate', material: 'metal' });
    expect([gate.toHit, gate.damage]).toEqual([0, 0]);
    expect([gate.rolled(6), gate.rolled(7, 6), gate.rolled(7, 8), gate.rolled(7, 9)]).toEqual([
      '0 lost',
      '0 lost',
      '1 lost',
      '2 lost',
    ]);
    expect(gate.result(7, 8)).toMatchObject({ markers: 4, pushedBack: false });
  });

  test('fr3.structures.kill-result: of two markers lost one is for good, if any are left', () => {
    expect(hit('cannon', 'wall').result(7, 9)).toMatchObject({ markers: 3, permanent: 1 });
    expect(hit('cannon', { unit: 'wall', markers: 2 }).result(7, 9)).toMatchObject({ fate: 'destroyed', permanent: 0 });
    expect(hit('cannon', { unit: 'wall', markers: 1 }).rolled(7, 9)).toBe('destroyed');
  });

  test.each([
    ['wood', 1],
    ['brick', 1],
    ['metal', 0],
    ['stone', -1],
    ['earthworks', -2],
  ] as const)('fr3.structures.materials: %s adds %d to the damage roll', (material, amount) => {
    const unit = material === 'metal' ? 'gate' : 'wall';
    expect(hit('stone-thrower', { unit, material }).damage).toBe(amount);
  });

  test('fr3.structures.wall-thickness: 4, 6 or 8 markers, and those of the material', () => {
    const markers = (target: StructureTarget) => hit('cannon', target).aim.structure?.is.markers;
    expect(markers({ unit: 'wall', material: 'brick' })).toBe(4);
    expect(markers({ unit: 'wall', thickness: 2 })).toBe(6 + 1);
    expect(markers({ unit: 'wall', material: 'earthworks', thickness: 3 })).toBe(8 + 2);
    expect(markers({ unit: 'city' })).toBe(3);
    expect(markers({ unit: 'gate' })).toBe(4);
    expect(notHit('cannon', { unit: 'wall', thickness: 3 })).toEqual({ 't.thickness': ['fr3.structures.material-stone'] });
    expect(notHit('cannon', { unit: 'gate', thickness: 2 })).toEqual({ 't.thickness': ['fr3.structures.wall-thickness'] });
    expect(notHit('cannon', { unit: 'wall', markers: 6 })).toHaveProperty(['t.markers']);
  });

  test('fr3.structures.materials: what each can be built of', () => {
    expect(notHit('cannon', { unit: 'city', material: 'earthworks' })).toEqual({
      't.material': ['fr3.structures.material-earthworks'],
    });
    expect(notHit('cannon', { unit: 'gate', material: 'wood' })).toEqual({});
    expect(notHit('cannon', { unit: 'ship', material: 'brick' })).toHaveProperty(['t.material']);
  });

  test('fr3.structures.damage-markers: shot after shot, until the last marker is gone', () => {
    const after = artilleryInARow({ source: { unit: 'cannon' }, target: { unit: 'wall', markers: 2 }, shots: 2 }) as [
      Odds<Standing>,
      Odds<Standing>,
    ];
    // A hit in 4 of 10; damage d10 +0: 7 and 8 cost one marker, 9 and 10 both.
    expect(String(after[0].of(({ fate }) => fate === 'destroyed'))).toBe('2/25');
    expect(String(after[0].of(({ markers }) => markers === 1))).toBe('2/25');
    expect(String(after[1].of(({ fate }) => fate === 'destroyed'))).toBe('4/25');
  });
});

describe('fires', () => {
  test('fr3.fire.melee: CF 7 against the CF of what stands there, with ground and material, and nothing for the loser but harm', () => {
    const fire = hit('fire', 'spears');
    expect([fire.answer.fire?.fire.total, fire.answer.fire?.target.total]).toEqual([7, 3]);
    expect([fire.rolled(1, 5), fire.rolled(1, 10), fire.rolled(9, 5), fire.rolled(8, 5)]).toEqual([
      'unharmed',
      'unharmed',
      'destroyed',
      'demoralized',
    ]);
    expect(fire.rolled(2, 5)).toBe('demoralized');
    expect(hit('fire', { unit: 'pikes', stands: 'terrain' }).answer.fire?.target.total).toBe(4 - 2);
    expect(hit('fire', { unit: 'pikes', rough: true }).answer.fire?.target.total).toBe(4 - 2);
  });

  test('fr3.siege.wet-hides: the fire fights at −3', () => {
    expect(hit({ unit: 'fire', hides: true }, 'spears').answer.fire?.fire.total).toBe(7 - 3);
    expect(notHit({ unit: 'cannon', hides: true }, 'spears')).toEqual({ 'by.hides': ['fr3.siege.wet-hides'] });
  });

  test('fr3.structures.melee-vs-bb-results, fr3.structures.materials: against a wooden wall, 5 − 2', () => {
    const fire = hit('fire', { unit: 'wall', material: 'wood' });
    expect(fire.answer.fire?.target.total).toBe(5 - 2);
    expect([fire.rolled(1, 5), fire.rolled(2, 5), fire.rolled(9, 5)]).toEqual(['0 lost', '1 lost', '2 lost']);
  });

  test('fr3.elementals.plant-fire-weakness, fr3.elementals.water-fire-immunity: trees burn, water does not', () => {
    expect(hit('fire', 'plant-elemental').answer.fire?.target.total).toBe(5 - 2);
    expect(notHit('fire', 'water-elemental')).toEqual({ t: ['fr3.elementals.water-fire-immunity'] });
  });

  test('fr3.specials.fanatics-combat: fanatics meet a fire as they meet everybody', () => {
    const fire = hit('fire', 'fanatics');
    expect([fire.answer.fire?.fire.total, fire.answer.fire?.target.total]).toEqual([0, 0]);
    expect([fire.rolled(6, 5), fire.rolled(5, 6)]).toEqual(['destroyed', 'unharmed']);
  });
});

describe('what would change it', () => {
  test('every change is one that the rules allow, the largest first; a heavier piece is among them', () => {
    const shot = hit('light', { unit: 'knights', stands: 'terrain' });
    const found = changesOf(artilleryCalculator, asQuestion(shot.question));
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Cannon, direct fire', 'Elite', 'Stands: In the open']),
    );
    for (const { question } of found) expect(refusalsOf(artilleryProcedure, question)).toEqual([]);
    const sizes = found.map(sizeOf);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  test('fr3.structures.wall-thickness: another material keeps the thickness', () => {
    const shot = hit('cannon', { unit: 'wall', thickness: 2 });
    const brick = changesOf(artilleryCalculator, asQuestion(shot.question)).find(({ name }) => name === 'Material: Brick');
    expect(brick?.question.parts.t).toEqual({ unit: 'wall', thickness: 2, material: 'brick' });
  });
});

test('the sentence says what hits, how, whom, and how it ends', () => {
  expect(hit({ unit: 'cannon', elite: true }, { unit: 'knights', stands: 'terrain' }).sentence).toBe(
    'Elite cannon, direct fire (to hit d10 −1, damage d10 +1) at Knights in cover: destroyed 9%, demoralized 6%, no effect 85%.',
  );
  expect(hit('mine', 'leviathans').sentence).toBe(
    'Mine, depth charge or bomb (damage d10 −1) at Leviathans: demoralized 10%, down a marker 20%, no effect 70%.',
  );
  expect(hit('cannon', 'gate').sentence).toContain('at Gate of wood with 4 markers: two markers lost');
});
