/** Rules of lists and chapters about buying, by rule id: for a list, the options of its roster and their prices. */
import { describe, expect, test } from 'vitest';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { costOf } from '../../../src/engine/fr3/muster/cost.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import type { Roster, RosterCharacter, RosterUnit } from '../../../src/engine/fr3/muster/roster.ts';
import { errorsOf, roster, theGeneral, unit, warningsOf } from './muster-table.ts';

const times = (count: number, words: string): readonly string[] => Array<string>(count).fill(words);
const from = (army: string, words: string): RosterUnit => unit(words, { from: army });
const person = (words: string): RosterCharacter => ({
  has: words.split(' '),
  ...(/\bhero\b/.test(words) ? { bonuses: '1-1' } : {}),
});
const withPerson = (army: string, words: string, troops: readonly (string | RosterUnit)[] = ['mobs']): Roster =>
  roster(army, troops, { characters: [theGeneral, person(words)], extras: ['camp', 'fortification'] });
/** The rules cited by the problems of the second character alone. */
const saidOf = (of: Roster, which: 'errors' | 'warnings'): readonly string[] =>
  problemsOf(of)
    [which].filter(({ at }) => at.startsWith('characters.2'))
    .map(({ rules }) => rules.join(' '));
const pointsOf = (army: string, words: string): number | undefined => costOf(roster(army, [words])).units[0]?.total;
const errors = (army: string, units: readonly (string | RosterUnit)[], more: Partial<Roster> = {}) =>
  errorsOf(roster(army, units, { size: 2000, ...more }));

/** The columns of the five pages of tables in order, as list ids. */
const columns = [
  'aboriginal african-east african-west amphibian angelic-demonic arabic assyrian aztec celts chaos chinese conquistadors dark-elves druid dwarfs egyptian evil',
  'gnomes greek halflings hawaiian elves-high hill-dwarves hittite hive holy inca indian inquisition israelite kobolds lizardmen',
  'maya medieval near-east norse nai-arctic nai-plains nai-northeastern nai-southeastern nai-northwestern nai-southwestern orc-goblin pelagic persians',
  'pirate planar reef-dweller renaissance roman samurai sea-elves steppe sumerian-akkadian undead unholy weres elves-wood',
  'napoleonic-austrian napoleonic-british napoleonic-french napoleonic-prussian napoleonic-russian victorian faerie automaton acw-south acw-north settlers buffalo-soldiers',
].flatMap((page) => page.split(' '));

