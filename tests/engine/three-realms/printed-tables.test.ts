/**
 * The printed tables of play, cell by cell: the data against rows typed by hand from the text, and these rows against the
 * text itself where it lies beside the checkout.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleTables } from '../../../src/content/tables.ts';
import { basics } from '../../../src/engine/three-realms/data/figures/basics.ts';
import { grounds, type HazardRoll, rates } from '../../../src/engine/three-realms/data/ground.ts';
import { benefits, hidings } from '../../../src/engine/three-realms/data/hiding.ts';
import { lossBands } from '../../../src/engine/three-realms/data/losses.ts';
import { phases, sequence } from '../../../src/engine/three-realms/data/sequence.ts';
import { shotModifiers } from '../../../src/engine/three-realms/data/shot-modifiers.ts';
import { profiles, stats } from '../../../src/engine/three-realms/data/stat-line.ts';

const d10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const lines = (text: string) => text.trim().split(/\n\s*/);
const shown = (id: string) =>
  ruleTables()
    .get(id)
    ?.rows.map((row) => row.cells);

/** Rows of the text with the lines on which they stand, from 1. Spelling as printed. */
const printed = {
  average: { from: 237, rows: ['M|S|MT|RT|I|A|D|E|P', '5|6|6|6|6|1|6|11|11'] },
  warrior: { from: 242, rows: ['M|S|MT|RT|I|A|D|E|P', '5|5|5|5|5|1|6|11|11'] },
  ground: {
    from: 310,
    rows: [
      'Terrain|.5 M|M|1.5M (run)|2M (sprint)',
      'open|none|none|none|none',
      'rough|none|Counts as Hazardous|re roll successes|re roll successes',
      'harzardous|re roll fails|none|re roll successes|re roll successes',
      'rough and harzardous|none|reroll successes|1 and 2 fail|cannot',
    ],
  },
  losses: {
    from: 449,
    rows: ['Models Lost|Loss Type|Penalty', '0-25%|defeat|no penalty', '26-50%|severe defeat|-1', '51%+|crushing defeat|-2'],
  },
} as const;

const text = join(process.cwd(), '../shared/sources/tr-three-realms.txt');
test.skipIf(!existsSync(text)).each(Object.entries(printed))('%s: typed as it stands in the text', (_, { from, rows }) => {
  const source = readFileSync(text, 'utf8').split('\n');
  expect(source.slice(from - 1, from - 1 + rows.length).map((line) => line.trim().split(/\t+/).join('|'))).toEqual([...rows]);
});

test('three-realms.stat-line.order, three-realms.stat-line.average-profile, three-realms.stat-line.human-warrior: nine values each', () => {
  const [names, average] = printed.average.rows.map((row) => row.split('|'));
  const warrior = printed.warrior.rows[1].split('|');
  expect(stats.map(({ id }) => id)).toEqual(names);
  expect(profiles.map(({ line }) => stats.map(({ id }) => `${line[id]}`))).toEqual([average, warrior]);
  expect(shown('three-realms-profiles')?.map(([, ...values]) => values.map(String))).toEqual([average, warrior]);
});

test('three-realms.melee.loss-penalty: three bands without a gap', () => {
  const said = lossBands.map(({ from, to, name, drive }) =>
    [to === 100 ? `${from}%+` : `${from}-${to}%`, name, drive === 0 ? 'no penalty' : `${drive}`].join('|'),
  );
  expect(said).toEqual(printed.losses.rows.slice(1));
  lossBands.forEach(({ from }, at) => {
    expect(from).toBe(at === 0 ? 0 : (lossBands[at - 1]?.to ?? 0) + 1);
  });
});

