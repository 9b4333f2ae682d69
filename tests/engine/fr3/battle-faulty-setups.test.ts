/**
 * Set-ups that cannot be read: each has one fault, and the answer names it. A link, a saved game or a file made by hand can have
 * any of them.
 */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { combinedArmy } from '../../../src/engine/fr3/battle/deployment/combine.ts';
import type { Army, CharacterSetup, Setup, TroopSetup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { army } from './battle-table.ts';

type Loose = Readonly<Record<string, unknown>>;
/** One fault: what is wrong, the army or the whole set-up with it, and a part of the sentence that refuses it. */
type Fault = readonly [what: string, faulty: Loose, says: string];

const anna = army('Anna', ['spears', 'skirmishers', 'mobs']);
const ben = army('Ben', ['mobs', 'mobs']);
const sound = { table: { width: 48, depth: 36 }, terrain: [], objective: null, armies: { A: anna, B: ben } };
const saysOf = (setup: unknown): string => {
  const read = fr3Battle.readSetup(setup);
  return read.ok ? 'nothing' : read.because;
};
const withArmy = (changes: Loose): Loose => ({ ...sound, armies: { A: { ...anna, ...changes }, B: ben } });
const withTroop = (changes: Loose): Loose => withArmy({ troops: [{ ...anna.troops[0], ...changes }, ...anna.troops.slice(1)] });
const troop = (type: string, more: Loose = {}): Loose => ({ type, ...more });
const withCharacter = (changes: Loose, more: Loose = {}): Loose =>
  withArmy({ ...more, characters: [{ leader: 'hero-1-1', with: 1, ...changes }] });
const square = (x: number, y: number, size = 4) => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];
const woods = (polygon: readonly Loose[]): Loose => ({ ...sound, terrain: [{ kind: 'woods', polygon }] });
const many = (count: number, each: unknown) => Array.from({ length: count }, () => each);

test('the set-up without a fault is read', () => {
  expect(saysOf(sound)).toBe('nothing');
  expect(saysOf(withCharacter({}))).toBe('nothing');
  expect(saysOf(woods(square(4, 14)))).toBe('nothing');
});

const ofTheTable: readonly Fault[] = [
  ['a field that nobody knows', { ...sound, weather: 'rain' }, '“weather” does not belong in a set-up'],
  ['a table too small', { ...sound, table: { width: 11, depth: 36 } }, 'The table must be 12 to 144 inches'],
  ['a table too deep', { ...sound, table: { width: 48, depth: 145 } }, 'The table must be 12 to 144 inches'],
  ['an objective without corners', { ...sound, objective: [{ x: 1, y: 1 }] }, 'The terrain objective must be a list of corners'],
  ['an outline that crosses itself', woods([0, 2, 1, 3].map((at) => square(4, 14)[at]!)), 'crosses itself'],
  ['an outline without area', woods([4, 6, 8].map((x) => ({ x, y: 14 }))), 'has no area'],
  ['a piece beside the table', woods(square(48, 14)), 'is off the table'],
  ['a piece below the table', woods(square(4, -4)), 'is off the table'],
  ['an objective beside the table', { ...sound, objective: square(-4, 14) }, 'The terrain objective is off the table'],
  ['a water battle that is not sure', { ...sound, underwater: false }, '“underwater” must be true'],
  ['snow that is not sure', { ...sound, snow: false }, '“snow” must be true'],
  ['another side that begins', { ...sound, first: 'C' }, 'The side that moves first must be A or B'],
  ['no turn at all', { ...sound, turns: 0 }, 'The limit must be 1 to 999 turns'],
  ['half a turn', { ...sound, turns: 1.5 }, 'The limit must be 1 to 999 turns'],
  ['too many turns', { ...sound, turns: 1000 }, 'The limit must be 1 to 999 turns'],
  [
    'places for some',
    { ...sound, armies: { A: anna, B: { ...ben, troops: [troop('mobs', { at: { x: 9, y: 9, facing: 0 } }), troop('mobs')] } } },
    'Give a place to every unit, or to none',
  ],
];

