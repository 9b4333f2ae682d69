/** Whether a roster is legal, by rule id: the errors and their places. */
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import { readRoster } from '../../../src/engine/fr3/muster/roster.ts';
import { errorsOf, roster, theGeneral, unit, warningsOf } from './muster-table.ts';

const times = (count: number, words: string): readonly string[] => Array<string>(count).fill(words);

describe('the army', () => {
  test('fr3.army-lists.one-general, fr3.characters.one-general: exactly one general', () => {
    expect(errorsOf(roster('roman', ['spears']))).toEqual([]);
    expect(errorsOf(roster('roman', ['spears'], { characters: [] }))).toEqual([
      'roster fr3.army-lists.one-general fr3.characters.one-general',
    ]);
    expect(errorsOf(roster('roman', ['spears'], { characters: [theGeneral, theGeneral] }))).toEqual([
      'characters.2 fr3.army-lists.one-general fr3.characters.one-general',
    ]);
  });

  test('fr3.army-lists.no-quantity-limits: any number of an allowed type, within the points agreed', () => {
    expect(errorsOf(roster('roman', times(11, 'spears'), { size: 490 }))).toEqual([]);
    expect(errorsOf(roster('roman', times(11, 'spears'), { size: 489 }))).toEqual(['roster fr3.army-lists.no-quantity-limits']);
  });

  test('fr3.army-lists.any-number-of-heroes: five heroes are no error', () => {
    const heroes = times(5, '1-1').map((bonuses) => ({ has: ['hero'], bonuses }));
    expect(errorsOf(roster('roman', ['spears'], { characters: [theGeneral, ...heroes] }))).toEqual([]);
  });

  test('fr3.army-lists.table-availability: what is lost is a warning, what the list bars an error, what it lacks a suggestion', () => {
    expect(warningsOf(roster('roman', ['beastmen']))).toEqual(['units.1 fr3.army-lists.table-availability']);
    expect(errorsOf(roster('roman', ['beastmen']))).toEqual([]);
    expect(errorsOf(roster('pirate-raiders', ['spears']))).toEqual([
      'units.1 fr3.army-lists.table-availability fr3.armies.pirate-raiders-units',
    ]);
    const [unknown] = problemsOf(roster('roman', ['spear'])).errors;
    expect(unknown?.because).toBe(
      'Unit 1: there is no unit “spear” in the list of the Roman Mythological. Did you mean “spears”?',
    );
    expect(errorsOf(roster('roman', ['mummies']))).toEqual(['units.1 fr3.army-lists.table-rows']);
  });

  test('fr3.elementals.obtaining: elementals stand in no table, so that both players agree on them', () => {
    expect(warningsOf(roster('roman', ['fire-elemental']))).toEqual([
      'units.1 fr3.elementals.obtaining fr3.army-lists.table-rows',
    ]);
  });

  test('fr3.army-lists.cell-max: a cap for the army, and for each 1000 points', () => {
    expect(errorsOf(roster('persians', times(2, 'pikes')))).toEqual([]);
    expect(errorsOf(roster('persians', times(3, 'pikes')))).toEqual(['units.3 fr3.army-lists.cell-max fr3.armies.persians-list']);
    expect(errorsOf(roster('egyptian', times(2, 'mummies')))).toEqual([
      'units.2 fr3.army-lists.cell-max fr3.armies.egyptian-list',
    ]);
  });

  test('fr3.armies.hive-queen, fr3.armies.undead-general: a general of their own kind, who comes with magic', () => {
    expect(errorsOf(roster('hive', ['mobs']))).toEqual(['roster fr3.armies.hive-queen']);
    expect(errorsOf(roster('undead', ['mobs']))).toEqual(['roster fr3.armies.undead-general']);
  });

  test('fr3.armies.victorian-auxiliaries: 30% of the points are militia, mounted and rangers', () => {
    expect(errorsOf(roster('victorian', [...times(3, 'rifles'), ...times(3, 'militia')]))).toEqual([
      'roster fr3.armies.victorian-auxiliaries',
    ]);
    expect(errorsOf(roster('victorian', [...times(2, 'rifles'), ...times(5, 'militia')]))).toEqual([]);
  });

  test('fr3.armies.pirate-types: one of three kinds', () => {
    expect(errorsOf(roster('pirate', ['spears']))).toEqual(['roster fr3.armies.pirate-types']);
    expect(errorsOf(roster('pirate-marauders', ['spears']))).toEqual([]);
  });

  test('fr3.armies.pirate-associated-units: beasts keep up with the slowest pirates', () => {
    expect(errorsOf(roster('pirate-marauders', ['spears', 'swarms']))).toEqual([]);
    expect(errorsOf(roster('pirate-raiders', ['mounted', 'swarms', 'small-monsters']))).toEqual([
      'units.2 fr3.armies.pirate-associated-units',
    ]);
  });

  test('fr3.armies.buffalo-soldiers-dismount: sword and pistol is who got off his horse', () => {
    expect(errorsOf(roster('buffalo-soldiers', ['sword-and-pistol']))).toEqual(['units.1 fr3.armies.buffalo-soldiers-dismount']);
  });

  test('fr3.armies.chinese-rockets: heavy artillery shoots indirectly', () => {
    expect(errorsOf(roster('chinese', ['heavy-artillery']))).toEqual(['units.1 fr3.armies.chinese-rockets']);
    expect(errorsOf(roster('chinese', ['heavy-artillery indirect']))).toEqual([]);
  });

  test('fr3.armies.pelagic-swimming: everybody swims', () => {
    expect(errorsOf(roster('pelagic', ['handweapons']))).toEqual(['units.1 fr3.armies.pelagic-swimming']);
    expect(errorsOf(roster('pelagic', ['handweapons swimming']))).toEqual([]);
  });

  test('fr3.army-lists.generic-list: any types, one elite unit, three innate abilities, nothing of a list’s own', () => {
    expect(errorsOf(roster('generic', ['knights elite-1-1-0', 'muskets', 'beastmen war-cry']))).toEqual([]);
    expect(errorsOf(roster('generic', ['knights elite-1-1-0', 'pikes elite-1-1-0']))).toEqual([
      'units.2 fr3.army-lists.generic-list',
    ]);
    const innate = ['knights war-cry', 'muskets toughness', 'beastmen stinkbomb', 'mobs hide'];
    expect(errorsOf(roster('generic', innate))).toEqual(['roster fr3.army-lists.generic-list']);
    expect(errorsOf(roster('generic', ['knights heavy-armor', 'mobs throwing']))).toEqual([
      'units.1.heavy-armor fr3.items.heavy-armor-purchase',
      'units.2.throwing fr3.army-lists.cell-throwing',
    ]);
  });
});

