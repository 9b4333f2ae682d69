/** The tables used before the battle, against rows typed a second time from the printed text; differences are rulings. */
import { describe, expect, test } from 'vitest';
import { slotNames, tierOf, tiers } from '../../../src/engine/three-realms/data/composition.ts';
import { bases } from '../../../src/engine/three-realms/data/figures/bases.ts';
import { composition } from '../../../src/engine/three-realms/data/figures/composition.ts';
import { missions as missionFigures } from '../../../src/engine/three-realms/data/figures/missions.ts';
import { rangedWeapons } from '../../../src/engine/three-realms/data/figures/ranged-weapons.ts';
import { realms as realmFigures } from '../../../src/engine/three-realms/data/figures/realms.ts';
import { setup } from '../../../src/engine/three-realms/data/figures/setup.ts';
import { unitRules as unitRuleFigures } from '../../../src/engine/three-realms/data/figures/unit-rules.ts';
import { missions } from '../../../src/engine/three-realms/data/missions.ts';
import { lands, realms, type TerrainEffect, terrainSizes } from '../../../src/engine/three-realms/data/realms.ts';
import type { Roll } from '../../../src/engine/three-realms/data/rolls.ts';
import { meleeWeaponRules, rangedWeaponRules, unitRules } from '../../../src/engine/three-realms/data/special-rules.ts';
import { unitTypes } from '../../../src/engine/three-realms/data/unit-types.ts';

const lines = (text: string) => text.trim().split(/\n\s*/);
const rolled = ({ from, to }: Roll) => (from === to ? `${from}` : `${from}-${to}`);
/** The results that rows of a table cover, in order. */
const covered = (rolls: readonly Roll[]) =>
  rolls.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
const d10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('three-realms.composition.chart', () => {
  test('three columns, read from the bottom upwards', () => {
    const columns = tiers.map(({ slots }) => slots.map((kinds) => kinds.map((kind) => slotNames[kind]).join('/')).join(', '));
    expect(columns).toEqual([
      'Regular, Regular, Elite/Specialist, Leader',
      'Regular, Regular, Elite/Specialist, Paragon',
      'Regular, Regular, Elite/Specialist, Leader/Paragon',
    ]);
  });

  test('three-realms.composition.later-tiers: the third column goes on', () => {
    expect(tierOf(7)).toEqual({ ...tierOf(3), number: 7 });
  });
});

test('three-realms.setup.realm-roll: the realm table', () => {
  expect(realms.map(({ id, roll }) => `${rolled(roll)} ${id}`)).toEqual(['1-4 birth', '5-7 life', '8-10 death']);
});

test('three-realms.realms.birth-table, life-table, death-table: every row of the land tables', () => {
  expect(lands.map(({ realm, roll, name, native }) => `${realm} | ${rolled(roll)} | ${name} | ${native}`)).toEqual(
    lines(`
      birth | 1-3 | Northern Savannah | Chichimec
      birth | 4-6 | The Black Isle, Sassavitania | Skathii
      birth | 7-9 | The Penumbra Fields | Bodai
      birth | 10 | Totem Field | null
      life | 1-3 | The Glass Blasts | Cinders
      life | 4-6 | Cloud Forest | Calabashi
      life | 7-9 | The Tortured Rifts | unidentified
      life | 10 | Mountain Side | null
      death | 1-3 | The Great South Tundra | Gelu
      death | 4-6 | Ghadan, the Living Land | Ghadani
      death | 7-9 | Piedmont | unidentified
      death | 10 | Cloud Mesa | null`),
  );
});

