/**
 * Innate magic of the army lists, typed again from the end of each printed description, and compared with the muster for a unit
 * without an innate right of its own. The muster refuses every ability that the description does not name.
 */
import { describe, expect, test } from 'vitest';
import { listInnates } from '../../../src/engine/fr3/data/armies/army.ts';
import { innateAbilities } from '../../../src/engine/fr3/data/innate.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { errorsOf, roster } from './muster-table.ts';

/** Fast Movement is left out, because its own rule lists who may have it. */
const asked = [...innateAbilities, ...listInnates].filter(({ id }) => id !== 'fast-movement').map(({ id }) => id);

/** Full names of abilities that the descriptions shorten. */
const short: Readonly<Record<string, string>> = { Stink: 'Stinkbomb', Douse: 'Douse Fire', Smoke: 'Smoke Screen' };
const idsOf = (printed: string): readonly string[] =>
  printed === ''
    ? []
    : printed
        .split(', ')
        .map((name) => (short[name] ?? name).toLowerCase().replaceAll(' ', '-'))
        .sort();

const refusal = (army: string, words: string, ability: string) =>
  problemsOf(roster(army, [`${words} ${ability}`])).errors.find(({ at }) => at === `units.1.${ability}`);
const bought = (army: string, words: string): readonly string[] =>
  asked.filter((ability) => refusal(army, words, ability) === undefined).sort();

