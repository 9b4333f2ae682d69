/** Rulings on unit types: their rows, what a battle makes of them, and what they may buy. */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { units } from '../../../src/engine/fr3/data/units.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { given } from './at-the-table.ts';
import { after, begun, charge, type Played, setupOf, unshot } from './battle-table.ts';
import { casting, effectsOn, pass, refusesCast, tableOf, until } from './magic-table.ts';
import { errorsOf, roster, warningsOf } from './muster-table.ts';

const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';
const shooting = (text: string) => begun(setupOf(`${text}; ${far}`));
const start = (text: string) => unshot(shooting(text));
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const rules = ({ state }: Played, action: Action) => fr3Battle.refuse(state, action)?.rules ?? [];
const ahead = (id: string, inches: number): Action => ({ kind: 'ahead', units: [id], inches });
const row = (id: string) => units.find((each) => each.id === id);
const total = (army: string, words: string) => costOf(roster(army, [words])).units[0]?.total ?? 0;
const flier = { unit: 'beastmen', level: 'flying' } as const;

// ---- Rows ----------------------------------------------------------------------------------------

test.each([
  [
    'fr3.infantry.crossbow-handgun, ruling: 40 points',
    'crossbow-handgun',
    { cost: 40, undead: false, fear: false, poison: true },
  ],
  [
    'fr3.infantry.longbows, ruling: 40 points, and undead at will',
    'longbows',
    { cost: 40, undead: true, fear: false, poison: true },
  ],
  [
    'fr3.monsters.dragons, ruling: they cause fear and may be undead',
    'dragons',
    { cost: 100, undead: true, fear: true, poison: false },
  ],
  ['fr3.monsters.cyclics, ruling: no fear mark', 'cyclics', { cost: 30, undead: false, fear: false, poison: false }],
  ['fr3.specials.blobs, ruling: 60 points, and they cause fear', 'blobs', { cost: 60, undead: false, fear: true, poison: false }],
  [
    'fr3.spirits.ethereals, ruling: they cause fear and are not undead',
    'ethereals',
    { cost: 30, undead: false, fear: true, poison: false },
  ],
] as const)('%s', (_, id, { cost, undead, fear, poison }) => {
  const of = row(id);
  expect([of?.cost, of?.undead, of?.fear, of?.other.includes('PN')]).toEqual([cost, undead, fear, poison]);
  const may = errorsOf(roster('undead', [`${id} undead`])).some((each) => each.includes('fr3.undead.eligibility'));
  expect(!may).toBe(undead);
});

test.each([
  ['crossbow-handgun', 2],
  ['longbows', 1],
])('fr3.infantry.crossbow-handgun, fr3.infantry.longbows, ruling: %s add 1 against fliers and %i when charged', (id, charged) => {
  const of = (foe: Parameters<typeof given>[1], how = {}) => given(id, foe, how).adds[0];
  expect(of('mobs', { charge: 'b' }) - of('mobs')).toBe(charged);
  expect(of(flier, { charge: 'b' }) - of('mobs', { charge: 'b' })).toBe(1);
});

test('fr3.monsters.dragons, ruling: no penalty in terrain', () => {
  const on = (ground: 'open' | 'woods') => given({ unit: 'dragons', ground }, 'mobs').adds[0];
  expect(on('woods')).toBe(on('open'));
});

test('fr3.monsters.cyclics, ruling: movement, factor and rally change with the stage, and only adults cause fear', () => {
  const factor = (stage: 'eggs' | 'larvae' | 'adults') => given({ unit: 'cyclics', stage }, 'mobs').adds[0];
  expect([factor('eggs'), factor('larvae'), factor('adults')]).toEqual([0, 3, 8]);
});

test('fr3.elementals.air, ruling: it rallies on 3 and moves 12 inches, and has −2 in terrain', () => {
  expect([row('air-elemental')?.rally, row('air-elemental')?.move]).toEqual([3, { open: 12, difficult: 12 }]);
  const on = (ground: 'open' | 'woods') => given({ unit: 'air-elemental', ground }, 'mobs').adds[0];
  expect(on('woods') - on('open')).toBe(-2);
});