describe('three-realms.realms.list-format: every cell of the terrain lists', () => {
  /** Type, amounts, sizes, effects: as printed. */
  const printed: Readonly<Record<string, string>> = {
    'northern-savannah': `
      Tall Grass | 3-5; 2-4; 1-3 | Small; Medium; Large | Concealment, Rough
      Forest | 0-2; 0-2; 0-1 | Small; Medium; Large | Cover, Rough, Forest`,
    'black-isle': `
      Coast | 0-1 | Table Edge | Impassable, Edge of two zones
      Black Sand | 3-5; 2-5; 1-3 | Small; Medium; Large | Rough
      Quicksand | 0-3; 0-2 | Small; Medium | Hazardous
      Dust Storm | 0-3; 0-2; 0-2 | Small; Medium; Large | Cloud, Concealment, Rough Ground: Flyers
      Deadwood Stand | 1-3 | Medium | Cover, Rough, Forest`,
    'penumbra-fields': `
      Shadow Grass | 3-4; 2-3; 1-3 | Small; Medium; Large | Concealment, Hazardous
      Banyan | 2-5; 0-2 | Medium; Large | Object Terrain, Perfectly Round
      Sentient Spores | 0-4; 0-3 | Medium; Large | Cloud, Cover`,
    'totem-field': 'Totems | 5-10 | Medium | Object Terrain, Perfectly Round, Very Tall',
    'glass-blasts': `
      Obsidian Rise | 3-4; 2-3 | Medium; Large | Terrain Feature (Hill)
      Blasted Shards | 0-4; 0-3; 0-1 | Small; Medium; Large | Hazardous
      Blasted Scree | 3-5; 2-5; 1-5 | Small | Rough`,
    'cloud-forest': `
      Pillar of Creation | 0-4 | Medium | Object Terrain
      Rainforest | 2-4; 1-4; 1-4 | Small; Medium; Large | Cover, Rough, Forest
      Jungle Pool | 0-2 | Medium | Impassable
      Low Cloud | 0-3; 0-1 | Medium; Large | Cloud, Concealment`,
    'tortured-rifts': `
      Volcanic Scree | 3-5; 2-5; 1-3 | Small; Medium; Large | Rough
      Volcanic Trench | 0-5; 0-3; 0-1 | Small; Medium; Large | Impassable, Concealment when shot through, Draw as line
      Boulder | 0-4; 0-3; 0-1 | Small; Medium; Large | Object Terrain`,
    'mountain-side': `
      Tall Grass | 3-4; 2-4; 1-3 | Small; Medium; Large | Concealment, Rough
      Forest | 0-3; 0-2; 0-1 | Small; Medium; Large | Cover, Rough
      Scree | 0-5; 0-3; 0-1 | Small | Hazardous`,
    'great-south-tundra': `
      Deep Snow | 3-4; 2-4; 1-3 | Small; Medium; Large | Rough
      Forest | 0-3; 0-2; 0-1 | Small; Medium; Large | Cover, Rough
      Forest | 0-2; 0-1 | Medium; Large | Cover, Rough
      Snow Cloud | 0-4; 0-3; 0-1 | Small; Medium; Large | Cloud, Concealment`,
    ghadan: `
      Carnivorous Forest | 3-5; 2-5; 1-3 | Small; Medium; Large | Cover, Rough, Hazardous, Forest
      Death Grass | 0-3; 0-2; 0-1 | Small; Medium; Large | Rough, Hazardous`,
    piedmont: `
      Hill | 3-4; 2-4; 1-3 | Small; Medium; Large | Terrain Feature (Hill)
      Fog Drift | 0-4; 0-3; 0-2 | Small; Medium; Large | Concealment, Cloud`,
    'cloud-mesa': `
      Tall Grass | 3-6; 2-5; 2-4 | Small; Medium; Large | Concealment, Rough
      Hill | 0-3; 0-2; 0-1 | Small | Terrain Feature (Hill)`,
  };
  const words: Readonly<Record<TerrainEffect, string>> = {
    concealment: 'Concealment',
    cover: 'Cover',
    rough: 'Rough',
    hazardous: 'Hazardous',
    impassable: 'Impassable',
    forest: 'Forest',
    cloud: 'Cloud',
    object: 'Object Terrain',
    hill: 'Terrain Feature (Hill)',
    'rough-for-flyers': 'Rough Ground: Flyers',
    'concealment-through': 'Concealment when shot through',
    line: 'Draw as line',
    round: 'Perfectly Round',
    'very-tall': 'Very Tall',
    'both-zones': 'Edge of two zones',
  };
  /** Rows whose size column has only Small, read as three sizes; and forests without the forest effect. */
  const threeSizes = ['glass-blasts-blasted-scree', 'mountain-side-scree', 'cloud-mesa-hill'];
  const forestsToo = ['mountain-side-forest', 'great-south-tundra-forest', 'great-south-tundra-forest-second'];

  test('one list for each land', () => {
    expect(lands.map(({ id }) => id)).toEqual(Object.keys(printed));
  });

  test.each(lands.map((land) => [land.id, land] as const))('%s', (id, { terrain }) => {
    expect(
      terrain.map(({ name, rule, pieces, effects }) => {
        const slug = rule.replace('three-realms.realms.', '');
        const sizes = [...terrainSizes, 'edge' as const].filter((size) => Object.hasOwn(pieces, size));
        const sizeNames = sizes.map((size) => (size === 'edge' ? 'Table Edge' : `${size[0]?.toUpperCase()}${size.slice(1)}`));
        return [
          name,
          sizes.map((size) => `${pieces[size]?.from}-${pieces[size]?.to}`).join('; '),
          threeSizes.includes(slug) ? sizeNames[0] : sizeNames.join('; '),
          effects
            .filter((effect) => !(forestsToo.includes(slug) && effect === 'forest'))
            .map((effect) => words[effect])
            .join(', '),
        ].join(' | ');
      }),
    ).toEqual(lines(printed[id] ?? ''));
  });

  test('rulings that the data follows are about rows that are there', () => {
    const slugs = lands.flatMap(({ terrain }) => terrain.map(({ rule }) => rule.replace('three-realms.realms.', '')));
    expect([...threeSizes, ...forestsToo].filter((slug) => !slugs.includes(slug))).toEqual([]);
    for (const { terrain } of lands)
      for (const { rule, effects, pieces } of terrain) {
        const slug = rule.replace('three-realms.realms.', '');
        if (forestsToo.includes(slug)) expect([slug, effects.includes('forest')]).toEqual([slug, true]);
        if (threeSizes.includes(slug)) expect([slug, Object.keys(pieces)]).toEqual([slug, [...terrainSizes]]);
      }
  });
});