describe('elites', () => {
  test('fr3.army-lists.elite-allowance: so many for each 1000 points, and once below', () => {
    const elites = (count: number, size: number) => errorsOf(roster('elves-high', times(count, 'knights elite-1-1-0'), { size }));
    expect(elites(2, 750)).toEqual([]);
    expect(elites(3, 1050)).toEqual(['units.3 fr3.army-lists.elite-allowance']);
    expect(elites(4, 2000)).toEqual([]);
    expect(elites(5, 2000)).toEqual(['units.5 fr3.army-lists.elite-allowance']);
  });

  test('fr3.army-lists.elite-unlimited: any number', () => {
    expect(errorsOf(roster('roman', times(12, 'handweapons elite-1-1-0')))).toEqual([]);
  });

  test('fr3.elites.other-types, fr3.elites.attack-variant: the attack form only where the list has it', () => {
    expect(errorsOf(roster('orc-goblin', ['handweapons elite-2-0-0']))).toEqual([]);
    expect(errorsOf(roster('roman', ['handweapons elite-2-0-0']))).toEqual(['units.1.elite-2-0-0 fr3.elites.attack-variant']);
  });

  test('fr3.elites.bowfire-variant, ruling: for who shoots, and the same for all of a type', () => {
    expect(errorsOf(roster('elves-high', ['pikes elite-0-1-1']))).toEqual(['units.1.elite-0-1-1 fr3.elites.bowfire-variant']);
    expect(errorsOf(roster('elves-high', ['longbows elite-0-1-1', 'longbows elite-1-1-0']))).toEqual([
      'units.2 fr3.elites.bowfire-variant',
    ]);
    expect(errorsOf(roster('hittite', ['heavy-chariots elite-0-1-1']))).toEqual([
      'units.1.elite-0-1-1 fr3.elites.bowfire-variant',
    ]);
    expect(errorsOf(roster('hittite', ['heavy-chariots elite-0-1-1 bows']))).toEqual([]);
    expect(errorsOf(roster('inca', ['skirmishers elite-0-1-1']))).toEqual([]);
    expect(errorsOf(roster('inca', ['skirmishers elite-0-1-1 exchanged']))).toEqual([
      'units.1.elite-0-1-1 fr3.elites.bowfire-variant',
    ]);
    expect(errorsOf(roster('steppe', ['light-cavalry elite-0-1-1 throwing']))).toEqual([
      'units.1.elite-0-1-1 fr3.elites.bowfire-variant',
    ]);
  });

  test('fr3.elites.purchase: in one form at a time', () => {
    expect(errorsOf(roster('chaos', ['handweapons elite-1-1-0 elite-2-0-0']))).toEqual([
      'units.1.elite-2-0-0 fr3.elites.purchase',
    ]);
  });

  test('fr3.armies.greek-elite-pikes-or-spears: not both', () => {
    expect(errorsOf(roster('greek', ['pikes elite-1-1-0', 'pikes elite-1-1-0', 'spears']))).toEqual([]);
    expect(errorsOf(roster('greek', ['pikes elite-1-1-0', 'spears elite-1-1-0']))).toEqual([
      'units.2 fr3.armies.greek-elite-pikes-or-spears',
    ]);
  });

  test('fr3.armies.napoleonic-french, fr3.armies.napoleonic-russian: a share of the muskets, rounded down, at least one', () => {
    const muskets = (army: string, elite: number, plain: number) =>
      errorsOf(roster(army, [...times(elite, 'muskets elite-1-1-0'), ...times(plain, 'muskets')], { size: 2000 }));
    expect(muskets('napoleonic-french', 1, 0)).toEqual([]);
    expect(muskets('napoleonic-french', 2, 9)).toEqual(['units.2 fr3.armies.napoleonic-french']);
    expect(muskets('napoleonic-french', 2, 10)).toEqual([]);
    expect(muskets('napoleonic-russian', 2, 10)).toEqual(['units.2 fr3.armies.napoleonic-russian']);
  });

  test('fr3.armies.persians-elite-spears: a limit that is no number is shown in words', () => {
    expect(problemsOf(roster('persians', ['spears elite-1-1-0'])).warnings.map(({ because }) => because)).toEqual([
      'Elite Spears: The second elite form is only for units with elite bows.',
    ]);
    expect(errorsOf(roster('persians', ['spears bows']))).toEqual(['units.1.bows fr3.armies.persians-elite-spears']);
  });

  test('fr3.army-lists.elite-allowance: a number that is lost with its cell is taken as the smallest, and said to be', () => {
    const arabic = roster('arabic', times(2, 'heavy-cavalry elite-1-1-0'));
    expect(errorsOf(arabic)).toEqual(['units.2 fr3.army-lists.elite-allowance']);
    expect(warningsOf(arabic)).toEqual(['units.2 fr3.army-lists.elite-allowance fr3.army-lists.table-availability']);
  });
});

