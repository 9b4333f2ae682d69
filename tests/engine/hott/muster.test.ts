/** Armies of Hordes of the Things: what they cost, whether they are legal, how they are kept. Rule ids name the tests. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elements } from '../../../src/engine/hott/data/elements.ts';
import { costOf } from '../../../src/engine/hott/muster/cost.ts';
import {
  addElement,
  changeElement,
  linesOf,
  mayLead,
  removeElement,
  setGeneral,
  setStronghold,
} from '../../../src/engine/hott/muster/edit.ts';
import { fixesOf } from '../../../src/engine/hott/muster/fixes.ts';
import { type Problem, problemsOf } from '../../../src/engine/hott/muster/problems.ts';
import {
  mostElements,
  newRoster,
  type Roster,
  type RosterElement,
  readRoster,
  salvageRoster,
} from '../../../src/engine/hott/muster/roster.ts';
import { sampleArmies } from '../../../src/engine/hott/muster/samples.ts';
import { readLink, readSaved, writeFile, writeLink } from '../../../src/engine/hott/muster/saved-roster.ts';
import { readText, writeText } from '../../../src/engine/hott/muster/text.ts';

/** `2 hordes, spears general`: an army as one says it. */
function army(said: string, more: Partial<Roster> = {}): Roster {
  const list = said.split(', ').flatMap((part): RosterElement[] => {
    const [, count, type, mark] = /^(?:(\d+) )?([a-z-]+)(?: (general|ally|shared))?$/.exec(part) as RegExpExecArray;
    return Array.from({ length: Number(count ?? 1) }, () => ({ type: type as string, ...(mark ? { [mark]: true } : {}) }));
  });
  return { ...newRoster('Test'), elements: list, ...more };
}
const rulesOf = (problems: readonly Problem[]): readonly string[] => problems.flatMap(({ rules }) => rules);
const errorsOf = (roster: Roster) => rulesOf(problemsOf(roster).errors);
const warningsOf = (roster: Roster) => rulesOf(problemsOf(roster).warnings);

/** The example of the page on armies (hott.supplement.army-size). */
const example = army('heroes general, magicians, 3 knights, 2 shooters, 4 hordes, spears');

describe('what elements cost', () => {
  const prices: Readonly<Record<string, number>> = {
    airboats: 3,
    artillery: 3,
    beasts: 2,
    behemoths: 4,
    blades: 2,
    clerics: 3,
    dragons: 4,
    flyers: 2,
    gods: 4,
    heroes: 4,
    'aerial-heroes': 6,
    hordes: 1,
    knights: 2,
    lurkers: 1,
    'water-lurkers': 1,
    magicians: 4,
    paladins: 4,
    riders: 2,
    shooters: 2,
    sneakers: 3,
    spears: 2,
    warband: 2,
  };
  test.each(elements.map(({ id }) => id))('hott.supplement.%s: its points, and its rule beside them', (type) => {
    const { elements: lines, total } = costOf(army(`3 ${type}`));
    expect(total).toBe(3 * (prices[type] as number));
    expect(lines[0]?.rules).toEqual([`hott.supplement.${type}`]);
  });

  test('hott.supplement.stronghold: it costs nothing', () => {
    const plain = army('24 hordes');
    expect(costOf(setStronghold(plain, { wide: 600, deep: 600 })).total).toBe(24);
    expect(Object.keys(prices)).not.toContain('stronghold');
    expect(errorsOf(army('stronghold, heroes general, 20 hordes'))).toContain('hott.supplement.army-size');
  });
});