test('three-realms.missions.birth-table, life-table, death-table: every row of the mission tables', () => {
  expect(missions.map(({ realm, roll, name }) => `${realm} | ${rolled(roll)} | ${name}`)).toEqual(
    lines(`
      birth | 1-4 | Annihilation
      birth | 5-8 | Icon Bearers
      birth | 9-10 | Lonely Tower
      life | 1-4 | Annihilation
      life | 5-8 | Three Bridges
      life | 9-10 | Flank Attack
      death | 1-4 | Annihilation
      death | 5-8 | Ley Line
      death | 9-10 | Slaughterfest`),
  );
});

test('three-realms.basics.d10: each table of rolls has one row for each face', () => {
  expect(covered(realms.map(({ roll }) => roll))).toEqual(d10);
  for (const { id } of realms) {
    expect([id, covered(lands.filter(({ realm }) => realm === id).map(({ roll }) => roll))]).toEqual([id, d10]);
    expect([id, covered(missions.filter(({ realm }) => realm === id).map(({ roll }) => roll))]).toEqual([id, d10]);
  }
});

test('three-realms.missions.lonely-tower, flank-attack, slaughterfest: only these do not deploy along the long edges', () => {
  expect(
    missions.filter(({ deployment }) => deployment !== 'long-edges').map(({ id, deployment }) => `${id} ${deployment}`),
  ).toEqual(['lonely-tower quarters', 'flank-attack middle-and-ends', 'slaughterfest halves']);
});

test('three-realms.bases.movement-table: every row of both tables of unit types', () => {
  const ruleNames = new Map(unitRules.map(({ id, name }) => [id, name]));
  expect(
    unitTypes.map(({ name, base, move, rules }) =>
      [name, base ?? 'Custom', [move ?? 'Custom', ...rules.map((id) => ruleNames.get(id))].join(', ')].join(' | '),
    ),
  ).toEqual(
    lines(`
      Light Infantry | 1 | 6
      Regular Infantry | 1 | 5
      Heavy Infantry | 1.25 | 4
      Light Cavalry | 1.5 | 9, Cavalry, Sprint
      Regular Cavalry | 1.75 | 8, Cavalry, Sprint
      Heavy Cavalry | 1.75 | 7, Cavalry, Sprint
      Monstrous or multiple bodies | 2.5 | Custom
      Truly Monstrous, Machine of War | Custom | Custom`),
  );
  expect([bases.chariotLength, bases.chariotWidth, bases.njingaBase, bases.njingaCentre]).toEqual([4, 2.5, 5, 1]);
});