describe('options', () => {
  test.each([
    ['fr3.items.stakes-purchase', 'roman', 'spears stakes'],
    ['fr3.infantry.pavisiers', 'roman', 'handweapons pavisiers'],
    ['fr3.items.shieldwall-purchase', 'roman', 'mobs shieldwall'],
    ['fr3.items.heavy-armor-purchase', 'renaissance', 'pikes heavy-armor'],
    ['fr3.infantry.militia-levels', 'acw-south', 'militia burrowing'],
    ['fr3.items.fly-swim-burrow-cost', 'greek', 'pikes flying'],
    ['fr3.elementals.air-flying', 'roman', 'air-elemental flying'],
    ['fr3.undead.eligibility', 'egyptian', 'longbows undead'],
    ['fr3.infantry.rangers-bow-options', 'roman', 'spears longbows'],
    ['fr3.infantry.marines-bowfire-option', 'roman', 'handweapons bows'],
    ['fr3.infantry.skirmishers-weapon-exchange', 'roman', 'mobs exchanged'],
    ['fr3.war-machines.battlewagons-artillery-options', 'roman', 'spears light-artillery'],
    ['fr3.artillery.types', 'orc-goblin', 'light-artillery indirect'],
    ['fr3.items.grapple-purchase', 'roman', 'spears grapple'],
    ['fr3.items.mine-purchase', 'roman', 'light-cavalry bows mine'],
    ['fr3.items.terrifying-mounts', 'roman', 'spears mounts'],
    ['fr3.items.climb-purchase', 'roman', 'spears climb'],
    ['fr3.items.climb-purchase', 'kobolds', 'battlewagons climb'],
    ['fr3.infantry.marines', 'roman', 'mobs marines'],
    ['fr3.infantry.offerings-attachment', 'roman', 'light-cavalry bows offerings'],
    ['fr3.optional-abilities.poison-purchase', 'roman', 'spears poison'],
    ['fr3.innate.availability', 'roman', 'handweapons hide'],
    ['fr3.innate.one-per-unit', 'elves-wood', 'rangers magic-resistance'],
    ['fr3.innate.hide', 'elves-wood', 'rangers hide'],
    ['fr3.innate.fast-movement-barred-armies', 'dwarfs', 'handweapons fast-movement'],
    ['fr3.innate.fast-movement-limited-armies', 'sea-elves', 'handweapons fast-movement'],
    ['fr3.innate.fast-movement-pirates', 'pirate', 'handweapons fast-movement'],
    ['fr3.innate.fast-movement-undead', 'egyptian', 'handweapons undead fast-movement'],
    ['fr3.innate.fast-movement-burrowers', 'orc-goblin', 'small-monsters burrowing fast-movement'],
    ['fr3.innate.fast-movement-eligible-units', 'greek', 'pikes fast-movement'],
    ['fr3.armies.chaos-mutations', 'chaos', 'small-monsters mutation-fear'],
    ['fr3.army-lists.stink-undead-only', 'aztec', 'handweapons stinkbomb'],
  ])('%s: %s may not have %s', (rule, army, words) => {
    expect(
      problemsOf(roster(army, [words]))
        .errors.filter(({ at }) => at.startsWith('units.1.'))
        .flatMap(({ rules }) => rules),
    ).toContain(rule);
  });

  test.each([
    ['fr3.items.stakes-purchase', 'elves-high', 'longbows stakes pavisiers'],
    ['fr3.army-lists.cell-bowfire', 'near-east', 'heavy-cavalry bows throwing'],
    ['fr3.monsters.dragons-breath', 'orc-goblin', 'dragons bows set-fire'],
    ['fr3.innate.one-per-unit', 'roman', 'handweapons toughness war-cry'],
  ])('%s: %s may not have both, %s', (rule, army, words) => {
    expect(problemsOf(roster(army, [words])).errors.flatMap(({ rules }) => rules)).toContain(rule);
  });

  test('fr3.innate.one-per-unit, ruling, fr3.infantry.rangers-innate-options: rangers have as many as are marked for them', () => {
    expect(errorsOf(roster('elves-wood', ['rangers disorient apoplexy smoke-screen longbows']))).toEqual([]);
  });

  test.each([
    ['fr3.cavalry.light-cavalry-weapons', 'roman', ['light-cavalry bows', 'light-cavalry throwing']],
    ['fr3.cavalry.heavy-cavalry-weapons', 'near-east', ['heavy-cavalry bows', 'heavy-cavalry']],
    ['fr3.army-lists.cell-bowfire', 'hittite', ['heavy-chariots', 'heavy-chariots bows']],
    ['fr3.army-lists.innate-same-type', 'roman', ['handweapons toughness', 'handweapons elite-1-1-0']],
    ['fr3.items.barbarian', 'roman', ['spears barbarian', 'spears']],
  ])('%s: all of a type alike', (rule, army, units) => {
    const errors = problemsOf(roster(army, units)).errors;
    expect(errors.map(({ at }) => at)).toEqual(['units.2']);
    expect(errors[0]?.rules).toEqual([rule]);
  });

  test('fr3.infantry.skirmishers-same-arms: alike, unless the figures show it', () => {
    expect(warningsOf(roster('roman', ['skirmishers', 'skirmishers exchanged']))).toEqual([
      'units.2 fr3.infantry.skirmishers-same-arms',
    ]);
  });

  test('fr3.cavalry.light-cavalry-weapons: bows or throwing weapons, one of them', () => {
    expect(errorsOf(roster('roman', ['light-cavalry']))).toEqual(['units.1 fr3.cavalry.light-cavalry-weapons']);
  });

  test('fr3.optional-abilities.gaze-purchase, fr3.items.protective-spirit-purchase: one in an army', () => {
    expect(errorsOf(roster('roman', ['spears paralyzing-gaze', 'mobs paralyzing-gaze']))).toEqual([
      'units.2.paralyzing-gaze fr3.optional-abilities.gaze-effect',
    ]);
    expect(errorsOf(roster('roman', ['spears protective-spirit', 'mobs protective-spirit']))).toEqual([
      'units.2.protective-spirit fr3.items.protective-spirit-purchase',
    ]);
  });

  test('fr3.items.napoleonic-purchase: with muskets or rifles in the army', () => {
    expect(errorsOf(roster('acw-north', ['light-artillery napoleonic', 'muskets']))).toEqual([]);
    expect(errorsOf(roster('acw-north', ['light-artillery napoleonic', 'mobs']))).toEqual([
      'units.1.napoleonic fr3.items.napoleonic-purchase',
    ]);
  });

  test('fr3.army-lists.table-availability: an option whose cell may be lost is a warning', () => {
    expect(warningsOf(roster('norse', ['spears throwing barbarian']))).toEqual([
      'units.1.throwing fr3.army-lists.table-availability',
    ]);
    expect(warningsOf(roster('roman', ['handweapons heavy-armor']))).toEqual([
      'units.1.heavy-armor fr3.army-lists.table-availability',
    ]);
  });

  test('fr3.army-lists.cell-living-undead, fr3.undead.eligibility: the dead by leave of the list, and in its numbers', () => {
    expect(errorsOf(roster('egyptian', ['spears undead', 'mobs undead', 'handweapons']))).toEqual([]);
    expect(errorsOf(roster('roman', ['spears undead']))).toEqual(['units.1.undead fr3.undead.eligibility fr3.armies.roman-list']);
    expect(errorsOf(roster('aztec', times(4, 'mobs undead')))).toEqual(['units.4 fr3.armies.aztec-undead-mobs']);
    expect(errorsOf(roster('undead', ['spears', 'swarms undead'])).slice(1)).toEqual([
      'units.1 fr3.army-lists.cell-living-undead',
      'units.2.undead fr3.army-lists.cell-living-undead',
    ]);
    expect(errorsOf(roster('evil', ['mobs undead']))).toEqual(['units.1 fr3.armies.evil-necromancer-undead']);
  });

  test('what is bought for the army is no unit and no option, and what nobody knows is told with a suggestion', () => {
    const why = (army: string, words: string) => problemsOf(roster(army, [words])).errors.map(({ because }) => because);
    expect(why('roman', 'camp')[0]).toBe('Unit 1: you must buy Camp for the army, not as a unit.');
    expect(why('roman', 'spears sacred-site')).toEqual([
      'Unit 1 (Spears): you must buy Sacred site for the army, not for a unit.',
    ]);
    expect(why('roman', 'spears stake')).toEqual(['Unit 1 (Spears): there is no option “stake”. Did you mean “stakes”?']);
    expect(why('roman', 'spears barbarian barbarian')).toEqual(['Unit 1 (Spears) cannot have Barbarian/Fearless twice.']);
    expect(why('egyptian', 'mummies stakes')).toEqual([
      'Unit 1 (Mummies) already includes everything, so you cannot add options.',
    ]);
  });
});

