/** The rosters of the sample scenario, compared with the prices in the data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { characterEntryOf } from '../../../src/engine/fr3/data/characters.ts';
import { elites } from '../../../src/engine/fr3/data/figures/elites.ts';
import { scenario } from '../../../src/engine/fr3/data/figures/scenario.ts';
import { innateOf } from '../../../src/engine/fr3/data/innate.ts';
import { itemOf } from '../../../src/engine/fr3/data/items.ts';
import { type Roster, type RosterPurchase, type RosterUnit, rosterOf, rosters } from '../../../src/engine/fr3/data/scenario.ts';
import { unitOf } from '../../../src/engine/fr3/data/units.ts';

const sum = (lines: readonly { readonly points: number }[]) => lines.reduce((total, line) => total + line.points, 0);
const purchases = (roster: Roster) => roster.characters.flatMap((character) => character.purchases);

function price({ id, from, level }: RosterPurchase): unknown {
  if (from === 'innate') return innateOf(id)?.cost;
  if (from === 'items') return itemOf(id)?.cost;
  const cost = characterEntryOf(id)?.cost;
  return level && typeof cost === 'object' ? cost[level] : cost;
}

/** fr3.armies.hill-dwarves-mounted-fanatics: the one unit with its own price, 10 for the mounts. */
const mounts = 10;
function unitPrice({ id, from, elite, mounted, flying }: RosterUnit): number {
  const base = from === 'units' ? unitOf(id)?.cost : itemOf(id)?.cost;
  return (
    Number(base) + (elite ? elites.cost : 0) + (mounted ? mounts : 0) + (flying ? Number(itemOf('fly-swim-burrow')?.cost) : 0)
  );
}

test('fr3.scenario.hill-dwarf-total, fr3.scenario.evil-total: both rosters come to 1050 as printed', () => {
  const totals = rosters.map((roster) => [roster.id, sum(purchases(roster)), sum(roster.units), roster.points]);
  expect(totals).toEqual([
    ['hill-dwarves', 400, 650, scenario.printedTotal],
    ['evil', 420, 630, scenario.printedTotal],
  ]);
});

test('fr3.scenario.hill-dwarf-units, ruling: every line has the published price, but for the light cavalry', () => {
  const odd = [];
  for (const roster of rosters) {
    for (const line of purchases(roster)) expect(line.points, line.name).toBe(line.count * Number(price(line)));
    for (const line of roster.units) {
      if (line.byTable) odd.push(line.name);
      expect(line.byTable ?? line.points, line.name).toBe(line.count * unitPrice(line));
    }
  }
  expect(odd).toEqual(['Light cavalry']);
  const byTable = (rosterOf('hill-dwarves') as Roster).units.map((line) => ({ points: line.byTable ?? line.points }));
  expect(sum(byTable) + 400).toBe(scenario.hillDwarfTotalByTable);
});

test('the pages print the rosters of the data', () => {
  for (const roster of rosters) {
    const page = readFileSync(join(process.cwd(), 'src/content', `rules/${roster.rule.replaceAll('.', '/')}.mdx`), 'utf8');
    const rows = [...page.matchAll(/^\| (\d) \| .*\| (\d+) \|$/gm)].map(([, count, points]) => [Number(count), Number(points)]);
    expect(rows).toEqual(roster.units.map((line) => [line.count, line.points]));
  }
});