const ofAnArmy: readonly Fault[] = [
  ['no list of troops', withArmy({ troops: 'spears' }), 'must be a name, a list of troops and a list of characters'],
  ['a name too long', withArmy({ name: 'x'.repeat(200) }), 'Army A needs a name of at most'],
  ['a rule that nobody knows', withArmy({ has: ['luck'] }), 'the army rules must be a list of these words'],
  ['too many scouts', withArmy({ scouts: 100 }), 'Army A can hire scouts at most 99 times'],
  ['fewer than no scouts', withArmy({ scouts: -1 }), 'Army A can hire scouts at most 99 times'],
  ['a trap that nobody knows', withArmy({ nuisances: ['pit'] }), 'the traps and parasitics must be a list of words'],
  ['nobody', withArmy({ troops: [] }), 'Army A has 0 units'],
  ['too many units', withArmy({ troops: many(201, troop('mobs')) }), 'Army A has 201 units'],
  ['too many characters', withArmy({ characters: many(61, { leader: 'none', with: 1 }) }), 'Army A has 61 characters'],
  ['works that are not a list', withArmy({ works: 'walls' }), 'the fortifications must be a list'],
  ['pavisiers that are not sure', withArmy({ works: [{ pavisiers: false }] }), '“pavisiers” must be true'],
  ['works without a place', withArmy({ works: [{ at: { x: 'far', y: 3, facing: 0 } }] }), 'give the place as x, y and a facing'],
  ['a holding that nobody knows', withArmy({ holdings: [{ kind: 'castle' }] }), 'the camp and sacred site must be a list'],
  ['two camps', withArmy({ holdings: [{ kind: 'camp' }, { kind: 'camp' }] }), 'at most one camp or baggage train'],
  ['a camp off the table', withArmy({ holdings: [{ kind: 'camp', at: { x: 49, y: 3 } }] }), 'the place of the camp must be'],
  [
    'a train with a place of its own',
    withArmy({ holdings: [{ kind: 'camp', at: { x: 9, y: 3 }, with: 1 }] }),
    'a baggage train goes with a unit',
  ],
  ['a train with nobody', withArmy({ holdings: [{ kind: 'camp', with: 9 }] }), 'a baggage train goes with a unit'],
];

