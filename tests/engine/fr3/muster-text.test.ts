/** A roster as text, file and link: each form reads back the same roster, and every unreadable input gives a sentence. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { listOf, rowIdsOf, rowOf } from '../../../src/engine/fr3/muster/lists.ts';
import { readText } from '../../../src/engine/fr3/muster/read-text.ts';
import { readyRosters } from '../../../src/engine/fr3/muster/ready.ts';
import { readRoster } from '../../../src/engine/fr3/muster/roster.ts';
import { readSaved, writeFile, writeLink } from '../../../src/engine/fr3/muster/saved-roster.ts';
import { writeText } from '../../../src/engine/fr3/muster/write-text.ts';
import { aRoster } from './muster-rosters.ts';

const ways = {
  text: writeText,
  file: writeFile,
  link: writeLink,
  address: (roster: Parameters<typeof writeLink>[0]) => `https://example.org/fr3/muster/#${writeLink(roster)}`,
};

describe.each(Object.entries(ways))('a roster as %s', (_, write) => {
  test('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(aRoster, (roster) => {
        expect(readSaved(write(roster))).toEqual({ roster, problems: [] });
      }),
      { numRuns: 100 },
    );
  });

  test('comes back of every ready roster', () => {
    for (const { roster } of readyRosters) expect(readSaved(write(roster))).toEqual({ roster, problems: [] });
  });
});

test('a name of a sign that ends a line for some and not for others comes back too', () => {
  for (const name of ['\u2028', 'a\u2029b', '\u0085', '\ufeff', ' ']) {
    const roster = { name, army: 'roman', size: 500, units: [{ type: 'spears', name }], characters: [{ has: [], name }] };
    expect(readSaved(writeText(roster))).toEqual({ roster, problems: [] });
  }
});

test('units that differ in bonuses only have a line each', () => {
  const units = [{ type: 'spears' }, { type: 'spears', bonuses: '1-1' }];
  const roster = { name: '', army: 'undead', size: 50, units, characters: [] };
  expect(readSaved(writeText(roster))).toEqual({ roster, problems: [] });
});

test('a ready roster reads as a person would write it', () => {
  const greek = readyRosters.find(({ id }) => id === 'greek-750');
  expect(writeText(greek?.roster as NonNullable<typeof greek>['roster'])).toMatch(
    /^Roster: The Bronze Grove\nList: Greek Mythological\nPoints: \d+ of 750\n\nUnits\n1\. Pikes, Elite \(\+1,\+1,\+0\) = \d+\n2\. 2 × Pikes, Elite/,
  );
});

test('every type of every list is found by its own name, in any case and with or without its s', () => {
  for (const { id, name } of armies) {
    const list = listOf(id) as NonNullable<ReturnType<typeof listOf>>;
    for (const type of rowIdsOf(list)) {
      const word = (rowOf(list, type)?.name ?? '').toUpperCase();
      const { roster, problems } = readText(`List: ${name}\nUnits\n${word.replace(/,/g, '')}`);
      expect([name, word, problems]).toEqual([name, word, []]);
      expect(roster?.units).toEqual([{ type }]);
    }
  }
});

test('a text from a chat is read: no numbers, counts in front, points in brackets, one general without a name', () => {
  const { roster, problems } = readText(
    'Our lot\nArmy: dwarfs\nSize: 500 points\n\nUnits (4)\n- 3 handweapon [90]\n2x Crossbow/Handgun, called "Old Guard" (80 points)\n\nCharacters:\nGeneral, Superhero, with 2\n',
  );
  expect(problems).toEqual([]);
  expect(roster).toEqual({
    name: 'Our lot',
    army: 'dwarfs',
    size: 500,
    units: [
      ...Array.from({ length: 3 }, () => ({ type: 'handweapons' })),
      ...Array.from({ length: 2 }, () => ({ type: 'crossbow-handgun', name: 'Old Guard' })),
    ],
    characters: [{ has: ['general', 'superhero'], with: 2 }],
  });
});

test('what cannot be read is said by its line, and the rest is kept', () => {
  const { roster, problems } = readText('List: Dwarfz\nUnits\n1. Speers\n2. Spears, cloaks, with 9\nCharacters\nGeneral, hats');
  expect(problems).toEqual([
    expect.stringMatching(/^List: there is no army list “Dwarfz”\. Did you mean “Dwarfs”.* The generic list is used\.$/),
    expect.stringMatching(/^Line 3: there is no unit “Speers”\. Did you mean “Spears”/),
    expect.stringMatching(/^Line 4: there is no option “cloaks”\./),
    expect.stringMatching(/^Line 6: there is no ability “hats”\./),
    'This entry cannot go with unit 9, because the roster has no such unit.',
  ]);
  expect(roster).toEqual({
    name: '',
    army: 'generic',
    size: 1000,
    units: [{ type: 'spears' }],
    characters: [{ has: ['general'] }],
  });
});

test('attached units follow their host when a line above it could not be read', () => {
  const { roster } = readText('List: Dwarfs\nUnits\n1. Dragonettes\n2. Spears\n3. Light Artillery, with 2');
  expect(roster?.units).toEqual([{ type: 'spears' }, { type: 'light-artillery', with: 1 }]);
});

test('more than a roster holds is left out and said', () => {
  const { roster, problems } = readText('List: Dwarfs\nUnits\n99 Mobs');
  expect(roster?.units).toHaveLength(60);
  expect(problems).toEqual(['A roster can have at most 60 units. The last 39 are ignored.']);
});

test('more purchases than one may have are left out and said', () => {
  const { roster, problems } = readText('List: Dwarfs\nUnits\nMobs, 45 × Mine\nThe army\n99 × Hired scouts');
  expect(roster?.units[0]?.options).toHaveLength(40);
  expect(roster?.extras).toHaveLength(40);
  expect(problems).toEqual([
    'Line 3: a unit or character can have only 40 purchases here. The others are ignored.',
    'The army: a unit or character can have only 40 purchases here. The others are ignored.',
  ]);
});

test('damaged JSON keeps what has its form: the bad field goes, the unit stays, hosts are counted anew', () => {
  const file = {
    battlebook: 'roster',
    system: 'fr3',
    version: 1,
    roster: {
      name: 'Half',
      army: 'dwarfs',
      size: 'many',
      units: [{ type: 7 }, { type: 'spears', hat: true }, 'mobs', { type: 'light-artillery', with: 2 }],
      characters: [{ has: ['general'], with: 'two' }, { name: 'Nobody' }],
    },
  };
  const { roster, problems } = readSaved(JSON.stringify(file));
  expect(roster).toEqual({
    name: 'Half',
    army: 'dwarfs',
    size: 1000,
    units: [{ type: 'spears' }, { type: 'light-artillery', with: 1 }],
    characters: [{ has: ['general'] }],
  });
  expect(problems).toEqual([
    'The size of a game must be 50 to 9999 points.',
    'Unit 1: “type” must be a unit type.',
    'Unit 2 contains “hat”, which does not belong in a roster.',
    'Unit 3 is not in a form that this page can read.',
    'Character 1: “with” must be the number of a unit, counted from 1.',
    'Character 2: “has” must be a list of what he has bought.',
  ]);
});

test.each([
  ['', 'The text or file is empty. Paste a roster or choose another file.'],
  ['{"units":', 'This JSON is damaged: a part of it is missing or was changed. Copy all of it again.'],
  ['[]', 'This JSON file is not a roster.'],
  ['{"battlebook":"companion"}', 'This file is not a roster of Fantasy Rules!.'],
  [
    '{"battlebook":"roster","system":"fr3","version":9,"roster":{}}',
    'This roster was saved by a later version of this page. Reload the page and try again.',
  ],
  ['hello', 'This text is not a roster. It has no line “List:” and no units under “Units”.'],
])('%s is no roster, and says why', (text, because) => {
  expect(readSaved(text)).toEqual({ problems: [because] });
});

test('a damaged link says so', () => {
  const letters = writeLink(readyRosters[0]?.roster as NonNullable<(typeof readyRosters)[number]>['roster']);
  const { roster, problems } = readSaved(`#${letters.slice(0, -3)}`);
  expect(roster).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(/^This link is damaged/)]);
});

test('garbage never throws, and what comes of it has the form of a roster', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json(),
    fc
      .array(
        fc.constantFrom('List: Dwarfs', 'Units', 'Characters', '3 × ', 'Spears', ', with ', '“', '(', '= 3', '\n', '\\', '9'),
        { maxLength: 30 },
      )
      .map((parts) => parts.join('')),
    fc.tuple(aRoster, fc.nat(), fc.string({ maxLength: 3 })).map(([roster, at, more]) => {
      const text = writeText(roster);
      const cut = at % text.length;
      return text.slice(0, cut) + more + text.slice(cut + 1);
    }),
    fc
      .record({ army: fc.anything(), units: fc.array(fc.anything()), characters: fc.anything(), name: fc.string() })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { roster, problems } = readSaved(text);
      if (roster) expect(readRoster(roster).ok).toBe(true);
      else expect(problems).not.toEqual([]);
    }),
    { numRuns: 400 },
  );
});