describe('three-realms.terrain.table', () => {
  /** What a printed cell means in a row (the rulings of the table and its rows). */
  const meaning = (cell: string, row: string): HazardRoll | null | 'barred' => {
    const ordinary = { fails: 1, reroll: null };
    if (cell === 'none') return row.includes('harzardous') ? ordinary : null;
    if (cell === 'Counts as Hazardous') return ordinary;
    if (cell === 're roll fails') return { fails: 1, reroll: 'failures' };
    if (cell === '1 and 2 fail') return { fails: 2, reroll: null };
    if (cell === 'cannot') return 'barred';
    expect(cell).toMatch(/^re ?roll successes$/);
    return { fails: 1, reroll: 'successes' };
  };
  const rows = printed.ground.rows.slice(1).map((row) => row.split('|'));

  test('the sixteen printed cells', () => {
    expect(grounds.map(({ rolls }) => rates.map(({ id }) => rolls[id]))).toEqual(
      rows.map(([row = '', ...of]) => of.map((cell) => meaning(cell, row))),
    );
  });

  test('the rates are those of the heading', () => {
    expect(rates.map(({ times }) => times)).toEqual([0.5, 1, 1.5, 2]);
  });

  test('three-realms.terrain.table-hazardous: the chances that the page shows, counted over all pairs of faces', () => {
    const lost = ({ fails, reroll }: HazardRoll) => {
      const fallen = (first: number, second: number) => {
        if (reroll === 'failures') return first <= fails && second <= fails;
        return first <= fails || (reroll === 'successes' && second <= fails);
      };
      return d10.flatMap((first) => d10.filter((second) => fallen(first, second))).length;
    };
    const percents = grounds.map(({ rolls }) =>
      rates.map(({ id }) => {
        const roll = rolls[id];
        return roll === null ? 'no roll' : roll === 'barred' ? roll : `${lost(roll)}%`;
      }),
    );
    const ends = shown('three-realms-ground')?.map(([, ...of]) => of.map((cell) => `${cell}`.replace(/^.*: /, '')));
    expect(ends).toEqual(percents);
    expect(percents.slice(1)).toEqual([
      ['no roll', '10%', '19%', '19%'],
      ['1%', '10%', '19%', '19%'],
      ['10%', '19%', '20%', 'barred'],
    ]);
  });
});

test('three-realms.basics.d5: halved and rounded down, so 0 to 5 with unequal chances', () => {
  const results = d10.map((face) => Math.floor(face / basics.d5Divisor));
  expect(results).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  expect([results[0], results.at(-1)]).toEqual([basics.d5Least, basics.d5Most]);
  expect(shown('three-realms-d5')?.map(([, result, chance]) => `${result} ${chance}`)).toEqual([
    '0 10%',
    '1 20%',
    '2 20%',
    '3 20%',
    '4 20%',
    '5 10%',
  ]);
});

test('three-realms.turn.game-turn: four phases, and steps in the order of the phases', () => {
  expect(phases.map(({ name }) => name)).toEqual(['Upkeep Phase', 'Action Phase', 'Melee Phase', 'End Phase']);
  expect([...new Set(sequence.map(({ phase }) => phase))]).toEqual(phases.map(({ id }) => id));
  const order = sequence.map(({ phase }) => phases.findIndex(({ id }) => id === phase));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('three-realms.cover.concealment, three-realms.cover.cover: what they take and give', () => {
  expect(benefits.map(({ id, training, protection }) => `${id} ${training} ${protection}`)).toEqual([
    'concealment -1 0',
    'cover -1 1',
  ]);
});

test('three-realms.cover.terrain-features-cover, three-realms.cover.other-models: cover without an agreement', () => {
  expect(hidings.map(({ id, gives }) => `${id} ${gives ?? 'agreed'}`)).toEqual(
    lines(`
      area agreed
      object agreed
      feature cover
      models cover`),
  );
});

test('three-realms.shooting.to-hit: everything that changes a shot, by the value it changes', () => {
  expect(shotModifiers.map(({ id, changes, value }) => `${id} ${changes} ${value}`)).toEqual(
    lines(`
      aim to-hit 1
      on-the-run to-hit -1
      concealment RT -1
      cover RT -1
      cover-protection P 1
      arcing-unseen RT -10
      dug-in-evasion E -2
      dug-in-protection P 2
      line-friend E 2
      line-hit S -1
      odd-die S -1
      forest-template S -1`),
  );
});
