/** The cards for purchases: items, innate abilities, inventions, characters. The prose of the cards is in `rules/`. */

import { type CharacterEntry, type Cost, characters } from '../../engine/fr3/data/characters.ts';
import { innateAbilities } from '../../engine/fr3/data/innate.ts';
import { inventions } from '../../engine/fr3/data/inventions.ts';
import { type Item, type ItemCost, items } from '../../engine/fr3/data/items.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import type { GeneratedPage } from './words.ts';
import { line, list, plain, points, signed } from './words.ts';

const unitLink = (id: string): string => {
  const unit = unitOf(id);
  return unit ? `[${unit.name.toLowerCase()}](${unit.rule})` : id;
};
const itemLink = (id: string): string => {
  const item = items.find((each) => each.id === id);
  return item ? `[${item.name.toLowerCase()}](${item.rule})` : id;
};

function itemCost(cost: ItemCost): string {
  if (cost === null) return 'cannot be bought';
  if (typeof cost === 'number') return points(cost);
  if ('plain' in cost) return `${points(cost.plain)}; ${points(cost.level)} if it flies, swims or burrows`;
  return `${points(cost.perBasePoint)} for each point of the spell’s basic cost`;
}

const itemLimits = ({ limits }: Item): string[] => [
  ...line('At most', limits.each && `${limits.each} for one bearer`),
  ...line('In an army', limits.army && `at most ${limits.army}`),
  ...line('In an army', limits.onePerPoints && `one for every ${limits.onePerPoints} points`),
  ...line('In an army', limits.onePerCharacter && `one for each ${list(limits.onePerCharacter, 'or')}`),
  ...line('Not with', limits.notWith && list(limits.notWith.map(itemLink), 'or')),
  ...line('Whole type', limits.wholeType && 'if one unit of a type has it, all of them must'),
  ...line('Army list', limits.listOnly && 'only where it says so'),
  ...line('Needs', limits.armyHas && `${list(limits.armyHas.map(unitLink), 'or')} in the army`),
];

export const itemPages = (): GeneratedPage[] =>
  items.map((item) => ({
    path: `fr3/items/${item.id}`,
    title: item.name,
    facts: [
      ...line('Cost', itemCost(item.cost)),
      ...line('For', { unit: 'a unit', character: 'a character', army: 'the army' }[item.for]),
      ...line('Who may buy', typeof item.mayBuy === 'string' ? plain(item.mayBuy) : list(item.mayBuy.map(unitLink))),
      ...line('Kinds', item.kinds && list(item.kinds)),
      ...itemLimits(item),
    ],
  }));

export const innatePages = (): GeneratedPage[] =>
  innateAbilities.map((ability) => ({
    path: `fr3/innate/${ability.id}`,
    title: ability.name,
    facts: [
      ...line('Cost', points(ability.cost)),
      ...line('Who may buy', plain(ability.mayBuy.phrase)),
      ...line(
        'Range',
        { bowfire: 'as for bowfire', self: 'the user and its unit', 'bowfire or self': 'as for bowfire, or the user itself' }[
          ability.range
        ],
      ),
      ...line('Rally roll', ability.roll),
      ...line('Psychology', ability.psychology && 'yes'),
    ],
  }));

const versions = (cost: number | { readonly [version: string]: number }): string =>
  typeof cost === 'number'
    ? points(cost)
    : Object.entries(cost)
        .map(([version, each]) => `${points(each)} (${version.replace(/[A-Z]/g, (letter) => `, ${letter.toLowerCase()}`)})`)
        .join(', ');

const activations = {
  'each-use': 'for each use',
  'until-shut-off': 'once, until it is shut off',
  'until-detached': 'once, until he detaches',
  maintained: 'once, while its cost is paid',
} as const;

const buyers = {
  'mad-scientist': 'mad scientists',
  wizard: 'wizards',
  'war-machine': 'war machines',
  'missile-unit': 'missile units',
} as const;

export const inventionPages = (): GeneratedPage[] =>
  inventions.map((invention) => ({
    path: `fr3/inventions/${invention.id}`,
    title: invention.name,
    facts: [
      ...line('Cost', `${versions(invention.cost)}${invention.per === 'character' ? '' : ` for each ${invention.per}`}`),
      ...line('Who may buy', list(invention.buyers.map((each) => buyers[each]))),
      ...line('Set off', invention.activation && activations[invention.activation]),
    ],
  }));

const levelCost = (cost: Cost): string =>
  typeof cost === 'number'
    ? points(cost)
    : Object.entries(cost)
        .map(([level, each]) => `${points(each)} (level ${level})`)
        .join(', ');

const bonuses = ({ bonuses: all }: CharacterEntry): string =>
  list(
    all.map(({ melee, rally }) => `${signed(melee)} in melee and ${signed(rally)} to rally`),
    'or',
  );

const needs = (ids: readonly string[]): string =>
  list(
    ids.map((id) => {
      const needed = characters.find((each) => each.id === id);
      return needed ? `[${needed.name.toLowerCase()}](${needed.rule})` : id;
    }),
  );

const rank = (of: CharacterEntry['rank']): string | null => {
  if (of === 'none') return null;
  if (typeof of === 'string') return `${of} ability`;
  return Object.entries(of)
    .map(([level, each]) => `${each} (level ${level})`)
    .join(', ');
};

export const characterPages = (): GeneratedPage[] =>
  characters.map((character) => ({
    path: `fr3/characters/${character.id}`,
    title: character.name,
    facts: [
      ...line('Cost', levelCost(character.cost)),
      ...line('Counts as', rank(character.rank)),
      ...line('Needs', character.needs.length > 0 && needs(character.needs)),
      ...line('Bonuses', character.bonuses.length > 0 && bonuses(character)),
      ...line(
        'Room for',
        character.capacity && `${character.capacity.total} abilities and items, ${character.capacity.major} of them major`,
      ),
      ...line('In an army', character.limits.perArmy && perArmy(character.limits.perArmy)),
      ...line(
        'Keeps under control',
        character.controls.length > 0 && list(character.controls.map((each) => each.replaceAll('-', ' '))),
      ),
      ...line(
        'Armies',
        character.armies === 'list'
          ? 'those whose lists say so'
          : typeof character.armies === 'string'
            ? null
            : list(character.armies.map((each) => sentenceCase(each.replaceAll('-', ' ')))),
      ),
    ],
  }));

const perArmy = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `exactly ${max}` : min > 0 ? `${min} to ${max}` : `at most ${max}`;