const ofAUnit: readonly Fault[] = [
  ['nothing', withArmy({ troops: ['spears'] }), 'Army A, unit 1 is not a unit'],
  ['no type', withTroop({ type: 7 }), 'the unit type is missing'],
  ['a type that nobody knows', withTroop({ type: 'spear' }), 'Did you mean “spears”'],
  ['a name too long', withTroop({ name: 'x'.repeat(200) }), 'shorten the name'],
  ['half a point', withTroop({ cost: 1.5 }), 'the cost must be a whole number of points'],
  ['less than no points', withTroop({ cost: -1 }), 'the cost must be a whole number of points'],
  ['attached to a word', withTroop({ with: 'mobs' }), '“with” must be the number of a unit'],
  ['attached to nobody', withTroop({ type: 'skirmishers', with: 9 }), 'cannot be attached to unit 9'],
  ['attached to itself', withTroop({ type: 'skirmishers', with: 1 }), 'cannot be attached to unit 1'],
  ['a type that does not attach', withTroop({ with: 3 }), 'only skirmishers, artillery and contraptions can be attached'],
  [
    'attached to one that is attached',
    withArmy({ troops: [troop('skirmishers', { with: 2 }), troop('skirmishers', { with: 3 }), troop('mobs')] }),
    'cannot be attached to unit 2',
  ],
  ['attached to a leviathan', withArmy({ troops: [troop('leviathans'), troop('skirmishers', { with: 1 })] }), 'to a leviathan'],
  ['a kit that is a list', withTroop({ kit: ['elite'] }), 'the kit must be a group of named items'],
  ['an item that nobody knows', withTroop({ kit: { jetpack: true } }), 'kit.jetpack” does not belong in a set-up'],
  ['weapons that are a word', withTroop({ arms: 'grapple' }), '“arms” and “levels” must be lists of words'],
  ['levels that are a word', withTroop({ levels: 'flying' }), '“arms” and “levels” must be lists of words'],
  ['the same weapon twice', withTroop({ arms: ['grapple', 'grapple'] }), 'may contain each word only once'],
  [
    'the same level twice',
    withTroop({ type: 'small-monsters', levels: ['flying', 'flying'] }),
    'may contain each word only once',
  ],
  ['a weapon that nobody knows', withTroop({ arms: ['laser'] }), '“laser” is not a weapon'],
  ['abilities that are a word', withTroop({ innate: 'war-cry' }), 'the innate abilities must be a list of words'],
  ['the same ability twice', withTroop({ innate: ['war-cry', 'war-cry'] }), 'each innate ability may be listed only once'],
  ['an ability that nobody knows', withTroop({ innate: ['luck'] }), '“luck” is not an innate ability'],
  ['two abilities', withTroop({ innate: ['war-cry', 'freeze'] }), 'only rangers can have more than one innate ability'],
  ['a facing of more than a circle', withTroop({ at: { x: 9, y: 9, facing: 3600 } }), 'give the place as x, y and a facing'],
  ['a force from above', withTroop({ force: 'sky' }), '“force” must be flank or rear'],
  ['a force that stands already', withTroop({ force: 'flank', at: { x: 9, y: 9, facing: 0 } }), '“force” must be flank or rear'],
  ['an attached unit with a force', withTroop({ type: 'skirmishers', with: 3, force: 'flank' }), '“force” must be flank or rear'],
  ['a third level of morale', withTroop({ morale: 3 }), 'the morale must be 0, 1 or 2'],
  ['ground that slows nobody', withTroop({ ease: ['road'] }), '“ease” must be a list of kinds of difficult ground'],
  ['the same ground twice', withTroop({ ease: ['woods', 'woods'] }), '“ease” must be a list of kinds of difficult ground'],
  ['an illusion that is not sure', withTroop({ illusion: 'yes' }), '“illusion” must be true or false'],
  ['an illusion without an illusionist', withTroop({ illusion: true }), 'an army with illusions needs an illusionist'],
];

/** An army with an illusionist, whose first unit is an illusion. */
const feigned = (first: Loose, ...others: Loose[]) =>
  withArmy({
    troops: [{ ...first, illusion: true }, ...others],
    characters: [{ leader: 'none', with: 2, magic: 'illusionist-2' }],
  });

