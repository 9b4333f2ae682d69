import { describe, expect, test } from 'vitest';
import { asQuestion, missileCalculator, missileProcedure } from '../../../src/engine/fr3/missile-fire/calculator.ts';
import type { MissilePlan } from '../../../src/engine/fr3/missile-fire/extended-question.ts';
import { ofFirers } from '../../../src/engine/fr3/missile-fire/firer-circumstances.ts';
import { shotOf } from '../../../src/engine/fr3/missile-fire/forbidden.ts';
import type { Firers, Target } from '../../../src/engine/fr3/missile-fire/question.ts';
import { type SplitAim, split } from '../../../src/engine/fr3/missile-fire/split.ts';
import { rallyTarget } from '../../../src/engine/fr3/missile-fire/standing.ts';
import { markOf } from '../../../src/engine/fr3/missile-fire/target.ts';
import { ofTarget } from '../../../src/engine/fr3/missile-fire/target-circumstances.ts';
import { firingUnits, volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import { volleysInARow } from '../../../src/engine/fr3/missile-fire/volleys.ts';
import type { Standing } from '../../../src/engine/fr3/standing.ts';
import { sizeOf } from '../../../src/engine/kernel/calculator/changes.ts';
import { refusalsOf } from '../../../src/engine/kernel/calculator/refusals.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import type { Odds } from '../../../src/engine/kernel/odds.ts';
import { given, refused, type Troops } from './at-the-table.ts';
import { changesOf } from './changed.ts';
import { type At, type By, fired, notFired } from './under-fire.ts';

// ---- Bonuses in melee --------------------------------------------------------------------------

const flier: Troops = { unit: 'swarms', level: 'flying' };

describe('when charged', () => {
  test.each([
    ['crossbow-handgun', 2],
    ['militia', 2],
    ['sword-and-pistol', 2],
    ['dragoons', 2],
    ['longbows', 1],
    ['skirmishers', 1],
    ['rifles', 1],
    ['muskets', 1],
    ['light-artillery', 1],
    ['spears', undefined],
    ['handweapons', undefined],
    ['heavy-artillery', undefined],
  ])('fr3.missile-fire.bonus-charged, ruling: %s add %s in the phase of the charge only', (unit, bonus) => {
    const rule = 'fr3.missile-fire.bonus-charged';
    expect(given('beastmen', unit, { charge: 'a' }).line(rule, 'b')).toBe(bonus);
    expect(given('beastmen', unit).line(rule, 'b')).toBeUndefined();
    expect(given('beastmen', unit, { charge: 'a', round: 'later' }).line(rule, 'b')).toBeUndefined();
    if (unit !== 'light-artillery' && unit !== 'heavy-artillery')
      expect(given('beastmen', unit, { charge: 'b' }).line(rule, 'b')).toBeUndefined();
  });

  test.each([
    ['rangers', 3],
    ['light-cavalry', 2],
    ['heavy-cavalry', 4],
    ['mounted', 2],
    ['battlewagons', 5],
    ['dragons', 9],
    ['leviathans', 10],
    ['heavy-chariots', 3],
    ['spears', 3],
    ['handweapons', 3],
    ['beastmen', 4],
    ['small-monsters', 6],
  ])('fr3.missile-fire.bonus-charged: %s (CF %d) with bows add 1', (unit, factor) => {
    expect(given('beastmen', { unit, bows: true }, { charge: 'a' }).adds[1]).toBe(factor + 1);
    expect(given('beastmen', { unit, bows: true }).adds[1]).toBe(factor);
    expect(given('beastmen', { unit, bows: true, outsideArc: true }, { charge: 'a' }).adds[1]).toBe(factor);
    expect(given('beastmen', { unit, bows: true }, { charge: 'a' }).line('fr3.missile-fire.bonus-charged', 'b')).toBe(1);
  });

  test('fr3.missile-fire.bonus-charged: types that shoot already, or never, cannot have more bows', () => {
    for (const unit of ['longbows', 'muskets', 'dragoons', 'pikes', 'knights', 'swarms', 'blobs'])
      expect(refused({ unit, bows: true }, 'mobs')['a.bows']).toContain('fr3.missile-fire.bonus-charged');
  });

  test('fr3.missile-fire.bonus-outside-arc: nothing against a charge from outside the arc of fire', () => {
    for (const unit of ['crossbow-handgun', 'longbows', 'dragoons']) {
      const inside = given('beastmen', unit, { charge: 'a' }).adds[1];
      const outside = given('beastmen', { unit, outsideArc: true }, { charge: 'a' });
      expect(outside.adds[1]).toBeLessThan(inside);
      expect(outside.line('fr3.missile-fire.bonus-charged', 'b')).toBeUndefined();
    }
    expect(refused('beastmen', { unit: 'longbows', outsideArc: true })).toEqual({
      'b.outsideArc': ['fr3.missile-fire.bonus-outside-arc'],
    });
  });

  test('fr3.missile-fire.large-monster-limit: large monsters may buy bowfire', () => {
    expect(refused('beastmen', { unit: 'large-monsters', bows: true }, { charge: 'a' })).toEqual({});
  });
});

describe('against fliers', () => {
  test('fr3.missile-fire.bonus-fliers: +1 for bought bows, in every phase', () => {
    const rangers = given({ unit: 'rangers', bows: true }, flier);
    expect(rangers.adds[0]).toBe(3 + 1);
    expect(rangers.line('fr3.missile-fire.bonus-fliers')).toBe(1);
    expect(given({ unit: 'rangers', bows: true }, flier, { charge: 'b', round: 'later' }).adds[0]).toBe(4);
    expect(given('rangers', flier).adds[0]).toBe(3);
  });

  test('fr3.missile-fire.bonus-cumulative, ruling: a bow unit charged by fliers has +2, or +3 if its row gives +2 when charged', () => {
    expect(given(flier, 'longbows', { charge: 'a' }).adds[1]).toBe(1 + 2);
    expect(given(flier, 'crossbow-handgun', { charge: 'a' }).adds[1]).toBe(2 + 3);
    expect(given(flier, { unit: 'light-cavalry', bows: true }, { charge: 'a' }).adds[1]).toBe(2 + 2);
  });
});

// ---- Shooting ----------------------------------------------------------------------------------

/** This number of longbows at 8 inches. */
const bows = (count: number, more: Partial<Firers> = {}): Firers => ({ unit: 'longbows', count, range: 8, ...more });
const skirmishers = (count: number, more: Partial<Firers> = {}): Firers => ({ unit: 'skirmishers', count, ...more });

describe('the table', () => {
  test.each([
    [1, 'unharmed unharmed unharmed unharmed unharmed unharmed unharmed unharmed demoralized demoralized'],
    [2, 'unharmed unharmed unharmed unharmed unharmed unharmed demoralized demoralized demoralized destroyed'],
    [3, 'unharmed unharmed unharmed unharmed demoralized demoralized demoralized demoralized destroyed destroyed'],
    [4, 'unharmed unharmed demoralized demoralized demoralized demoralized demoralized destroyed destroyed destroyed'],
  ])('fr3.missile-fire.table: the row for %d units', (count, results) => {
    const shot = fired('spears', skirmishers(count));
    expect(Array.from({ length: 10 }, (_, at) => shot.rolled(at + 1)).join(' ')).toBe(results);
    expect(shot.row).toBe(count);
  });

  test('fr3.missile-fire.table, ruling: one unit kills on a modified 11; below 1 there is no effect', () => {
    expect(fired('spears', skirmishers(1, { other: 1 })).rolled(10)).toBe('destroyed');
    expect(fired('spears', skirmishers(4, { other: -9 })).rolled(1)).toBe('unharmed');
    expect(fired('spears', skirmishers(4, { other: 9 })).rolled(10)).toBe('destroyed');
  });

  test('fr3.missile-fire.result-reading: a kill destroys, a demoralization costs one level', () => {
    expect(fired('spears', skirmishers(4)).result(7)).toMatchObject({ fate: 'demoralized', state: 1 });
    expect(fired({ unit: 'spears', state: 1 }, skirmishers(4)).rolled(7)).toBe('pushed back');
    expect(fired({ unit: 'spears', state: 2 }, skirmishers(4)).rolled(7)).toBe('destroyed');
    expect(fired('spears', skirmishers(4)).result(8).rules).toContain('fr3.missile-fire.result-reading');
  });

  test('fr3.missile-fire.roll: one d10 and no more', () => {
    expect(() => fired('spears', skirmishers(2)).rolled(7, 7)).toThrow('were not used');
    expect(() => fired('spears', skirmishers(2)).rolled()).toThrow('missile roll');
  });

  test('fr3.missile-fire.cap: a fifth unit changes nothing', () => {
    expect(fired('spears', skirmishers(5)).row).toBe(4);
    expect(fired('spears', bows(5, { range: 5 })).row).toBe(4);
    expect(fired('spears', skirmishers(12)).answer.outcomes).toEqual(fired('spears', skirmishers(4)).answer.outcomes);
  });

  test('fr3.missile-fire.concentration: all fire together, with one die on the row for all of them', () => {
    const both = fired('spears', bows(1), skirmishers(2));
    expect(both.row).toBe(3);
    expect(both.rolled(5)).toBe('demoralized');
    expect(fired('spears', bows(1, { range: 5 }), skirmishers(1)).row).toBe(3);
  });

  test('fr3.missile-fire.concentration, ruling: only a bonus that every firer has counts, and every penalty does', () => {
    expect(fired('spears', bows(1, { targeter: true }), skirmishers(1)).adds).toBe(0);
    expect(fired('spears', bows(1, { targeter: true }), skirmishers(1, { targeter: true })).adds).toBe(1);
    expect(fired('spears', bows(1), skirmishers(1, { deck: true })).adds).toBe(-1);
    expect(fired({ unit: 'spears', stands: 'wall-3' }, { unit: 'siege-tower' }, skirmishers(1)).adds).toBe(-4);
  });

  test('fr3.missile-fire.massed-bows, fr3.infantry.skirmishers-attach: two skirmisher units together shoot as two', () => {
    expect(fired('spears', skirmishers(2)).row).toBe(2);
  });

  test('fr3.missile-fire.breath, fr3.missile-fire.dragon-breath: breath shoots like bows or longbows, as bought', () => {
    expect(fired('spears', 'dragons').row).toBe(1);
    expect(fired('spears', { unit: 'dragons', weapon: 'longbow', range: 5 }).row).toBe(2);
    expect(notFired('spears', { unit: 'dragons', weapon: 'musket' })['f.weapon']).toContain('fr3.monsters.dragons-breath');
  });

  test('fr3.missile-fire.breath-concentration: one skirmisher and one dragon fire as two', () => {
    expect(fired('spears', 'skirmishers', 'dragons').row).toBe(2);
  });
});

describe('ranges', () => {
  test.each([
    [
      'fr3.missile-fire.target, ruling: ordinary bowfire reaches 5 inches',
      'light-cavalry',
      undefined,
      [
        [0, 1],
        [5, 1],
      ],
      5.5,
    ],
    ['fr3.infantry.skirmishers-bowfire, ruling: 5 inches', 'skirmishers', undefined, [[5, 1]], 6],
    ['fr3.infantry.militia-bowfire', 'militia', undefined, [[5, 1]], 6],
    [
      'fr3.infantry.longbows-range-bands',
      'longbows',
      undefined,
      [
        [5, 2],
        [5.1, 1],
        [10, 1],
      ],
      10.5,
    ],
    ['fr3.infantry.crossbow-handgun-bowfire', 'crossbow-handgun', undefined, [[5, 2]], 5.1],
    [
      'fr3.infantry.muskets-range-bands',
      'muskets',
      undefined,
      [
        [5, 2],
        [6, 1],
        [10, 1],
      ],
      11,
    ],
    [
      'fr3.infantry.rifles-range-bands',
      'rifles',
      undefined,
      [
        [5, 2],
        [10, 2],
        [11, 1],
        [15, 1],
      ],
      16,
    ],
    ['fr3.infantry.sword-and-pistol-bowfire', 'sword-and-pistol', undefined, [[5, 2]], 6],
    ['fr3.cavalry.dragoons-bowfire', 'dragoons', undefined, [[5, 2]], 6],
    [
      'fr3.infantry.rangers-bow-options',
      'rangers',
      'longbow',
      [
        [5, 2],
        [10, 1],
      ],
      11,
    ],
    [
      'fr3.war-machines.battlewagons-bow-options',
      'battlewagons',
      'longbow',
      [
        [5, 2],
        [10, 1],
      ],
      11,
    ],
    ['fr3.inventions.disintegration-gun', 'disintegration-gun', undefined, [[5, 4]], 6],
    [
      'fr3.inventions.paint-gun',
      'paint-gun',
      undefined,
      [
        [5, 2],
        [10, 1],
      ],
      11,
    ],
    ['fr3.siege.rocks-effect, ruling: bowfire of one unit at 5 inches', 'rocks', undefined, [[5, 1]], 6],
  ] as const)('%s: %s count by range', (_rule, unit, weapon, bands, beyond) => {
    const at = (range: number): Firers => ({ unit, range, ...(weapon ? { weapon } : {}) });
    const target = unit === 'paint-gun' ? 'battlewagons' : 'spears';
    for (const [range, row] of bands) expect([range, fired(target, at(range)).row]).toEqual([range, row]);
    expect(notFired(target, at(beyond))).toHaveProperty(['f.range']);
    expect(notFired(target, at(beyond))['f.range']).toContain('fr3.missile-fire.range');
  });

  test('fr3.missile-fire.definition: who has no missiles cannot shoot', () => {
    expect(notFired('spears', 'knights')).toEqual({ f: ['fr3.missile-fire.definition'] });
    expect(notFired('spears', 'archers')).toEqual({ f: ['fr3.missile-fire.definition'] });
    expect(notFired('spears')).toEqual({ f: ['fr3.missile-fire.definition'] });
  });

  test('fr3.missile-fire.target: one target, and not in melee', () => {
    expect(notFired({ unit: 'spears', engaged: true }, 'longbows')['t.engaged']).toContain('fr3.missile-fire.target');
    expect(notFired({} as Target, 'longbows')).toEqual({ t: ['fr3.missile-fire.target'] });
    expect(notFired('speers', 'longbows')).toEqual({ t: ['fr3.missile-fire.target'] });
  });

  test('fr3.missile-fire.skirmisher-attach, fr3.missile-fire.attached-ranged-fire: attached skirmishers fire unless their unit is engaged', () => {
    expect(fired('spears', skirmishers(1, { attached: 'free' })).row).toBe(1);
    expect(notFired('spears', skirmishers(1, { attached: 'engaged' }))['f.attached']).toEqual([
      'fr3.missile-fire.attached-ranged-fire',
    ]);
    expect(notFired('spears', bows(1, { attached: 'free' }))['f.attached']).toEqual(['fr3.missile-fire.skirmisher-attach']);
  });

  test.each([
    ['fr3.optional-abilities.gaze-effect', 'gaze'],
    ['fr3.innate.sudden-wind', 'sudden-wind'],
    ['fr3.spells.sudden-squall', 'sudden-squall'],
    ['fr3.elementals.air-fire-suppression', 'calm'],
    ['fr3.innate.hide-conditions', 'hidden'],
  ] as const)('%s: nobody fires then', (rule, stopped) => {
    expect(notFired('spears', bows(1, { stopped }))).toEqual({ 'f.stopped': [rule] });
  });

  test('fr3.innate.hide, fr3.inventions.invisibility-field: what cannot be seen is no target', () => {
    expect(notFired({ unit: 'rangers', hidden: true }, 'longbows')).toEqual({ 't.hidden': ['fr3.innate.hide'] });
    expect(notFired({ unit: 'spears', invisible: true }, 'longbows')).toEqual({
      't.invisible': ['fr3.inventions.invisibility-field'],
    });
  });
});

describe('cover', () => {
  const four = skirmishers(4);
  test.each([
    ['fr3.missile-fire.cover', { stands: 'terrain' }, -2],
    ['fr3.missile-fire.cover-modifier', { stands: 'terrain' }, -2],
    ['fr3.structures.city-cover', { stands: 'city' }, -2],
    ['fr3.structures.wall-height-one', { stands: 'wall-1' }, -2],
    ['fr3.structures.wall-height-two', { stands: 'wall-2' }, -3],
    ['fr3.structures.wall-height-three', { stands: 'wall-3' }, -4],
    ['fr3.structures.wall-missiles', { stands: 'wall-2' }, -3],
    ['fr3.fortifications.pavisiers', { stands: 'works' }, -2],
    ['fr3.items.tortoise-cover', { tortoise: true }, -2],
  ] as const)('%s', (rule, how, amount) => {
    const shot = fired({ unit: 'spears', ...how }, four);
    expect(shot.line(rule)).toBe(amount);
    expect(shot.adds).toBe(amount);
  });

  test('fr3.structures.city-cover, ruling: in a city BB a unit is in cover, and can be shot at from anywhere', () => {
    expect(fired({ unit: 'spears', stands: 'city' }, four).adds).toBe(-2);
    expect(notFired({ unit: 'spears', stands: 'city' }, four)).toEqual({});
    expect(notFired({ unit: 'spears', stands: 'deep' }, four)).not.toEqual({});
  });

  test('fr3.structures.wall-height-two, ruling: hard cover is added to cover: −3, and −4 on a higher wall', () => {
    const walls = (['wall-1', 'wall-2', 'wall-3'] as const).map((stands) => fired({ unit: 'spears', stands }, four).adds);
    expect(walls).toEqual([-2, -3, -4]);
  });

  test('fr3.infantry.pavisiers-cover: pavisiers are cover anywhere', () => {
    expect(fired({ unit: 'longbows', pavisiers: true }, four).line('fr3.infantry.pavisiers-cover')).toBe(-2);
    expect(notFired({ unit: 'knights', pavisiers: true }, four)).toHaveProperty(['t.pavisiers']);
  });

  test('fr3.missile-fire.cover: the best cover counts, once', () => {
    expect(fired({ unit: 'longbows', pavisiers: true, stands: 'terrain' }, four).adds).toBe(-2);
    expect(fired({ unit: 'longbows', pavisiers: true, stands: 'wall-2' }, four).adds).toBe(-3);
    expect(fired({ unit: 'spears', tortoise: true, stands: 'terrain' }, four).line('fr3.items.tortoise-cover')).toBeUndefined();
  });

  test('fr3.items.tortoise-default: infantry in the air is in neither tortoise nor shieldwall', () => {
    const spears = { unit: 'spears', tortoise: true } as const;
    expect(notFired(spears, four)).toEqual({});
    expect(notFired({ ...spears, level: 'flying' }, four)).toEqual({ 't.tortoise': ['fr3.items.tortoise-default'] });
    expect(refused('knights', { unit: 'spears', shieldwall: true })).toEqual({});
    expect(refused('knights', { unit: 'spears', shieldwall: true, level: 'flying' })['b.shieldwall']).toEqual([
      'fr3.items.tortoise-default',
    ]);
  });

  test('fr3.missile-fire.concealment: deep inside nobody can be shot at, and a flier stands in nothing', () => {
    expect(notFired({ unit: 'spears', stands: 'deep' }, four)).toEqual({ 't.stands': ['fr3.missile-fire.concealment'] });
    expect(notFired({ unit: 'swarms', level: 'flying', stands: 'terrain' }, four)).toEqual({ 't.stands': ['fr3.levels.levels'] });
  });

  test('fr3.structures.entry-prohibited: who cannot enter a wall or city is not shot at there', () => {
    for (const unit of ['dragons', 'pikes', 'knights', 'leviathans', 'fire-elemental', 'large-monsters', 'battlewagons'])
      expect(notFired({ unit, stands: 'wall-1' }, 'muskets')['t.stands']).toContain('fr3.structures.entry-prohibited');
    expect(notFired({ unit: 'spears', stands: 'city' }, 'muskets')).toEqual({});
  });

  test('fr3.siege.tower-bowfire: from a siege tower hard cover is a step less, and cover stays', () => {
    const tower = (stands: 'wall-1' | 'wall-2' | 'wall-3') => fired({ unit: 'spears', stands }, 'siege-tower').adds;
    expect([tower('wall-1'), tower('wall-2'), tower('wall-3')]).toEqual([-2, -2, -3]);
    expect(fired({ unit: 'spears', stands: 'wall-3' }, { unit: 'militia', tower: true }).adds).toBe(-3);
    expect(notFired('spears', { unit: 'longbows', tower: true })['f.tower']).toContain('fr3.siege.tower-passengers');
  });

  test('fr3.siege.tower-profile, ruling: a siege tower is hard cover −1 to itself', () => {
    expect(fired('siege-tower', four).line('fr3.siege.tower-profile')).toBe(-3);
  });

  test('fr3.structures.wall-no-push-back: a unit on a wall is not pushed back', () => {
    expect(fired({ unit: 'spears', state: 1, stands: 'wall-1' }, skirmishers(4, { other: 2 })).rolled(7)).toBe(
      'double demoralized',
    );
    expect(fired({ unit: 'spears', state: 1, stands: 'wall-1', blocked: true }, skirmishers(4)).rolled(7)).toBe(
      'double demoralized',
    );
    expect(fired({ unit: 'spears', state: 1, blocked: true }, skirmishers(4)).rolled(7)).toBe('destroyed');
  });
});

describe('who fires', () => {
  test.each([
    ['fr3.elites.bowfire-variant', { elite: '0-1-1' }, 1],
    ['fr3.characters.bonus-notation', { character: 2 }, 2],
    ['fr3.inventions.targeter', { targeter: true }, 1],
    ['fr3.spells.spyglass', { spyglass: true }, 1],
    ['fr3.spells.fire-arrow', { fireArrow: true }, 1],
    ['fr3.missile-fire.roll', { other: -3 }, -3],
  ] as const)('%s', (rule, how, amount) => {
    expect(fired('spears', bows(1, how)).line(rule)).toBe(amount);
    expect(fired('spears', bows(1, how)).adds).toBe(amount);
  });

  test('fr3.elites.bowfire-variant: the other kind of elite shoots like anybody', () => {
    expect(fired('spears', bows(1, { elite: '1-1-0' })).adds).toBe(0);
  });

  test('fr3.square.bowfire-bonus: +1 out of a square', () => {
    expect(fired('spears', { unit: 'muskets', square: true }).line('fr3.square.bowfire-bonus')).toBe(1);
    expect(notFired('spears', bows(1, { square: true }))).toEqual({ 'f.square': ['fr3.square.eligible'] });
  });

  test('fr3.ships.deck-fire-penalty, ruling, fr3.ships.deck-marines: −1 on the roll from a deck, but not for marines', () => {
    expect(fired('spears', bows(3, { deck: true })).row).toBe(3);
    expect(fired('spears', bows(1, { deck: true })).line('fr3.ships.deck-fire-penalty')).toBe(-1);
    expect(fired('spears', { unit: 'muskets', deck: true, marines: true }).adds).toBe(0);
    expect(notFired('spears', bows(1, { marines: true }))).toEqual({ 'f.marines': ['fr3.infantry.marines'] });
    expect(notFired('spears', { unit: 'dragons', deck: true })).toEqual({ 'f.deck': ['fr3.ships.deck-capacity'] });
  });

  test('fr3.abilities.mechanic-fire-bonus: +1 for the weapons of a ship or of an automaton', () => {
    expect(fired('spears', { unit: 'ship', mechanic: true }).line('fr3.abilities.mechanic-fire-bonus')).toBe(1);
    expect(fired('spears', { unit: 'small-monsters', mechanic: true }).adds).toBe(1);
    // The form asks about automata for every unit that could be one.
    const asked = (unit: string) =>
      ofFirers('mechanic')?.matters({ firing: firingUnits({ unit }), target: markOf({ unit: 'spears' }) });
    expect(['ship', 'longbows', 'small-monsters', 'battlewagons', 'rocks', 'siege-tower'].map(asked)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(notFired('spears', { unit: 'rocks', mechanic: true })).toEqual({
      'f.mechanic': ['fr3.abilities.mechanic-fire-bonus'],
    });
  });

  test('fr3.innate.set-fire: bows and longbows only', () => {
    expect(notFired('blobs', bows(1, { setFire: true }))).toEqual({});
    for (const unit of ['muskets', 'crossbow-handgun', 'rocks'])
      expect(notFired('blobs', { unit, setFire: true })).toEqual({ 'f.setFire': ['fr3.innate.set-fire'] });
  });
});

describe('levels', () => {
  const flier: Firers = { unit: 'rangers', level: 'flying' };
  const swimmer: Firers = { unit: 'rangers', level: 'swimming' };
  const bottom: Firers = { unit: 'rangers', level: 'bottom' };
  const at = (level: Target['level']): Target => ({ unit: 'handweapons', level: level as 'flying' });
  const reaches = (by: Firers) =>
    (['surface', 'flying', 'swimming', 'burrowing', 'bottom'] as const).filter(
      (level) => Object.keys(notFired(at(level), by)).length === 0,
    );

  test('fr3.levels.missile-fire-level3: from the surface at the surface and the air', () => {
    expect(reaches({ unit: 'rangers' })).toEqual(['surface', 'flying']);
  });
  test('fr3.levels.missile-fire-level4: from the air at the air and the surface', () => {
    expect(reaches(flier)).toEqual(['surface', 'flying']);
  });
  test('fr3.levels.missile-fire-swimmers: from under water at swimmers, the surface and the bottom', () => {
    expect(reaches(swimmer)).toEqual(['surface', 'swimming', 'bottom']);
  });
  test('fr3.levels.missile-fire-level1: from the bottom at the bottom and at swimmers', () => {
    expect(reaches(bottom)).toEqual(['swimming', 'bottom']);
  });
  test('fr3.levels.burrower-immune-fire: nobody at burrowers, and burrowers at nobody', () => {
    expect(notFired(at('burrowing'), 'rangers')).toEqual({ 't.level': ['fr3.levels.burrower-immune-fire'] });
    expect(reaches({ unit: 'rangers', level: 'burrowing' })).toEqual([]);
  });
  test('fr3.levels.no-fire-at-underwater: nothing from the surface at what is under water', () => {
    expect(notFired(at('swimming'), 'rangers')['t.level']).toContain('fr3.levels.no-fire-at-underwater');
  });
  test('fr3.ships.weapon-levels: a ship at its own level and the one above', () => {
    expect(reaches({ unit: 'ship', level: 'flying' })).toEqual(['flying']);
    expect(reaches({ unit: 'ship' })).toEqual(['surface', 'flying']);
    expect(reaches({ unit: 'ship', level: 'swimming' })).toEqual(['surface', 'swimming']);
  });
  test('fr3.levels.levels: who cannot leave the ground does not', () => {
    expect(notFired({ unit: 'pikes', level: 'flying' }, 'rangers')).toHaveProperty(['t.level']);
    expect(notFired('spears', { unit: 'longbows', level: 'flying' })).toHaveProperty(['f.level']);
  });
});

describe('targets that count differently', () => {
  test('fr3.pike-blocks.fire-bonus: +1 at a pike block, which loses a marker first', () => {
    const shot = fired({ unit: 'pikes', form: 'block' }, skirmishers(4));
    expect(shot.line('fr3.pike-blocks.fire-bonus')).toBe(1);
    expect(shot.rolled(2)).toBe('marked');
    expect(shot.result(7)).toMatchObject({ fate: 'demoralized', permanent: 1 });
  });

  test('fr3.multi-based.missile-bonus, ruling: +3 at a 2x2 unit, and a kill costs two of its three markers', () => {
    const shot = fired({ unit: 'mobs', form: 'mass' }, skirmishers(1));
    expect(shot.line('fr3.multi-based.missile-bonus')).toBe(3);
    expect(shot.result(8)).toMatchObject({ fate: 'marked', markers: 1, permanent: 1 });
    expect(fired({ unit: 'mobs', form: 'mass', markers: 0, state: 1 }, skirmishers(4)).rolled(1)).toBe('double demoralized');
  });

  test('fr3.leviathans.missile-immunity, fr3.leviathans.musket-rifle, ruling: bows and pistols do nothing to a leviathan, muskets have −3', () => {
    for (const unit of ['longbows', 'crossbow-handgun', 'rocks', 'skirmishers', 'sword-and-pistol', 'dragoons']) {
      const shot = fired('leviathans', { unit, count: 4 });
      expect(shot.row).toBe(0);
      expect(shot.result().rules).toContain('fr3.leviathans.missile-immunity');
      expect(shot.answer.row.parts[0]?.because).toBe('only muskets and rifles harm leviathans');
    }
    const muskets = fired('leviathans', { unit: 'muskets', count: 2, range: 5 });
    expect(muskets.line('fr3.leviathans.musket-rifle')).toBe(-3);
    expect(muskets.rolled(6)).toBe('marked');
    expect(muskets.rolled(5)).toBe('unharmed');
  });

  test('fr3.missile-fire.concentration: who does nothing to the target does not count in the row', () => {
    const shot = fired('leviathans', { unit: 'muskets', range: 5 }, bows(4, { deck: true }));
    expect(shot.row).toBe(2);
    expect(shot.line('fr3.ships.deck-fire-penalty')).toBeUndefined();
  });

  test('fr3.specials.blobs-missile-immunity: bows do nothing to a blob unless they set fire', () => {
    expect(fired('blobs', bows(4)).row).toBe(0);
    expect(fired('blobs', bows(4)).result().rules).toContain('fr3.specials.blobs-missile-immunity');
    expect(fired('blobs', bows(4, { setFire: true })).rolled(3)).toBe('demoralized');
  });

  test('fr3.specials.blobs-musket-rifle, ruling: muskets and rifles have −3', () => {
    expect(fired('blobs', { unit: 'rifles', count: 2, range: 10 }).line('fr3.specials.blobs-musket-rifle')).toBe(-3);
    expect(fired('blobs', { unit: 'crossbow-handgun', count: 2 }).row).toBe(0);
  });

  test.each([
    [2, 1],
    [4, 3],
    [6, 5],
  ] as const)('fr3.square.fire-vulnerability: at a square of %d +%d', (square, amount) => {
    expect(fired({ unit: 'muskets', square }, bows(1)).line('fr3.square.fire-vulnerability')).toBe(amount);
  });

  test('fr3.square.eligible, fr3.square.size: muskets, single pikes and rifles, two, four or six of them', () => {
    expect(notFired({ unit: 'spears', square: 2 }, 'longbows')).toEqual({ 't.square': ['fr3.square.eligible'] });
    expect(notFired({ unit: 'pikes', form: 'block', square: 2 }, 'longbows')['t.square']).toContain('fr3.square.eligible');
    expect(notFired({ unit: 'muskets', square: 3 as 4 }, 'longbows')['t.square']).toContain('fr3.square.size');
  });

  test('fr3.square.kill, ruling, fr3.square.shared-damage: a square shares markers; a kill is two, one of them for good', () => {
    const square = fired({ unit: 'muskets', square: 4 }, skirmishers(4));
    expect(square.result(1)).toMatchObject({ fate: 'demoralized', markers: 1, pushedBack: false });
    expect(square.result(8)).toMatchObject({ fate: 'double-demoralized', markers: 2, permanent: 1 });
    expect(square.result(8).rules).toContain('fr3.square.kill');
  });

  test('fr3.square.shared-damage: a square is not asked for the state or the markers of one unit', () => {
    const asks = (target: Target, id: 'state' | 'markers') =>
      ofTarget(id)?.matters(shotOf(volley({ target, firers: [{ unit: 'longbows', count: 1, range: 3 }] }))) ?? null;
    expect([asks({ unit: 'muskets' }, 'state'), asks({ unit: 'muskets', square: 2 }, 'state')]).toEqual([true, false]);
    expect([asks({ unit: 'leviathans' }, 'markers'), asks({ unit: 'muskets', square: 2 }, 'markers')]).toEqual([true, false]);
  });

  test('fr3.square.third-marker, fr3.square.destruction-threshold: two markers on every unit, and the next destroys it', () => {
    const shot = (squareMarkers: number) => fired({ unit: 'muskets', square: 2, squareMarkers }, skirmishers(4));
    expect(shot(3).rolled(5)).toBe('demoralized');
    expect(shot(3).rolled(10)).toBe('destroyed');
    expect(shot(4).rolled(5)).toBe('destroyed');
    expect(notFired({ unit: 'muskets', square: 2, squareMarkers: 5 }, 'longbows')['t.squareMarkers']).toContain(
      'fr3.square.third-marker',
    );
  });

  test('fr3.elementals.missile-resistance: missiles never demoralize an elemental, but a kill destroys it', () => {
    const shot = fired('fire-elemental', skirmishers(4));
    expect(shot.rolled(7)).toBe('unharmed');
    expect(shot.result(7).rules).toContain('fr3.elementals.missile-resistance');
    expect(shot.rolled(8)).toBe('destroyed');
  });

  test('fr3.spirits.never-demoralized: nor a spirit', () => {
    expect(fired('major-spirits', skirmishers(4)).rolled(7)).toBe('unharmed');
    expect(fired('major-spirits', skirmishers(4)).rolled(8)).toBe('destroyed');
  });

  test('fr3.specials.fanatics-demoralization-immunity: nor fanatics', () => {
    expect(fired('fanatics', skirmishers(4)).rolled(7)).toBe('unharmed');
    expect(fired('fanatics', skirmishers(4)).rolled(8)).toBe('destroyed');
  });

  test('fr3.abilities.bard-immunity: nor a unit with a bard', () => {
    expect(fired({ unit: 'spears', bard: true }, skirmishers(4)).rolled(7)).toBe('unharmed');
    expect(fired({ unit: 'spears', bard: true }, skirmishers(4)).rolled(8)).toBe('destroyed');
  });

  test('fr3.war-machines.heavy-artillery-no-push-back: heavy artillery stays where it is', () => {
    expect(fired({ unit: 'heavy-artillery', state: 1 }, skirmishers(4)).rolled(7)).toBe('double demoralized');
  });

  test('fr3.siege.tower-not-pushed-back, fr3.siege.tower-kill-result: a siege tower is shaken and stays', () => {
    const twelve = skirmishers(4, { other: 3 });
    expect(fired('siege-tower', twelve).rolled(8)).toBe('double demoralized');
    expect(fired('siege-tower', twelve).result(8).rules).toContain('fr3.siege.tower-kill-result');
    expect(fired({ unit: 'siege-tower', state: 1 }, twelve).rolled(7)).toBe('double demoralized');
    expect(fired({ unit: 'siege-tower', state: 1 }, twelve).result(7).rules).toContain('fr3.siege.tower-not-pushed-back');
    expect(fired({ unit: 'siege-tower', state: 2 }, twelve).rolled(8)).toBe('unharmed');
  });

  test('fr3.items.heavy-armor-firearms, ruling, fr3.items.heavy-armor-kills: armor turns kills aside, but not those of muskets and rifles', () => {
    const knights: Target = { unit: 'knights', heavyArmor: true };
    expect(fired(knights, skirmishers(4)).rolled(10)).toBe('demoralized');
    expect(fired(knights, skirmishers(4)).result(10).rules).toContain('fr3.items.heavy-armor-kills');
    expect(fired(knights, { unit: 'muskets', count: 2, range: 5 }).rolled(8)).toBe('destroyed');
    expect(fired(knights, { unit: 'rifles', count: 2 }).rolled(8)).toBe('destroyed');
    // Two musket units kill on 8 or more, with or without bows in the volley; one musket unit counts as two here and kills on a
    // 10.
    const bows = { unit: 'longbows', range: 5 } as const;
    const muskets = (count: number) => ({ unit: 'muskets', count, range: 5 }) as const;
    expect([7, 8, 10].map((face) => fired(knights, muskets(2), bows).rolled(face))).toEqual([
      ...['demoralized', 'destroyed', 'destroyed'],
    ]);
    expect([8, 9, 10].map((face) => fired(knights, muskets(1), bows).rolled(face))).toEqual([
      ...['demoralized', 'demoralized', 'destroyed'],
    ]);
    expect(fired(knights, muskets(1), bows).result(9).rules).toContain('fr3.items.heavy-armor-kills');
    expect(fired(knights, { unit: 'muskets', range: 8 }, skirmishers(3)).rolled(10)).toBe('demoralized');
    expect(notFired({ unit: 'mobs', heavyArmor: true }, 'longbows')).toEqual({
      't.heavyArmor': ['fr3.items.heavy-armor-purchase'],
    });
  });

  test('fr3.character-items.protection-wizard-illusions: illusions do nothing to a protected unit', () => {
    const spears: Target = { unit: 'spears', wizardWard: true };
    expect(fired(spears, bows(4, { illusion: true })).row).toBe(0);
    expect(fired(spears, bows(4)).row).toBe(4);
    expect(fired('spears', bows(4, { illusion: true })).row).toBe(4);
    expect(notFired('battlewagons', { unit: 'disintegration-gun', illusion: true })).toEqual({
      'f.illusion': ['fr3.illusions.missile-units'],
    });
  });

  test('fr3.spells.garlic, ruling, fr3.undead.eligibility: missiles of undead do nothing to a unit with garlic', () => {
    expect(fired({ unit: 'spears', garlic: true }, bows(4, { undead: true })).row).toBe(0);
    expect(fired({ unit: 'spears', garlic: true }, bows(4)).row).toBe(4);
    expect(notFired('spears', { unit: 'dragoons', undead: true })).toEqual({ 'f.undead': ['fr3.undead.eligibility'] });
  });
});

describe('slipping away', () => {
  test('fr3.innate.fast-movement-evade-fire: a rally roll before the shot', () => {
    const shot = fired({ unit: 'skirmishers', dodges: true }, skirmishers(4));
    expect(shot.rolled(6)).toBe('slipped away');
    expect(shot.rolled(5, 3)).toBe('demoralized');
    expect(fired({ unit: 'skirmishers', dodges: true, state: 1 }, skirmishers(4)).rolled(6, 7)).toBe('pushed back');
  });

  test.each([
    ['fr3.innate.fast-movement-eligible-units', { unit: 'longbows' }],
    ['fr3.innate.fast-movement-undead', { unit: 'spears', undead: true }],
    ['fr3.innate.fast-movement-burrowers', { unit: 'spears', level: 'burrowing' }],
    ['fr3.innate.fast-movement-large', { unit: 'dragons' }],
    ['fr3.square.no-move', { unit: 'rifles', square: 2 }],
  ] as const)('%s', (rule, target) => {
    expect(notFired({ ...target, dodges: true }, 'muskets')['t.dodges']).toEqual([rule]);
  });

  test('fr3.innate.fast-movement: units of the armies that may buy it', () => {
    for (const unit of ['beastmen', 'rangers', 'knights', 'dragoons', 'small-monsters', 'assault-craft'])
      expect(notFired({ unit, dodges: true }, 'muskets')).toEqual({});
  });
});

describe('guns of a mad scientist', () => {
  const gun = (more: Partial<Firers> = {}): Firers => ({ unit: 'disintegration-gun', ...more });
  const metal = (more: Partial<Firers> = {}): Firers => gun({ weapon: 'gun-metal', ...more });

  test('fr3.inventions.disintegration-gun, ruling: the row for four, +1, and no other modifier', () => {
    const shot = fired({ unit: 'knights', stands: 'terrain' }, gun({ targeter: true, character: 2 }));
    expect([shot.row, shot.adds]).toEqual([4, 1]);
    expect(shot.rolled(1)).toBe('unharmed');
    expect(shot.rolled(2)).toBe('demoralized');
    expect(shot.rolled(7)).toBe('destroyed');
    expect(notFired({ unit: 'knights', engaged: true }, gun())).toEqual({});
  });

  test('fr3.inventions.disintegration-gun: each shot alone, and spirits are immune', () => {
    expect(notFired('knights', gun({ count: 2 }))).toEqual({ f: ['fr3.inventions.disintegration-gun'] });
    expect(notFired('knights', 'longbows', gun())).toEqual({ f2: ['fr3.inventions.disintegration-gun'] });
    for (const by of [gun(), metal()])
      expect(fired('minor-spirits', by).result().rules).toEqual(['fr3.inventions.disintegration-gun']);
  });

  test('fr3.inventions.disintegration-metal, ruling, fr3.inventions.disintegration-flesh: what each works on', () => {
    const works = (by: Firers) =>
      [
        'spears',
        'knights',
        'dragons',
        'swarms',
        'battlewagons',
        'heavy-artillery',
        'earth-elemental',
        'plant-elemental',
        'fire-elemental',
        'blobs',
        'fanatics',
      ].filter((unit) => fired(unit, by).row === 4);
    expect(works(gun())).toEqual(['spears', 'knights', 'dragons', 'swarms']);
    expect(works(metal())).toEqual(['battlewagons', 'heavy-artillery', 'earth-elemental', 'plant-elemental']);
    expect([gun(), metal()].map((by) => fired({ unit: 'spears', automaton: true }, by).row)).toEqual([0, 4]);
    expect(fired('blobs', gun()).result().rules).toContain('fr3.inventions.disintegration-flesh');
    expect(fired('blobs', metal()).result().rules).toContain('fr3.inventions.disintegration-metal');
  });

  test('fr3.inventions.disintegration-composition: a leviathan is what its owner says', () => {
    expect(fired('leviathans', gun()).row).toBe(4);
    expect(fired('leviathans', metal()).row).toBe(0);
    expect(fired({ unit: 'leviathans', made: 'metal' }, metal()).row).toBe(4);
    expect(notFired({ unit: 'dragons', made: 'metal' }, metal())).toEqual({
      't.made': ['fr3.inventions.disintegration-composition'],
    });
  });

  test('fr3.inventions.protection-from-disintegration, fr3.inventions.paint-gun, ruling: protection, and what takes it away', () => {
    const wagon: Target = { unit: 'battlewagons', proof: true };
    expect(fired(wagon, metal()).result().rules).toEqual(['fr3.inventions.protection-from-disintegration']);
    const paint = fired(wagon, { unit: 'paint-gun', range: 5 });
    expect([paint.rolled(6), paint.rolled(7), paint.rolled(10)]).toEqual(['unharmed', 'protection lost', 'protection lost']);
    expect(fired('battlewagons', { unit: 'paint-gun', range: 5 }).rolled(10)).toBe('unharmed');
    expect(notFired(wagon, { unit: 'paint-gun' }, 'longbows')).toEqual({ f: ['fr3.inventions.paint-gun'] });
    expect(notFired({ unit: 'spears', proof: true }, metal())).toEqual({
      't.proof': ['fr3.inventions.protection-from-disintegration'],
    });
  });

  test.each([
    [1, 9],
    [2, 7],
    [3, 5],
    [4, 3],
  ])('fr3.inventions.activation, fr3.inventions.activation-table: %d points need a %d', (points, needed) => {
    const shot = fired('knights', gun({ points }));
    expect(shot.rolled(needed - 1)).toBe('the gun fails');
    expect(shot.rolled(needed, 7)).toBe('destroyed');
    expect(shot.rolled(10, 1)).toBe('unharmed');
  });

  test('fr3.inventions.technical-assistant-activation: +1 with an assistant, but a 2 always fails', () => {
    const helped = (points: number) => fired('knights', gun({ points, assistant: true }));
    expect(helped(2).rolled(6, 7)).toBe('destroyed');
    expect(helped(4).rolled(2)).toBe('the gun fails');
    expect(notFired('knights', bows(1, { assistant: true }))['f.assistant']).toEqual([
      'fr3.inventions.technical-assistant-activation',
    ]);
  });

  test('fr3.inventions.multi-based-surcharge: large targets cost more points for the same row', () => {
    const at = (target: Target, points: number) => fired(target, gun({ points }));
    const large: Target = { unit: 'leviathans', form: '1x2' };
    expect(at(large, 3).rolled(6)).toBe('the gun fails');
    expect(at(large, 3).rolled(7, 1)).toBe('unharmed');
    expect(at(large, 1).rolled(10)).toBe('the gun fails');
    expect(at({ unit: 'mobs', form: 'mass' }, 7).rolled(3, 1)).toBe('unharmed');
    expect(notFired('knights', gun({ points: 5 }))['f.points']).toContain('fr3.inventions.activation-table');
  });
});

describe('volley after volley', () => {
  const rallying = (target: Target, volleys: number): Odds<Standing> =>
    volleysInARow({ target, firers: [skirmishers(4)], volleys, between: 'rally' }).at(-1) as Odds<Standing>;
  const chance = (odds: Odds<Standing>, is: (standing: Standing) => boolean) => String(odds.of(is));

  test('fr3.armies.automaton-damage-markers: missiles take markers from an automaton, and destroy it with the last', () => {
    const left = (markers: number) =>
      volleysInARow({ target: { unit: 'spears', automaton: true, markers }, firers: [skirmishers(4)], volleys: 1 })[0];
    // 3 to 7 demoralizes, 8 to 10 kills.
    expect(chance(left(3) as Odds<Standing>, ({ state }) => state > 0)).toBe('0');
    expect(chance(left(3) as Odds<Standing>, ({ markers, fate }) => fate === 'in play' && markers === 2)).toBe('1/2');
    expect(chance(left(3) as Odds<Standing>, ({ markers, fate }) => fate === 'in play' && markers === 1)).toBe('3/10');
    expect(chance(left(1) as Odds<Standing>, ({ fate }) => fate === 'destroyed')).toBe('4/5');
  });

  test('fr3.missile-fire.table: losses add up within a phase', () => {
    const [one, two] = volleysInARow({ target: { unit: 'spears' }, firers: [skirmishers(4)], volleys: 2 }) as [
      Odds<Standing>,
      Odds<Standing>,
    ];
    expect(chance(one, ({ fate }) => fate === 'destroyed')).toBe('3/10');
    // 3 in 10 kill with the first volley, or else the second may kill; the target is never twice demoralized and destroyed.
    expect(chance(two, ({ fate }) => fate === 'destroyed')).toBe('51/100');
    expect(chance(two, ({ fate, state }) => fate === 'in play' && state === 2)).toBe('1/4');
  });

  test('fr3.rally.roll: a turn apart, the target rallies between two volleys', () => {
    // Demoralized with 5 in 10; rallies on 7 or more (rally 6, −1), which is 4 in 10.
    const after = rallying({ unit: 'spears' }, 2);
    expect(chance(after, ({ fate, state }) => fate === 'in play' && state === 2)).toBe('3/20');
  });

  test('fr3.undead.automatic-rally: undead are fresh again when the phase of the volley ends', () => {
    const after = rallying({ unit: 'spears', undead: true }, 2);
    expect(chance(after, ({ fate, state }) => fate === 'in play' && state > 0)).toBe('0');
    // 3 in 10 for each volley.
    expect(chance(after, ({ fate }) => fate === 'destroyed')).toBe('51/100');
    const [one] = volleysInARow({ target: { unit: 'spears', undead: true }, firers: [skirmishers(4)], volleys: 1 });
    expect(chance(one as Odds<Standing>, ({ state, fate }) => fate === 'in play' && state === 1)).toBe('1/2');
  });

  test('fr3.square.rally: one roll for the square takes off two markers, but none that is for good', () => {
    const after = rallying({ unit: 'muskets', square: 2, squareMarkers: 0 }, 2);
    expect(chance(after, ({ fate }) => fate === 'in play')).not.toBe('0');
    for (const standing of after.values) expect(standing.fate === 'destroyed' || standing.markers >= standing.lasting).toBe(true);
    const dice = scripted([6]);
    expect(
      play(
        rallyTarget(
          { unit: 'muskets', square: 4 },
          { fate: 'in play', state: 0, markers: 3, lasting: 2, poison: 0, shaken: false },
        ),
        dice,
      ),
    ).toMatchObject({ markers: 2 });
    dice.finish();
  });

  test('fr3.basics.extra-markers-kill: what a kill took for good does not come back', () => {
    const after = rallying({ unit: 'mobs', form: 'mass' }, 3);
    for (const { fate, markers, lasting } of after.values) expect(fate === 'destroyed' || markers <= lasting).toBe(true);
    expect(after.values.some(({ fate, lasting }) => fate === 'in play' && lasting < 3)).toBe(true);
  });
});

describe('sharing out the fire', () => {
  const plan = (count: number, more: Partial<MissilePlan> = {}): MissilePlan => ({
    target: { unit: 'knights' },
    firers: [skirmishers(count)],
    others: [{ target: { unit: 'spears' } }],
    ...more,
  });
  const best = (of: MissilePlan, aim: SplitAim) => {
    const reply = split(of, aim);
    if (!reply.ok) throw new Error(reply.because);
    return reply.sharings[0]?.shares.map(({ counts }) => counts.join('+')) ?? [];
  };

  test('fr3.missile-fire.concentration: every way is tried, and all fire', () => {
    const reply = split(plan(4), 'kills');
    expect(reply.ok && reply.sharings.length).toBe(5);
    expect(
      reply.ok && reply.sharings.every(({ shares }) => shares.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0) === 4),
    ).toBe(true);
  });

  test('fr3.missile-fire.cap: eight units at two targets are four at each', () => {
    expect(best(plan(8), 'kills')).toEqual(['4', '4']);
    expect(best(plan(4), 'kills')).toEqual(['4', '0']);
  });

  test('fr3.morale-clock.phase-losses: two for a unit destroyed, one for a demoralized one', () => {
    const reply = split(plan(4), 'losses');
    const whole = reply.ok ? reply.sharings.find(({ shares }) => shares[0]?.counts[0] === 4) : undefined;
    // 5 in 10 demoralized, 3 in 10 destroyed.
    expect(String(whole?.worth.losses)).toBe('11/10');
    expect(String(whole?.worth.kills)).toBe('3/10');
  });

  test('fr3.missile-fire.range: who cannot reach a target does not fire at it', () => {
    const far: MissilePlan = {
      target: { unit: 'knights' },
      firers: [skirmishers(2), bows(2)],
      others: [{ target: { unit: 'spears' }, range: 9 }],
    };
    const reply = split(far, 'losses');
    expect(reply.ok && reply.sharings.map(({ shares }) => shares[1]?.counts)).toEqual(
      expect.arrayContaining([
        [0, 0],
        [0, 1],
        [0, 2],
      ]),
    );
    expect(reply.ok && reply.sharings.length).toBe(3);
  });

  test('fr3.inventions.disintegration-gun: a gun has a target of its own, or none is found', () => {
    const withGun = plan(2, { firers: [skirmishers(2), { unit: 'disintegration-gun' }] });
    const reply = split(withGun, 'kills');
    expect(reply.ok && reply.sharings.map(({ shares }) => shares.map(({ counts }) => counts.join('+')))).toEqual(
      expect.arrayContaining([
        ['2+0', '0+1'],
        ['0+1', '2+0'],
      ]),
    );
    const { others: _others, ...alone } = withGun;
    expect(split(alone, 'kills')).toMatchObject({ ok: false });
    expect(split(plan(2, { firers: [{ unit: 'skirmishers', range: 6 }] }), 'kills')).toMatchObject({
      ok: false,
      because: 'Skirmishers/Tirailleurs cannot shoot at any of these targets.',
    });
  });

  test('too many ways are refused in a sentence', () => {
    const three = { target: { unit: 'mobs' } };
    const reply = split(
      plan(12, { firers: [12, 12, 12, 12].map((n) => skirmishers(n)), others: [three, three, three] }),
      'kills',
    );
    expect(reply).toMatchObject({ ok: false });
    expect(!reply.ok && reply.because).toContain('too many to work out');
  });
});

describe('what would change it', () => {
  const changed = (at: At, ...by: readonly By[]) => changesOf(missileCalculator, asQuestion(fired(at, ...by).question));
  test('fr3.missile-fire.concentration: one more unit', () => {
    const more = changed('spears', skirmishers(1)).find(({ name }) => name === 'Units: 2');
    expect(more && [String(more.before[0]), String(more.after[0])]).toEqual(['1/5', '2/5']);
  });
  test('fr3.infantry.longbows-range-bands: an inch closer, and closer still', () => {
    expect(
      changed('spears', bows(1, { range: 6 }))
        .find(({ name }) => name === 'Range: 5″')
        ?.after[1]?.toString(),
    ).toBe('1/10');
    expect(changed('spears', bows(1, { range: 9 })).find(({ name }) => name === 'Range: 5″')?.question.parts.f?.range).toBe(5);
  });
  test('every change is one that the rules allow, the largest first', () => {
    const found = changed({ unit: 'knights', stands: 'terrain' }, bows(2), { unit: 'muskets' });
    expect(found.length).toBeGreaterThan(8);
    for (const { question } of found) expect(refusalsOf(missileProcedure, question)).toEqual([]);
    const size = (n: number) => sizeOf(found[n] as (typeof found)[number]);
    for (let n = 1; n < found.length; n++) expect(size(n)).toBeLessThanOrEqual(size(n - 1));
  });
});

describe('the sentence', () => {
  test('who fires, how, at whom, and how it ends', () => {
    expect(fired({ unit: 'knights', stands: 'terrain' }, { unit: 'longbows', count: 2, range: 4 }).sentence).toBe(
      '2 × Longbows at 4″ (row 4, d10 −2) at Knights in cover: destroyed 10%, demoralized 50%, no effect 40%.',
    );
    expect(fired('leviathans', 'longbows').sentence).toBe(
      'Longbows at 5″ (no effect on this target) at Leviathans: no effect 100%.',
    );
  });
});
