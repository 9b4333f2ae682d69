import { describe, expect, test } from 'vitest';
import { materials } from '../../../src/engine/fr3/data/materials.ts';
import { structuresCalculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { worksOf, worksPart } from '../../../src/engine/fr3/structures/works.ts';
import { fraction } from '../../../src/engine/kernel/fraction.ts';
import { asking } from './asking.ts';

const ask = asking(structuresCalculator);
const tear = (unit: string, w: object = {}, more: object = {}, phases?: number) =>
  ask('tear', { w: { material: 'brick', ...w }, u: { unit, ...more } }, phases);
const ram = (unit: string, w: object = {}, more: object = {}) => ask('ram', { w: { ...w }, u: { unit, ...more } });
const guns = (w: object, g: object = {}, phases?: number) => ask('guns', { w: { ...w }, g: { ...g } }, phases);
const mines = (w: object, g: object) => ask('mines', { w: { ...w }, g: { ...g } });
const spells = (w: object, m: object, phases?: number) => ask('spells', { w: { ...w }, m: { ...m } }, phases);
const grapple = (unit: string, w: object = {}, more: object = {}, phases?: number) =>
  ask('grapple', { w: { material: 'wood', ...w }, u: { unit, ...more } }, phases);
const storm = (unit: string, defenders: string, w: object = {}, u: object = {}, d: object = {}, phases?: number) =>
  ask('storm', { w: { ...w }, u: { unit, ...u }, d: { unit: defenders, ...d } }, phases);
const streets = (unit: string, defenders: string, w: object = {}, u: object = {}, d: object = {}) =>
  ask('streets', { w: { ...w }, u: { unit, ...u }, d: { unit: defenders, ...d } });
const burn = (w: object, f: object = {}, turns?: number) => ask('burn', { w: { ...w }, f: { ...f } }, turns);

/** Markers of an undamaged structure. */
const markersOf = (w: object): number => {
  const said = { kind: 'wall', ...w };
  return worksOf({ ...worksPart([]).usual(said), ...said }).structure.is.markers;
};

/** What a side adds in a sum, by the beginning of its title. */
const total = (asked: ReturnType<typeof ask>, title: string): number | undefined =>
  asked
    .answer()
    .sums.find((sum) => sum.title.startsWith(title))
    ?.lines.reduce((sum, { amount }) => sum + amount, 0);

describe('materials', () => {
  const chart = [
    ['fr3.structures.material-wood', 5, -2, 1, 0, ['city', 'wall', 'gate']],
    ['fr3.structures.material-brick', 6, 0, 1, 0, ['city', 'wall']],
    ['fr3.structures.material-metal', 7, 0, 0, 1, ['gate']],
    ['fr3.structures.material-stone', 8, 2, -1, 1, ['city', 'wall']],
    ['fr3.structures.material-earthworks', 10, 4, -2, 2, ['wall']],
  ] as const;
  for (const [rule, factor, fire, artillery, extra, uses] of chart) {
    const id = rule.split('-')[1] as string;
    const kind = uses[0];
    test(`fr3.structures.materials, ${rule}: its CF, against fire, under artillery, its markers and uses`, () => {
      const w = { kind, material: id };
      expect(tear('large-monsters', w).adds(rule)).toBe(factor);
      expect(burn(w).adds('fr3.structures.materials') ?? 0).toBe(fire);
      expect(guns(w).adds(rule) ?? 0).toBe(artillery);
      expect(markersOf(w)).toBe({ city: 3, wall: 4, gate: 4 }[kind] + extra);
      for (const use of ['city', 'wall', 'gate'])
        expect(tear('large-monsters', { kind: use, material: id }).refused().length === 0).toBe(
          (uses as readonly string[]).includes(use),
        );
    });
  }

  test('fr3.structures.wall-thickness: 4, 6 and 8 markers, and those of the material', () => {
    expect([1, 2].map((thickness) => markersOf({ material: 'stone', thickness }))).toEqual([5, 7]);
    expect([1, 2, 3].map((thickness) => markersOf({ material: 'earthworks', thickness }))).toEqual([6, 8, 10]);
    expect(tear('large-monsters', { material: 'wood', thickness: 2 }).refused()).toContain('fr3.structures.material-wood');
  });

  test('fr3.structures.city-damage-markers, ruling: 3, and those of the material', () => {
    expect(markersOf({ kind: 'city', material: 'stone' })).toBe(4);
    expect(markersOf({ kind: 'city', material: 'wood' })).toBe(3);
    expect(tear('large-monsters', { kind: 'city', thickness: 2 }).refused()).toContain('fr3.structures.wall-thickness');
  });

  test('fr3.structures.gate-required: the CF of its material, and the markers of thickness 1', () => {
    expect(markersOf({ kind: 'gate', material: 'wood' })).toBe(4);
    expect(markersOf({ kind: 'gate', material: 'metal' })).toBe(5);
    expect(total(ram('beastmen', { material: 'metal' }), 'Gate')).toBe(7);
  });

  test('every material of the chart is asked about', () => expect(materials).toHaveLength(chart.length));
});

describe('melee against a structure', () => {
  test('fr3.structures.melee-vs-bb: its CF against that of the material, as the example has it', () => {
    const monster = tear('large-monsters');
    expect([total(monster, 'Large'), total(monster, 'Wall')]).toEqual([8, 6]);
    expect(monster.rolled(4, 5)).toBe('lost-1');
    expect(monster.rolled(9, 2)).toBe('lost-2');
  });

  test('fr3.structures.melee-vs-bb: no flank, rear, support or charge counts', () => {
    const parts = tear('large-monsters').answer();
    expect(parts.sums[0]?.lines.map(({ id }) => id)).toEqual(['combat-factor']);
    expect(
      ram('sword-and-pistol')
        .answer()
        .sums[0]?.lines.map(({ id }) => id),
    ).toEqual(['combat-factor', 'ram']);
  });

  test('fr3.structures.melee-vs-bb-results: a tie or a loss is nothing, and being doubled demoralizes', () => {
    const monster = tear('large-monsters', { material: 'stone' });
    expect(monster.rolled(5, 5)).toBe('none');
    expect(monster.rolled(4, 10)).toBe('none');
    expect(monster.rolled(1, 10)).toBe('shaken');
    expect(monster.rolled(10, 1)).toBe('lost-2');
  });

  test('fr3.structures.attack-bb-only: very large units, and nobody else', () => {
    for (const unit of ['blobs', 'dragons', 'earth-elemental', 'plant-elemental', 'large-monsters', 'leviathans'])
      expect(tear(unit).refused()).toEqual([]);
    for (const unit of ['spears', 'swarms', 'small-monsters', 'major-spirits', 'heavy-artillery', 'fanatics'])
      expect(tear(unit).refused()).toContain('fr3.structures.attack-bb-only');
    expect(tear('cyclics', {}, { stage: 'adults' }).refused()).toEqual([]);
  });

  test('fr3.structures.cannot-attack, ruling: neither the structure nor the units in it, but air elementals fight those on walls', () => {
    for (const unit of ['air-elemental', 'fire-elemental', 'water-elemental', 'pikes', 'knights', 'battlewagons']) {
      expect(tear(unit).refused()).toContain('fr3.structures.cannot-attack');
      if (unit !== 'air-elemental') {
        expect(storm(unit, 'spears').refused()).toContain('fr3.structures.cannot-attack');
        expect(streets(unit, 'spears').refused()).toContain('fr3.structures.cannot-attack');
      }
    }
    expect(storm('air-elemental', 'spears').refused()).toEqual([]);
    expect(tear('plant-elemental').refused()).toEqual([]);
    expect(storm('plant-elemental', 'spears').refused()).toContain('fr3.structures.attack-bb-only');
  });

  test('fr3.items.climb-purchase, ruling: Climb takes nobody onto a wall whose type may not go there', () => {
    for (const unit of ['swarms', 'minor-spirits']) expect(storm(unit, 'spears').refused()).toEqual([]);
    for (const unit of ['blobs', 'large-monsters'])
      expect(storm(unit, 'spears').refused()).toContain('fr3.structures.attack-bb-only');
    expect(storm('knights', 'spears').refused()).toContain('fr3.structures.cannot-attack');
  });

  test('fr3.structures.attack-bb-phase: one melee in each of the attacker’s own phases, none between', () => {
    const monster = tear('large-monsters', { markers: 1 }, {}, 3);
    // It wins 64 of 100.
    expect([1, 2, 3].map((row) => monster.after(row, 'breached'))).toEqual(['16/25', '544/625', '14896/15625']);
    expect(monster.notes()).toContain('fr3.structures.attack-bb-phase');
  });

  test('fr3.structures.damage-markers: no penalty while one is left, destroyed with the last', () => {
    expect(tear('large-monsters', { markers: 1 }).adds('fr3.structures.material-brick')).toBe(6);
    expect(tear('large-monsters', { markers: 1 }).rolled(4, 5)).toBe('breach');
    expect(tear('large-monsters', { markers: 2 }).rolled(9, 2)).toBe('breach');
  });

  test('fr3.structures.separate-damage: what is breached takes no more, and one of two attackers may find it so', () => {
    expect(tear('large-monsters', { markers: 1 }, { count: 2 }).rolled(4, 5)).toBe('breach');
    expect(tear('large-monsters', {}, { count: 2 }).rolled(4, 5, 9, 2)).toBe('lost-2');
  });

  test('fr3.basics.demoralized-no-charge: an attacker that fell back rallies before it comes again', () => {
    expect(tear('large-monsters', {}, { state: 2 }).rolled()).toBe('none');
    const rallies = tear('large-monsters', { markers: 1 }, { state: 2 }, 2);
    expect(rallies.after(1, 'breached')).toBe('0');
    expect(rallies.after(2, 'breached')).toBe('16/125'); // 7 + 2 on a d10, then 64 in 100
  });

  test('fr3.undead.automatic-rally: undead are ready again at the end of the phase', () => {
    expect(tear('large-monsters', { markers: 1 }, { state: 2, undead: true }, 2).after(2, 'breached')).toBe('11/20');
  });
});

describe('gates and rams', () => {
  test('fr3.siege.ram-bonus, fr3.structures.gate-attackers: +2 at a gate, as the examples have it', () => {
    const beastmen = ram('beastmen');
    expect([total(beastmen, 'Beastmen'), total(beastmen, 'Gate')]).toEqual([6, 5]);
    expect(beastmen.rolled(7, 3)).toBe('lost-1');
    const metal = ram('handweapons', { material: 'metal' });
    expect([total(metal, 'Handweapons'), total(metal, 'Gate')]).toEqual([5, 7]);
    expect(metal.rolled(9, 4)).toBe('lost-1');
  });

  test('fr3.siege.ram-attachment: for some infantry, and for gates', () => {
    for (const unit of ['beastmen', 'handweapons', 'militia', 'muskets', 'spears', 'sword-and-pistol'])
      expect(ram(unit).refused()).toEqual([]);
    expect(ram('longbows').refused()).toContain('fr3.structures.gate-attackers');
    expect(tear('beastmen', { kind: 'wall' }, { ram: true }).refused()).toContain('fr3.siege.ram-bonus');
    expect(tear('dragons', { kind: 'gate', material: 'wood' }, { ram: true }).refused()).toContain('fr3.siege.ram-attachment');
  });

  test('fr3.structures.gate-no-storm, fr3.siege.ram-abandoned: what is said besides, where it matters', () => {
    const both = ['fr3.structures.gate-no-storm', 'fr3.siege.ram-abandoned'];
    const said = (asked: ReturnType<typeof ask>) => asked.notes().filter((rule) => both.includes(rule));
    expect(said(ram('beastmen'))).toEqual(both);
    expect(said(tear('dragons', { kind: 'gate', material: 'wood' }))).toEqual(['fr3.structures.gate-no-storm']);
    expect(said(tear('dragons'))).toEqual([]);
  });

  test('fr3.structures.gate-attackers: infantry needs the ram, monsters do not', () => {
    expect(ram('beastmen', {}, { ram: false }).refused()).toContain('fr3.structures.gate-attackers');
    expect(tear('dragons', { kind: 'gate', material: 'wood' }).refused()).toEqual([]);
  });

  test('fr3.spells.bolster: +2 to the gate or to the ram', () => {
    expect(ram('beastmen', { bolster: true }).adds('fr3.spells.bolster')).toBe(2);
    expect(total(ram('beastmen', { bolster: true }), 'Gate')).toBe(7);
    expect(total(ram('beastmen', {}, { bolster: true }), 'Beastmen')).toBe(8);
    expect(tear('dragons', { bolster: true }).refused()).toContain('fr3.spells.bolster');
    expect(ram('beastmen', {}, { ram: false, bolster: true }).refused()).toContain('fr3.spells.bolster');
  });
});

describe('artillery, mines and spells', () => {
  test('fr3.structures.artillery-vs-bb, ruling: to hit as usual, the material on the damage roll, a kill on 9', () => {
    const brick = guns({ material: 'brick' }, { count: 1 });
    expect(brick.rolled(10, 7)).toBe('lost-2'); // 7 + 1 + 1
    expect(brick.rolled(10, 6)).toBe('lost-1');
    expect(brick.rolled(10, 4)).toBe('none');
    expect(brick.rolled(1)).toBe('none'); // no damage roll after a miss
    expect(guns({ material: 'stone' }, { count: 1 }).rolled(10, 7)).toBe('lost-1');
  });

  test('fr3.artillery.to-hit: each piece rolls for itself', () => {
    expect(guns({}, { count: 2 }).rolled(1, 10, 10)).toBe('lost-2');
    expect(guns({ markers: 1 }, { count: 2 }).rolled(10, 10)).toBe('breach');
  });

  test('fr3.structures.kill-result: one of the two is lost for good, as the example has it', () => {
    const wall = { material: 'stone', thickness: 2, engineer: 'hero-1-1' };
    const cannon = guns(wall, { count: 1 }, 2);
    expect(cannon.rolled(10, 10)).toBe('lost-2');
    // Without a hit in the second phase a wall that lost two stands at 5, or at 6 by a repair, never at 7.
    const hit = (faces: number) => faces / 10;
    const toHit = cannon.answer().sums.find(({ title }) => title.endsWith('to hit'))?.needs as number;
    const kill = hit(11 - toHit) * hit(2); // 9 and 10: +1 for the cannon, −1 for stone
    const one = hit(11 - toHit) * hit(2); // 7 and 8
    const none = 1 - kill - one;
    const wholeAgain = none * none + one * 0.6 * none;
    expect(number(cannon.after(2, 'whole'))).toBeCloseTo(wholeAgain, 12);
  });

  test('fr3.structures.engineer-repair, ruling: 6 less his rally bonus, one marker', () => {
    const repairs = (engineer: string) => spells({ material: 'stone', markers: 4, engineer }, { spell: 'earth-sense' }, 3);
    const needs = (engineer: string) =>
      repairs(engineer)
        .answer()
        .sums.find(({ title }) => title === 'Repair')?.needs;
    expect([needs('none'), needs('hero-1-1'), needs('general-2-2')]).toEqual([6, 5, 4]);
    // Earth Sense takes one in each phase, he gives one back in each between.
    expect(repairs('none').after(1, 'more')).toBe('1');
    expect(repairs('none').after(2, 'few')).toBe('1/2');
    expect(repairs('no').after(3, 'few')).toBe('1');
  });

  test('fr3.items.mine-effect: a hit without a roll, used up in one phase', () => {
    const wall = mines({ material: 'stone' }, { count: 1 });
    expect([wall.rolled(4), wall.rolled(5), wall.rolled(7)]).toEqual(['none', 'lost-1', 'lost-2']);
    expect(mines({ material: 'stone' }, { count: 2 }).rolled(7, 7)).toBe('lost-2');
    expect(wall.answer().course).toBeUndefined();
  });

  test('fr3.abilities.engineer-undermine, ruling: +3 in all, under walls and gates', () => {
    expect(mines({}, {}).adds('fr3.abilities.engineer-undermine')).toBe(3);
    expect(mines({}, {}).adds('fr3.abilities.engineer-mine-damage')).toBeUndefined();
    expect(mines({ kind: 'city' }, {}).refused()).toContain('fr3.abilities.engineer-undermine');
  });

  test('fr3.spells.corrode: one marker of metal or wood', () => {
    expect(spells({ material: 'wood' }, { spell: 'corrode' }).rolled()).toBe('lost-1');
    expect(spells({ kind: 'gate', material: 'metal' }, { spell: 'corrode', count: 2 }).rolled()).toBe('lost-2');
    expect(spells({ material: 'stone' }, { spell: 'corrode' }).refused()).toEqual(['fr3.spells.corrode']);
  });

  test('fr3.spells.earth-sense, ruling: one marker of brick or stone', () => {
    expect(spells({ material: 'stone', markers: 1 }, { spell: 'earth-sense' }).rolled()).toBe('breach');
    expect(spells({ material: 'earthworks' }, { spell: 'earth-sense' }).refused()).toEqual(['fr3.spells.earth-sense']);
  });

  test('fr3.spells.termite-rot: a damage roll against wood', () => {
    const wall = spells({ material: 'wood' }, { spell: 'termite-rot' });
    expect([wall.rolled(5), wall.rolled(6), wall.rolled(8)]).toEqual(['none', 'lost-1', 'lost-2']);
    expect(spells({ material: 'brick' }, { spell: 'termite-rot' }).refused()).toEqual(['fr3.spells.termite-rot']);
  });

  test('everything together: guns, then spells, then units', () => {
    const all = ask('all', {
      w: { material: 'wood', markers: 4 },
      g: { count: 1 },
      m: { spell: 'corrode', count: 1 },
      u: { unit: 'large-monsters' },
    });
    expect(all.rolled(10, 10, 4, 6)).toBe('breach'); // 2, 1 and 1
    expect(all.rolled(1, 4, 8)).toBe('lost-1'); // 12 against 13
    expect(ask('all', { w: {}, g: { count: 0 }, m: { count: 0 }, u: { unit: 'spears', count: 0 } }).refused()).toContain(
      'fr3.structures.damage-markers',
    );
  });
});

describe('grappling a wall', () => {
  test('fr3.items.grapple-structure, fr3.siege.storming-example-grapple-wall: 8 against 5, and the wall is held', () => {
    const monster = grapple('large-monsters');
    expect([total(monster, 'Large'), total(monster, 'Wall')]).toEqual([8, 5]);
    expect(monster.rolled(3, 4, 6, 4)).toBe('lost-2'); // 11 to 9, then 14 against 7
    expect(monster.rolled(3, 4, 1, 10)).toBe('held'); // 9 against 13
  });

  test('fr3.items.grapple-structure-effect: −2 from then on', () => {
    expect(tear('large-monsters', { held: true }).adds('fr3.items.grapple-structure-effect')).toBe(-2);
    expect(tear('large-monsters', { kind: 'city', held: true }).refused()).toContain('fr3.items.grapple-structure');
    // 64 of 100 hold a brick wall and then win 79 of 100 against 4; from then on they need not grapple again.
    const wall = grapple('large-monsters', { material: 'brick', markers: 1 }, {}, 2);
    expect(number(wall.after(1, 'breached'))).toBeCloseTo(0.64 * 0.79, 12);
  });

  test('fr3.items.grapple-structure-repulse, ruling: no melee, a marker; destroyed when doubled', () => {
    const stone = grapple('large-monsters', { material: 'stone' }, {}, 1);
    expect(stone.rolled(3, 3)).toBe('shaken');
    expect(stone.rolled(1, 10)).toBe('shaken');
    expect(stone.after(1, 'beaten')).toBe('1/100'); // 9 against 18
    expect(grapple('large-monsters', {}, { state: 1 }).rolled()).toBe('none');
  });

  test('fr3.items.grapple-purchase: whoever is marked for it', () => {
    expect(grapple('leviathans').refused()).toEqual([]);
    expect(grapple('dragons').refused()).toContain('fr3.items.grapple-purchase');
  });
});

describe('who storms, and how', () => {
  const allowed = (unit: string, w: object, u: object = {}) => storm(unit, 'spears', w, u).refused().length === 0;

  test('fr3.structures.wall-height-one: small monsters, and infantry except pikes, without penalty', () => {
    for (const unit of ['small-monsters', 'mobs', 'longbows', 'rifles', 'fanatics', 'skirmishers'])
      expect(allowed(unit, { height: 1 })).toBe(true);
    for (const unit of ['pikes', 'knights', 'light-artillery', 'contraptions', 'dragons'])
      expect(allowed(unit, { height: 1 })).toBe(false);
    expect(storm('handweapons', 'spears', { height: 1 }).adds('fr3.structures.wall-height-one')).toBeUndefined();
  });

  test('fr3.structures.wall-height-two: −2, with ladders or an engineer, rangers and marines without', () => {
    for (const unit of ['spears', 'handweapons', 'beastmen', 'fanatics', 'muskets', 'sword-and-pistol']) {
      expect(allowed(unit, { height: 2 })).toBe(false);
      expect(allowed(unit, { height: 2 }, { way: 'ladders' })).toBe(true);
      expect(allowed(unit, { height: 2 }, { engineer: true })).toBe(true);
    }
    expect(allowed('rangers', { height: 2 })).toBe(true);
    expect(allowed('militia', { height: 2 }, { engineer: true })).toBe(false);
    const spears = storm('spears', 'militia', { height: 2 }, { way: 'ladders' });
    expect(spears.adds('fr3.structures.wall-height-two')).toBe(-4); // in the climb and on the wall
  });

  test('fr3.structures.wall-height-three, ruling: −4, with ladders and an engineer; marines with the engineer or from a tower', () => {
    expect(allowed('handweapons', { height: 3 }, { marines: true })).toBe(false);
    expect(allowed('handweapons', { height: 3 }, { marines: true, way: 'tower' })).toBe(true);
    expect(allowed('handweapons', { height: 3 }, { way: 'ladders' })).toBe(false);
    expect(allowed('handweapons', { height: 3 }, { engineer: true })).toBe(false);
    expect(allowed('handweapons', { height: 3 }, { way: 'ladders', engineer: true })).toBe(true);
    expect(allowed('rangers', { height: 3 })).toBe(false);
    expect(allowed('rangers', { height: 3 }, { engineer: true })).toBe(true);
    expect(allowed('handweapons', { height: 3 }, { marines: true, engineer: true })).toBe(true);
    const three = storm('rangers', 'spears', { height: 3 }, { engineer: true });
    expect(three.adds('fr3.structures.wall-height-three')).toBe(-8);
  });

  test('fr3.siege.ladders: for six types only', () => {
    expect(storm('militia', 'spears', { height: 1 }, { way: 'ladders' }).refused()).toContain('fr3.siege.ladders');
  });

  test('fr3.infantry.marines-wall-climbing: height 2 without ladders, height 3 out of a tower', () => {
    expect(allowed('handweapons', { height: 2 }, { marines: true })).toBe(true);
    expect(storm('handweapons', 'spears', { height: 3 }, { marines: true }).refused()).toContain(
      'fr3.infantry.marines-wall-climbing',
    );
    expect(allowed('handweapons', { height: 3 }, { marines: true, way: 'tower' })).toBe(true);
  });

  test('fr3.infantry.marines: living beastmen, spears, handweapons, sword and pistol, muskets', () => {
    expect(storm('rangers', 'spears', {}, { marines: true }).refused()).toContain('fr3.infantry.marines');
    expect(storm('spears', 'spears', {}, { marines: true, undead: true }).refused()).toContain('fr3.infantry.marines');
  });

  test('fr3.infantry.marines-structure-bonus: +2 storming, +2 defending, +2 in a city', () => {
    expect(total(storm('handweapons', 'spears', {}, { marines: true }), 'Storming: Hand')).toBe(5);
    expect(total(storm('handweapons', 'spears', {}, {}, { marines: true }), 'Storming: against')).toBe(5);
    expect(total(storm('handweapons', 'spears', {}, {}, { marines: true }), 'On the wall: against')).toBe(5);
    expect(total(streets('handweapons', 'spears', {}, {}, { marines: true }), 'Defenders')).toBe(3 + 2 - 1);
  });

  test('fr3.siege.tower-assault, ruling, fr3.siege.tower-passengers: height 1 without a roll, height 2 without −2, height 3 with −4', () => {
    expect(storm('mobs', 'spears', {}, { way: 'tower' }).refused()).toContain('fr3.siege.tower-passengers');
    const one = storm('militia', 'spears', { height: 1 }, { way: 'tower' });
    expect(one.rolled(9, 1)).toBe('taken'); // 11 against 4, no storming roll before
    expect(one.notes()).toContain('fr3.siege.tower-assault');
    expect(total(storm('militia', 'spears', { height: 2 }, { way: 'tower' }), 'Storming: Militia')).toBe(2);
    expect(storm('militia', 'spears', { height: 3 }, { way: 'tower' }).refused()).toContain('fr3.siege.tower-assault');
    expect(total(storm('militia', 'spears', { height: 3 }, { way: 'tower', engineer: true }), 'Storming: Militia')).toBe(-2);
  });

  test('fr3.infantry.marines-assault-craft, fr3.war-machines.assault-craft-air: marines only, as against height 1', () => {
    expect(storm('handweapons', 'spears', {}, { way: 'craft' }).refused()).toContain('fr3.infantry.marines-assault-craft');
    expect(total(storm('handweapons', 'spears', { height: 3 }, { way: 'craft', marines: true }), 'Storming: Hand')).toBe(5);
  });

  test('fr3.items.climb-effect, ruling: any height, no penalty', () => {
    expect(total(storm('mobs', 'spears', { height: 3 }, { way: 'climb' }), 'Storming: Mobs')).toBe(1);
  });

  test('fr3.innate.levitate: any height without gear, with the penalty', () => {
    expect(total(storm('mobs', 'spears', { height: 3 }, { way: 'levitate' }), 'Storming: Mobs')).toBe(-3);
  });

  test('fr3.structures.swarms-spirits, fr3.siege.must-storm: they go straight to the melee, whatever the height', () => {
    const swarms = storm('swarms', 'militia', { height: 3 });
    expect([total(swarms, 'On the wall: Swarms'), total(swarms, 'On the wall: against')]).toEqual([4, 4]); // their bonus when charged stays
    expect(swarms.rolled(10, 1)).toBe('taken'); // 14 against 5
    expect(swarms.notes()).toContain('fr3.structures.swarms-spirits');
    expect(total(storm('minor-spirits', 'spears', { height: 3 }), 'On the wall: Minor')).toBe(6);
    expect(storm('ethereals', 'spears').refused()).toContain('fr3.spirits.ethereals');
  });

  test('fr3.elementals.air-no-storming, ruling: −2 against the defenders, without a storming roll', () => {
    const air = storm('air-elemental', 'handweapons', { height: 3 });
    expect(total(air, 'On the wall: Air')).toBe(2);
    expect(air.rolled(1, 1)).toBe('up'); // 3 against 4
  });

  test('fr3.structures.entry-prohibited: who cannot enter a wall cannot hold it', () => {
    for (const unit of [
      'knights',
      'pikes',
      'dragons',
      'blobs',
      'large-monsters',
      'leviathans',
      'battlewagons',
      'earth-elemental',
    ])
      expect(storm('handweapons', unit).refused()).toContain('fr3.structures.entry-prohibited');
    for (const unit of ['spears', 'small-monsters', 'fanatics', 'light-artillery'])
      expect(storm('handweapons', unit).refused()).toEqual([]);
  });
});

describe('storming', () => {
  test('fr3.siege.storm-melee: CF and height against CF and the bonus when charged, as the example has it', () => {
    const spears = storm('spears', 'militia', { height: 2 }, { way: 'ladders' });
    expect([total(spears, 'Storming: Spears'), total(spears, 'Storming: against')]).toEqual([1, 4]);
    expect(spears.rolled(7, 3, 5, 2)).toBe('up'); // 8 to 7; then 6 to 6
    expect(spears.rolled(6, 3)).toBe('below'); // a tie
  });

  test('fr3.siege.storm-melee: flanks, rear and support do not count in the climb', () => {
    const all = storm('handweapons', 'militia', {}, { support: 2, flank: 2 }, { support: 2 });
    expect([total(all, 'Storming: Hand'), total(all, 'Storming: against')]).toEqual([3, 4]);
    expect([total(all, 'On the wall: Hand'), total(all, 'On the wall: against')]).toEqual([3 + 2 + 2, 4 + 2]);
  });

  test('fr3.siege.storm-melee: what would harm the defender is ignored, and going up is no charge', () => {
    const pistols = storm('sword-and-pistol', 'handweapons');
    expect(pistols.adds('fr3.melee.charge-bonus')).toBeUndefined();
    expect(pistols.rolled(10, 1, 1, 3)).toBe('up'); // 15 to 4 hurts nobody; then 6 to 6
  });

  test('fr3.siege.storm-success: who is up fights at once', () => {
    expect(storm('handweapons', 'mobs').rolled(5, 1, 9, 1)).toBe('taken'); // 8 to 2, then 12 against 2
    expect(storm('handweapons', 'mobs').rolled(5, 1, 4, 5)).toBe('winning'); // then 7 against 6
    expect(storm('handweapons', 'mobs').rolled(5, 1, 1, 7)).toBe('held'); // 4 against 8
  });

  test('fr3.siege.storm-failure, ruling: a marker for a loss or a tie, the end when doubled', () => {
    const up = storm('handweapons', 'militia');
    expect(up.rolled(3, 3)).toBe('below'); // 6 against 7
    expect(up.rolled(3, 2)).toBe('below');
    expect(up.rolled(1, 4)).toBe('held'); // 4 against 8
  });

  test('fr3.siege.storm-failure: whoever is demoralized must rally before it climbs again', () => {
    expect(storm('handweapons', 'militia', {}, { state: 1 }).rolled()).toBe('below');
  });

  test('fr3.siege.control-melee: the height and the bonus when charged count again', () => {
    const spears = storm('spears', 'militia', { height: 2 }, { way: 'ladders' });
    expect([total(spears, 'On the wall: Spears'), total(spears, 'On the wall: against')]).toEqual([1, 4]);
  });

  test('fr3.siege.control-melee, ruling, fr3.siege.control-bonuses, fr3.siege.adjacent-flanks: the defender fights one melee, and others who are up stand on the flank', () => {
    // Both go up at 5 to 2; the first fights with 3 + 1: 4 + 4 = 8 against 4 + 3 = 7.
    const two = storm('handweapons', 'handweapons', {}, { count: 2 });
    expect(two.rolled(5, 2, 5, 2, 4, 4)).toBe('winning');
    // Alone up, it fights with 3: a draw.
    expect(two.rolled(5, 2, 1, 2, 4, 4)).toBe('up');
  });

  test('fr3.structures.wall-contract, ruling: a defender gives up the wall to who wins the fight on it, not to who has climbed it', () => {
    expect(storm('handweapons', 'handweapons').rolled(5, 2, 4, 4)).toBe('up');
    expect(storm('handweapons', 'handweapons', {}, {}, { state: 1 }).rolled(5, 2, 5, 3)).toBe('taken');
  });

  test('fr3.siege.hot-oil-push-back, ruling, fr3.siege.hot-oil-effect: +2 on the damage roll, and no storming roll', () => {
    const oil = storm('beastmen', 'spears', { oil: true });
    expect(oil.rolled(4)).toBe('below');
    expect(oil.rolled(5)).toBe('below'); // demoralized
    expect(oil.rolled(7)).toBe('held'); // destroyed
    expect(storm('minor-spirits', 'spears', { oil: true }).refused()).toContain('fr3.siege.hot-oil-effect');
    expect(storm('swarms', 'spears', { oil: true }).rolled(7)).toBe('held');
  });

  test('fr3.siege.hot-oil-single-use: the second unit climbs as if there were none', () => {
    expect(storm('beastmen', 'spears', { oil: true }, { count: 2 }).rolled(7, 5, 1, 1, 3)).toBe('up'); // 5 against 6
  });

  test('fr3.siege.rocks-effect: +1 when charged or stormed', () => {
    const rocks = storm('handweapons', 'longbows', { rocks: true });
    expect(total(rocks, 'Storming: against')).toBe(1 + 1 + 1);
    expect(rocks.adds('fr3.siege.rocks-effect')).toBe(2); // in the climb and on the wall
  });

  test('fr3.specials.fanatics-terrain-bonuses, fr3.specials.fanatics-combat: a die-off in which the height counts', () => {
    const fanatics = storm('fanatics', 'spears', { height: 2 }, { way: 'ladders' });
    expect([total(fanatics, 'Storming: Fanatics'), total(fanatics, 'Storming: against')]).toEqual([-2, 0]);
    expect(fanatics.rolled(5, 3)).toBe('below'); // a tie, and they are never demoralized
    expect(fanatics.rolled(5, 4)).toBe('held');
    expect(fanatics.rolled(6, 3, 6, 3)).toBe('taken');
  });

  test('fr3.siege.breach-test: defenders beside it roll or lose a level', () => {
    const spears = ask('neighbours', { u: { unit: 'spears' } });
    expect([spears.rolled(5), spears.rolled(6)]).toEqual(['demoralized', 'passed']);
  });

  test('fr3.structures.occupant-test: a unit results roll at −1', () => {
    const spears = ask('collapse', { u: { unit: 'spears' } });
    expect([4, 5, 7, 8].map((face) => spears.rolled(face))).toEqual(['destroyed', 'demoralized', 'demoralized', 'unharmed']);
    expect(ask('collapse', { u: { unit: 'knights' } }).refused()).toContain('fr3.structures.entry-prohibited');
  });
});

describe('oil on the wall', () => {
  test('fr3.siege.hot-oil-move: the pot stays with its base', () => {
    expect(storm('handweapons', 'militia', { oil: true }).notes()).toContain('fr3.siege.hot-oil-move');
    expect(storm('handweapons', 'militia').notes()).not.toContain('fr3.siege.hot-oil-move');
  });
});

describe('the storming example', () => {
  const elite = { elite: '1-1-0', attached: 'skirmishers' };

  test('fr3.siege.storming-example-storming-rolls, fr3.siege.storming-example-setup, ruling: handweapons at 3 are doubled; marines at 5 meet the same 4 + 1', () => {
    const handweapons = storm('handweapons', 'spears', {}, {}, elite);
    expect([total(handweapons, 'Storming: Hand'), total(handweapons, 'Storming: against')]).toEqual([3, 5]);
    expect(handweapons.rolled(1, 5)).toBe('held'); // 10 against 4
    const marines = storm('handweapons', 'spears', {}, { marines: true }, elite);
    expect([total(marines, 'Storming: Hand'), total(marines, 'Storming: against')]).toEqual([5, 5]);
    expect(marines.rolled(6, 5, 5, 5)).toBe('up');
  });

  test('fr3.siege.storming-example-first-melee, ruling: the monster at 8 against 3; the swarm at 6, which is 4 in play, with one on the flank', () => {
    const held = tear('large-monsters', { material: 'wood', held: true });
    expect([total(held, 'Large'), total(held, 'Wall')]).toEqual([8, 3]);
    expect(held.rolled(6, 4)).toBe('lost-2');
    const swarm = storm('swarms', 'spears', {}, { flank: 1, other: 2 }, elite);
    expect([total(swarm, 'On the wall: Swarms'), total(swarm, 'On the wall: against')]).toEqual([7, 5]);
    expect(swarm.rolled(5, 5)).toBe('winning');
    const inPlay = storm('swarms', 'spears', {}, {}, elite);
    expect([total(inPlay, 'On the wall: Swarms'), total(inPlay, 'On the wall: against')]).toEqual([4, 5]);
  });

  test('fr3.siege.storming-example-breach, ruling, fr3.siege.storming-example-second-storm: two flanks, 8 against 5', () => {
    expect(storm('handweapons', 'spears', {}, {}, elite).rolled(8, 5, 5, 3)).toBe('up');
    const swarm = storm('swarms', 'spears', {}, { flank: 2, other: 2 }, elite);
    expect([total(swarm, 'On the wall: Swarms'), total(swarm, 'On the wall: against')]).toEqual([8, 5]);
    expect(swarm.rolled(8, 3)).toBe('taken'); // 16 against 8
  });

  test('fr3.siege.storming-example-wall-destroyed, ruling: two more, and the unit on it rolls; a second marker moves it back', () => {
    expect(tear('large-monsters', { material: 'wood', held: true, markers: 2 }).rolled(6, 4)).toBe('breach');
    expect(ask('collapse', { u: { unit: 'spears', state: 1 } }).rolled(6)).toBe('double');
  });
});

describe('cities, along the wall, through the gate', () => {
  test('fr3.structures.city-when-charged, fr3.structures.city-difficult: 1 against 2, as the example has it', () => {
    const city = streets('handweapons', 'spears');
    expect([total(city, 'Attackers'), total(city, 'Defenders')]).toEqual([1, 2]);
    expect(total(streets('handweapons', 'spears', { charges: false }), 'Attackers')).toBe(3);
    expect(total(streets('spears', 'spears'), 'Attackers')).toBe(3 - 2 - 1);
  });

  test('fr3.structures.city-when-charged: fanatics too', () => {
    expect(total(streets('fanatics', 'handweapons'), 'Attackers')).toBe(-2);
  });

  test('fr3.structures.city-no-support: the circumstance is not even asked', () => {
    const city = streets('handweapons', 'spears');
    expect(city.notes()).toEqual(['fr3.structures.city-no-support']);
    expect(ask('streets', { u: { unit: 'handweapons', support: 2 } }).refused()).toEqual([]);
    expect(ask('streets', { u: { unit: 'handweapons', support: 2 } }).question.parts.u).toHaveProperty('support');
  });

  test('fr3.siege.adjacent-attack, ruling: −2 along the wall, on good ground', () => {
    const along = streets('spears', 'spears', { where: 'wall' });
    expect([total(along, 'Attackers'), total(along, 'Defenders')]).toEqual([1, 3]);
    expect(along.adds('fr3.siege.adjacent-attack')).toBe(-2);
  });

  test('fr3.structures.gate-destroyed: as in difficult terrain', () => {
    const gate = streets('knights', 'handweapons', { where: 'gate' });
    expect(total(gate, 'Attackers')).toBe(5 + 3 - 3);
    expect(gate.adds('fr3.melee.difficult-terrain-modifiers')).toBe(-3);
    expect(gate.notes()).toEqual(['fr3.structures.gate-destroyed']);
  });

  test('fr3.structures.attack-bb-only, ruling: monsters do not fight the units inside, nor those on a wall', () => {
    expect(streets('large-monsters', 'spears').refused()).toContain('fr3.structures.attack-bb-only');
    expect(streets('large-monsters', 'spears', { where: 'wall' }).refused()).toContain('fr3.structures.attack-bb-only');
    expect(storm('large-monsters', 'spears').refused()).toContain('fr3.structures.attack-bb-only');
    expect(streets('spears', 'knights').refused()).toContain('fr3.structures.entry-prohibited');
  });

  test('every way that such a melee ends', () => {
    const city = streets('handweapons', 'spears');
    expect([city.rolled(10, 3), city.rolled(5, 2), city.rolled(3, 2), city.rolled(3, 5), city.rolled(1, 3)]).toEqual([
      'd-destroyed',
      'd-demoralized',
      'even',
      'a-demoralized',
      'a-destroyed',
    ]);
    expect(streets('handweapons', 'spears', {}, {}, { state: 1 }).rolled(6, 3)).toBe('d-pushed');
    expect(streets('handweapons', 'spears', { charges: false }, { state: 1 }).rolled(3, 4)).toBe('a-pushed');
  });
});

describe('siege towers attacked', () => {
  const tower = (unit: string, w: object = {}, u: object = {}) => ask('tower', { u: { unit, ...u }, w: { ...w } });
  const sally = (unit: string, inside: string, u: object = {}, d: object = {}, w: object = {}) =>
    ask('sally', { u: { unit, ...u }, d: { unit: inside, ...d }, w: { ...w } });

  test('fr3.siege.tower-profile, fr3.siege.tower-passenger-cf: CF 1, and 2 with a unit inside', () => {
    expect(total(tower('handweapons', { inside: false }), 'The siege tower')).toBe(1);
    expect(total(tower('handweapons'), 'The siege tower')).toBe(2);
    expect(tower('handweapons').adds('fr3.siege.tower-passenger-cf')).toBe(1);
    expect(total(tower('handweapons', { other: -1 }), 'The siege tower')).toBe(1);
    expect(tower('handweapons', { other: -1 }).adds('fr3.siege.tower-passenger-cf')).toBe(1);
    expect(total(tower('handweapons', { support: 2 }), 'The siege tower')).toBe(4);
  });

  test('fr3.siege.tower-passenger-cf: it is rolled with what is shown', () => {
    // Handweapons, CF 3, against a tower with a unit inside, CF 2.
    const of = tower('handweapons', { charges: false });
    const [mine, its] = [total(of, 'Attackers') as number, total(of, 'The siege tower') as number];
    const ways = { more: 0, twice: 0, less: 0, half: 0 };
    for (let a = 1; a <= 10; a++)
      for (let b = 1; b <= 10; b++) {
        const [x, y] = [a + mine, b + its];
        if (x > y) ways[x >= 2 * y ? 'twice' : 'more']++;
        if (x < y) ways[y >= 2 * x ? 'half' : 'less']++;
      }
    const share = (count: number) => fraction(count, 100).toString();
    expect([of.chance('d-destroyed'), of.chance('d-demoralized'), of.chance('a-demoralized'), of.chance('a-destroyed')]).toEqual(
      [ways.twice, ways.more, ways.less, ways.half].map(share),
    );
  });

  test('fr3.siege.tower-pushed-back: pushed back it falls, and the unit inside is lost', () => {
    expect(tower('handweapons').rolled(10, 3)).toBe('d-destroyed');
    expect(tower('handweapons', { state: 1 }).rolled(5, 5)).toBe('d-pushed');
    expect(tower('handweapons').rolled(6, 3)).toBe('d-demoralized');
    expect(tower('handweapons').notes()).toEqual(['fr3.siege.tower-pushed-back']);
    expect(tower('handweapons', { inside: false }).notes()).toEqual([]);
    expect(tower('ethereals').refused()).toContain('fr3.spirits.ethereals');
  });

  test('fr3.siege.tower-wall-sally: from the wall the unit inside is fought, with what it has', () => {
    const of = sally('spears', 'handweapons', {}, {}, { charges: false });
    expect([total(of, 'Attackers'), total(of, 'Inside')]).toEqual([3, 3]);
    expect(total(sally('spears', 'handweapons', {}, { support: 2 }, { charges: false }), 'Inside')).toBe(5);
    expect(of.rolled(10, 2)).toBe('d-destroyed');
    expect(sally('spears', 'handweapons', {}, { state: 1 }, { charges: false }).rolled(6, 5)).toBe('d-pushed');
    expect(of.notes()).toEqual(['fr3.siege.tower-wall-sally']);
  });

  test('fr3.siege.tower-wall-sally, fr3.siege.tower-passengers: only those who may be there', () => {
    expect(sally('knights', 'handweapons').refused()).toContain('fr3.structures.entry-prohibited');
    expect(sally('spears', 'longbows').refused()).toContain('fr3.siege.tower-passengers');
    expect(sally('spears', 'muskets').refused()).toContain('fr3.siege.tower-passengers');
    expect(sally('spears', 'muskets', {}, { marines: true }).refused()).toEqual([]);
  });
});

describe('a tower without a gate', () => {
  const enter = (unit: string, w: object = {}, u: object = {}) => ask('enter', { u: { unit, ...u }, w: { ...w } });

  test('fr3.structures.gateless-tower: friends with ladders storm it, and its CF is 0', () => {
    const low = enter('handweapons', { height: 1 });
    expect([total(low, 'Climbing: Handweapons'), total(low, 'Climbing: against')]).toEqual([3, 0]);
    expect(total(enter('handweapons', { height: 2 }), 'Climbing: Handweapons')).toBe(1);
    // 1 + 3 against 3, 4, 5 and 8.
    expect([3, 4, 5, 8].map((face) => low.rolled(1, face))).toEqual(['up', 'demoralized', 'demoralized', 'destroyed']);
    let up = 0;
    for (let a = 1; a <= 10; a++) for (let b = 1; b <= 10; b++) if (a + 3 > b) up++;
    expect(low.chance('up')).toBe(fraction(up, 100).toString());
  });

  test('fr3.structures.gateless-tower: only those whom ladders take up so high', () => {
    expect(enter('longbows').refused()).toContain('fr3.siege.ladders');
    expect(enter('spears', { height: 3 }).refused()).toContain('fr3.structures.wall-height-three');
    expect(enter('spears', { height: 3 }, { engineer: true }).refused()).toEqual([]);
    expect(enter('knights').refused()).toContain('fr3.structures.cannot-attack');
    expect(enter('spears').notes()).toEqual(['fr3.structures.gateless-tower']);
  });
});

describe('fire on a structure', () => {
  test('fr3.structures.materials, ruling, fr3.fire.melee: 7 against wood at 5 − 2, stone at 8 + 2, earthworks at 10 + 4', () => {
    const wood = burn({ material: 'wood' });
    expect([total(wood, 'The fire'), total(wood, 'Wall')]).toEqual([7, 3]);
    expect(total(burn({ material: 'stone' }), 'Wall')).toBe(10);
    expect(total(burn({ material: 'earthworks' }), 'Wall')).toBe(14);
    expect(wood.rolled(2, 7, 4)).toBe('burns'); // a blaze, then 14 against 7: two markers
    expect(wood.rolled(2, 1, 10)).toBe('alight'); // 8 against 13
  });

  test('fr3.fire.smolder, fr3.fire.terrain-wood: 3–6 smolders and does nothing yet, 7 goes out', () => {
    const wood = burn({ material: 'wood' });
    expect([wood.rolled(6), wood.rolled(7)]).toEqual(['alight', 'out']);
  });

  test('fr3.fire.terrain-masonry, fr3.fire.terrain-earth: out on 5, out on 7', () => {
    expect([burn({ material: 'stone' }).rolled(4), burn({ material: 'brick' }).rolled(5)]).toEqual(['alight', 'out']);
    expect([burn({ material: 'earthworks' }).rolled(6), burn({ material: 'earthworks' }).rolled(7)]).toEqual(['alight', 'out']);
  });

  test('fr3.siege.wet-hides: the fire fights at −3', () => {
    expect(burn({ material: 'wood', hides: true }).adds('fr3.siege.wet-hides')).toBe(-3);
  });

  test('fr3.fire.turn-fire-roll, fr3.fire.turn-fire-phase: it burns on and fights once more, or is out', () => {
    // A fire beats a wooden wall of one marker (7 against 3) in 79 of 100; it lives on in 6 of 10.
    const wood = burn({ material: 'wood', markers: 1 }, { start: 'fire' }, 2);
    expect(number(wood.after(1, 'destroyed'))).toBeCloseTo(0.79, 12);
    expect(number(wood.after(2, 'destroyed'))).toBeCloseTo(0.79 + 0.21 * 0.6 * 0.79, 12);
    // A smolder turns to fire at the start of the next turn without a roll.
    const smolder = burn({ material: 'wood', markers: 1 }, { start: 'smolder' }, 2);
    expect(smolder.after(1, 'destroyed')).toBe('0');
    expect(number(smolder.after(2, 'destroyed'))).toBeCloseTo(0.79, 12);
  });
});

/** A fraction as a number. */
function number(text: string): number {
  const [over = '0', under = '1'] = text.split('/');
  return Number(over) / Number(under);
}

describe('boarding', () => {
  const board = (unit: string, defenders: string, s: object = {}, u: object = {}, d: object = {}) =>
    ask('board', { u: { unit, ...u }, d: { unit: defenders, ...d }, s: { ...s } });
  const untie = (bonus: number, turns?: number) => ask('untie', { s: { bonus } }, turns);

  test('fr3.infantry.marines-boarding-roll, fr3.infantry.marines-boarding-failure: spears need 6; with a 5 no melee is fought', () => {
    expect(board('spears', 'handweapons').needs()).toBe(6);
    expect(board('spears', 'handweapons').rolled(5)).toBe('not-tied');
    // 6 ties the ships. On deck it is 5 + 3 + 2 against 5 + 3 − 1: one level lost.
    expect(board('spears', 'handweapons').rolled(6, 5, 5)).toBe('shaken');
    expect(board('spears', 'handweapons', {}, { leader: 'hero-1-1' }).rolled(5, 1, 10)).not.toBe('not-tied');
  });

  test('fr3.infantry.marines-boarding-attack, ruling: once the ships are tied, other units on deck attack too, without a roll', () => {
    const others = { marines: false };
    expect(board('handweapons', 'spears', {}, others).refused()).toEqual(['fr3.infantry.marines-boarding-roll']);
    expect(board('handweapons', 'spears', { tied: true }, others).refused()).toEqual([]);
    expect(total(board('handweapons', 'spears', { tied: true }, others), 'On deck: Hand')).toBe(3);
    expect(board('handweapons', 'spears', { tied: true }, others).rolled(5, 6)).toBe('on');
  });

  test('fr3.ships.deck-defence, ruling, fr3.ships.deck-marines: −1 on deck, but marines have +2 instead', () => {
    expect(total(board('spears', 'spears'), 'On deck: against')).toBe(2);
    expect(board('spears', 'spears').adds('fr3.ships.deck-defence')).toBe(-1);
    expect(total(board('spears', 'spears', {}, {}, { marines: true }), 'On deck: against')).toBe(5);
  });

  test('fr3.ships.crew, ruling: CF 1 without the penalty; it has no morale, so a lost melee gives up the deck', () => {
    const crew = board('spears', 'handweapons', { crew: true, tied: true });
    expect(total(crew, 'On deck: against')).toBe(1);
    expect(crew.rolled(5, 8)).toBe('taken');
    expect(crew.rolled(5, 9)).toBe('on');
    // On a ship of height 2 the crew has what a wall of that height gives: −2 for the attackers.
    expect(total(board('spears', 'handweapons', { crew: true, tied: true, height: 2 }), 'On deck: Spears')).toBe(3);
  });

  test('fr3.infantry.marines-boarding-untie, ruling: 6+, with the bonus of captain or mechanic, once in each own turn', () => {
    expect([untie(0).needs(), untie(1).needs()]).toEqual([6, 5]);
    expect([untie(0).rolled(5), untie(1).rolled(5)]).toEqual(['tied', 'free']);
    expect([1, 2, 3].map((row) => untie(0, 3).after(row, 'free'))).toEqual(['1/2', '3/4', '7/8']);
  });

  test('fr3.basics.demoralized-no-charge, fr3.ships.deck-capacity: the demoralized do not board, nor do units that cannot stand on deck', () => {
    expect(board('spears', 'militia', {}, { state: 1 }).refused()).toEqual(['fr3.basics.demoralized-no-charge']);
    expect(board('knights', 'militia', { tied: true }, { marines: false }).refused()).toContain('fr3.ships.deck-capacity');
    expect(board('spears', 'knights').refused()).toEqual(['fr3.structures.entry-prohibited']);
  });
});

describe('ramming', () => {
  const ram = (a: object = {}, b: object = {}) => ask('ship-ram', { a, b });

  test('fr3.ships.ram-melee, ruling: the CF of the material, one round; double costs two markers, and a tie kills on both sides', () => {
    // A wooden 1x2 has 5 + 4 against stone at 8.
    const stone = ram({}, { material: 'stone' });
    expect([total(stone, 'The ramming'), total(stone, 'The rammed')]).toEqual([9, 8]);
    expect([stone.rolled(10, 1), stone.rolled(3, 3), stone.rolled(3, 4), stone.rolled(3, 5), stone.rolled(1, 10)]).toEqual([
      'b-two',
      'b-one',
      'both',
      'a-one',
      'a-one',
    ]);
    expect(ram({ size: '1x1' }, { material: 'earthworks' }).rolled(1, 10)).toBe('a-two');
    expect(stone.answer().course).toBeUndefined();
  });

  test('fr3.ships.ram-damage, ruling: a marker for each base that touches, one in all for a leviathan', () => {
    expect(ram().notes()).toContain('fr3.ships.ram-damage');
    expect(ram().answer().notes[0]?.says).toContain('A leviathan takes one marker in all.');
  });

  test('fr3.ships.ramming-bonus: 2, 4 and 12', () => {
    expect(['1x1', '1x2', '2x3'].map((size) => ram({ size }).adds('fr3.ships.ramming-bonus'))).toEqual([2, 4, 12]);
  });
});
