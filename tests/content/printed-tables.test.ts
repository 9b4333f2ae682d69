/**
 * The smaller tables in the book, cell by cell: compares the data with a transcription of the printed cells, and the
 * transcription with the source text if it is beside the checkout. The reference tables are compared in
 * `tests/engine/fr3/units.test.ts`, the army tables in `armies-a-to-i.test.ts` and `armies-k-to-z.test.ts` there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bowfire, bowfireRows } from '../../src/engine/fr3/data/bowfire.ts';
import { thiefTable } from '../../src/engine/fr3/data/characters.ts';
import { designPrices } from '../../src/engine/fr3/data/design-prices.ts';
import { design } from '../../src/engine/fr3/data/figures/design.ts';
import { fire } from '../../src/engine/fr3/data/figures/fire.ts';
import { optionalCharacters } from '../../src/engine/fr3/data/figures/optional-characters.ts';
import { preGame } from '../../src/engine/fr3/data/figures/pre-game.ts';
import { activationTable, vatTable } from '../../src/engine/fr3/data/inventions.ts';
import { type Material, materials } from '../../src/engine/fr3/data/materials.ts';
import { denizens } from '../../src/engine/fr3/data/planar.ts';
import { flankingArrival, scoutingOptions, scoutingSources, seerResults } from '../../src/engine/fr3/data/pre-game.ts';
import {
  bbResults,
  characterEscape,
  characterEscapeInMelee,
  characterResults,
  type ResultsRoll,
  unitResults,
} from '../../src/engine/fr3/data/results-rolls.ts';
import { costsOf } from '../../src/engine/fr3/data/spell-list.ts';
import { spells } from '../../src/engine/fr3/data/spells.ts';

interface PrintedTable {
  readonly rule: string;
  /** The first and last line in the source, counted from 1. */
  readonly lines: readonly [first: number, last: number];
  /** The printed cells in the order of the source. Spaces between them are only for readability. */
  readonly printed: string;
  /** The same cells from the data. */
  readonly data: () => readonly (string | number)[];
  /** Extracts the cells from those lines; by default each line is a cell. */
  readonly cells?: (text: string) => readonly string[];
}

/** Cells in a row. */
const inARow = (cells: readonly (string | number)[]): string => cells.join('').replaceAll(' ', '');

const d10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
const band = ({ from, to }: { from: number; to: number | null }): string => (to === null ? `${from}+` : `${from}-${to}`);
const numbers = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map((match) => match.slice(1).join(''));
/** Lines that contain only a result; the die beside it is missing in the source. */
const results = numbers(/^([KDE])$/gm);
const letters = <Result extends string>(table: ResultsRoll<Result>, code: Record<Result, string>): string[] =>
  table.results.map((each) => code[each]);
const escapes = { killed: 'K', escapes: 'E', held: 'C' } as const;
const onlyIf = (a: string, b: string): string => (a === b ? a : `${a}/${b}`);

const materialCells = (row: Material): (string | number)[] => [
  row.name,
  row.cf,
  row.maxHeight,
  ...(row.markers > 0 ? [`DM${row.markers}`] : []),
  row.maxThickness,
  row.fire === 0 ? '-' : `${signed(row.fire)}CF`,
  row.artillery === 0 ? '-' : `${signed(row.artillery)}Damage`,
  ...row.uses.flatMap((use) => (use === 'city' ? ['cities', 'towns'] : [`${use}s`])),
];

