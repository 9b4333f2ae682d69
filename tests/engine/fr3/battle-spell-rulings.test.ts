/** Rulings on single spells, by rule id. Nobody opposes them here. */
import { expect, test } from 'vitest';
import type { Action } from '../../../src/engine/fr3/battle/battle.ts';
import { spellOf } from '../../../src/engine/fr3/battle/magic/book.ts';
import type { BattleSpell } from '../../../src/engine/fr3/battle/magic/spell.ts';
import { magicUsers, spellsOf } from '../../../src/engine/fr3/battle/magic/users.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { BattleCharacter } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { costsOf, spellList } from '../../../src/engine/fr3/data/spell-list.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { after, charge, type Played } from './battle-table.ts';
import { bid, casting, effectsOn, having, pools, refusesCast, rules, tableOf, until, withTroop } from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const own = (text: string, user: string) => {
  const table = tableOf(`${text}; ${far}`, user);
  return until(text.includes('automaton') ? after(table, [{ kind: 'leave-idle' }]) : table, 'A movement');
};
const ahead = (id: string, inches: number): Action => ({ kind: 'ahead', units: [id], inches });

/** Applies a spell to a unit, whoever knows it. */
function works(at: Played, spell: string, on: string, ...faces: number[]): Played {
  const dice = scripted(faces);
  const aim = { caster: at.state.characters[0] as BattleCharacter, side: 'A', units: [unit(at, on)], characters: [] } as const;
  const told = play((spellOf(spell) as BattleSpell).works(at.state, { ...aim, choice: null, points: 2, at: null }), dice);
  dice.finish();
  return told;
}

// ---- Who casts what, for how much ----------------------------------------------------------------

/** The least level at which each kind of magic user knows the spell, and what it costs. */
const knowing = (spell: string): string[] =>
  [...new Set(magicUsers.map(({ type }) => type))].flatMap((type) => {
    const levels = magicUsers.filter((user) => user.type === type && spellsOf(user).some(({ id }) => id === spell));
    return levels.length === 0 ? [] : [`${type}-${Math.min(...levels.map(({ level }) => level))}`];
  });
const costs = (spell: string) => spellList.filter(({ id }) => id === spell).flatMap(costsOf);

const shamans = ['earth', 'air', 'water', 'fire'].map((kind) => `${kind}-shaman-1`);
const wizards = ['wizard-1', 'hydromancer-2', 'illusionist-2', 'necromancer-2', 'planar-wizard-3'];
test.each([
  ['fr3.spells.strength, ruling: clerics and war clerics', 'strength', ['cleric-1', 'war-cleric-2'], [2]],
  ['fr3.spells.freeze, ruling: air shamans', 'freeze', ['air-shaman-2'], [2]],
  ['fr3.spells.laudanum, ruling: masons', 'laudanum', ['mason-1'], [2]],
  ['fr3.spells.spyglass, ruling: masons', 'spyglass', ['mason-1'], [1]],
  ['fr3.spells.tempest, ruling: shamans and druids', 'tempest', [...shamans, 'druid-1'], [2]],
  ['fr3.spells.animate-terrain, ruling: shamans and druids', 'animate-terrain', [...shamans, 'druid-1'], [2]],
  ['fr3.spells.earth-sense, ruling: earth shamans', 'earth-sense', ['earth-shaman-2'], [2]],
  ['fr3.spells.rip-tide, ruling: hydromancers', 'rip-tide', ['hydromancer-2'], [2]],
  ['fr3.spells.illusionary-obstacle, ruling: illusionists', 'illusionary-obstacle', ['illusionist-2'], [3]],
  ['fr3.spells.illusionary-fear, ruling: wizards of every kind', 'illusionary-fear', wizards, [2]],
  ['fr3.spells.egg-impregnation, ruling: the hive queen', 'egg-impregnation', ['hive-queen-2'], [6]],
  ['fr3.spells.summon-swarm, ruling: druids', 'summon-swarm', ['druid-2'], [4]],
] as const)('%s cast it', (_, spell, users, cost) => {
  expect([knowing(spell).toSorted(), costs(spell)]).toEqual([[...users].toSorted(), cost]);
});

