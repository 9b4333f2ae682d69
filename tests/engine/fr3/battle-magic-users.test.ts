/** Which magic user may cast which spells: the battle compared with the printed lists, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { controlled } from '../../../src/engine/fr3/battle/characters/control.ts';
import { type MagicUser, magicUserOf, magicUsers, spellsOf } from '../../../src/engine/fr3/battle/magic/users.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { costsOf } from '../../../src/engine/fr3/data/spell-list.ts';
import { after } from './battle-table.ts';
import { asked, bid, cast, hold, letIt, pools, poolsOf, rules, until } from './magic-table.ts';

/** Names and costs from the lists of the book: `Blast 1 2` costs 2 points. */
const wizards = ['Apoplexy 2', 'Blast 1 2', 'Bolster 2', 'Illusionary Fear 2', 'Stink 2'];
const clerics = ['Banish 1 2', 'Bless/Curse 1 2', 'Garlic 2', 'Invigorate 2', 'Miracle 3', 'Strength 2'];
const shamans = ['Tremors 2', 'Tempest 2', 'Fog 2', 'Heat Stroke 2', 'Animate Terrain 2', 'Corrode 2'];

const lists = [
  [
    'fr3.spells.list-wizard, ruling: the costs in the order of the names',
    'wizard',
    wizards,
    ['Blast 2 4', 'Disorient 2', 'Mirror Image 4', 'Teleport 4'],
    ['Blast 3 6', 'Die 6'],
  ],
  [
    'fr3.magic-users.wizard-specialist, ruling, fr3.spells.list-hydromancer: of level two those of levels one and two, whatever they cost',
    'hydromancer',
    wizards,
    ['Swimming 4', 'Rip Tide 2', 'Hagfish 4', 'Ink Cloud 4', 'Giant Clam 4'],
    ['Water Elemental 6', 'Freak Wave 6'],
  ],
  [
    'fr3.spells.list-illusionist',
    'illusionist',
    wizards,
    ['Dispell Illusion 2', 'Illusionary Army 4', 'Illusionary Obstacle 3', 'Illusionary Target 4'],
    ['Greatest Fear 6', 'Illusionary Enemy 4/5/6'],
  ],
  [
    'fr3.spells.list-necromancer',
    'necromancer',
    wizards,
    ['Apparition 4', 'Plague 4', 'Summon 2 2/3/4', 'Zombies 2 2/3'],
    ['Summon 3 4/5', 'Zombies 3 6'],
  ],
  [
    'fr3.spells.list-cleric',
    'cleric',
    clerics,
    ['Banish 2 4', 'Bless/Curse 2 4', 'Golden Path 3'],
    ['Banish 3 6', 'Bless/Curse 3 6', 'Ground 6', 'Sacrifice 6'],
  ],
  [
    'fr3.spells.list-war-cleric, ruling: of levels two and three, with the spells of clerics of level one',
    'war-cleric',
    clerics,
    ['Grace 4', 'Intervention 2', 'Jihad 4', 'Righteousness 4'],
    ['Ensure Victory 5', 'Summon Avatar 8'],
  ],
  [
    'fr3.spells.list-earth-shaman, fr3.spells.list-shaman, fr3.spells.earth-sense, ruling: Earth Sense at level two, Unstable Ground for 6',
    'earth-shaman',
    shamans,
    ['Earth Sense 2', 'Burrowing 4', 'Chasm 4'],
    ['Earth Elemental 6', 'Quicksand 7', 'Unstable Ground 6'],
  ],
  [
    'fr3.spells.freeze, ruling, fr3.spells.list-air-shaman: Freeze at level two',
    'air-shaman',
    shamans,
    ['Summon Trap 4', 'Flying 4', 'Turbulence 4', 'Freeze 2'],
    ['Air Elemental 6', 'Tornado 6'],
  ],
  [
    'fr3.spells.list-water-shaman, ruling: without Flash Flood',
    'water-shaman',
    shamans,
    ['Deluge 2', 'Rapids/Ford 2', 'Sudden Squall 4'],
    ['Freak Wave 6', 'Water Elemental 6'],
  ],
  [
    'fr3.spells.list-fire-shaman',
    'fire-shaman',
    shamans,
    ['Fire Arrow 2', 'Fire Wall 4', 'Set Fire 4'],
    ['Fire Elemental 6', 'Fire Storm 8'],
  ],
  [
    'fr3.spells.list-druid, fr3.magic-users.druid, fr3.spells.summon-swarm, fr3.spells.awakening-of-the-wood, ruling: four points for Awakening and Summon Swarm at level two, shaman spells of level one, and those of druids',
    'druid',
    shamans,
    ['Summon Trap 4', 'Awakening of the Wood 4', 'Green Thumb 4', 'Summon Swarm 4'],
    ['Deadfall 6', 'Summon Tree Spirit 6'],
  ],
  [
    'fr3.spells.something-you-ate, ruling, fr3.spells.list-ships-cook: Something You Ate for 4 points',
    'ships-cook',
    ['Camp Smoke 1', 'Grog Ration 2', 'Something You Ate 4', 'Speed Potion 2', 'Vermin-Off 2'],
    [],
    [],
  ],
  [
    'fr3.spells.laudanum, fr3.spells.spyglass, ruling, fr3.spells.list-mason: Laudanum and Spyglass, and no Freeze',
    'mason',
    ['Spyglass 1', 'Grog Ration 2', 'Secret Handshake 2', 'Speed Potion 2', 'Laudanum 2'],
    [],
    [],
  ],
] as const;

