/** Prices: items, characters, devices. */
import { type CharacterEntry, type Cost, castingCost, characters } from '../../engine/fr3/data/characters.ts';
import { magic } from '../../engine/fr3/data/figures/magic.ts';
import { type Invention, inventions } from '../../engine/fr3/data/inventions.ts';
import { type ItemCost, items } from '../../engine/fr3/data/items.ts';
import { type Cell, type Columns, type Row, type RuleTable, table } from './table.ts';

const columns: Columns = { name: 'Name', points: ['Points', 'points'], short: 'In short' };
const or = (all: readonly number[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;

function itemCost(cost: ItemCost): Cell {
  if (cost === null) return 'not for sale';
  if (typeof cost === 'number') return cost;
  if ('plain' in cost) return `${cost.plain}, or ${cost.level} off the surface`;
  return `${cost.perBasePoint} for each point of the spell’s cost`;
}
const byLevel = (cost: Cost): Cell => {
  if (typeof cost === 'number') return cost;
  const all = Object.values(cost);
  return all.length === 1 ? (all[0] as number) : or(all);
};
const inventionCost = ({ cost }: Invention): Cell => (typeof cost === 'number' ? cost : or(Object.values(cost)));

interface Priced {
  readonly name: string;
  readonly rule: string;
  readonly summary: string;
}
const priced = <Entry extends Priced>(entries: readonly Entry[], cost: (of: Entry) => Cell, group?: string): Row[] =>
  entries.map((entry, at) => ({
    ...(group && at === 0 ? { group } : {}),
    cells: [`[${entry.name}](${entry.rule})`, cost(entry), entry.summary],
  }));

const ofKind = (...kinds: CharacterEntry['kind'][]) => characters.filter(({ kind }) => kinds.includes(kind));
const cost = (entry: CharacterEntry) => byLevel(entry.cost);
/** Casters who know only level one have a separate price. */
const levelOneOnly = characters.filter(({ id }) => id === 'ships-cook' || id === 'mason');

export const priceTables: readonly RuleTable[] = [
  table(
    'prices-items',
    'Prices of items and abilities',
    'items.special-items-purpose',
    columns,
    [
      ...priced(
        items.filter((each) => each.for === 'unit'),
        (each) => itemCost(each.cost),
        'For a unit',
      ),
      ...priced(
        items.filter((each) => each.for === 'army'),
        (each) => itemCost(each.cost),
        'One for the army',
      ),
      ...priced(
        items.filter((each) => each.for === 'character'),
        (each) => itemCost(each.cost),
        'For a character',
      ),
    ],
    { repeats: 'items' },
  ),
  table(
    'prices-characters',
    'Prices of characters',
    'characters.design',
    columns,
    [
      ...priced(ofKind('grade'), cost, 'Body and grade'),
      ...priced(ofKind('major'), cost, 'Major abilities'),
      ...priced(ofKind('minor'), cost, 'Minor abilities'),
      ...priced(ofKind('magic'), cost, 'Magic users, by level'),
      ...priced(ofKind('army-specific'), cost, 'Leaders of one army'),
    ],
    { repeats: 'characters' },
  ),
  table(
    'minor-abilities',
    'Minor abilities',
    'abilities.minor-abilities',
    columns,
    [
      ...priced(
        [...ofKind('minor'), ...levelOneOnly].sort((a, b) => (a.name < b.name ? -1 : 1)),
        cost,
      ),
      ['[Level one magic](fr3.magic-users.casting-abilities)', castingCost[1], 'Wizards, shamans, druids, clerics.'],
      ['[Innate magic](fr3.innate.availability)', 'see there', 'One innate spell.'],
    ],
    { repeats: 'characters' },
  ),
  table(
    'casting-levels',
    'Levels of magic',
    'magic-users.casting-abilities',
    { level: 'Level', points: ['Points', 'points'], ability: 'Ability', dice: 'Dice a turn' },
    [
      ['One', castingCost[1], 'minor', `${magic.levelOneDice}d6`],
      ['Two', castingCost[2], 'major', `${magic.levelTwoDice}d6`],
      ['Three', castingCost[3], 'major', `${magic.levelThreeDice}d6`],
    ],
  ),
  table(
    'prices-inventions',
    'Prices of inventions',
    'inventions.device-limit',
    columns,
    [
      ...priced(
        inventions.filter(({ kind }) => kind === 'device'),
        inventionCost,
        'Devices',
      ),
      ...priced(
        inventions.filter(({ kind }) => kind !== 'device'),
        inventionCost,
        'Help and protection',
      ),
    ],
    { repeats: 'inventions' },
  ),
];