describe('attachments at the start', () => {
  const withUnit = (type: string, number: number) => unit(type, { with: number });

  test('fr3.basics.attachment: skirmishers and artillery, to a unit that is there and is not attached itself', () => {
    expect(errorsOf(roster('roman', ['spears', withUnit('skirmishers', 1)]))).toEqual([]);
    expect(errorsOf(roster('roman', ['spears', withUnit('mobs', 1)]))).toEqual(['units.2 fr3.basics.attachment']);
    expect(errorsOf(roster('roman', ['spears', withUnit('skirmishers', 9)]))).toEqual(['units.2 fr3.basics.attachment']);
    expect(errorsOf(roster('roman', [withUnit('skirmishers', 1)]))).toEqual(['units.1 fr3.basics.attachment']);
    expect(errorsOf(roster('roman', ['spears', withUnit('skirmishers', 1), withUnit('skirmishers', 2)]))).toEqual([
      'units.3 fr3.basics.attachment',
    ]);
  });

  test('fr3.basics.attachment-barred-primaries: never to monsters or specials', () => {
    expect(errorsOf(roster('roman', ['small-monsters', withUnit('skirmishers', 1)]))).toEqual([
      'units.2 fr3.basics.attachment-barred-primaries',
    ]);
  });

  test('fr3.basics.attachment-limit: one to a unit', () => {
    expect(errorsOf(roster('roman', ['spears', withUnit('skirmishers', 1), withUnit('skirmishers', 1)]))).toEqual([
      'units.3 fr3.basics.attachment-limit',
    ]);
  });
});