const known = (user: MagicUser | undefined): readonly string[] =>
  user ? spellsOf(user).map((spell) => `${spell.name} ${costsOf(spell).join('/')}`) : [];

test.each(lists)('%s; level by level', (_, type, one, two, three) => {
  const at = (level: number) => [...known(magicUserOf(`${type}-${level}`))].sort();
  const learned = [[...one], [...one, ...two], [...one, ...two, ...three]];
  for (const { level } of magicUsers.filter((user) => user.type === type))
    expect(at(level), `${type}-${level}`).toEqual([...(learned[level - 1] as string[])].sort());
});

test('fr3.spells.list-planar-wizard, fr3.optional-characters.planar-wizard, ruling: of level three, with the level one spells of all wizards', () => {
  const planar = ['Paranoia 4', 'Blast 2 4', 'Dominate 4', 'Madness 4', 'Planar Ward 4', 'Open/Close Portal 10'];
  expect([...known(magicUserOf('planar-wizard-3'))].sort()).toEqual([...wizards, ...planar].sort());
});

test('fr3.abilities.hive-queen, fr3.spells.list-hive-queen, ruling, fr3.spells.list-shaman: every shaman has the first list; a hive queen, of level two, has her own', () => {
  for (const { id } of magicUsers.filter(({ name }) => name.endsWith('shaman') || name === 'Druid'))
    expect(known(magicUserOf(id)), id).toEqual(expect.arrayContaining(shamans));
  const hive = ['Cocoon 2', 'Medusa 2', 'Egg Impregnation 6', 'Gnat Swarm 2', 'Spin Web 4', 'Termite Rot 2', 'Wasp Nest 2'];
  expect([...known(magicUserOf('hive-queen-2'))].sort()).toEqual(hive.sort());
  expect(magicUsers.filter(({ type }) => type === 'hive-queen').map(({ level }) => level)).toEqual([2]);
});

test('fr3.magic-users.wizard-novice, fr3.magic-users.wizard-specialist, fr3.magic-users.wizard-master: which grades there are', () => {
  const levels = (type: string) => magicUsers.filter((user) => user.type === type).map(({ level, cost }) => [level, cost]);
  const all = [
    [1, 40],
    [2, 90],
    [3, 140],
  ];
  for (const type of ['wizard', 'cleric', 'druid', 'fire-shaman']) expect(levels(type), type).toEqual(all);
  // fr3.magic-users.war-cleric, fr3.magic-users.shaman-apprentice, fr3.magic-users.elemental-shaman, fr3.magic-users.shaman-mentor
  expect(levels('war-cleric')).toEqual(all.slice(1));
  expect(levels('necromancer')).toEqual(all.slice(1));
});

test('fr3.abilities.beastmaster, ruling, fr3.magic-users.druid, fr3.magic-users.druid-beastmaster: a druid, no hero, keeps monsters in control by his calling', () => {
  const at = (who: string) =>
    pools(`A1 spears 10,10 N; A2 large-monsters 20,10 N; A3 individual with A1 magic=${who}; B1 mobs 10,30 S`, 3);
  const tamed = (who: string) => controlled(at(who).state, unitAt(at(who).state, 'A2'));
  expect([tamed('druid-1'), tamed('wizard-1')]).toEqual([true, false]);
});