test.each([
  ['fr3.spells.fire-storm', /^fire ?storm/i],
  ['fr3.spells.banish-3', /^banish 3/i],
  ['fr3.spells.zombies-3', /^zombies 3/i],
  ['fr3.spells.summon-swarm', /^summon swarm/i],
  ['fr3.spells.dispell-illusion', /^dispell? illusion/i],
])(
  'fr3.spells.fire-storm, fr3.spells.banish-3, fr3.spells.zombies-3, fr3.spells.summon-swarm, fr3.spells.dispell-illusion, ruling: one spell: %s',
  (_, name) => {
    expect(spellList.filter((spell) => name.test(spell.name))).toHaveLength(1);
  },
);

// ---- How long it lasts ---------------------------------------------------------------------------

test.each([
  ['strength', 'cleric-1', 'A1'],
  ['freeze', 'air-shaman-2', 'B1'],
  ['laudanum', 'mason-1', 'B1'],
  ['stink', 'wizard-1', 'B1'],
  ['illusionary-fear', 'wizard-1', 'A1'],
])(
  'fr3.spells.strength, fr3.spells.freeze, fr3.spells.laudanum, fr3.spells.stink, fr3.spells.illusionary-fear, fr3.spells.spell-list-columns, ruling: %s lasts to the end of the phase, without upkeep',
  (spell, user, on) => {
    const at = casting(own('A1 spears 10,10 N; B1 pikes 10,11.5752 S', user), spell, [on]);
    expect(effectsOn(at, on)).toEqual([spell]);
    expect(effectsOn(until(at, 'A melee'), on)).toEqual([spell]);
    const fought = after(until(at, 'A melee'), [{ kind: 'fight', a: 'A1', b: 'B1' }], 5, 4);
    expect(effectsOn(until(fought, 'B movement'), on)).toEqual([]);
  },
);

test('fr3.spells.spell-list-columns, ruling: without a printed distance a spell reaches everywhere, behind its caster and out of his sight', () => {
  const at = own('terrain woods 2,18 to 30,26; A1 spears 10,10 S; B1 handweapons 44,33 S; B2 mobs 6,22 S', 'wizard-1');
  expect(['B1', 'B2'].map((id) => refusesCast(at, 'apoplexy', [id]))).toEqual([[], []]);
});

// ---- Whom it spares ------------------------------------------------------------------------------

test.each([
  ['paranoia', 'planar-wizard-3'],
  ['apparition', 'necromancer-2'],
])(
  'fr3.spells.paranoia, fr3.spells.apparition, ruling: %s demoralizes a permanent elite, and spares spirits, fanatics, blobs, elementals and automatons',
  (spell, user) => {
    const at = own(
      'A1 spears 10,10 N; B1 spears 10,20 S elite=1-1-0; B2 minor-spirits 14,20 S; B3 fanatics 18,20 S; B4 blobs 22,20 S; B5 fire-elemental 26,20 S; B6 spears 30,20 S automaton',
      user,
    );
    expect(unit(casting(at, spell, ['B1']), 'B1').morale).toBe(1);
    expect(['B2', 'B3', 'B4', 'B5', 'B6'].filter((id) => refusesCast(at, spell, [id]).length === 0)).toEqual([]);
  },
);

test('fr3.spells.stink, fr3.spells.psychology-flag, ruling: Stink is psychology, which neither the undead nor automatons nor the unit of a bard mind; Apoplexy is not', () => {
  const text = `A1 spears 10,10 N; B1 spears 10,20 S undead; B2 spears 14,20 S automaton; B3 spears 18,20 S; ${far}; B90 hero-1-1 with B3 bard; A90 individual with A1 magic=wizard-1`;
  const at = until(
    after(having(having(pools(text, 6, 1), 'A', { own: [30] }), 'B', { army: 0 }), [{ kind: 'leave-idle' }]),
    'A movement',
  );
  const spared = (spell: string) => ['B1', 'B2', 'B3'].filter((id) => refusesCast(at, spell, [id]).length > 0);
  expect([spared('stink'), spared('apoplexy')]).toEqual([['B1', 'B2', 'B3'], []]);
});