describe('the tables of the lists', () => {
  test('fr3.army-lists.table-columns: 70 columns, each a list of the muster; pirates share one in three kinds', () => {
    expect(columns).toHaveLength(70);
    for (const army of columns) expect(errorsOf(roster(army, ['mobs'])).join()).not.toContain('fr3.army-lists.catalogue');
    const kinds = ['pirate-marauders', 'pirate-raiders', 'pirate-buccaneers'];
    expect(armies.map(({ id }) => id).sort()).toEqual([...columns, ...kinds].sort());
  });

  test('fr3.basics.army-lists: more than 50, and none has every type; a type of one’s own needs the opponent’s consent', () => {
    expect(columns.length).toBeGreaterThan(50);
    const everyType = [...new Set(armies.flatMap(({ units }) => units.map((each) => each.unit)))];
    for (const army of columns) {
      const { errors: barred, warnings } = problemsOf(roster(army, everyType));
      const doubts = [...barred, ...warnings].filter(({ rules }) => rules.includes('fr3.army-lists.table-availability'));
      expect([army, doubts.length > 0]).toEqual([army, true]);
    }
    expect(warningsOf(roster('roman', ['own-design']))).toContain('units.1 fr3.design.opponent-consent');
  });

  test('fr3.basics.army-list-boxes: a barred type is refused, a permitted one is not, and the army costs as agreed or less', () => {
    expect(errors('pelagic', ['longbows'])).toContain('units.1 fr3.army-lists.table-availability fr3.armies.pelagic-list');
    expect(errors('pelagic', ['handweapons swimming'])).toEqual([]);
    // A general of 160 points and two units of 30.
    expect([220, 221, 219].map((size) => errors('norse', ['spears', 'spears'], { size }).length)).toEqual([0, 0, 1]);
  });

  test('fr3.army-lists.tables-beat-prose, fr3.basics.army-list-boxes, ruling: one elite handweapon in the cell, any number in the words; wizards in it, none in them', () => {
    expect(errors('samurai', ['handweapons elite-1-1-0'], { size: 1000 })).toEqual([]);
    expect(errors('samurai', times(2, 'handweapons elite-1-1-0'), { size: 1000 })).toEqual([
      'units.2 fr3.army-lists.elite-allowance',
    ]);
    expect(saidOf(withPerson('napoleonic-russian', 'wizard-1'), 'errors')).toEqual([]);
  });

  test('fr3.army-lists.table-legend, fr3.magic.user-types-per-army: S is any shaman, ES the earth’s; A an assassin, B a bard, H a healer', () => {
    const may = (army: string, words: string) => {
      const of = withPerson(army, words);
      return [...saidOf(of, 'errors'), ...saidOf(of, 'warnings')].length === 0;
    };
    const shamans = ['water', 'earth', 'air', 'fire'].map((element) => `${element}-shaman-1`);
    expect(shamans.map((each) => may('aboriginal', each))).toEqual([true, true, true, true]);
    expect(shamans.map((each) => may('nai-northeastern', each))).toEqual([false, true, false, false]);
    expect(shamans.map((each) => may('nai-arctic', each))).toEqual([true, false, true, false]);
    expect(shamans.map((each) => may('druid', each))).toEqual([false, false, false, false]);
    expect(['druid-1', 'cleric-1'].map((each) => may('druid', each))).toEqual([true, false]);
    expect(['cleric-1', 'war-cleric-2', 'wizard-1'].map((each) => may('dwarfs', each))).toEqual([true, true, false]);
    expect(['cleric-2', 'war-cleric-2'].map((each) => may('celts', each))).toEqual([false, true]);
    expect(['necromancer-2', 'wizard-1', 'planar-wizard-3'].map((each) => may('aztec', each))).toEqual([true, false, true]);
    expect(['hero assassin', 'hero bard', 'healer', 'alchemist'].map((each) => may('arabic', each))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['ships-cook-1', 'mad-scientist'].map((each) => may('chinese', each))).toEqual([true, true]);
    expect(errors('hive', ['hive-queen'], { characters: [] })).toEqual([]);
    expect(errors('angelic-demonic', ['archangel-demon-lord'], { characters: [] })).toEqual([]);
  });

  test('fr3.army-lists.cell-napoleonic-artillery: guns of an N count as Napoleonic for nothing, those of others for 10 points', () => {
    const gun = 'heavy-artillery napoleonic';
    expect(['napoleonic-british', 'napoleonic-french', 'acw-north'].map((army) => pointsOf(army, gun))).toEqual([40, 40, 50]);
  });

  test('fr3.army-lists.cell-variable: the cell of gnome battlewagons is read: they are there, and none of them is elite', () => {
    expect(problemsOf(roster('gnomes', ['battlewagons'], { size: 2000 }))).toEqual({ errors: [], warnings: [] });
    expect(errors('gnomes', ['battlewagons elite-1-1-0'])).toEqual(['units.1.elite-1-1-0 fr3.army-lists.elite-allowance']);
  });
});