test.each([
  ['fire-elemental', ['woods', 'towns']],
  ['plant-elemental', ['woods']],
  ['water-elemental', ['marshes', 'water']],
] as const)(
  'fr3.elementals.fire, fr3.elementals.plant, fr3.elementals.water, ruling: %s has 2 more while it or its opponent is in %s',
  (id, grounds) => {
    const adds = (mine: string, theirs: string) =>
      given(
        { unit: id, ground: mine } as Parameters<typeof given>[0],
        { unit: 'mobs', ground: theirs } as Parameters<typeof given>[0],
      ).adds[0];
    for (const ground of ['woods', 'towns', 'marshes', 'water'] as const) {
      const more = (grounds as readonly string[]).includes(ground) ? 2 : 0;
      expect(
        [adds(ground, 'open'), adds('open', ground)].map((each) => each - adds('open', 'open')),
        ground,
      ).toEqual([more, more]);
    }
  },
);

test('fr3.infantry.longbows-support, ruling: every type that supports supports longbows, except longbows', () => {
  const supported = (type: string) => {
    const at = shooting(`A1 longbows 10,10 N; A2 ${type} 11.5752,10 N; B1 mobs 10,11.5752 S`);
    return questionOf(at.state, unit(at, 'A1'), unit(at, 'B1')).a.support === 1;
  };
  const foot = units.filter(({ group }) => group === 'infantry');
  expect(foot.filter(({ id }) => supported(id)).map(({ id }) => id)).toEqual(
    foot.filter(({ support }) => support === true).map(({ id }) => id),
  );
});

// ---- What they may buy ---------------------------------------------------------------------------

test('fr3.infantry.marines, fr3.infantry.marines-bowfire-option, ruling: 20 points for each living unit, and 10 for its bows', () => {
  const list = 'napoleonic-british';
  expect(total(list, 'handweapons marines') - total(list, 'handweapons')).toBe(20);
  expect(total(list, 'handweapons marines bows') - total(list, 'handweapons marines')).toBe(10);
  expect(errorsOf(roster('egyptian', ['handweapons undead marines'])).join()).toContain('fr3.infantry.marines');
});

test('fr3.cavalry.light-cavalry-weapons, ruling: bows or throwing weapons are in the price, and with bows it counts as one unit at 5 inches', () => {
  const cost = row('light-cavalry')?.cost;
  expect([total('steppe', 'light-cavalry bows'), total('steppe', 'light-cavalry throwing')]).toEqual([cost, cost]);
});

test('fr3.cavalry.heavy-cavalry-weapons, ruling: all heavy cavalry of the army have the same, for 10 points each', () => {
  expect(total('near-east', 'heavy-cavalry bows') - total('near-east', 'heavy-cavalry')).toBe(10);
  const mixed = (other: string) => errorsOf(roster('near-east', ['heavy-cavalry bows', other])).join();
  expect(mixed('heavy-cavalry')).toContain('fr3.cavalry.heavy-cavalry-weapons');
  expect(mixed('light-cavalry throwing')).not.toContain('fr3.cavalry.heavy-cavalry-weapons');
});

test('fr3.spirits.traps-elite, ruling: 30 points, where the list marks them', () => {
  const elite = roster('kobolds', ['traps elite']);
  expect([total('kobolds', 'traps elite'), total('kobolds', 'traps')]).toEqual([30, 20]);
  expect([...errorsOf(elite), ...warningsOf(elite)].filter((each) => each.includes('elite'))).toEqual([]);
  const barred = roster('roman', ['traps elite']);
  expect([...errorsOf(barred), ...warningsOf(barred)].length).toBeGreaterThan(0);
});

// ---- In battle -----------------------------------------------------------------------------------

test('fr3.infantry.militia-bowfire, ruling: they shoot and move in one phase', () => {
  const at = after(
    shooting('A1 militia 10,10 N; A2 militia 30,10 N; B1 mobs 10,15 S; B2 mobs 30,15 S'),
    [{ kind: 'shoot', units: ['A1'], at: 'B1' }],
    1,
  );
  expect(rules(after(at, [pass]), ahead('A1', 1))).toEqual([]);
});

test('fr3.infantry.rangers-prepare-trap-roll, fr3.infantry.rangers-prepare-trap-trigger, ruling: a part of their base in terrain is enough, and whoever is caught is so in that melee', () => {
  const at = until(
    start('terrain woods 8,16.5 to 12,20; A1 spears 10,12 N; A2 spears 30,12 N; B1 rangers 10,16 S; B2 rangers 30,16 S'),
    'A movement',
  );
  const caught = after(at, [charge(['A1'])], 5);
  expect(effectsOn(caught, 'A1')).toEqual(['prepared-trap']);
  expect(effectsOn(until(caught, 'A melee'), 'A1')).toEqual(['prepared-trap']);
  expect(effectsOn(after(at, [charge(['A2'])]), 'A2')).toEqual([]);
});