describe('leaders', () => {
  const errors = (army: string, ...characters: readonly { has: readonly string[]; bonuses?: string; with?: number }[]) =>
    errorsOf(roster(army, ['spears', 'small-monsters'], { characters: [theGeneral, ...characters] }));

  test.each([
    ['fr3.characters.one-ability-per-type', { has: ['hero', 'sub-commander'], bonuses: '1-2' }],
    ['fr3.characters.one-ability-per-type', { has: ['hero', 'superhero', 'superhero'], bonuses: '1-1' }],
    ['fr3.abilities.superhero', { has: ['superhero'] }],
    ['fr3.abilities.beastmaster', { has: ['beastmaster'] }],
    ['fr3.characters.bonus-notation', { has: ['hero'] }],
    ['fr3.characters.bonus-notation', { has: ['hero'], bonuses: '2-2' }],
    ['fr3.characters.bonus-notation', { has: [], bonuses: '1-1' }],
    ['fr3.characters.attachment-by-type', { has: ['hero'], bonuses: '1-1', with: 7 }],
    ['fr3.characters.attachment-needs-control', { has: ['hero'], bonuses: '1-1', with: 2 }],
  ] as const)('%s: %o', (rule, character) => {
    expect(errors('roman', character).join(' ')).toContain(rule);
  });

  test('fr3.characters.hero-bonus, fr3.characters.sub-commander-bonus, ruling: each of the two is chosen for the list', () => {
    expect(errors('roman', { has: ['hero'], bonuses: '2-0' }, { has: ['sub-commander'], bonuses: '2-1' })).toEqual([]);
  });

  test('fr3.characters.hero, ruling: room for one major ability and one minor beside the grade', () => {
    expect(errors('roman', { has: ['hero', 'superhero', 'beastmaster'], bonuses: '1-1' })).toEqual([]);
  });

  test('fr3.armies.weres-beastmaster: what is given needs no grade and takes no room', () => {
    expect(errorsOf(roster('weres', ['handweapons'], { characters: [theGeneral, { has: ['beastmaster'] }] }))).toEqual([]);
  });

  test('fr3.characters.attachment-needs-control: a beastmaster may be with monsters', () => {
    expect(errors('roman', { has: ['hero', 'beastmaster'], bonuses: '1-1', with: 2 })).toEqual([]);
  });

  test('fr3.characters.attachment-by-type: nobody is with fanatics', () => {
    expect(errorsOf(roster('norse', ['fanatics'], { characters: [{ has: ['general'], with: 1 }] }))).toEqual([
      'characters.1 fr3.characters.attachment-by-type fr3.specials.fanatics',
    ]);
  });

  test('what nobody knows is told with a suggestion', () => {
    const why = (...has: readonly string[]) =>
      problemsOf(roster('chinese', ['spears'], { characters: [theGeneral, { has }] })).errors.map(({ because }) => because);
    expect(why('wizard')).toEqual([
      'Character 2: there is no ability “wizard”. Did you mean “wizard-1” or “wizard-2” or “wizard-3”?',
    ]);
    expect(why('superhro')).toEqual(['Character 2: there is no ability “superhro”. Did you mean “superhero” or “hero”?']);
  });
});

describe('reading', () => {
  test('a roster is read by its form alone, and what is wrong with it is one sentence', () => {
    const good = roster('roman', ['spears stakes'], { size: 777 });
    expect(readRoster(JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, value: good });
    const why = (value: unknown) => {
      const read = readRoster(value);
      return read.ok ? null : read.because;
    };
    expect(why(null)).toBe('A roster must have a name, an army list, a size, units and characters.');
    expect(why({ ...good, army: 'romans' })).toBe('There is no army list “romans”. Did you mean “roman”?');
    expect(why({ ...good, size: 3.5 })).toBe('The size of a game must be 50 to 9999 points.');
    expect(why({ ...good, units: [{ type: 'spears', colour: 'red' }] })).toBe(
      'Unit 1 contains “colour”, which does not belong in a roster.',
    );
    expect(why({ ...good, units: [{ type: 'spears', with: 0 }] })).toBe(
      'Unit 1: “with” must be the number of a unit, counted from 1.',
    );
    expect(why({ ...good, characters: [{ has: 'general' }] })).toBe('Character 1: “has” must be a list of what he has bought.');
    expect(why({ ...good, units: Array(61).fill({ type: 'spears' }) })).toBe('A roster must have a list of at most 60 units.');
  });
});