describe('figures that follow from one another', () => {
  test('three-realms.missions.three-bridges-bridges: three bridges at equal intervals fill the length of the table', () => {
    const { bridges, bridgeInterval } = missionFigures;
    expect((bridges + 1) * bridgeInterval).toBe(setup.tableLength);
  });

  test('three-realms.setup.terrain-small: medium terrain is as wide as regular infantry moves, large one and a half moves or two', () => {
    const { move } = bases.regularInfantry;
    expect([setup.mediumFrom, setup.largeFrom, setup.largeTo]).toEqual([move, 1.5 * move, 2 * move]);
  });

  test('three-realms.missions.length, tower-profile, ley-line-placement: the numbers of the missions', () => {
    expect(missionFigures).toMatchObject({
      turns: 6,
      ikonsAdded: 1,
      towerWounds: 6,
      towerEvasion: 13,
      towerProtection: 13,
      towerTemplateDamage: 1,
      riverWidth: 4,
      bridgeWidth: 6,
      bridgeObjectives: 2,
      flankDefender: 5,
      flankAttacker: 10,
      leyLineAdded: -1,
      leyLineAtLeast: 1,
      leyLineApart: 15,
      leyLineFromEdge: 5,
      controlWithin: 5,
      slaughterfestApart: 15,
      slaughterfestUnit: 1,
      slaughterfestCommon: 0.5,
    });
  });
});

describe('special rules', () => {
  const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name).sort();

  test('three-realms.unit-rules.scope: every rule of the printed list, those after a plus sign too', () => {
    expect(names(unitRules).join(', ')).toBe(
      'Advanced Move, Artillery, Automaton, Blitzkrieg, Cavalry, Character, Common, Cover Crawler, Dig In, Divide Fire, ' +
        'Double Act, Enraged, Ethereal, Flight, Impeccable Balance, Independent, Infiltrate, Multiple Bodies, Set Up, ' +
        'Shot on the Run, Special Ammo, Sprint, Steady',
    );
  });

  test('three-realms.melee-weapons.scope, three-realms.ranged-weapons.scope: every rule of the printed lists', () => {
    expect(names(meleeWeaponRules).join(', ')).toBe('Assassin’s Guile, Poisoned, Reach');
    expect(names(rangedWeaponRules).join(', ')).toBe('Arcing, Assault, Melee, Move or Fire, Poisoned, Sniper, Spell');
  });

  test('three-realms.unit-rules.infiltrate, three-realms.unit-rules.sprint, three-realms.unit-rules.dig-in and others: their numbers', () => {
    expect(unitRuleFigures).toEqual({
      commonInSlot: 2,
      infiltrateMarkers: 3,
      infiltrateMove: 6,
      infiltrateReveal: 5,
      sprintFrom: 1.5,
      sprintTo: 2,
      digInEvasion: -2,
      digInProtection: 2,
      shotOnTheRun: -1,
      multipleBodiesDamage: 1,
      multipleBodiesAttacks: -1,
      multipleBodiesAttacksAtLeast: 1,
    });
  });

  test('three-realms.ranged-weapons.arcing-unseen: −10 RT, but not below 0', () => {
    expect(rangedWeapons).toEqual({ arcingUnseen: -10, arcingUnseenAtLeast: 0 });
  });
});

test('three-realms.setup.table-size, three-realms.setup.deployment-zone, three-realms.realms.black-isle-coast: lengths in the text', () => {
  expect([setup.tableLength / 12, setup.tableDepth / 12]).toEqual([6, 4]);
  expect([setup.zone, setup.mediumTo, realmFigures.coastFrom, realmFigures.coastTo]).toEqual([10, 7, 5, 10]);
});

test('three-realms.composition.typical-size: two tiers at 2000 points', () => {
  expect([composition.typicalTiers, composition.typicalPoints]).toEqual([2, 2000]);
});