test('fr3.elementals.obtaining, ruling: an elemental is no spirit: it is demoralized, and does not go through units', () => {
  const at = start('A1 fire-elemental 10,5 N landed demoralized; A2 spears 10,7 N; B1 mobs 10,30 S');
  expect(unit(at, 'A1').morale).toBe(1);
  const fresh = start('A1 fire-elemental 10,5 N; A2 spears 10,7 N; A3 minor-spirits 20,5 N; A4 spears 20,7 N; B1 mobs 10,30 S');
  expect(rules(fresh, ahead('A1', 4))).not.toEqual([]);
  expect(rules(fresh, ahead('A3', 4))).toEqual([]);
});

test('fr3.elementals.air-fire-suppression, ruling: a unit outside the calm shoots at one inside', () => {
  const at = shooting('A1 longbows 10,4 N; A2 air-elemental 12,14 W landed; B1 mobs 10,13.5 S');
  expect(rules(at, { kind: 'shoot', units: ['A1'], at: 'B1' })).toEqual([]);
});

test('fr3.specials.class, ruling: blobs, fanatics and leviathans, whom nobody controls; spirits are a class of their own', () => {
  const text =
    'A1 blobs 10,5 N; A2 fanatics 14,5 N; A3 leviathans 20,5 N 1x1; A4 ethereals 26,5 N; A5 minor-spirits 30,5 N; A6 spears 34,5 N; B1 mobs 10,30 S; A7 hero-1-1 with A6 magic=cleric-1 beastmaster';
  const { state } = begun(setupOf(text), 4);
  expect(['A1', 'A2', 'A3', 'A4', 'A5'].map((id) => controlled(state, unitAt(state, id)))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('fr3.specials.blobs-terrain, ruling: woods do not slow a blob, and no wall that stands is open to it', () => {
  const at = start(
    'terrain wall 18,22 to 22,26; terrain woods 28,22 to 32,26; A1 blobs 20,20 N; A2 blobs 30,20 N; B1 mobs 10,30 S',
  );
  const surge = (unit_: string): Action => ({ kind: 'surge', unit: unit_, angle: 0, inches: 3 });
  expect(unit(after(at, [surge('A2')]), 'A2').base.y).toBe(23);
  expect(rules(at, surge('A1'))).toContain('fr3.movement.rate');
});

test('fr3.specials.fanatics-spell-immunity, ruling: neither Tremors nor the innate Earthquake', () => {
  const shaman = tableOf(`A1 spears 10,10 N; B1 fanatics 10,20 S; ${far}`, 'earth-shaman-1');
  expect(refusesCast(shaman, 'tremors', ['B1'])).toContain('fr3.specials.fanatics-spell-immunity');
  const quake: Action = { kind: 'innate', user: 'A1', ability: 'earthquake', target: 'B1', what: null };
  const at = start('A1 earth-elemental 10,10 N landed; B1 fanatics 10,14 S');
  expect(rules(at, quake)).toContain('fr3.specials.fanatics-spell-immunity');
});

test('fr3.spirits.ethereals-major-spirits, ruling: a major spirit of its own side does it no harm', () => {
  const at = start('A1 major-spirits 10,5 N; A2 ethereals 10,8 S; B1 mobs 10,30 S');
  expect(unit(after(at, [ahead('A1', 1.4)]), 'A2').status).toBe('table');
});

test('fr3.spirits.parasitics-effect, ruling: −1, or −2 for elite ones', () => {
  const adds = (parasitics: 'no' | 'ordinary' | 'elite') => given({ unit: 'spears', parasitics }, 'mobs').adds[0];
  expect([adds('ordinary') - adds('no'), adds('elite') - adds('no')]).toEqual([-1, -2]);
});

test('fr3.spirits.parasitics-spread, ruling: units of both sides that are adjacent', () => {
  const text = `A1 spears 10,10 N; B1 handweapons 10,11.5752 S; B2 spears 11.5752,11.5752 S; ${far}`;
  const at = until(casting(tableOf(text, 'hydromancer-2'), 'hagfish', ['B1']), 'A melee');
  const fought = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 5, 6);
  const caught = after(until(fought, 'B shed'), [{ kind: 'shed', unit: 'B1' } as Action], 6, 5, 5);
  expect(['A1', 'B1', 'B2'].map((id) => effectsOn(caught, id))).toEqual([['parasitics'], ['parasitics'], ['parasitics']]);
});
