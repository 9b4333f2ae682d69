/** The costs of units and leaders, by rule id: the sum, and the rules cited by its lines. */
import { describe, expect, test } from 'vitest';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { rosters } from '../../../src/engine/fr3/data/scenario.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { isRead } from '../../../src/engine/fr3/muster/free-options.ts';
import { rowOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import { linesOf, roster, theGeneral, unit } from './muster-table.ts';

const costOfOne = (army: string, words: string): number | undefined => costOf(roster(army, [words])).units[0]?.total;

describe('units', () => {
  test('fr3.basics.army-points: every row of every list costs what the reference table or its own profile says', () => {
    for (const list of armies)
      for (const { unit: type } of list.units) {
        const row = rowOf(list, type);
        expect(row, `${list.id} ${type}`).toBeDefined();
        expect(costOfOne(list.id, type), `${list.id} ${type}`).toBe(unitOf(type)?.cost ?? { parasitics: 20, traps: 20 }[type]);
      }
  });

  test.each([
    ['fr3.elites.purchase', 'norse', 'handweapons elite-1-1-0', 40],
    ['fr3.elites.attack-variant', 'orc-goblin', 'handweapons elite-2-0-0', 40],
    ['fr3.elites.bowfire-variant', 'elves-high', 'longbows elite-0-1-1', 50],
    ['fr3.spirits.traps-elite', 'kobolds', 'traps elite', 30],
    ['fr3.spirits.parasitics-elite', 'amphibian', 'parasitics elite', 30],
    ['fr3.army-lists.cell-throwing', 'norse', 'handweapons throwing', 40],
    ['fr3.armies.inca-throwing-free', 'inca', 'mobs throwing', 10],
    ['fr3.armies.maya-throwing-free', 'maya', 'spears throwing', 30],
    ['fr3.army-lists.cell-bowfire', 'near-east', 'heavy-cavalry bows', 50],
    ['fr3.armies.hittite-chariot-bows', 'hittite', 'heavy-chariots bows elite-0-1-1', 60],
    ['fr3.armies.persians-elite-spears', 'persians', 'spears bows elite-0-1-1', 50],
    ['fr3.cavalry.light-cavalry-weapons', 'steppe', 'light-cavalry bows', 40],
    ['fr3.cavalry.light-cavalry-weapons', 'steppe', 'light-cavalry throwing', 40],
    ['fr3.infantry.skirmishers-weapon-exchange', 'roman', 'skirmishers exchanged', 20],
    ['fr3.infantry.skirmishers-weapon-exchange', 'roman', 'skirmishers throwing', 20],
    ['fr3.infantry.rangers-bow-options', 'elves-wood', 'rangers bows', 60],
    ['fr3.infantry.rangers-bow-options', 'elves-wood', 'rangers longbows', 70],
    ['fr3.items.stakes-purchase', 'elves-high', 'longbows stakes', 45],
    ['fr3.infantry.pavisiers', 'renaissance', 'crossbow-handgun pavisiers', 60],
    ['fr3.items.shieldwall-purchase', 'roman', 'handweapons shieldwall', 40],
    ['fr3.items.heavy-armor-purchase', 'renaissance', 'knights heavy-armor', 60],
    ['fr3.items.fly-swim-burrow-cost', 'evil', 'knights flying elite-1-1-0', 90],
    ['fr3.levels.buying-abilities', 'samurai', 'dragons flying swimming', 140],
    ['fr3.armies.amphibian-swimming-half-price', 'amphibian', 'large-monsters swimming', 90],
    ['fr3.armies.amphibian-air-breathing', 'amphibian', 'large-monsters air-breathing', 80],
    ['fr3.items.water-air-breathing', 'roman', 'handweapons water-breathing', 40],
    ['fr3.undead.cost', 'egyptian', 'spears undead', 30],
    ['fr3.armies.egyptian-mummies', 'egyptian', 'mummies', 40],
    ['fr3.armies.hill-dwarves-mounted-fanatics', 'hill-dwarves', 'mounted-fanatics', 70],
    ['fr3.armies.hawaiian-god-image', 'hawaiian', 'god-image', 100],
    ['fr3.armies.israelite-ark', 'israelite', 'ark', 110],
    ['fr3.items.barbarian', 'roman', 'spears barbarian', 40],
    ['fr3.armies.norse-barbarian', 'norse', 'spears barbarian', 30],
    ['fr3.armies.medieval-fearless-knights', 'medieval', 'knights barbarian', 60],
    ['fr3.armies.chaos-mutations', 'chaos', 'handweapons mutation-fear mutation-rally', 50],
    ['fr3.items.terrifying-mounts', 'orc-goblin', 'heavy-cavalry mounts', 70],
    ['fr3.items.grapple-purchase', 'orc-goblin', 'large-monsters grapple', 100],
    ['fr3.items.mine-purchase', 'dwarfs', 'handweapons mine', 40],
    ['fr3.items.napoleonic-purchase', 'acw-north', 'light-artillery napoleonic', 40],
    ['fr3.armies.napoleonic-artillery-free', 'napoleonic-french', 'light-artillery napoleonic', 30],
    ['fr3.optional-abilities.poison-purchase', 'orc-goblin', 'swarms poison', 70],
    ['fr3.armies.reef-dweller-poison', 'reef-dweller', 'swarms poison', 60],
    ['fr3.optional-abilities.gaze-purchase', 'roman', 'handweapons paralyzing-gaze', 60],
    ['fr3.monsters.dragons-breath', 'orc-goblin', 'dragons light-artillery', 130],
    ['fr3.monsters.dragons-breath', 'orc-goblin', 'dragons longbows', 120],
    ['fr3.war-machines.battlewagons-artillery-options', 'orc-goblin', 'battlewagons heavy-artillery bows', 120],
    ['fr3.infantry.marines', 'roman', 'handweapons marines bows', 60],
    ['fr3.innate.cost', 'roman', 'handweapons toughness', 40],
    ['fr3.army-lists.innate-name-aliases', 'dwarfs', 'handweapons stone-sense', 40],
    ['fr3.armies.arabic-fast-movement', 'arabic', 'heavy-cavalry fast-movement', 40],
    ['fr3.pike-blocks.stats', 'greek', 'pike-block', 60],
    ['fr3.multi-based.mass-units', 'orc-goblin', 'mass-of-mobs', 60],
    ['fr3.leviathans.1x2', 'gnomes', 'leviathan-1x2', 150],
  ])('%s: %s %s for %i', (_, army, words, points) => {
    expect(costOfOne(army, words)).toBe(points);
  });

  test('fr3.items.heavy-armor-purchase: what is free is a line of the sum, with its rule', () => {
    expect(linesOf('renaissance', 'knights heavy-armor')).toEqual([
      ['Knights', 60],
      ['Heavy armor', 0],
    ]);
  });

  test('fr3.armies.kobolds-free-mobs: of nine mobs three are free, and each keeps its value', () => {
    const cost = costOf(roster('kobolds', Array<string>(9).fill('mobs')));
    expect(cost.units.map(({ total }) => total)).toEqual(Array(9).fill(10));
    expect(cost.army.lines).toEqual([{ name: '3 free Mobs', points: -30, rules: ['fr3.armies.kobolds-free-mobs'] }]);
    expect(cost.total).toBe(60 + 160);
    expect(costOf(roster('kobolds', ['mobs', 'mobs'])).army.total).toBe(0);
  });

  test('every line of every option in every list is a whole number of points and cites a rule', () => {
    for (const list of armies)
      for (const option of optionsOf(list))
        for (const type of ['handweapons', 'light-cavalry', 'dragons', 'battlewagons', 'traps'])
          for (const line of costOf(roster(list.id, [unit(`${type} ${option.id}`)])).units[0]?.lines ?? []) {
            expect(Number.isInteger(line.points), `${list.id} ${type} ${option.id}`).toBe(true);
            expect(line.rules.length, `${list.id} ${type} ${option.id}`).toBeGreaterThan(0);
          }
  });

  test('what lists give is read, but for sails, of which the text says no more than that they are free', () => {
    const later = armies.flatMap((list) => list.discounts.filter((gift) => !isRead(gift)).map(({ rule }) => rule));
    expect([...new Set(later)]).toEqual(['fr3.armies.pirate-free-sails']);
  });
});

describe('leaders', () => {
  const points = (army: string, ...has: readonly string[]) =>
    costOf(roster(army, ['spears'], { characters: [{ has }] })).characters[0]?.total;

  test.each([
    ['fr3.characters.basic-individual', 'roman', [], 10],
    ['fr3.characters.hero', 'roman', ['hero'], 30],
    ['fr3.characters.sub-commander', 'roman', ['sub-commander'], 40],
    ['fr3.characters.general', 'roman', ['general'], 160],
    ['fr3.abilities.superhero', 'roman', ['general', 'superhero'], 180],
    ['fr3.armies.chaos-general-superhero', 'chaos', ['general', 'superhero'], 170],
    ['fr3.abilities.superhero', 'chaos', ['hero', 'superhero'], 50],
    ['fr3.abilities.beastmaster', 'roman', ['hero', 'beastmaster'], 40],
    ['fr3.armies.weres-beastmaster', 'weres', ['hero', 'beastmaster'], 30],
    ['fr3.armies.druid-beastmaster', 'druid', ['hero', 'beastmaster'], 30],
  ] as const)('%s: %s %s for %i', (_, army, has, total) => {
    expect(points(army, ...has)).toBe(total);
  });

  test('fr3.abilities.superhero, ruling, fr3.characters.total-cost: the price of a list holds, and the individual and each ability are lines with their rules', () => {
    expect(costOf(roster('chaos', ['spears'], { characters: [{ has: ['general', 'superhero'] }] })).characters[0]?.lines).toEqual(
      [
        { name: 'Individual', points: 10, rules: ['fr3.characters.basic-individual'] },
        { name: 'General', points: 150, rules: ['fr3.characters.general'] },
        { name: 'Superhero', points: 10, rules: ['fr3.abilities.superhero', 'fr3.armies.chaos-general-superhero'] },
      ],
    );
  });
});

test('fr3.scenario.hill-dwarf-total, fr3.scenario.evil-total: the troops of the sample scenario cost what the table says', () => {
  for (const { army, units } of rosters) {
    const bought = units
      .filter(({ from }) => from === 'units')
      .map(({ id, count, elite, flying, mounted, points, byTable }) => {
        const options = [...(elite && !mounted ? ['elite-1-1-0'] : []), ...(flying ? ['flying'] : [])];
        const words = [mounted ? 'mounted-fanatics' : id, ...options].join(' ');
        return { words, count, points: byTable ?? points };
      });
    for (const { words, count, points } of bought)
      expect(costOf(roster(army, Array<string>(count).fill(words), { characters: [] })).total, words).toBe(points);
    expect(bought.length).toBeGreaterThan(8);
  }
  expect(costOf(roster('evil', ['spears'], { characters: [theGeneral] })).total).toBe(190);
});