const ofACharacter: readonly Fault[] = [
  ['a grade that nobody knows', withCharacter({ leader: 'king' }), 'give the grade general, sub-commander or hero'],
  ['a superhero who is not sure', withCharacter({ superhero: 'yes' }), '“superhero”, “beastmaster” and “apart” must be'],
  ['with nobody', withCharacter({ with: 9 }), 'the character cannot be with unit 9'],
  ['a superhero without a grade', withCharacter({ leader: 'none', superhero: true }), 'a superhero must be a hero'],
  ['a vat that is left behind', withCharacter({ has: ['vat'], apart: true }), 'a character with a vat must begin'],
  ['a unit that is not sure', withCharacter({ unit: false }), '“unit” must be true'],
  ['a thief who is a unit', withCharacter({ leader: 'none', unit: true, has: ['thief'] }), 'only individuals can have'],
  [
    'a leviathan who is a character',
    withCharacter({ unit: true }, { troops: [troop('leviathans'), troop('mobs')] }),
    'a leviathan cannot be a character',
  ],
  [
    'a character who attaches',
    withCharacter({ unit: true }, { troops: [troop('skirmishers', { with: 2 }), troop('mobs')] }),
    'a unit that is itself a character cannot attach',
  ],
  [
    'two characters who are one unit',
    withArmy({ characters: [0, 1].map(() => ({ leader: 'hero-1-1', with: 1, unit: true })) }),
    'unit 1 already represents a character',
  ],
  ['belongings that are a word', withCharacter({ has: 'hide' }), 'abilities and items must be a list of words'],
  ['an item that nobody knows', withCharacter({ has: ['ring'] }), '“ring” is not an ability or item'],
  ['the same item twice', withCharacter({ has: ['hide', 'hide'] }), 'twice'],
  ['lore without magic', withCharacter({ lore: ['lizardmen-illusions'] }), 'only a magic user can have it'],
  ['lore that is a word', withCharacter({ magic: 'wizard-1', lore: 'all' }), '“lore” must be a list of words'],
  ['lore that nobody knows', withCharacter({ magic: 'wizard-1', lore: ['luck'] }), 'there is no lore called “luck”'],
  [
    'the same lore twice',
    withCharacter({ magic: 'illusionist-1', lore: ['lizardmen-illusions', 'lizardmen-illusions'] }),
    'list each kind of lore only once',
  ],
  ['a magic user that nobody knows', withCharacter({ magic: 'wizard-9' }), 'there is no magic user “wizard-9”'],
  ['a cook without a post', withCharacter({ magic: 'ships-cook-1' }), 'a ship’s cook needs a camp'],
  ['an illusion of nobody', feigned(troop('spears'), troop('mobs')), 'an illusion must copy a type'],
  ['an illusion too large', feigned(troop('leviathans'), troop('leviathans')), 'too large for illusions'],
  [
    'an illusion of an attached unit',
    feigned(troop('skirmishers', { with: 2 }), troop('mobs'), troop('skirmishers')),
    'an illusion must begin alone',
  ],
];

test.each([...ofTheTable, ...ofAnArmy, ...ofAUnit, ...ofACharacter])('%s', (_, faulty, says) => {
  expect(saysOf(faulty)).toContain(says);
});

test('fr3.illusions.act-as-real: a character cannot begin with an illusion', () => {
  const of = feigned(troop('spears'), troop('spears')) as unknown as Setup;
  const led = { ...of.armies.A, characters: [...of.armies.A.characters, { leader: 'hero-1-1', with: 1 } as CharacterSetup] };
  expect(saysOf({ ...of, armies: { A: led, B: ben } })).toContain('an illusion must begin alone');
});

test('fr3.multiplayer.command-clock, fr3.camps.availability, fr3.characters.one-general: armies that cannot fight on one side', () => {
  const led = (name: string, more: Partial<Army> = {}): Army => ({
    ...army(name, ['spears']),
    characters: [{ leader: 'general-2-2', with: 1 }],
    ...more,
  });
  const together = (...armies: Army[]) => {
    const read = combinedArmy(armies);
    return read.ok ? [] : read.rules;
  };
  const camp = { holdings: [{ kind: 'camp' }] } as Partial<Army>;
  const crowd = { troops: Array.from({ length: 150 }, (): TroopSetup => ({ type: 'mobs' }) as TroopSetup) };
  expect(together(led('Anna'), led('Ben', camp))).toEqual([]);
  expect(together(led('Anna', camp), led('Ben', camp))).toEqual(['fr3.camps.availability', 'fr3.multiplayer.command-clock']);
  expect(together(led('Anna', crowd), led('Ben', crowd))).toEqual(['fr3.multiplayer.command-clock']);
  expect(together(led('Anna'), led('Ben', { characters: [] }))).toEqual([
    'fr3.multiplayer.command-clock',
    'fr3.characters.one-general',
  ]);
  const two = { characters: [1, 1].map((host) => ({ leader: 'general-2-2', with: host })) } as Partial<Army>;
  expect(together(led('Anna', two))).toEqual(['fr3.multiplayer.command-clock', 'fr3.characters.one-general']);
});