describe('leaders and specialists', () => {
  test('fr3.armies.angelic-demonic-leader: an archangel or a demon lord, and no other general', () => {
    expect(errors('angelic-demonic', ['archangel-demon-lord', 'mobs'], { characters: [] })).toEqual([]);
    expect(errors('angelic-demonic', ['mobs'])).toEqual(['roster fr3.armies.angelic-demonic-leader']);
    expect(errors('angelic-demonic', ['archangel-demon-lord', 'mobs'])).toContain(
      'units.1 fr3.army-lists.one-general fr3.characters.one-general',
    );
    expect(costOf(roster('angelic-demonic', ['archangel-demon-lord'], { characters: [] })).total).toBe(440);
  });

  test.each([
    ['fr3.armies.chinese-half-price-specialists', 'chinese'],
    ['fr3.armies.egyptian-half-price-specialists', 'egyptian'],
    ['fr3.armies.gnomes-half-price-specialists', 'gnomes'],
    ['fr3.armies.renaissance-half-price-specialists', 'renaissance'],
    ['fr3.armies.victorian-half-price-specialists', 'victorian'],
  ])('%s: engineers and mechanics for 10 points instead of 20', (rule, army) => {
    for (const who of ['engineer', 'mechanic']) {
      const of = withPerson(army, who);
      const line = costOf(of).characters[1]?.lines.at(-1);
      expect([who, line?.points]).toEqual([who, 10]);
      expect(line?.rules).toContain(rule);
      expect([who, ...saidOf(of, 'errors'), ...saidOf(of, 'warnings')]).toEqual([who]);
      expect(costOf(withPerson('greek', who)).characters[1]?.lines.at(-1)?.points).toBe(20);
    }
  });

  test('fr3.abilities.mechanic, ruling: where there are war machines, battlewagons or ships; doubtful where their cells are lost', () => {
    const doubt = (army: string) => saidOf(withPerson(army, 'mechanic'), 'warnings');
    expect(['norse', 'gnomes', 'pirate-buccaneers', 'roman'].flatMap(doubt)).toEqual([]);
    expect(doubt('maya')).toEqual(['fr3.army-lists.table-character-rows fr3.army-lists.table-availability']);
  });

  test('fr3.magic-users.witch-hunter-eligibility: a hero, a sub-commander or a general, nobody else', () => {
    expect(saidOf(withPerson('inquisition', 'witch-hunter'), 'errors')).toEqual(['fr3.magic-users.witch-hunter']);
    expect(saidOf(withPerson('inquisition', 'hero witch-hunter'), 'errors')).toEqual([]);
    const [commander, general] = [
      { has: ['sub-commander', 'witch-hunter'], bonuses: '1-2' },
      { has: ['general', 'witch-hunter'] },
    ];
    expect(errors('inquisition', ['mobs'], { characters: [theGeneral, commander] })).toEqual([]);
    expect(errors('inquisition', ['mobs'], { characters: [general] })).toEqual([]);
  });

  test('fr3.armies.automaton-general: the general is a mad scientist', () => {
    const led = (words: string) => errors('automaton', ['handweapons'], { characters: [{ has: words.split(' ') }] });
    expect(led('general mad-scientist')).toEqual([]);
    expect(led('general wizard-1')).toEqual(['roster fr3.armies.automaton-general']);
  });

  test('fr3.optional-characters.planar-wizard, ruling: of level three alone, for 140 points, where the list has him', () => {
    const aztec = withPerson('aztec', 'planar-wizard-3');
    expect(costOf(aztec).characters[1]?.total).toBe(10 + 140);
    expect(saidOf(aztec, 'errors')).toEqual([]);
    expect(saidOf(withPerson('roman', 'planar-wizard-3'), 'errors')).toEqual(['fr3.army-lists.table-magic-users']);
    for (const level of [1, 2]) expect(saidOf(withPerson('aztec', `planar-wizard-${level}`), 'errors')).toHaveLength(1);
  });

  test('fr3.characters.design: an individual for 10 points or a unit for 10 more, and on it whatever he has', () => {
    const alone = roster('evil', ['spears'], { characters: [theGeneral, { has: [] }, person('hero necromancer-2')] });
    expect(costOf(alone).characters.map(({ total }) => total)).toEqual([160, 10, 10 + 20 + 90]);
    const spears = (has?: readonly string[]) =>
      costOf(roster('evil', [unit('spears', { ...(has ? { has } : {}), ...(has?.includes('hero') ? { bonuses: '1-1' } : {}) })]))
        .total - 160;
    expect([spears(), spears([]), spears(['hero', 'exceptional-weapon'])]).toEqual([30, 40, 30 + 10 + 20 + 10]);
  });
});

