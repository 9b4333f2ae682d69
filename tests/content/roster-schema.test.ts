/** Compares the published schema of roster files with the roster builder's reader: both must accept and refuse the same. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rosterSchema } from '../../src/content/api/roster.ts';
import { readyRosters } from '../../src/engine/fr3/muster/ready.ts';
import {
  bonusesLength,
  characterForms,
  idLength,
  moreForms,
  mostCharacters,
  mostPurchases,
  mostUnits,
  nameLength,
  type Roster,
  readRoster,
  unitForms,
} from '../../src/engine/fr3/muster/roster.ts';
import { readSaved, writeFile } from '../../src/engine/fr3/muster/saved-roster.ts';

const validate = new Ajv2020({ strict: true, allErrors: true }).compile(z.toJSONSchema(rosterSchema));
const byId = new Map(readyRosters.map(({ id, roster }) => [id, roster]));
const plain = byId.get('elves-high-500') as Roster;
/** A roster that uses every field. */
const full: Roster = {
  ...plain,
  units: [
    { type: 'pikes', name: 'The Gate', options: ['elite-1-1-0'], has: ['hero'], bonuses: '1-1', from: 'greek' },
    { type: 'skirmishers', with: 1, aside: true },
  ],
  characters: [{ name: 'Ossifrage', has: ['general'], bonuses: '2-2', with: 1, from: 'greek', aside: true }],
  extras: ['camp'],
  tournament: true,
};
const asFile = (roster: unknown): unknown => JSON.parse(writeFile(roster as Roster));

test.each(readyRosters.map(({ id, roster }) => [id, roster] as const))('the file of %s is valid, and comes back', (_, roster) => {
  expect(validate(asFile(roster)), JSON.stringify(validate.errors)).toBe(true);
  expect(readSaved(writeFile(roster))).toEqual({ roster, problems: [] });
});

test('the schema knows every field that the muster reads, and no other', () => {
  const shape = rosterSchema.shape.roster.shape;
  const keys = (object: object) => Object.keys(object).sort();
  expect(keys(shape.units.element.shape)).toEqual(keys(unitForms));
  expect(keys(shape.characters.element.shape)).toEqual(keys(characterForms));
  expect(keys(shape)).toEqual(keys({ name: 0, army: 0, size: 0, units: 0, characters: 0, ...moreForms }));
});

describe('what the muster takes and refuses, the schema takes and refuses', () => {
  const long = (length: number) => 'x'.repeat(length);
  const many = (count: number, what: unknown) => Array.from({ length: count }, () => what);
  const [unit] = full.units;
  const [character] = full.characters;
  const cases: Readonly<Record<string, unknown>> = {
    'all fields': full,
    'no field that may be left out': plain,
    'the longest name': { ...full, name: long(nameLength) },
    'a longer name': { ...full, name: long(nameLength + 1) },
    'no name': { ...full, name: undefined },
    'an unknown list': { ...full, army: 'elfs' },
    'half a point': { ...full, size: 499.5 },
    'too small a game': { ...full, size: 49 },
    'too large a game': { ...full, size: 10_000 },
    'the most units': { ...full, units: many(mostUnits, { type: 'pikes' }) },
    'more units': { ...full, units: many(mostUnits + 1, { type: 'pikes' }) },
    'the most characters': { ...full, characters: many(mostCharacters, { has: [] }) },
    'more characters': { ...full, characters: many(mostCharacters + 1, { has: [] }) },
    'no units': { ...full, units: undefined },
    'a unit without a type': { ...full, units: [{ ...unit, type: undefined }] },
    'a unit of a type that nobody knows': { ...full, units: [{ type: 'gryphons' }] },
    'a unit with a field of its own': { ...full, units: [{ ...unit, hat: 'green' }] },
    'a unit with nobody': { ...full, units: [{ ...unit, with: 0 }] },
    'a unit with the last there can be': { ...full, units: [{ ...unit, with: mostUnits }] },
    'a unit with one more': { ...full, units: [{ ...unit, with: mostUnits + 1 }] },
    'options that are no list': { ...full, units: [{ ...unit, options: 'bows' }] },
    'the most options': { ...full, units: [{ ...unit, options: many(mostPurchases, 'bows') }] },
    'more options': { ...full, units: [{ ...unit, options: many(mostPurchases + 1, 'bows') }] },
    'an option as long as a sentence': { ...full, units: [{ ...unit, options: [long(idLength + 1)] }] },
    'bonuses as long as a word': { ...full, units: [{ ...unit, bonuses: long(bonusesLength + 1) }] },
    'an ally from nowhere': { ...full, units: [{ ...unit, from: 'nowhere' }] },
    'not aside': { ...full, units: [{ ...unit, aside: false }] },
    'a character who has nothing': { ...full, characters: [{ ...character, has: undefined }] },
    'a character with a type': { ...full, characters: [{ ...character, type: 'pikes' }] },
    'extras that are numbers': { ...full, extras: [1] },
    'no tournament': { ...full, tournament: false },
    'a field of its own': { ...full, author: 'me' },
  };
  test.each(Object.entries(cases))('%s', (_, roster) => {
    const written = JSON.parse(JSON.stringify(roster));
    expect(validate(asFile(roster)), JSON.stringify(validate.errors)).toBe(readRoster(written).ok);
  });
  test('there are cases of both kinds', () => {
    const taken = Object.values(cases).filter((roster) => readRoster(JSON.parse(JSON.stringify(roster))).ok);
    expect(taken.length).toBeGreaterThan(5);
    expect(Object.keys(cases).length - taken.length).toBeGreaterThan(15);
  });
});