test.each([
  ['fr3.armies.aboriginal-innate', 'aboriginal', 'mobs', 'Wood Sense, War Cry, Animate Terrain'],
  ['fr3.armies.african-west-innate', 'african-west', 'spears', 'Wood Sense, Animate Terrain, Disorient'],
  ['fr3.armies.african-east-innate', 'african-east', 'spears', 'Smoke, War Cry, Apoplexy'],
  ['fr3.armies.amphibian-innate', 'amphibian', 'fanatics', 'Hide, Flash Flood, Corrode'],
  ['fr3.armies.angelic-demonic-innate', 'angelic-demonic', 'mobs', 'Magic Resistance, War Cry'],
  [
    'fr3.armies.angelic-demonic-spirit-innate',
    'angelic-demonic',
    'lesser-spirits',
    'Magic Resistance, War Cry, Apoplexy, Set Fire, Douse Fire',
  ],
  ['fr3.armies.arabic-innate', 'arabic', 'handweapons', 'Sudden Wind, Tempest, Stink'],
  ['fr3.armies.assyrian-innate', 'assyrian', 'heavy-chariots', 'War Cry, Stink, Toughness'],
  ['fr3.armies.aztec-innate', 'aztec', 'mobs undead', 'Apoplexy, War Cry, Stink'],
  ['fr3.armies.celts-innate', 'celts', 'heavy-chariots', 'Hide, Wood Sense, Freeze'],
  ['fr3.armies.chaos-innate', 'chaos', 'knights', 'War Cry, Apoplexy, Toughness, Corrode'],
  ['fr3.armies.chinese-innate', 'chinese', 'handweapons', 'Douse, Sudden Wind, Smoke Screen'],
  ['fr3.armies.conquistadors-innate', 'conquistadors', 'pikes', 'Magic Resistance, Toughness, Set Fire'],
  ['fr3.armies.dark-elves-innate', 'dark-elves', 'fanatics', 'Levitate, Hide, Disorient, Freeze'],
  ['fr3.armies.druid-innate', 'druid', 'mobs', 'Douse, Animate Terrain, Wood Sense'],
  ['fr3.armies.dwarfs-innate', 'dwarfs', 'handweapons', 'Magic Resistance, Earthquake, Stone Sense, Toughness'],
  ['fr3.armies.egyptian-innate', 'egyptian', 'spears undead', 'Stink, Corrode, Magic Resistance'],
  ['fr3.armies.elves-wood-innate', 'elves-wood', 'spears', 'Wood Sense, Hide, Magic Resistance, Animate Terrain'],
  ['fr3.armies.elves-high-innate', 'elves-high', 'pikes', 'Magic Resistance, Tempest, Douse, Levitate'],
  ['fr3.armies.evil-innate', 'evil', 'handweapons', 'Stink, Corrode, War Cry'],
  ['fr3.armies.gnomes-innate', 'gnomes', 'spears', 'Stink, Hide, Magic Resistance'],
  ['fr3.armies.greek-innate', 'greek', 'pikes', 'War Cry, Apoplexy, Magic Resistance'],
  ['fr3.armies.halflings-innate', 'halflings', 'small-monsters', 'Magic Resistance, Hide, Disorient'],
  ['fr3.armies.hawaiian-innate', 'hawaiian', 'spears', 'War Cry, Animate Terrain, Flash Flood, Tempest'],
  ['fr3.armies.hill-dwarves-innate', 'hill-dwarves', 'spears', 'Freeze, Toughness, Earth Sense, Magic Resistance'],
  ['fr3.armies.hittite-innate', 'hittite', 'spears', 'Sudden Wind, Tempest, Smoke Screen'],
  ['fr3.armies.hive-innate', 'hive', 'mobs', 'Corrode, Hide, Toughness'],
  ['fr3.armies.holy-innate', 'holy', 'knights', 'Magic Resistance, Toughness, Douse'],
  ['fr3.armies.unholy-innate', 'unholy', 'knights', 'Magic Resistance, Toughness, Set Fire'],
  ['fr3.armies.inca-innate', 'inca', 'handweapons', 'Douse, Flash Flood, Earth Sense'],
  ['fr3.armies.indian-innate', 'indian', 'heavy-cavalry', 'Flash Flood, Animate Terrain, War Cry'],
  ['fr3.armies.inquisition-innate', 'inquisition', 'fanatics', 'Magic Resistance, Toughness, Set Fire'],
  ['fr3.armies.israelite-innate', 'israelite', 'heavy-chariots', 'Tempest, Apoplexy, Magic Resistance'],
  ['fr3.armies.kobolds-innate', 'kobolds', 'mobs', 'Hide, Disorient, Smoke Screen'],
  ['fr3.armies.lizardmen-innate', 'lizardmen', 'spears', 'Corrode, Flash Flood, Toughness, Douse Fire'],
  ['fr3.armies.maya-innate', 'maya', 'spears', 'Wood Sense, Disorient, Douse'],
  ['fr3.armies.medieval-innate', 'medieval', 'knights', 'Set Fire, Magic Resistance'],
  ['fr3.armies.near-east-innate', 'near-east', 'heavy-cavalry', 'War Cry, Apoplexy, Earth Sense'],
  ['fr3.armies.norse-innate', 'norse', 'handweapons', 'Set Fire, Freeze, War Cry'],
  ['fr3.armies.nai-southeastern-innate', 'nai-southeastern', 'small-monsters', 'Douse, Wood Sense, Disorient'],
  ['fr3.armies.nai-southwestern-innate', 'nai-southwestern', 'light-cavalry throwing', 'War Cry, Tempest, Smoke Screen'],
  ['fr3.armies.nai-northwestern-innate', 'nai-northwestern', 'small-monsters', 'Flash Flood, Douse, Hide'],
  ['fr3.armies.nai-northeastern-innate', 'nai-northeastern', 'small-monsters', 'Wood Sense, Animate Terrain, Hide'],
  ['fr3.armies.nai-arctic-innate', 'nai-arctic', 'small-monsters', 'Freeze, Tempest, Douse'],
  ['fr3.armies.nai-plains-innate', 'nai-plains', 'light-cavalry throwing', 'Earthquake, Smoke Screen, Sudden Wind'],
  ['fr3.armies.orc-goblin-innate', 'orc-goblin', 'spears', 'War Cry, Set Fire, Stink'],
  ['fr3.armies.pelagic-innate', 'pelagic', 'handweapons swimming', 'Corrode, Flash Flood, Douse'],
  ['fr3.armies.persians-innate', 'persians', 'spears', 'War Cry, Tempest, Douse'],
  ['fr3.armies.pirate-innate', 'pirate-marauders', 'spears', 'Freeze, War Cry'],
  ['fr3.armies.pirate-innate', 'pirate-raiders', 'mounted', 'Freeze, War Cry'],
  ['fr3.armies.pirate-innate', 'pirate-buccaneers', 'handweapons', 'Freeze, War Cry'],
  ['fr3.armies.planar-innate', 'planar', 'beastmen', 'Apoplexy, War Cry'],
  ['fr3.armies.reef-dweller-innate', 'reef-dweller', 'handweapons', 'Flash Flood, Corrode, Douse'],
  ['fr3.armies.renaissance-innate', 'renaissance', 'muskets', 'Magic Resistance, Set Fire, Douse'],
  ['fr3.armies.roman-innate', 'roman', 'handweapons', 'Toughness, Apoplexy, War Cry'],
  ['fr3.armies.samurai-innate', 'samurai', 'handweapons', 'War Cry, Toughness, Magic Resistance'],
  ['fr3.armies.sea-elves-innate', 'sea-elves', 'spears', 'Flash Flood, Corrode, Douse'],
  ['fr3.armies.steppe-innate', 'steppe', 'heavy-chariots', 'Sudden Wind, Earthquake, Smoke Screen'],
  ['fr3.armies.sumerian-akkadian-innate', 'sumerian-akkadian', 'spears', 'Earthquake, Disorient, Smoke Screen'],
  ['fr3.armies.undead-innate', 'undead', 'handweapons undead', 'Stink, Apoplexy, Corrode'],
  ['fr3.armies.weres-innate', 'weres', 'handweapons', 'War Cry, Apoplexy, Hide'],
  ['fr3.armies.faerie-innate', 'faerie', 'beastmen', 'Magic Resistance, Disorient, Hide'],
  ['fr3.armies.acw-north-innate', 'acw-north', 'muskets', 'Set Fire, Magic Resistance, Freeze'],
  ['fr3.armies.acw-south-innate', 'acw-south', 'muskets', 'War Cry, Hide, Toughness, Douse'],
  ['fr3.armies.buffalo-soldiers-innate', 'buffalo-soldiers', 'mounted', 'Set Fire, Toughness'],
  ['fr3.armies.settlers-innate, ruling: there are none', 'settlers', 'mobs', ''],
  ['fr3.armies.automaton-innate, ruling: there are none', 'automaton', 'handweapons', ''],
  ['fr3.armies.victorian-innate', 'victorian', 'rifles', 'Set Fire, Magic Resistance'],
])('%s: %s, %s: %s, and nothing else', (_, army, words, printed) => {
  expect(bought(army, words)).toEqual(idsOf(printed));
});