describe('what single lists say', () => {
  test('fr3.armies.elves-list, ruling, fr3.armies.elves-two-lists: wood elves or high elves, both with beasts and dragons', () => {
    expect(errors('elves', ['spears'])).toEqual(['roster fr3.army-lists.catalogue']);
    for (const army of ['elves-wood', 'elves-high'])
      expect(problemsOf(roster(army, ['large-monsters', 'small-monsters', 'dragons'], { size: 2000 }))).toEqual({
        errors: [],
        warnings: [],
      });
  });

  test.each(['pirate-marauders', 'pirate-raiders', 'pirate-buccaneers'])(
    'fr3.armies.pirate-list: %s have beasts, spirits and traps, cooks, wizards and assassins, and poison',
    (army) => {
      const units = ['large-monsters', 'small-monsters poison', 'swarms', 'lesser-spirits', 'traps'];
      const people = ['ships-cook-1', 'wizard-1', 'hero assassin'];
      const of = roster(army, units, {
        size: 2000,
        characters: [theGeneral, ...people.map(person)],
        extras: ['camp', 'fortification'],
      });
      const { errors: found, warnings } = problemsOf(of);
      expect([...found, ...warnings].map(({ at, rules }) => [at, ...rules].join(' '))).toEqual([]);
      expect(warningsOf(roster(army, ['skirmishers poison'])).filter((each) => each.includes('.poison'))).toEqual([]);
      expect(saidOf(withPerson(army, 'cleric-1'), 'errors')).toEqual(['fr3.army-lists.table-magic-users']);
    },
  );

  test('fr3.armies.celts-spirits: spirits of every kind, as many as the points allow', () => {
    const host = ['minor-spirits', 'lesser-spirits', 'major-spirits'].flatMap((kind) => times(4, kind));
    expect(problemsOf(roster('celts', host, { size: 2000 }))).toEqual({ errors: [], warnings: [] });
  });

  test('fr3.armies.assyrian-spirits-and-dragons: dragons and major spirits, and of monsters only the large', () => {
    const of = roster('assyrian', ['dragons', 'major-spirits', 'large-monsters', 'small-monsters'], { size: 2000 });
    expect(problemsOf(of).warnings.map(({ at }) => at)).toEqual(['units.4']);
  });

  test('fr3.armies.inca-fill-list: what 200 points may add to the sample army', () => {
    const sample = [
      'handweapons throwing elite-1-1-0',
      ...times(3, 'handweapons throwing'),
      ...times(8, 'mobs throwing'),
      ...times(4, 'skirmishers elite-0-1-1'),
      ...times(2, 'traps'),
      'small-monsters',
    ];
    const leaders = [{ has: ['general', 'army-standard'] }, person('hero cleric-2'), person('hero'), person('hero')];
    const filled = (units: readonly string[], ...people: readonly string[]) =>
      problemsOf(roster('inca', [...sample, ...units], { characters: [...leaders, ...people.map(person)] }));
    for (const more of [
      filled(['fanatics', 'light-cavalry flying throwing'], 'healer', 'bodyguard'),
      filled(['major-spirits'], 'earth-shaman-1', 'bodyguard'),
    ])
      expect(more).toEqual({ errors: [], warnings: [] });
    const taunting = [{ has: ['general', 'army-standard'] }, { ...person('hero cleric-2 taunt') }, ...leaders.slice(2)];
    expect(errorsOf(roster('inca', sample, { characters: taunting }))).toEqual([]);
  });

  test('fr3.armies.undead-cost: the dead cost what the living cost', () => {
    for (const type of ['handweapons', 'mobs', 'large-monsters', 'small-monsters'])
      expect([type, pointsOf('undead', `${type} undead`)]).toEqual([type, pointsOf('undead', type)]);
    expect(['spears', 'longbows', 'heavy-cavalry'].map((type) => pointsOf('undead', `${type} undead`))).toEqual([30, 40, 40]);
  });
});

describe('allies keep what their own list gives them', () => {
  test('fr3.armies.pelagic-sea-elf-allies: sea elves breathe air and water for nothing beside the Pelagic', () => {
    const shoal = times(6, 'handweapons swimming');
    const elves = from('sea-elves', 'spears swimming air-breathing');
    expect(errors('pelagic', [...shoal, elves])).toEqual([]);
    expect(
      costOf(roster('pelagic', [...shoal, elves]))
        .units.at(-1)
        ?.lines.at(-1)?.rules,
    ).toContain('fr3.armies.sea-elves-breathing');
    expect(errors('pelagic', [...shoal, from('roman', 'spears')])).toEqual([
      'units.7 fr3.army-lists.allies fr3.army-lists.ally-exceptions',
    ]);
  });

  test('fr3.armies.sea-elves-pelagic-allies: Pelagic beside sea elves, swimming as they must', () => {
    const captain = times(6, 'handweapons');
    expect(errors('sea-elves', [...captain, from('pelagic', 'handweapons swimming')])).toEqual([]);
    expect(errors('sea-elves', [...captain, from('pelagic', 'handweapons')])).toEqual(['units.7 fr3.armies.pelagic-swimming']);
    expect(errors('sea-elves', [...captain, from('pirate-raiders', 'mounted')])).toEqual([
      'units.7 fr3.army-lists.allies fr3.army-lists.ally-exceptions',
    ]);
  });

  test('fr3.armies.acw-south-allies: of the Southeast or the Southwest, a fifth of the points, with their own elites', () => {
    const grey = times(10, 'muskets');
    const rangers = from('nai-southeastern', 'rangers elite-1-1-0');
    expect(errors('acw-south', [...grey, rangers])).toEqual([]);
    expect(errors('acw-south', [...grey, rangers, from('nai-southwestern', 'skirmishers')])).toEqual([
      'units.12 fr3.armies.acw-south-allies',
    ]);
    expect(errors('acw-south', ['muskets', rangers])).toEqual(['units.2 fr3.armies.acw-south-allies']);
    expect(errors('acw-south', [...grey, from('nai-plains', 'mobs')])).toEqual([
      'units.11 fr3.army-lists.allies fr3.army-lists.ally-exceptions',
    ]);
  });

  test('fr3.armies.settlers-native-allies: a tenth of the points, from any of the six nations', () => {
    const town = times(10, 'militia');
    for (const nation of ['southeastern', 'southwestern', 'northwestern', 'northeastern', 'arctic', 'plains'])
      expect([nation, ...errors('settlers', [...town, from(`nai-${nation}`, 'mobs')])]).toEqual([nation]);
    // 160 and 300 points, plus the cost of the natives.
    const natives = (count: number) => times(count, 'mobs').map((words) => from('nai-plains', words));
    expect(errors('settlers', [...town, ...natives(5)])).toEqual([]);
    expect(errors('settlers', [...town, ...natives(6)])).toEqual(['units.16 fr3.armies.settlers-native-allies']);
  });
});