test('fr3.control.undead: a necromancer keeps the undead in control, another magic user does not', () => {
  const at = (who: string, ...dice: number[]) =>
    pools(`A1 spears 10,10 N; A2 spears 20,10 N undead; A3 individual with A1 magic=${who}; B1 mobs 10,30 S`, ...dice);
  const held = (who: string, ...dice: number[]) => controlled(at(who, ...dice).state, unitAt(at(who, ...dice).state, 'A2'));
  expect([held('necromancer-2', 3, 3), held('wizard-2', 3, 3)]).toEqual([true, false]);
});

test('fr3.characters.major-or-minor, fr3.characters.major-leads-unit: of level two he leads a unit free of the clock, of level one not', () => {
  const moves = (who: string, ...dice: number[]) =>
    after(until(pools(`A1 spears 10,10 N; A2 individual with A1 magic=${who}; B1 mobs 40,30 S`, ...dice), 'A movement'), [
      { kind: 'ahead', units: ['A1'], inches: 1 },
    ]).state.sheet.moves;
  expect([moves('wizard-2', 1, 1), moves('wizard-1', 1)]).toEqual([0, 1]);
});

test('fr3.morale-clock.major-character-loss: the death of a magic user takes his points with him, and the clock of a major one', () => {
  const text = (who: string) =>
    `A1 spears 10,10 N; A2 spears 20,10 N; A3 individual with A1 magic=${who}; B1 mobs 10,20 S; B2 individual with B1 magic=wizard-3`;
  const killed = (who: string, ...dice: number[]) => {
    const at = pools(text(who), ...dice, 6, 6, 6);
    const theirs = until(at, 'B magic');
    return after(theirs, [cast('B2', 'die', ['A3']), bid('B2', 6, 0), letIt, bid('B2', 0, 0)].slice(0, 3), 1);
  };
  const minor = killed('mason-1', 1);
  expect([poolsOf(minor, 'A'), minor.state.sheet.sides.first.clock]).toEqual([[10], 9]);
  expect(killed('wizard-2', 1, 1).state.sheet.sides.first.clock).toBeLessThan(9);
});

test('fr3.magic.two-pools, ruling, fr3.magic.army-pool-uses, fr3.auction.spending-limits: the army pool never pays the cost of a spell', () => {
  const at = pools('A1 spears 10,10 N; A2 individual with A1 magic=cleric-2; B1 mobs 10,20 S', 1, 2);
  expect(poolsOf(at, 'A')).toEqual([10, 3]);
  const bidding = after(at, [cast('A2', 'bless-curse-1', ['B1'], { choice: 'curse' })]);
  expect(rules(bidding, bid('A2', 1, 9))).toEqual(['fr3.auction.cost-from-personal-pool']);
  expect(rules(bidding, bid('A2', 2, 10))).toEqual([]);
});

test('fr3.auction.example-augmented-teleport: four for the spell, one of each pool more, and one left', () => {
  const text = 'A1 spears 10,10 N; A2 individual with A1 magic=wizard-2; B1 mobs 40,30 S; B2 mobs 30,30 S';
  const at = until(pools(text, 1, 5), 'A movement');
  const spell = {
    kind: 'cast-at',
    character: 'A2',
    spell: 'teleport',
    on: ['A1'],
    choice: null,
    points: null,
    x: 20,
    y: 10,
    angle: 0,
  } as const;
  const done = after(at, [spell, bid('A2', 5, 1), bid(null, 0, 4)], 5, 6);
  expect(poolsOf(done, 'A')).toEqual([9, 1]);
  expect(unitAt(done.state, 'A1').base).toMatchObject({ x: 20, y: 10 });
});

test('fr3.auction.levels-modify-sequence: of a side with nobody of level three nothing is asked after the reveal', () => {
  const text = 'A1 spears 10,10 N; A2 individual with A1 magic=cleric-2; B1 mobs 10,20 S; B2 individual with B1 magic=cleric-2';
  const at = after(
    pools(text, 4, 4, 4, 4),
    [cast('A2', 'bless-curse-1', ['B1'], { choice: 'curse' }), bid('A2', 2, 0), bid('B2', 1, 1)],
    5,
    5,
  );
  expect(asked(at)).toBe('B magic');
  expect(asked(after(at, [hold]))).toBe('A magic');
  expect(fr3Battle.decider(at.state)).toBe('B');
});