describe('what makes an army legal', () => {
  test('hott.supplement.army-size: the example of the page has 24 AP and is legal', () => {
    expect(costOf(example).total).toBe(24);
    expect(problemsOf(example)).toEqual({ errors: [], warnings: [] });
  });

  test('hott.supplement.army-size: 25 AP are too many, 23 leave one unspent', () => {
    expect(problemsOf(addElement(example, { type: 'hordes' })).errors).toEqual([
      {
        at: 'roster',
        because: 'The army costs 25 AP, 1 more than the agreed 24. Remove elements.',
        rules: ['hott.supplement.army-size'],
      },
    ]);
    const short = removeElement(example, 7);
    expect(errorsOf(short)).toEqual([]);
    expect(problemsOf(short).warnings.map(({ because }) => because)).toEqual(['You can still spend 1 of 24 AP.']);
  });

  test('hott.supplement.army-size: another size is agreed on, and half of it must be cheap', () => {
    const large = army('2 heroes general, magicians, 12 spears, 4 artillery', { size: 48 });
    expect(costOf(large).cheapNeeded).toBe(24);
    expect(warningsOf(large)).toContain('hott.supplement.army-size');
  });

  test('hott.supplement.army-size: an unknown type is named, and the nearest one offered', () => {
    expect(problemsOf(army('spears general, knigts, 20 hordes')).errors[0]).toEqual({
      at: 'elements.2',
      because: 'There is no element type “knigts”. Did you mean “knights”?',
      rules: ['hott.supplement.army-size'],
    });
  });

  test('hott.supplement.cheap-half: two heroes, a magician and a dragon leave only 8 AP for cheap elements', () => {
    const dear = army('heroes general, heroes, magicians, dragons, 4 spears');
    expect([costOf(dear).total, costOf(dear).cheap]).toEqual([24, 8]);
    expect(errorsOf(dear)).toEqual(['hott.supplement.cheap-half']);
  });

  test('hott.supplement.cheap-half: 12 of 24 are enough', () => {
    expect(errorsOf(army('heroes general, heroes, magicians, 6 spears'))).toEqual([]);
  });

  test('hott.supplement.general: one, no more and no less', () => {
    expect(errorsOf(army('heroes, 10 spears'))).toEqual(['hott.supplement.general']);
    const two = problemsOf(army('heroes general, spears general, 9 spears')).errors;
    expect(two.map(({ at, rules }) => [at, ...rules])).toEqual([['elements.2', 'hott.supplement.general']]);
  });

  test.each(['beasts', 'dragons', 'gods', 'lurkers', 'water-lurkers', 'paladins', 'sneakers'])(
    'hott.supplement.general, ruling: %s cannot lead',
    (type) => {
      expect(errorsOf(army(`${type} general, 10 spears`))).toContain('hott.supplement.general');
    },
  );

  test('hott.supplement.general: every other type can', () => {
    const able = elements.filter(({ id }) => mayLead(army(id)).length === 1).map(({ id }) => id);
    expect(able).toHaveLength(15);
    for (const type of able) expect(errorsOf(army(`${type} general, 6 spears`))).toEqual([]);
  });

  test('hott.supplement.allied-contingent: allies are let pass with a warning; they do not lead', () => {
    expect(warningsOf(army('heroes general, 9 spears, 2 hordes ally'))).toEqual(['hott.supplement.allied-contingent']);
    const led = setGeneral(army('heroes ally, 10 spears'), 0);
    expect(errorsOf(led)).toEqual(['hott.supplement.general']);
  });

  test('hott.strongholds.size: 200 to 600 paces, wide and deep', () => {
    expect(errorsOf(setStronghold(example, { wide: 200, deep: 600 }))).toEqual([]);
    expect(errorsOf(setStronghold(example, { wide: 199 }))).toEqual(['hott.strongholds.size']);
    expect(errorsOf(setStronghold(example, { deep: 601 }))).toEqual(['hott.strongholds.size']);
  });

  test('hott.gods.shared: only gods are shared', () => {
    expect(errorsOf(army('heroes general, gods shared, 8 spears'))).toEqual([]);
    expect(errorsOf(army('heroes general, dragons shared, 8 spears'))).toEqual(['hott.gods.shared']);
  });
});

describe('fixes', () => {
  test.each([
    ['hott.supplement.army-size', army('heroes general, 11 spears')],
    ['hott.supplement.general', army('heroes, 10 spears')],
    ['hott.supplement.general', army('paladins general, 10 spears')],
    ['hott.supplement.general', army('heroes general, spears general, 9 spears')],
    ['hott.strongholds.size', army('heroes general, 10 spears', { stronghold: { wide: 100, deep: 100 } })],
    ['hott.gods.shared', army('heroes general, dragons shared, 8 spears')],
  ])('%s: what is offered removes the problem', (rule, roster) => {
    const [problem] = problemsOf(roster).errors as readonly [Problem];
    expect(problem.rules).toContain(rule);
    const fixes = fixesOf(roster, problem);
    expect(fixes.length).toBeGreaterThan(0);
    for (const fix of fixes) expect(problemsOf(fix.roster).errors.length).toBeLessThan(problemsOf(roster).errors.length);
  });
});

describe('sample armies', () => {
  test('at least eight, each with a name of its own, each of exactly 24 AP and legal without a warning', () => {
    expect(sampleArmies.length).toBeGreaterThanOrEqual(8);
    expect(new Set(sampleArmies.map(({ id }) => id)).size).toBe(sampleArmies.length);
    for (const { id, roster } of sampleArmies) {
      expect([id, costOf(roster).total, problemsOf(roster)]).toEqual([id, 24, { errors: [], warnings: [] }]);
      expect(readRoster(roster)).toEqual({ ok: true, value: roster });
    }
  });

  test('together they have every type of element', () => {
    const used = new Set(sampleArmies.flatMap(({ roster }) => roster.elements.map(({ type }) => type)));
    expect(elements.filter(({ id }) => !used.has(id))).toEqual([]);
  });
});

