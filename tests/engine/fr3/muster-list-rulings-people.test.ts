/** Rulings on the characters and innate abilities of the army lists, and on the tables of lists: rosters that readings judge differently. */
import { describe, expect, test } from 'vitest';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { abilityOf } from '../../../src/engine/fr3/muster/abilities.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { errorsOf, roster, rosterOf, unit } from './muster-table.ts';

const judged = (army: string, said: string, which: 'errors' | 'warnings'): readonly string[] =>
  problemsOf(rosterOf(army, said))
    [which].filter(({ at }) => at !== 'roster')
    .map(({ at, rules }) => [at, ...rules].join(' '));
const errors = (army: string, said: string) => judged(army, said, 'errors');
const isCertain = (army: string, said: string) => [...errors(army, said), ...judged(army, said, 'warnings')].length === 0;
const led = (army: string, general: string, units: readonly string[] = ['mobs']) =>
  errorsOf(roster(army, units, { characters: [{ has: general.split(' ') }], size: 2000 }));

describe('magic users', () => {
  test.each([
    ['fr3.armies.acw-north-magic-users, ruling: shamans, wizards and masons of level one; clerics with a warning', 'acw-north'],
    ['fr3.armies.acw-south-magic-users, ruling: shamans, wizards and masons of level one; clerics with a warning', 'acw-south'],
  ])('%s', (_, army) => {
    expect(isCertain(army, 'muskets | earth-shaman-1; wizard-1; mason-1')).toBe(true);
    expect([errors(army, 'muskets | cleric-1'), judged(army, 'muskets | cleric-1', 'warnings').length]).toEqual([[], 1]);
    for (const high of ['cleric-2', 'wizard-2', 'earth-shaman-2'])
      expect([high, errors(army, `muskets | ${high}`).length]).toEqual([high, 1]);
  });

  test('fr3.armies.napoleonic-magic-limit, ruling: clerics, wizards and mad scientists; masons where a nation names them', () => {
    const nations = ['austrian', 'french', 'russian', 'prussian', 'british'].map((nation) => `napoleonic-${nation}`);
    for (const nation of nations) {
      expect([nation, isCertain(nation, 'muskets | cleric-1; wizard-1; mad-scientist')]).toEqual([nation, true]);
      expect([nation, errors(nation, 'muskets | cleric-2').length]).toEqual([nation, 1]);
    }
    expect(nations.filter((nation) => isCertain(nation, 'muskets | mason-1'))).toEqual([
      'napoleonic-french',
      'napoleonic-prussian',
      'napoleonic-british',
    ]);
  });

  test('fr3.armies.inca-magic-users, ruling: clerics and shamans', () => {
    expect(isCertain('inca', 'mobs | cleric-2; earth-shaman-1')).toBe(true);
    expect(isCertain('inca', 'mobs | wizard-1')).toBe(false);
  });

  test('fr3.armies.nai-southwestern-shamans, ruling: of earth, fire and air', () => {
    expect(isCertain('nai-southwestern', 'skirmishers | earth-shaman-2; fire-shaman-3; air-shaman-1')).toBe(true);
    expect(errors('nai-southwestern', 'skirmishers | water-shaman-1')).toHaveLength(1);
  });

  test('fr3.armies.inquisition-leaders, ruling: beside a witch hunter there are no other magic users', () => {
    expect(errors('inquisition', 'mobs | hero witch-hunter')).toEqual([]);
    expect(errors('inquisition', 'mobs | cleric-1; hero')).toEqual([]);
    expect(errors('inquisition', 'mobs | hero witch-hunter; cleric-1')).toHaveLength(1);
  });

  test('fr3.army-lists.wizard-code, ruling: W allows all four; N or P without it that one only', () => {
    const all = ['wizard-1', 'illusionist-2', 'necromancer-2', 'hydromancer-2', 'planar-wizard-3'];
    const may = (army: string) =>
      all.filter((who) => errors(army, `mobs swimming | ${who}`).every((each) => !each.includes('magic-users')));
    expect(may('roman')).toEqual(all.slice(0, 4));
    expect(may('maya')).toEqual(['necromancer-2']);
    expect(may('planar')).toEqual(['planar-wizard-3']);
  });

  test('fr3.army-lists.cleric-code, ruling: C allows clerics and war clerics, WC war clerics only', () => {
    const may = (army: string) => ['cleric-2', 'war-cleric-2'].filter((who) => errors(army, `mobs | ${who}`).length === 0);
    const clerical = armies.filter(({ magicUsers }) => magicUsers.some(({ code, maxLevel }) => code === 'C' && !maxLevel));
    expect(clerical.length).toBeGreaterThan(15);
    for (const { id } of clerical) expect([id, may(id)]).toEqual([id, ['cleric-2', 'war-cleric-2']]);
    for (const id of ['celts', 'norse']) expect([id, may(id)]).toEqual([id, ['war-cleric-2']]);
  });

  test('fr3.army-lists.table-magic-users, ruling: the rebuilt row counts whole, seven cells of it as likely', () => {
    const likely = armies.filter(({ magicUsers }) => magicUsers.some(({ confidence }) => confidence === 'likely'));
    expect(likely.map(({ id }) => id).sort()).toEqual(
      ['acw-north', 'acw-south', 'holy', 'inca', 'indian', 'inquisition', 'israelite'].sort(),
    );
    // The cell of the Indians is C, W: likely, and sold without a doubt.
    expect(isCertain('indian', 'mobs | cleric-1')).toBe(isCertain('indian', 'mobs'));
    expect(errors('indian', 'mobs | earth-shaman-1')).toEqual(['characters.2.earth-shaman-1 fr3.army-lists.table-magic-users']);
  });
});