test.each([
  ['bless-curse-1', 'cleric-1', { choice: 'curse' }],
  ['zombies-2', 'necromancer-2', { choice: 'phase', points: 3 }],
] as const)(
  'fr3.spells.psychology-flag, fr3.elementals.psychology-immunity, ruling: %s counts as psychology for automatons, and not for elementals',
  (spell, user, more) => {
    const at = own('A1 spears 10,10 N; B1 spears 10,20 S automaton; B2 fire-elemental 14,20 S', user);
    expect([refusesCast(at, spell, ['B1'], more).length > 0, refusesCast(at, spell, ['B2'], more)]).toEqual([true, []]);
  },
);

test('fr3.spells.hagfish, ruling: spirits are not immune, units with a healer are', () => {
  const at = own('A1 spears 10,10 N; B1 minor-spirits 10,20 S; B2 mobs 20,20 S; B90 individual with B2 healer', 'hydromancer-2');
  expect(refusesCast(at, 'hagfish', ['B1'])).toEqual([]);
  expect(refusesCast(at, 'hagfish', ['B2'])).toContain('fr3.abilities.healer-parasitics');
});

test('fr3.spells.disorient, fr3.spells.gnat-swarm, ruling: no heavy artillery, fired or not, and no crew of a battlewagon; whoever ends against the front of an enemy fights him', () => {
  const at = own('A1 spears 20,16.9 N; B1 handweapons 20,20 S; B2 heavy-artillery 30,20 S; B3 battlewagons 34,20 S', 'wizard-2');
  for (const spell of ['disorient', 'gnat-swarm'])
    for (const [id, rule] of [
      ['B2', 'fr3.war-machines.heavy-artillery-spell-immunity'],
      ['B3', `fr3.spells.${spell}`],
    ] as const) {
      const aim = {
        caster: at.state.characters[0] as BattleCharacter,
        side: 'A',
        units: [unit(at, id)],
        characters: [],
      } as const;
      expect(spellOf(spell)?.refuse?.(at.state, { ...aim, choice: null, points: 2, at: null })?.rules).toContain(rule);
    }
  expect(casting(at, 'disorient', ['B1'], [12]).state.contacts).toMatchObject([{ a: 'A1', b: 'B1' }]);
});

// ---- Holds ---------------------------------------------------------------------------------------

test.each(['heat-stroke', 'cocoon'] as const)(
  'fr3.spells.heat-stroke, fr3.spells.cocoon, ruling: under %s a unit makes no move, and is pushed back and teleported all the same',
  (spell) => {
    const text = 'A1 spears 10,10 N; A2 spears 30,10 N demoralized; B1 knights 30,11.5752 S';
    const table = own(text, 'wizard-2');
    const at = works(works(table, spell, 'A1'), spell, 'A2');
    expect(rules(at, ahead('A1', 1))).toEqual([`fr3.spells.${spell}`]);
    const caster = at.state.characters.at(-1)?.id as string;
    const sent: Action = {
      kind: 'cast-at',
      character: caster,
      spell: 'teleport',
      on: ['A1'],
      choice: null,
      points: null,
      x: 20,
      y: 5,
      angle: 0,
    };
    expect(rules(at, sent)).toEqual([]);
    const fought = after(until(at, 'A melee'), [{ kind: 'fight', a: 'A2', b: 'B1' }], 4, 4);
    expect(unit(fought, 'A2').base.y).toBeLessThan(9);
  },
);

// ---- Moves ---------------------------------------------------------------------------------------

test.each([
  ['invigorate', 'cleric-1'],
  ['speed-potion', 'mason-1'],
])(
  'fr3.spells.invigorate, fr3.spells.speed-potion, ruling: %s gives a full move that may be a charge, in its own movement step, and never to a unit in melee',
  (spell, user) => {
    const at = own('A1 spears 10,10 N; A2 spears 30,10 N; B1 handweapons 10,16.5 S; B2 handweapons 30,11.5752 S', user);
    const again = casting(after(at, [ahead('A1', 3)]), spell, ['A1']);
    expect(rules(after(at, [ahead('A1', 3)]), charge(['A1']))).not.toEqual([]);
    expect(rules(again, charge(['A1']))).toEqual([]);
    expect(refusesCast(at, spell, ['A2'])).toEqual([`fr3.spells.${spell}`]);
    const theirs = until(own('A1 spears 10,10 N; B1 handweapons 10,16.5 S', user), 'B movement');
    const asked = { ...theirs, state: { ...theirs.state, magic: { ...theirs.state.magic, chances: ['A' as const] } } };
    expect(refusesCast(asked, spell, ['A1'])).toEqual([`fr3.spells.${spell}`]);
  },
);

