/**
 * The options of units that players design: the items of the book's price table (fr3.design.purpose), bought for a plain unit.
 */
import { type DesignPrice, designPrices } from '../data/design-prices.ts';
import { design } from '../data/figures/design.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { ownDesign } from './lists.ts';
import { no, option, type UnitOption } from './option.ts';

/** How often an option that is counted may be taken. No number in the book is higher than this. */
const often = 20;
const names: Readonly<Partial<Record<string, string>>> = {
  'combat-factor': '+1 CF',
  'character-bonus': '+1 to a bonus as a character',
  'bonuses-against': 'Two bonuses against a type',
  'innate-ability': 'An innate ability',
  level: 'Flying, swimming or burrowing',
};

const priced = ({ id, name, points, counted, most, group, spiritsOnly, rule }: DesignPrice): UnitOption =>
  option(
    `design-${id}`,
    names[id] ?? name,
    points,
    [rule as Fr3RuleId, 'fr3.design.purpose'],
    ({ row, options }) => {
      if (row.id !== ownDesign)
        return no(`${row.name} cannot be designed, because their type already has a price.`, 'fr3.design.purpose');
      return spiritsOnly && !options.includes('design-spirit') ? no(`Only spirits can have ${name}.`, rule as Fr3RuleId) : 'yes';
    },
    {
      ...(group ? { group: `design-${group}` } : {}),
      ...(counted === 'once' ? {} : { times: () => most ?? often }),
    },
  );

export const designOptions: readonly UnitOption[] = designPrices.map(priced);
/** fr3.design.price-elite: the largest number of elite designs, for each of this many points. */
export const createdElites = { most: design.elites, points: design.elitesPoints, option: 'design-elite' } as const;