describe('generals', () => {
  test('fr3.armies.angelic-demonic-leader, ruling: an archangel or a demon lord, and no other', () => {
    expect(errorsOf(roster('angelic-demonic', ['archangel-demon-lord', 'mobs'], { characters: [] }))).toEqual([]);
    expect(led('angelic-demonic', 'general')).toEqual(['roster fr3.armies.angelic-demonic-leader']);
  });

  test('fr3.armies.undead-general, ruling: a necromancer of level two or three', () => {
    const ruled = (words: string) => led('undead', words).filter((each) => each.includes('undead-general'));
    expect([ruled('general necromancer-2'), ruled('general necromancer-3')]).toEqual([[], []]);
    for (const words of ['general', 'general wizard-3']) expect([words, ruled(words).length]).toEqual([words, 1]);
    expect(abilityOf('necromancer-1')).toBeUndefined();
  });

  test('fr3.armies.planar-general, ruling: a general for 160 points, and planar magic for 140 on top', () => {
    const general = roster('planar', ['mobs'], { characters: [{ has: ['general', 'planar-wizard-3'] }] });
    expect(costOf(general).characters[0]?.total).toBe(160 + 140);
    expect(led('planar', 'general planar-wizard-3')).toEqual([]);
    expect(led('planar', 'general')).toContain('roster fr3.armies.planar-general');
  });

  test('fr3.armies.gnomes-master-alchemist, ruling: 30 points with the individual', () => {
    expect(costOf(rosterOf('gnomes', 'mobs | master-alchemist')).characters[1]?.total).toBe(30);
    expect(costOf(rosterOf('gnomes', 'mobs | alchemist')).characters[1]?.total).toBe(30);
  });
});

describe('beastmasters', () => {
  test('fr3.armies.aboriginal-beastmaster, ruling: every shaman has it free, hero or not', () => {
    const of = rosterOf('aboriginal', 'mobs | earth-shaman-2 beastmaster');
    expect(errors('aboriginal', 'mobs | earth-shaman-2 beastmaster')).toEqual([]);
    expect(costOf(of).characters[1]?.lines.at(-1)?.points).toBe(0);
    expect(errors('aboriginal', 'mobs | beastmaster')).toHaveLength(1);
  });

  test('fr3.armies.druid-beastmaster, ruling: any character may have it free', () => {
    for (const who of ['beastmaster', 'hero beastmaster', 'healer beastmaster', 'druid-2 beastmaster']) {
      expect([who, errors('druid', `mobs | ${who}`)]).toEqual([who, []]);
      expect([who, costOf(rosterOf('druid', `mobs | ${who}`)).characters[1]?.lines.at(-1)?.points]).toEqual([who, 0]);
    }
  });
});

describe('innate abilities', () => {
  const may = (army: string, words: string) => errors(army, words).length === 0;

  test('fr3.armies.buffalo-soldiers-innate, ruling: Apoplexy alone is for the Seventh only', () => {
    expect([may('buffalo-soldiers', 'mounted set-fire'), may('buffalo-soldiers', 'mounted toughness')]).toEqual([true, true]);
    expect(may('buffalo-soldiers', 'mounted apoplexy')).toBe(false);
    expect(may('buffalo-soldiers', 'light-cavalry bows apoplexy')).toBe(false);
    expect(may('buffalo-soldiers', 'light-cavalry bows elite-1-1-0 apoplexy')).toBe(true);
  });

  test('fr3.army-lists.innate-for-rank-and-file, ruling: units are bound to the list, characters are not', () => {
    expect(may('roman', 'handweapons hide')).toBe(false);
    expect(may('roman', 'handweapons | hero hide')).toBe(true);
    expect(may('settlers', 'mobs | hero war-cry')).toBe(true);
  });

  test('fr3.army-lists.innate-same-type, ruling: one for all of a type, elites too; rangers may have several', () => {
    expect(may('roman', 'handweapons toughness; handweapons elite-1-1-0')).toBe(false);
    expect(may('roman', 'handweapons toughness; handweapons elite-1-1-0 toughness')).toBe(true);
    expect(may('roman', 'handweapons toughness war-cry')).toBe(false);
    expect(may('elves-wood', 'rangers disorient apoplexy')).toBe(true);
  });

  test('fr3.army-lists.generic-list, ruling: three different ones in the army, any magic users, one elite in all', () => {
    const generic = (said: string) => errorsOf(rosterOf('generic', said, 3000)).filter((each) => each.includes('generic'));
    expect(generic('2 knights war-cry; 2 muskets toughness; 2 beastmen stinkbomb')).toEqual([]);
    expect(generic('knights war-cry; muskets toughness; beastmen stinkbomb; mobs hide')).toHaveLength(1);
    expect(generic('knights war-cry; muskets war-cry; beastmen war-cry; mobs war-cry')).toEqual([]);
    expect(
      errors('generic', 'mobs | cleric-3; wizard-3; druid-2; witch-hunter hero').filter((each) => each.includes('magic')),
    ).toHaveLength(1);
    expect(generic('knights elite-1-1-0; pikes elite-1-1-0')).toHaveLength(1);
  });
});