test('fr3.spells.wasp-nest, ruling: nothing that the fight does to the insects counts', () => {
  const at = own('A1 spears 10,10 N; B1 handweapons 20,20 S', 'wizard-1');
  const beaten = works(at, 'wasp-nest', 'B1', 10, 1);
  expect([unit(beaten, 'B1').morale, beaten.state.units.length]).toEqual([0, at.state.units.length]);
});

// ---- Levels --------------------------------------------------------------------------------------

test.each([
  ['flying', 'air-shaman-2'],
  ['burrowing', 'earth-shaman-2'],
] as const)(
  'fr3.spells.burrowing, fr3.spells.flying, ruling: whoever loses %s is on the ground where it is, and the spell cannot be cast where others stand there',
  (level, user) => {
    const at = own(`A1 spears 10,10 N; B1 beastmen 20,20 S ${level}; B2 beastmen 30,20 S ${level}`, user);
    const there = ['B1', 'B2'].reduce((from, id) => withTroop(from, id, { level, comes: level }), at);
    const over = withTroop(there, 'B3', { base: { ...unit(there, 'B3').base, x: 30, y: 20 } });
    const down = casting(over, level, ['B1'], [], { choice: 'lose' });
    expect(unit(down, 'B1')).toMatchObject({ level: 'surface', status: 'table', base: { x: 20, y: 20 } });
    expect(refusesCast(over, level, ['B2'], { choice: 'lose' })).toEqual([`fr3.spells.${level}`]);
  },
);

test.each([
  ['flying', 'air-shaman-2'],
  ['swimming', 'hydromancer-2'],
] as const)('fr3.spells.flying, fr3.spells.swimming, ruling: whoever loses %s over impassable water drowns', (level, user) => {
  const table = own(`terrain stream 15,15 to 25,25; A1 spears 10,10 N; B1 beastmen 20,20 S ${level}`, user);
  const terrain = table.state.terrain.map((piece) => ({ ...piece, kind: 'impassable' as const }));
  const at = withTroop({ ...table, state: { ...table.state, terrain } }, 'B1', { level, comes: level });
  expect(unit(casting(at, level, ['B1'], [], { choice: 'lose' }), 'B1').status).toBe('destroyed');
});

// ---- Defence -------------------------------------------------------------------------------------

test('fr3.spells.sudden-squall, ruling: magic users with the target cast nothing in the phase, and still stand against spells', () => {
  const text = `A1 longbows 10,10 N; B1 handweapons 10,16 S; ${far}; A90 individual with A1 magic=wizard-1; B90 individual with B1 magic=wizard-1`;
  const table = until(pools(text, 6, 6), 'A movement');
  const at = withTroop(table, 'B1', { effects: [{ is: 'sudden-squall', by: 'A', until: 0, level: 2 }] });
  const [mine, theirs] = at.state.characters.map(({ id }) => id) as [string, string];
  const blast = (character: string, on: string): Action => ({
    kind: 'cast',
    character,
    spell: 'blast-1',
    on: [on],
    choice: null,
    points: null,
  });
  const asked = { ...at, state: { ...at.state, magic: { ...at.state.magic, chances: ['B' as const] } } };
  expect(rules(asked, blast(theirs, 'A1'))).toContain('fr3.spells.sudden-squall');
  const spell = after(at, [blast(mine, 'B1')]);
  expect(rules(spell, bid(theirs, 1, 0))).toEqual([]);
});

test('fr3.spells.awakening-of-the-wood, ruling: units of both sides', () => {
  const at = casting(
    own('terrain woods 6,8 to 14,20; A1 spears 10,10 N; B1 handweapons 10,16 S; A2 mobs 30,10 N', 'druid-2'),
    'awakening-of-the-wood',
  );
  expect(at.state.units.filter(({ effects }) => effects.length > 0).map(({ id }) => id)).toEqual(['A1', 'B1']);
});