describe('editing', () => {
  test('like elements stand together; the general has a line of its own', () => {
    const roster = addElement(army('heroes general, 2 spears, hordes'), { type: 'spears' });
    expect(linesOf(roster).map(({ count, element }) => `${count} ${element.type}`)).toEqual(['1 heroes', '3 spears', '1 hordes']);
    expect(linesOf(setGeneral(roster, 1)).map(({ count }) => count)).toEqual([1, 1, 2, 1]);
  });

  test('no more elements than a roster holds', () => {
    const full = army(`${mostElements} hordes`);
    expect(addElement(full, { type: 'spears' })).toBe(full);
  });

  test('a mark that is undefined is taken off', () => {
    expect(changeElement(army('gods shared'), 0, { shared: undefined }).elements).toEqual([{ type: 'gods' }]);
  });
});

const anElement: fc.Arbitrary<RosterElement> = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...elements.map(({ id }) => id as string)), fc.string({ maxLength: 20 })),
    name: fc.string({ maxLength: 30 }).map((name) => name.replace(/\s+/g, ' ').trim()),
    general: fc.constant(true as const),
    ally: fc.constant(true as const),
    shared: fc.constant(true as const),
  },
  { requiredKeys: ['type'] },
);
const aRoster: fc.Arbitrary<Roster> = fc.record({
  name: fc.string({ maxLength: 30 }).map((name) => name.replace(/\s+/g, ' ').trim()),
  size: fc.integer({ min: 6, max: 96 }),
  elements: fc.array(anElement, { maxLength: 20 }),
  stronghold: fc.record(
    {
      name: fc.string({ maxLength: 30 }).map((name) => name.replace(/\s+/g, ' ').trim()),
      wide: fc.integer({ min: 1, max: 999 }),
      deep: fc.integer({ min: 1, max: 999 }),
    },
    { requiredKeys: ['wide', 'deep'] },
  ),
});

describe('kept and shared', () => {
  test('the text of an army, as people read it', () => {
    expect(writeText(sampleArmies[1]?.roster as Roster)).toBe(
      [
        'Army: Riders of the Pale Heath',
        'Points: 24 of 24',
        '',
        'Elements',
        'Heroes, general, called “Ysolde of the Long Rein” = 4',
        '4 × Knights = 8',
        '4 × Riders = 8',
        'Magicians, called “The Wind-Reader” = 4',
        '',
        'Stronghold: called “The Salt Corral”, 300 by 250',
        '',
      ].join('\n'),
    );
  });

  test('any roster comes back from its text, its file and its link', () => {
    fc.assert(
      fc.property(aRoster, (roster) => {
        expect(readSaved(writeFile(roster))).toEqual({ roster, problems: [] });
        expect(readLink(writeLink(roster))).toEqual({ roster, problems: [] });
        expect(readText(writeText(roster))).toEqual({ roster, problems: [] });
      }),
      { numRuns: 300, examples: [[{ name: '""', size: 6, elements: [], stronghold: { wide: 1, deep: 1 } }]] },
    );
  });

  test('a text by hand: loose counts, singular names, points in brackets', () => {
    const read = readText('The Late Levy\nPoints: 24\nElements\n- 1 hero, general (4)\n2x knight\n3 hordes [3 ap]\n');
    expect(read.problems).toEqual([]);
    expect(read.roster?.elements.map(({ type }) => type)).toEqual(['heroes', 'knights', 'knights', 'hordes', 'hordes', 'hordes']);
    expect(read.roster?.name).toBe('The Late Levy');
  });

  test('what cannot be read is said, and the rest is kept', () => {
    const read = readText('Army: A\nElements\n2 × Knigts\n3 × Spears, shiny\n');
    expect(read.roster?.elements).toHaveLength(3);
    expect(read.problems).toEqual([
      'Line 3: there is no element type “Knigts”. Did you mean “Knights”?',
      'Line 4: “shiny” cannot be read, so it is ignored.',
    ]);
    expect(readText('Good evening')).toEqual({
      problems: ['This text is not a roster: it has no line “Army:” and no line “Elements”.'],
    });
  });

  test('a damaged file keeps what has its form', () => {
    const file = JSON.parse(writeFile(example));
    file.roster.elements[2] = { type: 7 };
    file.roster.size = 'many';
    const read = readSaved(JSON.stringify(file));
    expect(read.roster?.elements).toHaveLength(example.elements.length - 1);
    expect(read.roster?.size).toBe(24);
    expect(read.problems).toHaveLength(2);
  });

  test('a file of another system, a later version and a cut file are refused in words', () => {
    const says = (text: string) => readSaved(text).problems[0];
    expect(says('{"battlebook":"roster","system":"fr3"}')).toBe('This file is not a roster for Hordes of the Things.');
    expect(says('{"battlebook":"roster","system":"hott","version":99}')).toContain('later version');
    expect(says('{"battlebook":')).toContain('This JSON is damaged');
    expect(says('')).toBe('The text or file is empty. Paste a roster or choose another file.');
  });

  test('nothing from outside throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readSaved(text);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { roster } = salvageRoster(value);
        if (roster) expect(readRoster(roster).ok).toBe(true);
      }),
    );
  });
});