describe('some units of a list only', () => {
  test.each([
    [
      'fr3.armies.aztec-innate',
      'aztec',
      'handweapons',
      'stinkbomb',
      'In an army of the Aztec, only undead units can have Stinkbomb.',
    ],
    [
      'fr3.armies.egyptian-innate',
      'egyptian',
      'spears',
      'stinkbomb',
      'In an army of the Egyptian, only undead units can have Stinkbomb.',
    ],
    [
      'fr3.armies.angelic-demonic-spirit-innate',
      'angelic-demonic',
      'mobs',
      'apoplexy',
      'In an army of the Angelic/Demonic, only spirits can have Apoplexy.',
    ],
    [
      'fr3.armies.buffalo-soldiers-innate',
      'buffalo-soldiers',
      'light-cavalry bows',
      'apoplexy',
      'In an army of the Buffalo Soldiers, only units of the Seventh Cavalry, which are the elite light cavalry, can have Apoplexy.',
    ],
  ])('%s: %s, %s, %s', (_, army, words, ability, because) => {
    expect(refusal(army, words, ability)?.because.replace(/^Unit 1 \(.*?\): /, '')).toBe(because);
  });

  test('fr3.armies.buffalo-soldiers-innate: the Seventh Cavalry has Apoplexy', () => {
    expect(refusal('buffalo-soldiers', 'light-cavalry bows elite-1-1-0', 'apoplexy')).toBeUndefined();
  });

  test('fr3.armies.angelic-demonic-spirit-innate: Set Fire is demonic, Douse Fire angelic, and an army is one of them', () => {
    const host = (...units: readonly string[]) =>
      errorsOf(roster('angelic-demonic', ['archangel-demon-lord', ...units], { characters: [] }));
    expect(host('lesser-spirits set-fire', 'minor-spirits apoplexy')).toEqual([]);
    expect(host('lesser-spirits douse-fire')).toEqual([]);
    expect(host('lesser-spirits set-fire', 'minor-spirits douse-fire')).toEqual([
      'units.3 fr3.armies.angelic-demonic-spirit-innate',
    ]);
  });
});

test('fr3.innate.uniform-by-type: all spears have War Cry, or none has', () => {
  expect(errorsOf(roster('roman', ['spears war-cry', 'spears war-cry', 'handweapons toughness']))).toEqual([]);
  expect(errorsOf(roster('roman', ['spears war-cry', 'spears']))).toEqual(['units.2 fr3.army-lists.innate-same-type']);
  expect(errorsOf(roster('roman', ['spears war-cry', 'spears toughness']))).toEqual([
    'units.2 fr3.army-lists.innate-same-type',
    'units.1 fr3.army-lists.innate-same-type',
  ]);
});

test('fr3.character-items.innate-magic-ability: an army of no other magic than innate abilities, each for 10 points', () => {
  const low = roster('roman', ['handweapons toughness', 'spears war-cry'], { characters: [{ has: ['general', 'hide'] }] });
  expect(errorsOf(low)).toEqual([]);
  const lines = [...costOf(low).units, ...costOf(low).characters].flatMap(({ lines: all }) => all);
  expect(lines.filter(({ rules }) => rules.some((rule) => /^fr3\.innate\./.test(rule))).map(({ points }) => points)).toEqual([
    10, 10, 10,
  ]);
});