describe('columns of the reference table', () => {
  const bought = (army: string, type: string, option: string): boolean =>
    !problemsOf(roster(army, [`${type} ${option}`])).errors.some(({ at }) => at === `units.1.${option}`);
  const types = armies[0]!.units.map((each) => each.unit);

  test('fr3.reference.other-column-codes: G may have a grapple, PN may have poison', () => {
    expect(types.filter((type) => bought('orc-goblin', type, 'grapple')).sort()).toEqual([
      'battlewagons',
      'contraptions',
      'large-monsters',
      'leviathans',
    ]);
    const poisoners = [
      'crossbow-handgun',
      'handweapons',
      'longbows',
      'rangers',
      'skirmishers',
      'large-monsters',
      'small-monsters',
      'swarms',
    ];
    expect(types.filter((type) => bought('kobolds', type, 'poison'))).toEqual(expect.arrayContaining(poisoners));
    expect(['spears', 'mobs', 'knights', 'battlewagons', 'fanatics'].map((type) => bought('kobolds', type, 'poison'))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('fr3.reference.other-column-codes: NC takes no characters, A attaches to others', () => {
    const host = (type: string) =>
      errorsOf(roster('orc-goblin', [type], { characters: [theGeneral, { ...person('hero beastmaster'), with: 1 }] })).some(
        (each) => each.startsWith('characters.2 fr3.characters.attachment-by-type'),
      );
    expect(types.filter((type) => host(type))).toEqual(
      expect.arrayContaining(['cyclics', 'leviathans', 'blobs', 'contraptions']),
    );
    expect(['spears', 'knights', 'large-monsters', 'battlewagons'].map(host)).toEqual([false, false, false, false]);
    const attaches = (type: string) =>
      !errorsOf(roster('orc-goblin', ['handweapons', unit(type, { with: 1 })])).some((each) =>
        each.includes('fr3.basics.attachment'),
      );
    expect(['skirmishers', 'light-artillery', 'heavy-artillery', 'mobs', 'spears'].map(attaches)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('fr3.war-machines.battlewagons-set-fire, ruling: for 10 points, with artillery or without', () => {
    expect(errors('norse', ['battlewagons set-fire'])).toEqual([]);
    expect(pointsOf('norse', 'battlewagons set-fire')).toBe((pointsOf('norse', 'battlewagons') ?? 0) + 10);
    expect(errors('hill-dwarves', ['heavy-cavalry set-fire'])).toEqual(['units.1.set-fire fr3.innate.availability']);
  });

  test('fr3.war-machines.contraptions-grapple: both types of contraptions may have one', () => {
    expect(errors('renaissance', ['contraptions grapple', 'contraptions missile-type grapple'])).toEqual([]);
    expect(pointsOf('renaissance', 'contraptions missile-type grapple')).toBe(
      (pointsOf('renaissance', 'contraptions') ?? 0) + 20,
    );
    expect(errors('renaissance', ['heavy-cavalry grapple'])).toEqual(['units.1.grapple fr3.items.grapple-purchase']);
  });

  test('fr3.reference.point-cost: what a unit is bought for is what its loss counts', () => {
    const prices = {
      spears: 30,
      mobs: 10,
      knights: 60,
      'heavy-cavalry': 40,
      'large-monsters': 80,
      battlewagons: 70,
      'light-cavalry bows': 40,
      'spears flying': 50,
    };
    for (const [words, points] of Object.entries(prices)) {
      expect([words, pointsOf('orc-goblin', words)]).toEqual([words, points]);
      const army = armyOfRoster(roster('orc-goblin', [words]));
      expect([words, army.ok && army.value.troops[0]?.cost]).toEqual([words, points]);
    }
  });
});

test('fr3.army-lists.tournament-sideboard, fr3.items.tournament-allocation: 1250 points in all, and what waits is on somebody', () => {
  const pool = (...aside: readonly string[]) =>
    roster('roman', [...times(28, 'handweapons'), ...aside.map((words) => unit(words, { aside: true }))], { tournament: true });
  const whole = pool(...times(8, 'spears'));
  expect([costOf(whole).total, costOf(whole).aside]).toEqual([1000, 240]);
  expect(errorsOf(whole)).toEqual([]);
  expect(errorsOf(pool(...times(9, 'spears')))).toEqual(['units.37 fr3.tournament.sideboard']);
  // An item without a unit cannot be put into the sideboard.
  expect(errorsOf(pool('stakes'))).toEqual(['units.29 fr3.army-lists.table-rows']);
  expect(errorsOf(pool('handweapons stakes'))).toEqual([]);
});

describe('the sample scenario', () => {
  const several = (count: number, words: string) => Array<RosterCharacter>(count).fill(person(words));

  test('fr3.scenario.hill-dwarf-characters, ruling: 400 points of characters', () => {
    // The general's second weapon is exceptional armor, because no character may have two items of one kind.
    const characters = [
      { has: ['general', 'exceptional-weapon', 'exceptional-armor', 'army-standard'] },
      ...several(3, 'hero'),
      person('earth-shaman-2'),
    ];
    const of = roster('hill-dwarves', ['spears'], { characters });
    expect(costOf(of).characters.map(({ total }) => total)).toEqual([210, 30, 30, 30, 100]);
    expect(errorsOf(of)).toEqual([]);
    const twice = [{ has: ['general', 'exceptional-weapon', 'exceptional-weapon'] }];
    expect(errorsOf(roster('hill-dwarves', ['spears'], { characters: twice }))).toEqual([
      'characters.1.exceptional-weapon fr3.characters.one-ability-per-type',
    ]);
  });

  test('fr3.scenario.evil-characters, ruling: 420 points of characters', () => {
    const general = { has: ['general', 'necromancer-3', 'exceptional-weapon', 'beastmaster', 'smoke-screen'] };
    const of = roster('evil', ['spears'], { characters: [general, ...several(2, 'hero'), person('bodyguard')] });
    expect(costOf(of).characters.map(({ total }) => total)).toEqual([330, 30, 30, 30]);
    expect(errorsOf(of)).toEqual([]);
  });

  test('fr3.scenario.evil-units: 630 points of units', () => {
    const lines: readonly (readonly [units: readonly string[], points: number])[] = [
      [times(3, 'beastmen'), 120],
      [['spears'], 30],
      [['handweapons'], 30],
      [['handweapons elite-2-0-0'], 40],
      [['large-monsters'], 80],
      [['major-spirits'], 80],
      [times(2, 'lesser-spirits'), 120],
      [['minor-spirits'], 40],
      [['knights elite-1-1-0 flying'], 90],
    ];
    for (const [units, points] of lines)
      expect([units[0], costOf(roster('evil', units)).total - 160]).toEqual([units[0], points]);
    const all = roster(
      'evil',
      lines.flatMap(([units]) => units),
    );
    expect(costOf(all).total - 160).toBe(630);
    expect(problemsOf(all)).toEqual({ errors: [], warnings: [] });
  });
});

describe('periods of a list are guidance', () => {
  test('fr3.armies.chinese-dynasties: chariots and cavalry of all ages stand in one army', () => {
    expect(errors('chinese', ['heavy-chariots', 'light-cavalry bows', 'heavy-cavalry'])).toEqual([]);
  });

  test('fr3.armies.egyptian-kingdoms: the foot of the Old and the chariots of the New make one army', () => {
    const army = ['spears', 'handweapons', 'longbows', 'mounted', 'light-cavalry bows elite-1-1-0'];
    expect(errors('egyptian', army)).toEqual([]);
  });
});