describe('the tables', () => {
  const from = (army: string, words: string) => unit(words, { from: army });

  test('fr3.army-lists.allies, ruling: an ally is of a type of the list, and adds none to it', () => {
    const allied = (words: string) => problemsOf(roster('roman', ['handweapons', from('orc-goblin', words)], { size: 2000 }));
    expect(allied('beastmen').errors.length + allied('beastmen').warnings.length).toBeGreaterThan(0);
  });

  test('fr3.army-lists.ally-exceptions, ruling: the two sea peoples keep their abilities beside each other', () => {
    const shoal = Array<string>(6).fill('handweapons swimming');
    expect(errorsOf(roster('pelagic', [...shoal, from('sea-elves', 'spears swimming air-breathing')]))).toEqual([]);
    expect(errorsOf(roster('sea-elves', [...shoal.map(() => 'handweapons'), from('pelagic', 'handweapons swimming')]))).toEqual(
      [],
    );
    expect(errorsOf(roster('pelagic', [...shoal, from('roman', 'spears swimming')]))).toEqual([
      'units.7 fr3.army-lists.allies fr3.army-lists.ally-exceptions',
    ]);
  });

  test('fr3.army-lists.tables-beat-prose, ruling: a cell that can be read beats the text, a lost one leaves it in force', () => {
    // One for each 1000 points in the cell, any number in the text.
    expect(errors('samurai', '3 handweapons elite-1-1-0')).toHaveLength(1);
    // Two in the text; the cell is lost.
    expect([errors('persians', '2 beastmen elite-1-1-0'), errors('persians', '3 beastmen elite-1-1-0').length]).toEqual([[], 1]);
  });

  test('fr3.army-lists.table-availability, ruling: what a cell, the text or a rule names is certain, the rest a warning', () => {
    expect(isCertain('roman', 'handweapons')).toBe(true);
    expect(isCertain('hive', 'mobs')).toBe(true);
    expect([errors('roman', 'beastmen'), judged('roman', 'beastmen', 'warnings')]).toEqual([
      [],
      ['units.1 fr3.army-lists.table-availability'],
    ]);
  });

  test('fr3.army-lists.table-legend, ruling: B among abilities is a bard, among cavalry and chariots bowfire', () => {
    expect(isCertain('arabic', 'handweapons | hero bard')).toBe(true);
    expect(isCertain('near-east', 'heavy-cavalry bows')).toBe(true);
    expect(isCertain('near-east', 'heavy-cavalry bows | hero bard')).toBe(false);
    expect(isCertain('arabic', 'heavy-cavalry bows')).toBe(false);
  });

  test('fr3.army-lists.table-unprinted-codes, ruling: EN among abilities is an engineer', () => {
    const sells = (army: string) =>
      (['errors', 'warnings'] as const).every(
        (which) => !judged(army, 'mobs | engineer', which).some((each) => each.startsWith('characters')),
      );
    expect(['roman', 'greek', 'hill-dwarves', 'near-east', 'medieval'].map(sells)).toEqual([true, true, true, true, true]);
    expect(['celts', 'aztec'].map(sells)).toEqual([false, false]);
    // Artillery of these lists has N or EN in its cell, and is Napoleonic.
    expect(isCertain('napoleonic-austrian', 'heavy-artillery napoleonic; muskets')).toBe(true);
  });

  test('fr3.army-lists.tournament-sideboard, ruling: 1250 points are one legal army, of which 250 are left out', () => {
    const pool = (aside: number) =>
      roster(
        'roman',
        [
          ...Array<string>(28).fill('handweapons'),
          ...Array<string>(aside)
            .fill('spears')
            .map((words) => unit(words, { aside: true })),
        ],
        {
          tournament: true,
        },
      );
    expect([costOf(pool(8)).total, costOf(pool(8)).aside, errorsOf(pool(8))]).toEqual([1000, 240, []]);
    expect(errorsOf(pool(9))).toEqual(['units.37 fr3.tournament.sideboard']);
  });
});