const tables: readonly PrintedTable[] = [
  {
    rule: 'fr3.missile-fire.table',
    lines: [564, 611],
    printed: '1--------DDK 2------DDDKK 3----DDDDKKK 4--DDDDDKKKK',
    data: () =>
      bowfireRows.flatMap((row) => [
        row,
        ...bowfire[row].map((result) => ({ none: '-', demoralized: 'D', killed: 'K' })[result]),
      ]),
  },
  {
    rule: 'fr3.results-rolls.character-results',
    lines: [6631, 6650],
    printed: '1K2K3K4C5C6C7E8E9E10E',
    data: () => letters(characterResults, { killed: 'K', captured: 'C', escapes: 'E' }).flatMap((letter, at) => [at + 1, letter]),
  },
  {
    rule: 'fr3.results-rolls.character-escape-roll',
    lines: [6656, 6675],
    printed: '1K2E/K3C/E4C/E5C6C7C8C9C10C',
    data: () => {
      const busy = letters(characterEscapeInMelee, escapes);
      return letters(characterEscape, escapes).flatMap((letter, at) => [at + 1, onlyIf(letter, busy[at] ?? '')]);
    },
  },
  {
    rule: 'fr3.results-rolls.unit-results',
    lines: [6680, 6701],
    printed: 'KKKDDDEEEE',
    data: () => letters(unitResults, { destroyed: 'K', demoralized: 'D', unharmed: 'E' }),
    cells: results,
  },
  {
    rule: 'fr3.results-rolls.bb-results',
    lines: [6704, 6723],
    printed: 'KKKDDDEEEE',
    data: () => letters(bbResults, { destroyed: 'K', damaged: 'D', unharmed: 'E' }),
    cells: results,
  },
  {
    // The table without terrain: only 9 and 10 put a fire out, as in the forest.
    rule: 'fr3.fire.results-table',
    lines: [340, 359],
    printed: '1B2B3F/E4F/E5F/E6F/E7F/E8F/E9E10E',
    data: () =>
      d10.flatMap((roll) => {
        const ends = Object.values(fire.extinguishedFrom).filter((from) => roll >= from).length;
        const all = ends === Object.keys(fire.extinguishedFrom).length;
        return [roll, roll <= fire.blazeTo ? 'B' : all ? 'E' : 'F/E'];
      }),
  },
  {
    rule: 'fr3.fire.results-table',
    lines: [362, 389],
    printed: '3-10 5-10 5-10 9-10 7-10 7-10 7-10',
    data: () => {
      const { airAndWater, marsh, masonry, forest, wood, ground, earth } = fire.extinguishedFrom;
      return [airAndWater, marsh, masonry, forest, wood, ground, earth].map((from) => `${from}-10`);
    },
    cells: numbers(/Results (\d+-10) count/g),
  },
  {
    rule: 'fr3.structures.materials',
    lines: [4304, 4342],
    printed:
      'Wood 5 2 1 -2CF +1Damage cities towns walls gates Brick 6 2 2 - +1Damage cities towns walls ' +
      'Metal 7 2 DM1 1 - - gates Stone 8 3 DM1 2 +2CF -1Damage cities towns walls Earthworks 10 1 DM2 3 +4CF -2Damage walls',
    data: () => materials.flatMap(materialCells),
    cells: (text) =>
      text
        .replace(/\(adds (one|two) DM.*$/gm, (_, word) => (word === 'one' ? 'DM1' : 'DM2'))
        .replace(/-{2,}/g, '-')
        .split(/[\n/]+/)
        .filter((cell) => cell !== ''),
  },
  {
    rule: 'fr3.inventions.activation-table',
    lines: [1870, 1873],
    printed: '9-10 7-10 5-10 3-10',
    data: () => activationTable.map(({ needed }) => `${needed}-10`),
  },
  {
    // In the source, the line for a 10 is at the end of a paragraph.
    rule: 'fr3.inventions.vat-table',
    lines: [1895, 1955],
    printed: '1-2nothing 3-7mobs 8-9blob 10monster',
    data: () =>
      vatTable.map((row) => {
        const dice = row.from === row.to ? row.from : band(row);
        const name = row.unit === null ? 'nothing' : row.unit.replace(/^large-|s$/g, '');
        return `${dice}${name}${row.undead ? 's' : ''}`;
      }),
    cells: numbers(/(\d+(?:-\d+)?)(?: a)?(?: unit of undead| large)? (nothing|mobs|blob|monster)/g),
  },
  {
    rule: 'fr3.planar.denizen-table',
    lines: [4045, 4049],
    printed: '1-2 3-4 5-6 7-8 9-10',
    data: () => denizens.map(({ arrives }) => band(arrives)),
  },
  {
    rule: 'fr3.planar.denizen-table',
    lines: [4051, 4055],
    printed: 'entity blob spirit minor lesser',
    data: () =>
      denizens.map(({ id }) =>
        id
          .replace('planar-', '')
          .replace('major-', '')
          .replace(/(minor|lesser)-spirit/, '$1'),
      ),
    cells: numbers(/^(?:planar )?(entity|blob|spirit|minor|lesser)/gm),
  },
  {
    rule: 'fr3.planar.denizen-table',
    lines: [4057, 4061],
    printed: '6-10 5-10 4-10 3-10 2-10',
    data: () => denizens.map(({ dominatedFrom }) => `${dominatedFrom}-10`),
  },
  {
    rule: 'fr3.pre-game.omen-occurs',
    lines: [3895, 3900],
    printed: '7+ 4+ +1 -1',
    data: () => [`${preGame.omenSeen}+`, `${preGame.omenGood}+`, `+${preGame.omenModifier}`, `-${preGame.omenModifier}`],
    cells: numbers(/\b(\d\+)|([+-]\d)/g),
  },
  {
    rule: 'fr3.pre-game.scouting-points',
    lines: [3913, 3918],
    printed: '+5 +5 +2 -2 10 5',
    data: () => [...scoutingSources.map(({ points }) => signed(points)), preGame.scoutHired, preGame.scoutHiredCost],
    cells: (text) => numbers(/([+-]?\d+)/g)(text.replace('–', '-')),
  },
  {
    rule: 'fr3.pre-game.scouting-difference',
    lines: [3930, 3938],
    printed: '1-4 5-9 10-14 15-19 20-24 25-29 30-34 35-39 40+',
    data: () => scoutingOptions.map(band),
    cells: numbers(/^(\S+) points$/gm),
  },
  {
    rule: 'fr3.pre-game.scouting-difference',
    lines: [3939, 3950],
    printed: '+1 +3 +5 wins 6” 3#1 38#8 7#2 33#7',
    data: () => {
      const middle = (option: number) => {
        const found = scoutingOptions.find((each) => each.option === option)?.middle ?? 0;
        return `${found}#${option}`;
      };
      const effects = scoutingOptions.flatMap(({ effect }) =>
        effect.kind === 'set-up-roll'
          ? [signed(effect.bonus)]
          : effect.kind === 'wins-set-up-roll'
            ? ['wins']
            : effect.kind === 'move-objective'
              ? [`${effect.inches}”`]
              : [],
      );
      return [...effects, middle(1), middle(8), middle(2), middle(7)];
    },
    cells: (text) =>
      [...text.matchAll(/(\+\d)|(Automatically win)|(\d”)|#(\d) \((\d+) /g)].map(
        ([, bonus, wins, inches, option, points]) => bonus ?? (wins ? 'wins' : (inches ?? `${points}#${option}`)),
      ),
  },
  {
    rule: 'fr3.pre-game.flanking-force-arrival',
    lines: [3962, 3966],
    printed: '1:9 2:7 3:5 4:3 5:1',
    data: () => flankingArrival.map(({ turn, from }) => `${turn}:${from}`),
    cells: (text) => [...text.matchAll(/Turn (\d).*roll of (\d+) – 10/g)].map(([, turn, from]) => `${turn}:${from}`),
  },
  {
    // Every number in the ten answers, in order.
    rule: 'fr3.pre-game.seer-table',
    lines: [3990, 4006],
    printed: '1 1 1-3 4-6 7-8 9-10 40 30 twice 20 1 1 1',
    data: () =>
      seerResults.flatMap(({ effect }): (string | number)[] => {
        if (effect.kind === 'change-roll')
          return effect.chooser === 'owner' ? [effect.amount, effect.amount] : [effect.amount, effect.amount, effect.amount];
        if (effect.kind === 'find-item') return effect.table.flatMap((row) => [band(row), ...(row.worth ? [row.worth] : [])]);
        if (effect.kind === 'scouting-points') return [Math.abs(effect.points)];
        return effect.kind === 'roll-again' && effect.rolls === 2 ? ['twice'] : [];
      }),
    cells: numbers(/(\d+(?:-\d+)?|twice)/g),
  },
  {
    rule: 'fr3.optional-characters.thief',
    lines: [4119, 4130],
    printed: '1-3 1clock 20victory 20victory 4-7 8-10',
    data: () => {
      const [low, middle, high] = thiefTable.map(band);
      const { thiefClock, thiefVictoryPoints: lost } = optionalCharacters;
      return [low ?? '', `${thiefClock}clock`, `${lost}victory`, `${lost}victory`, middle ?? '', high ?? ''];
    },
    cells: (text) =>
      [...text.matchAll(/^(\d+) ?- ?(\d+)$|(\d+) (?:morale\s)?(clock|victory)/gm)].map(([, from, to, n, what]) =>
        from ? `${from}-${to}` : `${n}${what}`,
      ),
  },
  {
    // In the order of the list; the price of heads is listed with the CF that a head adds.
    rule: 'fr3.design.purpose',
    lines: [3636, 3667],
    printed: '+10 +10 +20 +10 +10 +10 +10 +20 +10 +10 +20 +30 +40 +20 +40 +90 +140 -20 +10 +10 +20 +20 +10 +10 +10 10 +50',
    data: () => designPrices.map(({ id, points }) => (id === 'head-breath' ? design.headBreath : signed(points))),
    cells: numbers(/(?:([+-]) ?|cost of )(\d+) (?:points|pints)/g),
  },
];

describe('the printed tables', () => {
  test.each(tables)('$rule, from line $lines.0: the data has the printed cells', ({ printed, data }) => {
    expect(inARow(data())).toBe(inARow([printed]));
  });
});

const path = join(process.cwd(), '../shared/sources/fr3-fantasy-rules-third-edition.txt');
const source = existsSync(path)
  ? readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.trim())
  : [];

describe.runIf(source.length > 0)('the source', () => {
  test.each(tables)('$rule, from line $lines.0: the transcription has the cells of the source', ({ lines, printed, cells }) => {
    const text = source.slice(lines[0] - 1, lines[1]).join('\n');
    expect(inARow(cells ? cells(text) : text.split('\n'))).toBe(inARow([printed]));
  });

  /** The source has spaces inside words, after a capital and after a hyphen; one name is misprinted. */
  const mended = source.slice(source.indexOf('Wizard Spells')).map((line) =>
    line
      .replace(/(^| )([A-Z]) (?=[a-z]{2})/g, '$1$2')
      .replace(/^Coccoon$/, 'Cocoon')
      .replace(/- /g, '-')
      .replace(/ o(?=bstacle)/i, ' O'),
  );
  /** The printed costs of spells whose row is broken in the source, so that the cost is some lines after the name. */
  const torn: Readonly<Record<string, string>> = {
    'Greatest Fear': '6',
    // fr3.spells.illusionary-enemy: the text also mentions 5 and 6 points.
    'Illusionary Enemy': '4/X',
    Apparition: '4',
    Plague: '4',
    'Summon 2': '2/3/4',
    'Zombies 2': '2/3',
    'Summon 3': '4/5',
    'Zombies 3': '6',
    'Unstable Ground': '6',
    'Summon Trap': '4',
    'Open/Close Portal': '10',
    'Awakening of the Wood': '4',
  };
  const stands = (cells: readonly string[]): boolean => mended.some((_, at) => cells.every((cell, k) => mended[at + k] === cell));
  const standsNear = (name: string, cost: string): boolean =>
    mended.some(
      (line, at) =>
        (line === name || `${line} ${mended[at + 1]}` === name) &&
        mended.slice(at, at + 20).some((each) => each.split(' ').includes(cost)),
    );

  test.each(spells.map((spell) => [spell.name, costsOf(spell)] as const))(
    'the spell book prints %s with its cost',
    (name, costs) => {
      const cost = torn[name];
      if (cost === undefined) expect([name, costs, stands([name, costs.join('/')])]).toEqual([name, costs, true]);
      else {
        expect(cost.split('/')[0]).toBe(String(costs[0]));
        expect([name, cost, standsNear(name, cost)]).toEqual([name, cost, true]);
      }
    },
  );
});
